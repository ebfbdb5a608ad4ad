// Streets of an area by what is typed of them: the best fitting first, of equals the one with the most addresses.
import { lowerBound } from '../data/ascending.js';
import type { AddressSet } from '../data/addresses/read/address-set.js';
import { WORD, ADDRESS_WORDS } from '../data/addresses/read/address-set.js';
import { SmallestKeys } from '../data/smallest-keys.js';
import { postcodesOf, type Area } from './places.js';
import { REST, RestMatcher, streetQueries, type StreetQuery } from './street-text.js';
import { TIER } from './tiers.js';
import type { IdRange } from '../data/id-range.js';
import { listEnd } from '../data/list-end.js';

/** A street and how it fits (`TIER`). */
export interface FoundStreet {
  readonly street: number;
  readonly tier: number;
}

/** Sizes and streets are packed into one key behind the tier: 2^24 addresses, 2^24 streets. */
const SIZES = 2 ** 24;
const STREETS = 2 ** 24;

/** So many streets are looked at one by one. */
const FEW_STREETS = 2_000;

/** The streets that fit the text, `most` of them; misspelt only if there are no others. */
export function streetsNamed(set: AddressSet, text: string, area: Area, most: number): FoundStreet[] {
  if (area.localities?.length === 0) return [];
  // A street may be there under several names.
  const best = new SmallestKeys(most * 2 + 1);
  const search = new StreetSearch(set, area, best);
  for (const query of streetQueries(set, text, {
    isAny: () => best.count > 0,
    isEnough: () => best.count >= most,
    among: namesIn(set, area),
  })) {
    search.add(query);
  }
  const found = new Map<number, number>();
  for (const key of best.keys()) {
    if (!found.has(key % STREETS)) found.set(key % STREETS, Math.floor(key / STREETS / SIZES));
  }
  return Array.from(found, ([street, tier]) => ({ street, tier })).slice(0, most);
}

/** The names of an area's streets, made when first asked for; undefined where there are many. */
function namesIn(
  { localityEntryStart, entryName }: AddressSet,
  { localities }: Area,
): (() => readonly number[]) | undefined {
  if (localities === null) return undefined;
  let count = 0;
  let names: number[] | undefined;
  for (const locality of localities) count += localityEntryStart[locality + 1]! - localityEntryStart[locality]!;
  return count > FEW_STREETS
    ? undefined
    : () => {
        if (names) return names;
        names = [];
        // A locality's entries stand in order of their names; a name in two localities does no harm.
        for (const locality of localities) {
          const end = listEnd(localityEntryStart, locality + 1, entryName);
          for (let entry = localityEntryStart[locality]!, last = -1; entry < end; entry++) {
            if (entryName[entry] !== last) names.push((last = entryName[entry]!));
          }
        }
        return names;
      };
}

/** Orders streets by tier, then the larger first. */
const keyOf = (tier: number, size: number, street: number): number =>
  (tier * SIZES + SIZES - 1 - Math.min(SIZES - 1, size)) * STREETS + street;

class StreetSearch {
  private readonly inArea: Uint8Array | null;

  constructor(
    private readonly set: AddressSet,
    private readonly area: Area,
    private readonly best: SmallestKeys,
  ) {
    this.inArea = area.localities === null ? null : new Uint8Array(set.localityCount);
    for (const locality of area.localities ?? []) this.inArea![locality] = 1;
  }

  add({ tier, ranges, rest }: StreetQuery): void {
    const {
      set,
      area: { localities },
    } = this;
    const matcher = new RestMatcher(set, rest);
    for (const range of ranges) {
      const count = set.nameEntryStart[range.end]! - set.nameEntryStart[range.first]!;
      if (localities === null && rest === '') this.offerAll(range, tier);
      else if (localities === null || count < localities.length * 8) {
        const end = listEnd(set.nameEntryStart, range.end, set.nameEntry);
        for (let i = set.nameEntryStart[range.first]!; i < end; i++) {
          this.offer(set.nameEntry[i]!, tier, matcher);
        }
      } else for (const locality of localities) this.inLocality(locality, range, tier, matcher);
    }
  }

  /** All streets of the names, where nothing else is asked: one letter names a hundred thousand. */
  private offerAll({ first, end }: IdRange, tier: number): void {
    const { nameEntryStart, nameEntry, entryStreet, streetAddressStart } = this.set;
    const { best } = this;
    const to = listEnd(nameEntryStart, end, nameEntry);
    for (let i = nameEntryStart[first]!; i < to; i++) {
      const street = entryStreet[nameEntry[i]!]! >>> 1;
      const key = keyOf(tier, streetAddressStart[street + 1]! - streetAddressStart[street]!, street);
      if (key < best.bound) best.offer(key);
    }
  }

  /** Entries of a locality stand in order of their names. */
  private inLocality(locality: number, { first, end }: IdRange, tier: number, matcher: RestMatcher): void {
    const { entryName, localityEntryStart } = this.set;
    const to = listEnd(localityEntryStart, locality + 1, entryName);
    const from = lowerBound(entryName, first, localityEntryStart[locality], to);
    for (let entry = from; entry < to && entryName[entry]! < end; entry++) this.offer(entry, tier, matcher);
  }

  private offer(entry: number, tier: number, matcher: RestMatcher): void {
    const { set, area } = this;
    const street = set.entryStreet[entry]! >>> 1;
    if (this.inArea !== null && this.inArea[set.streetLocality[street]!] === 0) return;
    const fits = matcher.of(set.entryType[entry]!, set.entrySuffix[entry]!);
    if (fits === REST.none) return;
    if (area.postcode !== 0 && !postcodesInStreet(set, street).includes(area.postcode)) return;
    this.best.offer(
      keyOf(
        tier === TIER.exact && fits === REST.part ? TIER.partType : tier,
        set.streetAddressStart[street + 1]! - set.streetAddressStart[street]!,
        street,
      ),
    );
  }
}

/** Postcodes of the addresses of a street, the most used first: its locality's where that has only one. */
export function postcodesInStreet(set: AddressSet, street: number): number[] {
  const ofLocality = postcodesOf(set, set.streetLocality[street]!).filter(({ isPostal }) => !isPostal);
  if (ofLocality.length < 2) return ofLocality.map(({ postcode }) => postcode);
  const uses = new Map<number, number>();
  const { words, start, count } = set.street(street);
  for (let at = start; at < start + count * ADDRESS_WORDS; at += ADDRESS_WORDS) {
    const postcode = words[at + WORD.formAndPostcode]! & 0xffff;
    if (postcode !== 0) uses.set(postcode, (uses.get(postcode) ?? 0) + 1);
  }
  return [...uses].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([postcode]) => postcode);
}
