// The country around a town of New Zealand: mail goes to its places through the town, whose deliveries they share.
import type { Line, Reading } from '../../address/parse/reading.js';
import { KIND } from '../../address/vocabulary/kinds.js';
import { NONE, type AddressSet } from '../../data/addresses/read/address-set.js';
import { listEnd } from '../../data/list-end.js';
import type { IndexedSet } from '../context.js';
import { COST, SAME_COST } from '../costs.js';
import { codesOf, postcodeCost } from './code-costs.js';
import type { Place } from './place.js';
import { kilometresBetween } from './written-place.js';

/** A town this far from a locality without one may be its mail town. */
export const MAIL_TOWN_KM = 40;

/** True if the locality has no town of its own, in a set that has towns. */
const isCountry = (set: AddressSet, locality: number): boolean => set.localityTown[locality] === NONE;

/** A place of a rural delivery is this near to the suburbs that its drivers pass; in a large city they touch. */
const DELIVERY_KM = 15;
/** Postcodes that no town has but a large city. */
const MANY_CODES = 20;

/** The localities that have a postcode. */
const withCode = (set: AddressSet, code: number): number[] => [
  ...set.postcodeLocality.subarray(
    set.postcodeLocalityStart[code]!,
    listEnd(set.postcodeLocalityStart, code + 1, set.postcodeLocality),
  ),
];

/** Postcodes of New Zealand's rural deliveries end in these numbers and those above. */
const FIRST_RURAL = 71;

/** KOPU 3578, TAURIKO 3171: a suburb at the edge of its town, with the postcode of the town's rural deliveries. */
export function isRuralOfTown(set: AddressSet, locality: number, postcode: string): boolean {
  const town = set.localityTown[locality]!;
  if (set.country !== 'NZ' || town === NONE || town === locality || Number(postcode) % 100 < FIRST_RURAL) return false;
  const codes = codesOf(set, town);
  if (!codes.includes(Number(postcode))) return false;
  const farthest = codes.length > MANY_CODES ? 0 : DELIVERY_KM;
  return withCode(set, Number(postcode)).some(
    (place) => set.localityTown[place] !== place && kilometresBetween(set, locality, place) <= farthest,
  );
}

/** True for a postcode of a town that may be the locality's mail town: such are not listed for each place around it. */
export function isCodeAround(set: AddressSet, locality: number, postcode: string): boolean {
  if (postcode === '') return false;
  if (!isCountry(set, locality)) return isRuralOfTown(set, locality, postcode);
  return withCode(set, Number(postcode)).some(
    (town) => set.localityTown[town] === town && kilometresBetween(set, locality, town) <= MAIL_TOWN_KM,
  );
}

/** What a place costs where its mail town's postcode is as good as its own. */
export const costAround = ({ set }: IndexedSet, { cost, locality }: Place, { postcode }: Reading): number =>
  isCodeAround(set, locality, postcode) ? cost - postcodeCost(set, locality, postcode) : cost;

/** "12 RATA ROAD, NGUNGURU, WHANGAREI": the country place before its mail town `town`, behind a comma or the street. */
export function placeAround(
  index: IndexedSet,
  { breaks, kinds }: Line,
  reading: Reading,
  places: readonly Place[],
  town: Place,
): Place | undefined {
  const { set } = index;
  if (set.localityTown[town.locality] !== town.locality) return undefined;
  const isWhole = ({ from }: Place): boolean =>
    (breaks[town.from]! && (from === reading.from || breaks[from]!)) ||
    (from > reading.from + 1 && (kinds[from - 1]! & KIND.strongType) !== 0);
  const found = places.find(
    (place) =>
      place.exact &&
      place.to === town.to &&
      place.from < town.from &&
      isWhole(place) &&
      isCountry(set, place.locality) &&
      costAround(index, place, reading) <= COST.mailTown + SAME_COST,
  );
  return found && { ...found, cost: costAround(index, found, reading) };
}
