// Names of premises that no word of premises ends: one word alone, a word for a unit (EMU BIKE SHOP), a word that no
// street has.
import type { DivisionWithSecond } from './division.js';
import { endsPremises } from '../premises-word.js';
import type { Line, LocalityIndex, Reading } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';

/** Types that hardly a street in ten thousand has: MEMORIAL PARK and FISHERMANS WHARF, without a number, are places. */
const SELDOM_STREETS: ReadonlySet<string> = new Set(
  (
    'BEACH BRIDGE CENTRE ESTATE HUB INTERCHANGE ISLAND JETTY LOOKOUT MARINA OVAL PARK PIER PRECINCT RESERVE VILLAGE ' +
    'WHARF'
  ).split(' '),
);

/** Such types that streets have behind THE or a direction: THE GATEWAY, NORTH GATEWAY. */
const SELDOM_BEHIND_NAMES: ReadonlySet<string> = new Set('COLONNADE FORESHORE GATEWAY JUNCTION LANDING'.split(' '));
const BEFORE_STREETS: ReadonlySet<string> = new Set('EAST NORTH SOUTH THE WEST'.split(' '));

/** Words before SQUARE that make it premises: TOWN SQUARE. */
const BEFORE_SQUARE: ReadonlySet<string> = new Set('CITY SHOPPING TOWN VILLAGE'.split(' '));

/** True if the word at `i` is a type that streets seldom have, behind what is no street's name. */
export function endsSeldomStreet(words: readonly string[], i: number): boolean {
  const before = words[i - 1] ?? '';
  if (SELDOM_STREETS.has(words[i]!) || (words[i] === 'RAMP' && before === 'BOAT')) return true;
  if (SELDOM_BEHIND_NAMES.has(words[i]!)) return !BEFORE_STREETS.has(before);
  return words[i] === 'SQUARE' && BEFORE_SQUARE.has(before);
}

/** KOALA WING, EMU HOSPITAL, RESERVOIR: the word at `i` ends premises, and no street at all. */
export const endsNoStreet = (line: Line, i: number): boolean =>
  endsPremises(line, i) && (line.kinds[i]! & (KIND.type | KIND.strongType)) === 0;

/** EMU BIKE SHOP, KOALA BEACH KIOSK: a word for a unit behind a name; no street ends in one that is no type as well. */
export const isUnitInName = ({ words, kinds, breaks }: Line, i: number): boolean =>
  (kinds[i]! & KIND.flat) !== 0 &&
  (kinds[i]! & (KIND.type | KIND.strongType | KIND.suffix)) === 0 &&
  words[i]!.length > 3 &&
  words[i] !== 'REAR' &&
  i > 0 &&
  !breaks[i]! &&
  (kinds[i - 1]! & (KIND.number | KIND.letter)) === 0;

/** Units that stand in parks and villages, where people stay. */
const STAYS: ReadonlySet<string> = new Set(['BUNGALOW', 'CABIN', 'CARAVAN', 'COTTAGE', 'SITE', 'VILLA']);
const OF_STAYS: ReadonlySet<string> = new Set(['PARK', 'VILLAGE']);

/** SITE 4 KOALA CARAVAN PARK: nothing else is named, and the name is no place's. */
export function isStayWithoutPlace(
  line: Line,
  { from, to, flatType, buildingName, state, postcode }: Reading,
  { street, streetEnd, place, end }: DivisionWithSecond,
  localities: LocalityIndex,
): boolean {
  if (!STAYS.has(flatType) || buildingName + state + postcode !== '' || end < to || streetEnd > street) return false;
  if (end - from < 2 || place >= end) return false;
  if (!OF_STAYS.has(line.words[end - 1]!) && !endsPremises(line, end - 1)) return false;
  if (line.breaks.slice(from + 1, end).includes(true)) return false;
  return !localities.isLocality(line.words.slice(place, end).join(' '), '', '');
}
