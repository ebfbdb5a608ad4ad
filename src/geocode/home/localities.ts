// Localities of Australia by name, state and postcode, in the installed addresses and in the gazetteer that comes with
// the package.
import { townOfCentre } from '../../address/vocabulary/mail-centres.js';
import { localitySpellings } from '../../address/vocabulary/spelling.js';
import type { AddressSet } from '../../data/addresses/read/address-set.js';
import { listEnd } from '../../data/list-end.js';
import { UNKNOWN_COORDINATE } from '../../data/points/coordinates.js';
import { metresBetween, type Point } from '../../data/points/metres.js';

/** A locality of one of the sets. */
export interface HomeLocality {
  readonly set: AddressSet;
  readonly id: number;
  readonly name: string;
  readonly state: string;
  /** Four digits each, most used first. */
  readonly postcodes: readonly string[];
  /** Null where the set does not know it. */
  readonly point: Point | null;
}

/** Localities of one name and state that are so near are one; in two sets also those that share a postcode. */
const SAME_METRES = 60_000;

/** Finds localities; `sets`: those of the better points first. */
export class HomeLocalities {
  constructor(private readonly sets: readonly AddressSet[]) {}

  /** Those of the name (folded), as it is written or in another spelling, in a state ('' for any). */
  named(written: string, state: string): HomeLocality[] {
    // A mail centre that is not known is in the town that it is named after.
    const town = townOfCentre(written);
    for (const spelling of [written, ...localitySpellings(written), ...(town === undefined ? [] : [town])]) {
      const found = this.spelt(spelling).filter((place) => state === '' || place.state === state);
      if (found.length > 0) return found;
    }
    return [];
  }

  /** Those of a postcode that the gazetteer has, which is the last of the sets. */
  ofPostcode(postcode: string): HomeLocality[] {
    const set = this.sets.at(-1);
    if (!set) return [];
    const code = Number(postcode);
    const start = set.postcodeLocalityStart;
    return Array.from(
      set.postcodeLocality.subarray(start[code], listEnd(start, code + 1, set.postcodeLocality)),
      (id) => localityOf(set, id),
    );
  }

  /** Those that bear the name, as their own where there are such. */
  private spelt(name: string): HomeLocality[] {
    const bearing = this.sets.flatMap((set) => bearers(set, name));
    const own = bearing.filter(({ isAlias }) => !isAlias);
    const found: HomeLocality[] = [];
    for (const { place } of own.length > 0 ? own : bearing) {
      const at = found.findIndex((other) => isSame(other, place));
      if (at < 0) found.push(place);
      else found[at] = joined(found[at]!, place);
    }
    return found;
  }
}

/** One locality of two sets: with the first point that is known and the postcodes of both. */
const joined = (first: HomeLocality, second: HomeLocality): HomeLocality => ({
  ...(first.point ? first : second),
  postcodes: [...new Set([...first.postcodes, ...second.postcodes])],
});

/** The localities that bear the name, and whether it is not their own. */
function bearers(set: AddressSet, name: string): { readonly place: HomeLocality; readonly isAlias: boolean }[] {
  const id = set.localityNames.find(name);
  if (id < 0) return [];
  const listed = set.nameLocality.subarray(
    set.nameLocalityStart[id],
    listEnd(set.nameLocalityStart, id + 1, set.nameLocality),
  );
  return Array.from(listed, (locality) => ({
    place: localityOf(set, locality >>> 1),
    isAlias: (locality & 1) === 1,
  }));
}

function localityOf(set: AddressSet, id: number): HomeLocality {
  const latitude = set.localityLatitude[id]!;
  const starts = set.localityPostcodeStart;
  return {
    set,
    id,
    name: set.localityNames.display(set.localityName[id]!),
    state: set.states[set.localityState[id]!] ?? '',
    postcodes: Array.from(
      set.localityPostcode.subarray(starts[id], listEnd(starts, id + 1, set.localityPostcode)),
      (code) => String(code).padStart(4, '0'),
    ),
    point: latitude === UNKNOWN_COORDINATE ? null : [latitude, set.localityLongitude[id]!],
  };
}

const isSame = (a: HomeLocality, b: HomeLocality): boolean =>
  a.state === b.state &&
  (!a.point ||
    !b.point ||
    metresBetween(a.point, b.point) < SAME_METRES ||
    (a.set !== b.set && a.postcodes.some((code) => b.postcodes.includes(code))));
