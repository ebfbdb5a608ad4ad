// The streets that the words of a line may mean, in one order that never depends on how much is typed: by name, then the
// larger place first. What is typed only narrows them, so that a longer line never loses what a shorter one had.
import type { AddressSet } from '../reference/address-set.js';
import { namesNearPrefix, namesWithPrefix } from '../reference/name-prefix.js';
import { Places, type PlaceMask } from './places.js';
import type { Query } from './query.js';
import { beginsWith, encoded, spellings, Words, type Mask } from './words.js';

/** Entries of the names [first, end) that bear the type and suffix and lie in the places. */
interface Source {
  readonly first: number;
  readonly end: number;
  /** The words that the name begins with, none where the range says it all; `whole`: and the name has no others. */
  readonly words: readonly Uint8Array[];
  readonly isWhole: boolean;
  readonly wordCount: number;
  readonly types: Mask | undefined;
  readonly suffixes: Mask | undefined;
  readonly places: PlaceMask;
}

/** How much may be wrong: letters of the street's name, and of the place's. */
export interface Slips { readonly street: 0 | 1 | 2; readonly place: 0 | 1 | 2 }
export const NO_SLIPS: Slips = { street: 0, place: 0 };

/** More entries than these are not gathered and sorted at once, but taken name after name. */
const MOST_GATHERED = 2_500;
/** More entries of places than these are not looked through for the few of a name. */
const MOST_LOOKED_THROUGH = 25_000;
/** Ranges of names with typos that are looked at. */
const MOST_RANGES = 48;
/** Names of a first word that is only begun, when more words follow it: beyond, it has to be whole. */
const MOST_NAMES = 4_000;

export class Streets {
  readonly words: Words;
  readonly placeWords: Places;
  /** The question that met each street last. */
  readonly #seen: Float64Array;
  #round = 1;
  /** Entries to be sorted, each with what it is sorted by. */
  #keys = new Float64Array(1024);

  constructor(private readonly set: AddressSet) {
    this.#seen = new Float64Array(set.streetCount);
    this.words = new Words(set);
    this.placeWords = new Places(set, this.words);
  }

  /** The localities of the words alone, for a line without a street. */
  places(query: Query): PlaceMask | null {
    this.placeWords.begin();
    return this.placeWords.mask(query.words, query.postcode, 0, false);
  }

  /**
   * Streets for the queries, mostly each once a query: first those whose line names the street before the place, then
   * those that it names a state for and no more, then those the other way about. The caller stops when it has enough.
   */
  * find(queries: readonly Query[], slips: Slips): Generator<{ street: number; query: Query }, void> {
    const masks = new Map<string, PlaceMask | null>();
    this.placeWords.begin();
    const round = this.#round;
    this.#round += queries.length;
    for (const [divide, inState] of ORDERS) {
      for (const [i, query] of queries.entries()) {
        for (const street of this.#inOrder(this.#sources(query, divide(query), slips, inState, masks))) {
          if (this.#seen[street] === round + i) continue;
          this.#seen[street] = round + i;
          yield { street, query };
        }
      }
    }
  }

  /** The entries for each way to divide the words into street and place. `masks` keeps places by their words. */
  #sources({ postcode }: Query, ways: readonly Way[], slips: Slips, inState: boolean, masks: Map<string, PlaceMask | null>): Source[] {
    const sources: Source[] = [];
    for (const { street, place } of ways) {
      const named = this.#named(street, slips.street);
      if (named.length === 0) continue;
      const key = `${place.join(' ')}|${postcode}|${inState}`;
      let places = masks.get(key);
      if (places === undefined) masks.set(key, places = this.placeWords.mask(place, postcode, slips.place, inState));
      if (places) for (const source of named) sources.push({ ...source, places });
    }
    return sources;
  }

  /** The ways to read a street: name alone, name and type, name, type and suffix. */
  #named(street: readonly string[], edits: 0 | 1 | 2): Omit<Source, 'places'>[] {
    const { words } = this, { length } = street, found: Omit<Source, 'places'>[] = [];
    const last = street[length - 1]!, before = street[length - 2];
    const add = (name: readonly string[], isWhole: boolean, types?: Mask, suffixes?: Mask): void => {
      if (types === null || suffixes === null || name.length === 0) return;
      for (const range of this.#ranges(name, edits, isWhole)) found.push({ ...range, isWhole, types, suffixes });
    };
    add(street, false);
    if (length > 1) add(street.slice(0, -1), true, words.types(last));
    if (length > 1) add(street.slice(0, -1), true, undefined, words.suffixes(last));
    if (length > 2) add(street.slice(0, -2), true, words.types(before!), words.suffixes(last));
    return found;
  }

