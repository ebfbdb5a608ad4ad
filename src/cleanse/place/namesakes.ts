// Localities of the name that a line gives, of which nothing that is written tells which is meant: RICHMOND of five
// states.
import type { Line, Reading } from '../../address/parse/reading.js';
import { CAPITALS } from '../../address/vocabulary/place.js';
import { postcodeText } from '../../answer/parts.js';
import { NONE } from '../../data/addresses/read/address-set.js';
import type { IndexedSet } from '../context.js';
import { COST, SAME_COST } from '../costs.js';
import { codesOf, isOfCodesState, stateIn } from './code-costs.js';
import type { Place } from './place.js';
import { placesByName } from './towns.js';
import { kilometresBetween } from './written-place.js';

/** Localities of one name so near to each other are one place, in two states or postcodes. */
const SAME_KM = 30;
/** Namesakes that a message names. */
const MOST_NAMED = 5;

/** What the place and its namesakes far from it are called, nearest in cost first; none where one is meant. */
export function namesakes(index: IndexedSet, line: Line, reading: Reading, place: Place): string[] {
  const { set } = index;
  if (!place.exact || place.open || place.settled === true) return [];
  const name = set.localityNames.text(set.localityName[place.locality]!);
  const state = (locality: number): string => stateIn(index, locality);
  const isTown = (locality: number): boolean => set.localityTown[locality] === locality;
  // A place in the country is no likelier than the suburb of a town that is not written: MILFORD of Auckland.
  const sameCost = place.cost + SAME_COST + (isCountryPlace(set, place) ? COST.townMissing : 0);
  const alike = placesByName(index, line, reading).filter(
    ({ locality, from, to, cost, exact }) =>
      exact &&
      locality !== place.locality &&
      from === place.from &&
      to === place.to &&
      cost < sameCost &&
      set.localityName[locality] === set.localityName[place.locality] &&
      isOfCodesState(index, reading, locality) >= isOfCodesState(index, reading, place.locality) &&
      kilometresBetween(set, locality, place.locality) > SAME_KM,
  );
  const isMeant =
    CAPITALS.get(name) === state(place.locality) ||
    (isTown(place.locality) && !alike.some((one) => isTown(one.locality)));
  if (alike.length === 0 || isMeant) return [];
  const bearers = [place, ...alike].map(({ locality }) => locality);
  const said = set.localityNames.display(set.localityName[place.locality]!);
  const places = [...new Set(bearers.map((locality) => `${said}, ${state(locality)}`))];
  if (places.length > 1) return places.slice(0, MOST_NAMED);
  // Those of one state are told apart by their postcodes.
  const coded = bearers.map((locality) =>
    `${said}, ${state(locality)} ${postcodeText(codesOf(set, locality)[0] ?? 0)}`.trim(),
  );
  return [...new Set(coded)].slice(0, MOST_NAMED);
}

/** True for a place that lies in no town, in a country whose suburbs do. */
const isCountryPlace = (set: IndexedSet['set'], { locality }: Place): boolean =>
  set.country === 'NZ' && set.localityTown[locality] === NONE;
