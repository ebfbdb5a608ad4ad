// What a line of New Zealand says against the place that was found for it: a region that it is not in (WAIKATO,
// AUCKLAND). The place is taken all the same, and what is not true of it is said; a region far from it makes it
// doubtful.
import { foldName } from '../address/fold.js';
import { isNeighbourNz, wholeRegionNz } from '../address/vocabulary/region-nz.js';
import { NONE, type AddressSet } from '../data/addresses/read/address-set.js';
import type { ChangedItem } from '../contract/schema/address.js';
import type { ValidatedAddress } from '../contract/schema/cleanse.js';
import { listEnd } from '../data/list-end.js';
import type { CleanseData } from './context.js';
import { LEAST_CORRECTED } from './verdict/confidence.js';

/** Most confidence of a place, and of an address, that the line puts into a region far from it. */
const MOST_OF_PLACE = 60;

/** The answer with what its messages say of regions that its place is not in. */
export function withContradictionsNz(data: CleanseData, found: ValidatedAddress): ValidatedAddress {
  const left = (found.changedItems ?? []).filter(
    ({ actionType, affectedElement }) => actionType === 'REMOVE' && affectedElement === 'unknown',
  );
  const said = left.flatMap(({ oldValue }) => {
    const region = wholeRegionNz(foldName(oldValue ?? ''));
    return region === undefined ? [] : [{ words: oldValue ?? '', region }];
  });
  if (said.length === 0 || found.level === 'none') return found;
  const regions = regionsOf(data.of('NZ').gazetteer.set, found);
  const elsewhere = said.filter(({ region }) => regions.length > 0 && !regions.some((one) => foldName(one) === region));
  if (elsewhere.length === 0) return found;
  // OAMARU, HAWKES BAY 9400: the postcode settles it.
  const isCoded = found.postcode !== null && !(found.changedItems ?? []).some(isOfPostcode);
  const isFar =
    !isCoded && elsewhere.some(({ region }) => !regions.some((one) => isNeighbourNz(foldName(one), region)));
  const mostIfFar = found.level === 'locality' ? MOST_OF_PLACE : LEAST_CORRECTED;
  const most = isFar ? mostIfFar : 100;
  const name = found.townCity ?? found.suburb ?? '';
  return {
    ...found,
    confidence: Math.min(most, found.confidence ?? 0),
    runnerUp: Math.min(most, found.runnerUp ?? 0),
    messages: [
      ...(found.messages ?? []),
      ...elsewhere.map(({ words }) => `${name} is in the region ${regions.join(' or ')}, and not in ${words}`),
    ],
  };
}

const isOfPostcode = ({ affectedElement }: ChangedItem): boolean => affectedElement === 'postcode';

/** The regions that places of the answer's suburb and town are in. */
function regionsOf(set: AddressSet, { suburb, townCity }: ValidatedAddress): string[] {
  const towns = placesOf(set, townCity ?? '');
  const inTown = placesOf(set, suburb ?? '').filter(
    (place) => !townCity || set.localityTown[place] === NONE || towns.includes(set.localityTown[place]!),
  );
  const places = inTown.length > 0 ? inTown : towns;
  return [...new Set(places.map((place) => set.states[set.localityState[place]!]!))];
}

/** The places of a name. */
function placesOf(set: AddressSet, name: string): number[] {
  const id = name === '' ? -1 : set.localityNames.find(foldName(name));
  if (id < 0) return [];
  const end = listEnd(set.nameLocalityStart, id + 1, set.nameLocality);
  return Array.from(set.nameLocality.subarray(set.nameLocalityStart[id], end), (place) => place >>> 1);
}
