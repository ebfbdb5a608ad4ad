// The streets that the words of a line may mean, in one order that never depends on how much is typed: by name, then
// the larger place first. What is typed only narrows them, so that a longer line never loses what a shorter one had.
import type { AddressSet } from '../data/addresses/read/address-set.js';
import { namesWithPrefix } from '../data/names/read/name-prefix.js';
import { namesNearPrefix } from '../data/names/read/near-prefix.js';
import { NameEntries, sortEntries } from './name-entries.js';
import { LocalityIndex, type PlaceMask } from './places.js';
import type { Query } from './query.js';
import { beginsWith, encoded, spellings, Words, type Mask } from './words.js';

/** Names [first, end) that words may mean, and what their entries have to be. */
interface Named {
  readonly first: number;
  readonly end: number;
  /** The words that the name begins with, none where the range says it all; `whole`: and the name has no others. */
  readonly words: readonly Uint8Array[];
  readonly isWhole: boolean;
  readonly wordCount: number;
  readonly types: Mask | undefined;
  readonly suffixes: Mask | undefined;
}

/** The entries of those names that lie in the places. */
interface Source {
  readonly named: Named;
  readonly places: PlaceMask;
}

/** Takes a street; true when it was the last one wanted. */
type Take = (street: number) => boolean;

/** How much may be wrong: letters of the street's name, and of the place's. */
export interface Slips {
  readonly street: 0 | 1 | 2;
  readonly place: 0 | 1 | 2;
}
export const NO_SLIPS: Slips = { street: 0, place: 0 };

/** More entries of places than these are not looked through for the few of a name. */
const MOST_LOOKED_THROUGH = 25_000;
/** Ranges of names with typos that are looked at. */
const MOST_RANGES = 48;
/** Names of a first word that is only begun, when more words follow it: beyond, it has to be whole. */
const MOST_NAMES = 4_000;

export class Streets {
  readonly words: Words;
  readonly placeWords: LocalityIndex;
  /** The question that met each street last. */
  private readonly seen: Float64Array;
  private round = 1;
  private entries: NameEntries | undefined;

  constructor(private readonly set: AddressSet) {
    this.seen = new Float64Array(set.streetCount);
    this.words = new Words(set);
    this.placeWords = new LocalityIndex(set, this.words);
  }

  /** The localities of the words alone, for a line without a street. */
  places(query: Query): PlaceMask | null {
    this.placeWords.begin();
    return this.placeWords.mask(query.words, query.postcode, 0, false);
  }

  /**
   * Gives streets for the queries, mostly each once a query: first those whose line names the street before the place,
   * then those that it names a state for and no more, then those the other way about; until `take` says that it has
   * enough.
   */
  find(queries: readonly Query[], slips: Slips, take: (street: number, query: Query) => boolean): void {
    const known: Known = { named: new Map(), places: new Map() };
    this.placeWords.begin();
    const round = this.round;
    const seen = this.seen;
    this.round += queries.length;
    for (const [divide, inState] of ORDERS) {
      for (const [i, query] of queries.entries()) {
        const isDone = this.inOrder(this.sources(query, divide(query), slips, inState, known), (street) => {
          if (seen[street] === round + i) return false;
          seen[street] = round + i;
          return take(street, query);
        });
        if (isDone) return;
      }
    }
  }

  /** The entries for each way to divide the words into street and place. */
  private sources({ postcode }: Query, ways: readonly Way[], slips: Slips, inState: boolean, known: Known): Source[] {
    const sources: Source[] = [];
    for (const { street, place } of ways) {
      // Most lines name no state alone: that is seen at once, the streets are not.
      const where = `${place.join(' ')}|${postcode}|${inState}`;
      let places = known.places.get(where);
      if (places === undefined) {
        known.places.set(where, (places = this.placeWords.mask(place, postcode, slips.place, inState)));
      }
      if (!places) continue;
      const what = street.join(' ');
      let named = known.named.get(what);
      if (!named) known.named.set(what, (named = this.named(street, slips.street)));
      for (const one of named) sources.push({ named: one, places });
    }
    return sources;
  }

  /** The ways to read a street: name alone, name and type, name, type and suffix. */
  private named(street: readonly string[], edits: 0 | 1 | 2): Named[] {
    const { words } = this;
    const { length } = street;
    const found: Named[] = [];
    const last = street[length - 1]!;
    const before = street[length - 2];
    const add = (name: readonly string[], isWhole: boolean, types?: Mask, suffixes?: Mask): void => {
      if (types === null || suffixes === null || name.length === 0) return;
      for (const { first, end, words: begun, wordCount } of this.ranges(name, edits, isWhole)) {
        found.push({ first, end, words: begun, wordCount, isWhole, types, suffixes });
      }
    };
    add(street, false);
    if (length > 1) add(street.slice(0, -1), true, words.types(last));
    if (length > 1) add(street.slice(0, -1), true, undefined, words.suffixes(last));
    if (length > 2) add(street.slice(0, -2), true, words.types(before!), words.suffixes(last));
    return found;
  }

  private ranges(
    name: readonly string[],
    edits: 0 | 1 | 2,
    isWhole: boolean,
  ): Pick<Named, 'first' | 'end' | 'words' | 'wordCount'>[] {
    const names = this.set.streetNames;
    // A name with its type behind it is not begun but misspelt.
    if (edits !== 0 && isWhole) {
      return names
        .near(name.join(' '), edits)
        .filter(({ distance }) => distance > 0)
        .map(({ id }) => ({ first: id, end: id + 1, words: [], wordCount: name.length }));
    }
    if (edits !== 0) {
      return namesNearPrefix(names, name.join(' '), edits, MOST_RANGES)
        .filter(({ distance }) => distance > 0)
        .map(({ first, end }) => ({ first, end, words: [], wordCount: name.length }));
    }
    return spellings(name).flatMap((spelling) => {
      let { first, end } = namesWithPrefix(names, spelling[0]!);
      if (spelling.length > 1 && end - first > MOST_NAMES) {
        ({ first, end } = namesWithPrefix(names, `${spelling[0]!} `));
      }
      return first === end ? [] : [{ first, end, words: encoded(spelling), wordCount: name.length }];
    });
  }

