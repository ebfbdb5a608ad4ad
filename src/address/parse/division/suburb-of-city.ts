// A suburb before its city, which has no field of its own in Australia: NEWTOWN of "12 SMITH ST, NEWTOWN, SYDNEY".
import type { Line, LocalityIndex, Reading } from '../reading.js';
import { LONGEST_CITY, stateOfCity } from '../../vocabulary/cities.js';

/** Last words of places of delivery that are premises or streets in a city, and no suburbs of it: RUNDLE MALL. */
const NO_SUBURBS: ReadonlySet<string> = new Set(
  (
    'ARCADE CAMPUS CENTRAL CENTRE COLLEGE FAIR HOSPITAL HOUSE MALL MARKET MARKETS PLAZA ROAD SHOPPINGTOWN SQUARE ' +
    'STREET'
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
