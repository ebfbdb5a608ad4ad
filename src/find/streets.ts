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
const MOST_GATHERED = 6_000;
/** Ranges of names with typos that are looked at. */
const MOST_RANGES = 48;
/** Names of a first word that is only begun, when more words follow it: beyond, it has to be whole. */
const MOST_NAMES = 4_000;

export class Streets {
  readonly words: Words;
  readonly #places: Places;

  constructor(private readonly set: AddressSet) {
    this.words = new Words(set);
    this.#places = new Places(set, this.words);
  }

  /** The localities of the words alone, for a line without a street. */
  places(query: Query): PlaceMask | null { return this.#places.mask(query.words, query.postcode, 0); }

  /**
   * Streets for the queries, each once, in their order; `street` may be one whose entry is an alias. The caller stops
   * when it has enough.
   */
  * find(queries: readonly Query[], slips: Slips): Generator<{ street: number; query: Query }, void> {
    const sources = queries.map((query) => this.#sources(query, slips));
    const seen = new Set<number>();
    for (const [i, query] of queries.entries()) {
      for (const street of this.#inOrder(sources[i]!)) {
        if (seen.has(street)) continue;
        seen.add(street);
        yield { street, query };
      }
    }
  }

  /** The ways to divide the words into street and place, in either order. A comma divides if it does. */
  #sources({ words, breaks, postcode }: Query, slips: Slips): Source[] {
    const sources: Source[] = [], { length } = words;
    const add = (street: readonly string[], place: readonly string[]): void => {
      const named = this.#named(street, slips.street);
      if (named.length === 0) return;
      const places = this.#places.mask(place, postcode, slips.place);
      if (places) for (const source of named) sources.push({ ...source, places });
    };
    for (let at = 1; at <= length; at++) {
      if (at < length && breaks.some((isBreak, i) => isBreak && i > 0 && i < at)) break;
      add(words.slice(0, at), words.slice(at));
    }
    for (let at = 1; at < length; at++) add(words.slice(at), words.slice(0, at));
    return sources;
  }

  /** The ways to read a street: name alone, name and type, name, type and suffix. */
  #named(street: readonly string[], edits: 0 | 1 | 2): Omit<Source, 'places'>[] {
    const { words } = this, { length } = street, found: Omit<Source, 'places'>[] = [];
    const last = street[length - 1]!, before = street[length - 2];
    const add = (name: readonly string[], isWhole: boolean, types?: Mask, suffixes?: Mask): void => {
      if (types === null || suffixes === null || name.length === 0) return;
      for (const range of this.#ranges(name, edits)) found.push({ ...range, isWhole, types, suffixes });
    };
    add(street, false);
    if (length > 1) add(street.slice(0, -1), true, words.types(last));
    if (length > 1) add(street.slice(0, -1), true, undefined, words.suffixes(last));
    if (length > 2) add(street.slice(0, -2), true, words.types(before!), words.suffixes(last));
    return found;
  }

  #ranges(name: readonly string[], edits: 0 | 1 | 2): Pick<Source, 'first' | 'end' | 'words' | 'wordCount'>[] {
    const names = this.set.streetNames;
    if (edits > 0) return namesNearPrefix(names, name.join(' '), edits as 1 | 2, MOST_RANGES).filter(({ distance }) => distance > 0).map(({ first, end }) => ({ first, end, words: [], wordCount: name.length }));
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
    // Few streets: all of them, sorted once. Many: name after name, until the caller has enough.
    if (Math.min(byName, byPlace) <= MOST_GATHERED) { yield* this.#sorted(this.#gather(sources, byPlace < byName)); return; }
    const first = Math.min(...sources.map((source) => source.first)), end = Math.max(...sources.map((source) => source.end));
    const gathered: number[] = [];
    for (let name = first; name < end; name++) {
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
    const { localityEntryStart: starts, entryName } = this.set, { first, end, places: { at } } = source;
    for (let locality = 0; locality < at.length; locality++) {
      if (at[locality] === 0) continue;
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

  #sorted(entries: number[]): number[] {
    const { entryName, entryStreet, streetLocality, localityEntryStart: starts } = this.set;
    const size = (entry: number): number => { const locality = streetLocality[entryStreet[entry]! >>> 1]!; return starts[locality + 1]! - starts[locality]!; };
    if (entries.length > 1) entries.sort((a, b) => entryName[a]! - entryName[b]! || size(b) - size(a) || a - b);
    return entries.map((entry) => entryStreet[entry]! >>> 1);
  }
}

/** Streets of a locality, about: to judge which way is shorter. */
const ENTRIES_A_PLACE = 50;

function countWords({ bytes, offsets }: AddressSet['streetNames'], id: number): number {
  let count = 1;
  for (let i = offsets[id]!; i < offsets[id + 1]!; i++) if (bytes[i] === 0x20) count++;
  return count;
}