  /** Gives the streets of all sources by name, then the larger place. True if `take` has enough. */
  private inOrder(sources: readonly Source[], take: Take): boolean {
    const { nameEntryStart } = this.set;
    const few: Source[] = [];
    const many: Source[] = [];
    let left = MOST_LOOKED_THROUGH;
    for (const source of sources) {
      const {
        named: { first, end },
        places,
      } = source;
      const byName = nameEntryStart[end]! - nameEntryStart[first]!;
      const byPlace = places.count * ENTRIES_A_PLACE;
      const isFew = byPlace < byName && byPlace <= left;
      if (isFew) left -= byPlace;
      (isFew ? few : many).push(source);
    }
    // Few places: what is in them, sorted once. Else name after name, of those the few places have too.
    const found = this.entriesIn(few);
    if (many.length > 0) return this.byName(sources, many, found, take);
    const { entryStreet } = this.set;
    for (let i = 0; i < found.length; i++) if (take(entryStreet[found[i]!]! >>> 1)) return true;
    return false;
  }

  /** The entries of sources through their places, in order. */
  private entriesIn(sources: readonly Source[]): Uint32Array {
    const { localityEntryStart: starts, entryName } = this.set;
    const found: number[] = [];
    for (const {
      named,
      places: { list, count },
    } of sources) {
      const { first, end } = named;
      for (let i = 0; i < count; i++) {
        const locality = list[i]!;
        for (let entry = starts[locality]!; entry < starts[locality + 1]!; entry++) {
          const name = entryName[entry]!;
          if (name >= first && name < end && this.isTyped(entry, named) && this.bears(name, named)) found.push(entry);
        }
      }
    }
    const entries = Uint32Array.from(found);
    sortEntries(this.set, entries);
    return entries;
  }

  /** The streets of all sources at the names of `ranges`, and at those of the entries `found`. */
  private byName(sources: readonly Source[], ranges: readonly Source[], found: Uint32Array, take: Take): boolean {
    const { nameEntryStart: starts, entryStreet, entryName, streetLocality } = this.set;
    const order = (this.entries ??= new NameEntries(this.set));
    const { all } = this.placeWords;
    const bearing: Source[] = [];
    for (let name = 0, at = 0; ; name++) {
      while (at < found.length && entryName[found[at]!]! < name) at++;
      const next = nextName(ranges, name);
      const other = at < found.length ? entryName[found[at]!]! : -1;
      name = other < 0 || (next >= 0 && next < other) ? next : other;
      if (name < 0) return false;
      bearing.length = 0;
      for (const source of sources) {
        if (name >= source.named.first && name < source.named.end && this.bears(name, source.named)) {
          bearing.push(source);
        }
      }
      if (bearing.length === 0) continue;
      const entries = order.of(name);
      const end = starts[name + 1]!;
      for (let i = starts[name]!; i < end; i++) {
        const entry = entries[i]!;
        const street = entryStreet[entry]! >>> 1;
        for (let k = 0; k < bearing.length; k++) {
          const { named, places } = bearing[k]!;
          if ((places !== all && places.at[streetLocality[street]!] === 0) || !this.isTyped(entry, named)) continue;
          if (take(street)) return true;
          break;
        }
      }
    }
  }

  private bears(name: number, { words, isWhole, wordCount }: Named): boolean {
    const names = this.set.streetNames;
    return words.length > 0
      ? (words.length === 1 && !isWhole) || beginsWith(names, name, words, isWhole)
      : !isWhole || countWords(names, name) === wordCount;
  }

  private isTyped(entry: number, { types, suffixes }: Named): boolean {
    if (types === undefined && suffixes === undefined) return true;
    const { entryType, entrySuffix } = this.set;
    return (!types || types[entryType[entry]!] === 1) && (!suffixes || suffixes[entrySuffix[entry]!] === 1);
  }
}

/** What was looked up for one search, by the words. */
interface Known {
  readonly named: Map<string, readonly Named[]>;
  readonly places: Map<string, PlaceMask | null>;
}

/** The words of a street and those of a place. */
interface Way {
  readonly street: readonly string[];
  readonly place: readonly string[];
}

/** Street before place; a comma divides them if it does. */
function streetFirst({ words, breaks }: Query): Way[] {
  const ways: Way[] = [];
  for (let at = 1; at <= words.length; at++) {
    if (at > 1 && breaks[at - 1]!) break;
    ways.push({ street: words.slice(0, at), place: words.slice(at) });
  }
  return ways;
}

const placeFirst = ({ words }: Query): Way[] =>
  words.slice(1).map((_, i) => ({ street: words.slice(i + 1), place: words.slice(0, i + 1) }));

/** How a line may be divided, the likeliest first; true where its place is a state alone. */
const ORDERS: readonly (readonly [(query: Query) => Way[], boolean])[] = [
  [streetFirst, false],
  [streetFirst, true],
  [placeFirst, false],
];

/** The first name from `from` on that a source has, -1 for none. */
function nextName(sources: readonly Source[], from: number): number {
  let next = -1;
  for (const {
    named: { first, end },
  } of sources) {
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
