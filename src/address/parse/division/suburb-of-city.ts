// A suburb before its city, which has no field of its own in Australia: NEWTOWN of "12 SMITH ST, NEWTOWN, SYDNEY".
import type { Line, LocalityIndex, Reading } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { LONGEST_CITY, stateOfCity } from '../../vocabulary/cities.js';

/** Last words of places of delivery that are premises or streets in a city, and no suburbs of it: RUNDLE MALL. */
const NO_SUBURBS: ReadonlySet<string> = new Set(
  (
    'AERODROME AIRPORT ARCADE AVE AVENUE BARRACKS BUILDING CAMPUS CENTRAL CENTRE COLLEGE COURTS DEPOT EXCHANGE ' +
    'FACILITY FAIR FORUM HOSPITAL HOUSE MALL MARKET MARKETS PLACE PLAZA ROAD SHOPPINGTOWN SHOPPINGWORLD SQUARE ST ' +
    'STATION STREET SUPERCENTRE TCE TERMINAL TOWERS WESTFIELD WINTERGARDEN'
  ).split(' '),
);

/** True if words [from, cut) name a locality of the state of the city that words [cut, end) name. */
export function isSuburbOfCity(
  { words }: Line,
  { state }: Reading,
  localities: LocalityIndex,
  [from, cut, end]: readonly [from: number, cut: number, end: number],
): boolean {
  if (cut >= end || end - cut > LONGEST_CITY || NO_SUBURBS.has(words[cut - 1]!)) return false;
  // THE UNIVERSITY OF SYDNEY is a place of delivery, and in Sydney.
  if (words.slice(from, cut).includes('UNIVERSITY')) return false;
  const city = stateOfCity(words.slice(cut, end).join(' '));
  if (city === undefined || (state !== '' && state !== city)) return false;
  return localities.isLocality(words.slice(from, cut).join(' '), city, '');
}

/**
 * The same where no street and no number stand before them: OCEAN GROVE, GEELONG with a postcode that is not Ocean
 * Grove's is rather a street.
 */
export function isSuburbAlone(
  line: Line,
  reading: Reading,
  localities: LocalityIndex,
  [from, cut, end]: readonly [from: number, cut: number, end: number],
): boolean {
  if (!isSuburbOfCity(line, reading, localities, [from, cut, end])) return false;
  const { state, postcode } = reading;
  const isTyped = (line.kinds[cut - 1]! & KIND.strongType) !== 0;
  return !isTyped || postcode === '' || localities.isLocality(line.words.slice(from, cut).join(' '), state, postcode);
}

/** True if words [place, end) may be a place of delivery, or an island, before the place that they are in. */
export function mayBeDelivered({ words, kinds }: Line, place: number, end: number): boolean {
  // RIVER SQUARE, CAMPBELLTOWN: places of delivery have the names of premises.
  if ((kinds[end - 1]! & (KIND.building | KIND.strongType)) !== 0) return true;
  // UNIVERSITY OF EMU, RESERVOIR: a place of delivery too.
  if (words[place] === 'UNIVERSITY' && words[place + 1] === 'OF') return true;
  // KOALA ISLAND, RESERVOIR: the island is the wider of two places of one postcode.
  return words[end - 1] === 'ISLAND' && end - place > 1;
}
