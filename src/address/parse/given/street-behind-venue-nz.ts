// Where the street begins that no comma parts from the venue before it: behind premises and trades (KOTARE EYEWEAR |
// RATA STREET), behind what goes on with their name (KOTARE RESORT AND SPA | RATA ROAD), behind their place.
import { endsFirmNz, endsPremisesNz, isLettersOfName } from '../../vocabulary/venue-nz.js';
import { isTradeNz } from '../../vocabulary/trades-nz.js';
import { KIND } from '../../vocabulary/kinds.js';
import { isPlaceNz } from '../division/known-place-nz.js';
import { partEnd, type Line, type LocalityIndex } from '../reading.js';
import { behindPlaceOfVenue, beginsNames, isStreetBefore, STAYS } from './place-of-venue-nz.js';
import { isCleanStreet, streetEnd } from './street-of-name-nz.js';

/** Words that lead from a name to the street in it: BISTRO ON THE TERRACE. */
const LEADS: ReadonlySet<string> = new Set('AND AT BY FROM IN NEAR OF OFF ON TO UNDER'.split(' '));

/** A number that the name of a venue has. */
const OF_NAME = /^\d{1,2}$/;

/** Where the street begins behind a venue and its place, or behind premises; 0 where no such venue leads the line. */
export function streetBehind(line: Line, number: number, localities: LocalityIndex): number {
  const first = partEnd(line, 0);
  const found = streetWithin(line, 0, first, number, localities);
  // KOTARE - MODERN EYEWEAR RATA STREET: what stands before the dash is of the name.
  const isName = found === 0 && first < line.words.length && line.kinds.slice(0, first).every((kind) => kind === 0);
  return isName ? streetWithin(line, first, partEnd(line, first), number, localities) : found;
}

/** Where the street begins behind the word at `from` of a venue that ends before `end`; 0 where none does. */
function streetWithin(line: Line, from: number, end: number, number: number, localities: LocalityIndex): number {
  const { words, kinds } = line;
  const isOfName = number > 0 && OF_NAME.test(words[number]!);
  const isBranch = isOfDash(line, from);
  // Behind the number of a house its street stands.
  const last = number < 0 || isOfName ? end : Math.min(end, number);
  for (let at = last - 1; at > from; at--) {
    const street = streetEnd(line, at);
    if (street === 0 || street > end) continue;
    const isNumbered = number >= 0 && number < street;
    if (isNumbered && number + 2 >= at) continue;
    if (!isNumbered && isTheStreet(line, at, street)) return at;
    // KOTARE BOUTIQUE HOTEL RATA ROAD: what people stay in goes on with the name.
    if ((kinds[at]! & KIND.strongType) !== 0 || STAYS.has(words[at]!) || LEADS.has(words[at - 1]!)) continue;
    if (!isNumbered && isPremisesEnd(line, at, street, localities)) return at;
    const place = isBranch ? behindPlaceOfVenue(line, from, at, street, localities) : 0;
    if (place > 0 && isCleanStreet(line, at, street, localities)) return place;
  }
  return 0;
}

/** True if premises, a trade or a firm end before the street at `at`. */
function isPremisesEnd(line: Line, at: number, street: number, localities: LocalityIndex): boolean {
  const isVenue = at > 1 && (isPremisesBefore(line, at, street) || isTradeBefore(line, at, street));
  const isEnd = isVenue || isFirmBefore(line, at, street, localities) || isPairBefore(line, at);
  return isEnd && !isStreetBefore(line, at) && isCleanStreet(line, at, street, localities);
}

/** KOTARE TRUST - LEVIN RATA STREET: the place of a branch stands behind a dash, that of another name before it. */
const isOfDash = ({ text, starts, ends }: Line, from: number): boolean =>
  from === 0 || /^ *[-–—] *$/.test(text.slice(ends[from - 1], starts[from]));

/** KOTARE CHANCELLOR | THE TERRACE, but BISTRO ON THE TERRACE and GROUND FLOOR THE TERRACE HOUSE. */
const isTheStreet = (line: Line, at: number, street: number): boolean =>
  line.words[at] === 'THE' &&
  street === at + 2 &&
  at > 1 &&
  !LEADS.has(line.words[at - 1]!) &&
  ((line.kinds[street] ?? 0) & KIND.building) === 0 &&
  line.kinds.slice(0, at).every((kind) => (kind & (KIND.flat | KIND.level)) === 0) &&
  !isStreetBefore(line, at);

/** KOTARE GELATO | RATA STREET, but KOTARE GELATO CAFE RATA STREET. */
const isPremisesBefore = ({ words, kinds }: Line, at: number, street: number): boolean =>
  endsPremisesNz(words[at - 1]!) && (street - at < 3 || (kinds[at]! & KIND.building) === 0);

/** KOTARE EYEWEAR | RATA STREET, but KOTARE HEALTH CENTRE RATA STREET and OLD TANNING HILL ROAD. */
const isTradeBefore = ({ words, kinds }: Line, at: number, street: number): boolean =>
  isTradeNz(words[at - 1]!) &&
  !(at === 2 && beginsNames(words[0]!)) &&
  kinds.slice(at, street - 1).every((kind) => (kind & KIND.building) === 0);

/** KTB RATA STREET, KOTARE NZ RATA STREET, BANK OF NEW ZEALAND RATA STREET: no name of a street begins before `at`. */
function isFirmBefore({ words, kinds }: Line, at: number, street: number, localities: LocalityIndex): boolean {
  const last = words[at - 1]!;
  if (kinds.slice(at, street - 1).some((kind) => (kind & KIND.building) !== 0)) return false;
  if (at > 1 && endsFirmNz(words[at - 2]!, last)) return at > 2 || last !== 'ZEALAND';
  return kinds[at - 1] === 0 && isLettersOfName(last) && !isPlaceNz(last, localities);
}

/** KOTARE RESORT AND SPA | RATA ROAD: premises and one word more. */
const isPairBefore = ({ words, kinds }: Line, at: number): boolean =>
  at > 3 && words[at - 2] === 'AND' && (kinds[at - 3]! & KIND.building) !== 0;
