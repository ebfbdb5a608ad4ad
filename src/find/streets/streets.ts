// The streets that the words of a line may mean, in one order that never depends on how much is typed: by name, then
// the larger place first. What is typed only narrows them, so that a longer line never loses what a shorter one had.
import type { AddressSet } from '../../data/addresses/read/address-set.js';
import { NameEntries, sortEntries } from './name-entries.js';
import { LocalityMasks, type PlaceMask } from '../locality-masks.js';
import type { Query } from '../query.js';
import { Words } from '../words.js';
import { StreetNames, type NamedEntries } from './street-names.js';
import { ORDERS, type StreetAndPlace } from './ways.js';
import { isInRange } from '../../data/id-range.js';
import { listEnd } from '../../data/list-end.js';

/** The entries of those names that lie in the places. */
interface Source {
  readonly named: NamedEntries;
  readonly places: PlaceMask;
}

/** Takes a street; true when it was the last one wanted. */
type Take = (street: number) => boolean;

/** More entries of places than these are not looked through for the few of a name. */
const MOST_LOOKED_THROUGH = 25_000;
/** How much may be wrong: letters of the street's name, and of the place's. */
export interface Slips {
  readonly street: 0 | 1 | 2;
  readonly place: 0 | 1 | 2;
}
export const NO_SLIPS: Slips = { street: 0, place: 0 };

export class Streets {
  readonly placeWords: LocalityMasks;
  /** The question that met each street last. */
  private readonly seen: Float64Array;
  private readonly names: StreetNames;
  private round = 1;
  private entries: NameEntries | undefined;

  constructor(private readonly set: AddressSet) {
    this.seen = new Float64Array(set.streetCount);
    const words = new Words(set);
    this.names = new StreetNames(set, words);
    this.placeWords = new LocalityMasks(set, words);
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
  private sources(
    { postcode }: Query,
    ways: readonly StreetAndPlace[],
    slips: Slips,
    inState: boolean,
    known: Known,
  ): Source[] {
    const sources: Source[] = [];
    for (const { street, place } of ways) {
      // Most lines name no state alone: that is seen at once, the streets are not.
      const where = `${place.join(' ')}|${postcode}|${inState}`;
      let places = known.places.get(where);
      if (places === undefined) {
        places = this.placeWords.mask(place, postcode, slips.place, inState);
        known.places.set(where, places);
      }
      if (!places) continue;
      const what = street.join(' ');
      let named = known.named.get(what);
      if (!named) {
        named = this.names.of(street, slips.street);
        known.named.set(what, named);
      }
      for (const one of named) sources.push({ named: one, places });
    }
    return sources;
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
    const { names } = this;
    const { localityEntryStart: starts, entryName } = this.set;
    const found: number[] = [];
    for (const {
      named,
      places: { list, count },
    } of sources) {
      const { first, end } = named;
      for (let i = 0; i < count; i++) {
        const locality = list[i]!;
        const to = listEnd(starts, locality + 1, entryName);
        for (let entry = starts[locality]!; entry < to; entry++) {
          const name = entryName[entry]!;
          if (name < first || name >= end) continue;
          if (names.isTyped(entry, named) && names.bears(name, named)) found.push(entry);
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
    this.entries ??= new NameEntries(this.set);
    const order = this.entries;
    const { names } = this;
    const { all } = this.placeWords;
    const bearing: Source[] = [];
    for (let name = 0, at = 0; ; name++) {
      while (at < found.length && entryName[found[at]!]! < name) at++;
      const next = nextName(ranges, name);
      const other = at < found.length ? entryName[found[at]!]! : -1;
      name = other < 0 || (next >= 0 && next < other) ? next : other;
      // No name follows, or what should be the number of one is none.
      if (!(name >= 0)) return false;
      bearing.length = 0;
      for (const source of sources) {
        if (isInRange(source.named, name) && names.bears(name, source.named)) {
          bearing.push(source);
        }
      }
      if (bearing.length === 0) continue;
      const entries = order.of(name);
      const end = listEnd(starts, name + 1, entries);
      for (let i = starts[name]!; i < end; i++) {
        const entry = entries[i]!;
        const street = entryStreet[entry]! >>> 1;
        for (let k = 0; k < bearing.length; k++) {
          const { named, places } = bearing[k]!;
          if (places !== all && places.at[streetLocality[street]!] === 0) continue;
          if (!names.isTyped(entry, named)) continue;
          if (take(street)) return true;
          break;
        }
      }
    }
  }
}

/** What was looked up for one search, by the words. */
interface Known {
  readonly named: Map<string, readonly NamedEntries[]>;
  readonly places: Map<string, PlaceMask | null>;
}

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
