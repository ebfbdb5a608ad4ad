// The contract's positionFilter: which addresses are left out for the sake of where their coordinates come from.
import { WORD, type AddressSet } from '../data/addresses/read/address-set.js';
import { UNKNOWN_COORDINATE } from '../data/points/coordinates.js';
import type { FindWish } from './hit.js';

/** Geocode types (GEOCODE_TYPE_AUT) of coordinates that are only the street's, and only the locality's. */
const OF_STREET = 'STL';
const OF_LOCALITY = 'LOC';

/** Types that a value of the filter leaves out. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  ADDRESS: [OF_STREET, OF_LOCALITY],
  STREET: [OF_LOCALITY],
};

/** What accepts the addresses that a value of the filter leaves; undefined where it leaves all. */
export function positionFilter(set: AddressSet, position: string | undefined): FindWish['accepts'] {
  const leftOut = LEFT_OUT[position ?? ''];
  if (!leftOut) return undefined;
  const types = set.geocodeTypes.map(({ code }) => leftOut.includes(code));
  return (words, at) =>
    (words[at + WORD.latitude]! | 0) !== UNKNOWN_COORDINATE && !types[words[at + WORD.buildingAndGeocode]! & 0xff];
}