  #ranges(name: readonly string[], edits: 0 | 1 | 2, isWhole: boolean): Pick<Source, 'first' | 'end' | 'words' | 'wordCount'>[] {
    const names = this.set.streetNames;
    // A name with its type behind it is not begun but misspelt.
    if (edits !== 0 && isWhole) return names.near(name.join(' '), edits).filter(({ distance }) => distance > 0).map(({ id }) => ({ first: id, end: id + 1, words: [], wordCount: name.length }));
    if (edits !== 0) return namesNearPrefix(names, name.join(' '), edits, MOST_RANGES).filter(({ distance }) => distance > 0).map(({ first, end }) => ({ first, end, words: [], wordCount: name.length }));
    return spellings(name).flatMap((spelling) => {
      let { first, end } = namesWithPrefix(names, spelling[0]!);
      if (spelling.length > 1 && end - first > MOST_NAMES) ({ first, end } = namesWithPrefix(names, `${spelling[0]!} `));
      return first === end ? [] : [{ first, end, words: encoded(spelling), wordCount: name.length }];
    });
  }

  /** Streets of all sources by name, then place. */
  * #inOrder(sources: readonly Source[]): Generator<number, void> {
    if (sources.length === 0) return;
    const { nameEntryStart } = this.set;
    let byName = 0, byPlace = 0;
    for (const { first, end, places } of sources) {
      byName += nameEntryStart[end]! - nameEntryStart[first]!;
      byPlace += places.count * ENTRIES_A_PLACE;
    }
    // Few streets, or few places to look through: all of them, sorted once. Many: name after name, until the caller has enough.
    const throughPlaces = byPlace < byName;
    if (throughPlaces ? byPlace <= MOST_LOOKED_THROUGH : byName <= MOST_GATHERED) { yield* this.#sorted(this.#gather(sources, throughPlaces)); return; }
    const gathered: number[] = [];
    for (let name = nextName(sources, 0); name >= 0; name = nextName(sources, name + 1)) {
      gathered.length = 0;
      for (const source of sources) if (name >= source.first && name < source.end && this.#bears(name, source)) this.#entriesOf(name, source, gathered);
      if (gathered.length > 0) yield* this.#sorted(gathered);
    }
  }

  #gather(sources: readonly Source[], throughPlaces: boolean): number[] {
    const found: number[] = [];
    for (const source of sources) {
      if (throughPlaces) this.#entriesIn(source, found);
      else for (let name = source.first; name < source.end; name++) if (this.#bears(name, source)) this.#entriesOf(name, source, found);
    }
    return found;
  }

  #bears(name: number, { words, isWhole, wordCount }: Source): boolean {
    const names = this.set.streetNames;
    return words.length > 0 ? (words.length === 1 && !isWhole) || beginsWith(names, name, words, isWhole) : !isWhole || countWords(names, name) === wordCount;
  }

  #entriesOf(name: number, source: Source, found: number[]): void {
    const { nameEntryStart: starts, nameEntry, entryStreet, streetLocality } = this.set, { at } = source.places;
    for (let i = starts[name]!; i < starts[name + 1]!; i++) {
      const entry = nameEntry[i]!;
      if (at[streetLocality[entryStreet[entry]! >>> 1]!] === 1 && this.#isTyped(entry, source)) found.push(entry);
    }
  }

  /** The same through the entries of the places. */
  #entriesIn(source: Source, found: number[]): void {
    const { localityEntryStart: starts, entryName } = this.set, { first, end, places: { list, count } } = source;
    for (let i = 0; i < count; i++) {
      const locality = list[i]!;
      for (let entry = starts[locality]!; entry < starts[locality + 1]!; entry++) {
        const name = entryName[entry]!;
        if (name >= first && name < end && this.#isTyped(entry, source) && this.#bears(name, source)) found.push(entry);
      }
    }
  }

  #isTyped(entry: number, { types, suffixes }: Source): boolean {
    const { entryType, entrySuffix } = this.set;
    return (!types || types[entryType[entry]!] === 1) && (!suffixes || suffixes[entrySuffix[entry]!] === 1);
  }

  /** The streets of the entries by name, then the larger place, then as stored. */
  #sorted(entries: readonly number[]): number[] {
    const { entryName, entryStreet, streetLocality, localityEntryStart: starts } = this.set, { length } = entries;
    if (length > 1) {
      if (this.#keys.length < length) this.#keys = new Float64Array(length * 2);
      const keys = this.#keys.subarray(0, length);
      for (let i = 0; i < length; i++) {
        const entry = entries[i]!, locality = streetLocality[entryStreet[entry]! >>> 1]!, size = Math.min(LARGEST, starts[locality + 1]! - starts[locality]!);
        keys[i] = (entryName[entry]! * (LARGEST + 1) + LARGEST - size) * ENTRIES + entry;
      }
      return Array.from(keys.sort(), (key) => entryStreet[key % ENTRIES]! >>> 1);
    }
    return entries.map((entry) => entryStreet[entry]! >>> 1);
  }
}

/** A place of more streets is as large as one of so many; entries in a set at most. Name, size and entry fit into 53 bits. */
const LARGEST = 4095, ENTRIES = 2 ** 23;

/** The words of a street and those of a place. */
interface Way { readonly street: readonly string[]; readonly place: readonly string[] }

/** Street before place; a comma divides them if it does. */
function streetFirst({ words, breaks }: Query): Way[] {
  const ways: Way[] = [];
  for (let at = 1; at <= words.length; at++) {
    if (at > 1 && breaks[at - 1]!) break;
    ways.push({ street: words.slice(0, at), place: words.slice(at) });
  }
  return ways;
}

const placeFirst = ({ words }: Query): Way[] => words.slice(1).map((_, i) => ({ street: words.slice(i + 1), place: words.slice(0, i + 1) }));

/** How a line may be divided, the likeliest first; true where its place is a state alone. */
const ORDERS: readonly (readonly [(query: Query) => Way[], boolean])[] = [[streetFirst, false], [streetFirst, true], [placeFirst, false]];

/** The first name from `from` on that a source has, -1 for none. */
function nextName(sources: readonly Source[], from: number): number {
  let next = -1;
  for (const { first, end } of sources) {
    const at = Math.max(first, from);
    if (at < end && (next < 0 || at < next)) next = at;
  }
  return next;
}

/** Streets of a locality, about: to judge which way is shorter. */
const ENTRIES_A_PLACE = 50;

function countWords({ bytes, offsets }: AddressSet['streetNames'], id: number): number {
  let count = 1;
  for (let i = offsets[id]!; i < offsets[id + 1]!; i++) if (bytes[i] === 0x20) count++;
  return count;
}
