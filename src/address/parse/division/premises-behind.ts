// Premises behind the street, before its place: 12 SMITH STREET, KOALA COLLEGE, RESERVOIR.
import type { DivisionWithSecond } from './division.js';
import { Pattern } from '../../distance.js';
import { leadsOrganisation } from './organisation.js';
import { BESIDE_PREMISES, endsPremises, holdsPremises } from '../premises-word.js';
import { PART, takenFrom, takenPart, type Line, type LocalityIndex, type Reading } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { LEADS_MALL, NAMES_PREMISES } from '../../vocabulary/premises.js';
import { inFull } from '../../vocabulary/spelling.js';
import { regionOfAustralia } from '../../vocabulary/regions-au.js';
import { isRegionNz } from '../../vocabulary/region-nz.js';
import { isDirections } from '../../vocabulary/ways.js';

const QUOTE = /["“”'‘’]/;

/** Words of the longest name that is taken for premises by its place alone. */
const MOST_WORDS_OF_NAME = 5;

/** Letters of the shortest name in which a slip is told. */
const SHORTEST_MISSPELT = 6;

/** Words [from, to) between street and place that name premises, or null. */
export function premisesBehind(
  line: Line,
  reading: Reading,
  { streetEnd, place, end, second }: DivisionWithSecond,
  localities: LocalityIndex,
): [number, number] | null {
  const { words, kinds, breaks } = line;
  const from = second ? second[1] : streetEnd;
  if (place === end && place === reading.to && isWholePart(line, from, end)) return [from, end];
  if (place <= from || place >= end || end > reading.to || BESIDE_PREMISES.has(words[from]!)) return null;
  const k = kinds[place - 1]!;
  if ((k & KIND.building) !== 0 && (k & KIND.strongType) === 0) return [from, place];
  // 12 SMITH STREET, KOALA SQUARE, RESERVOIR
  const isSquare = place - from > 1 && breaks[from]! && breaks[place]! && NAMES_PREMISES.has(words[place - 1]!);
  // KOALA SERVICE CENTRE, WESTFIELD EMU, RESERVOIR
  const isMall = place - from > 1 && breaks[from]! && breaks[place]! && LEADS_MALL.has(words[from]!);
  const hasNumber = isMall && kinds.slice(from, place).some((kind) => (kind & (KIND.number | KIND.flat)) !== 0);
  if (isMall && !hasNumber) return [from, place];
  // SMITH STREET, UNIVERSITY OF EMU, RESERVOIR
  if (place - from > 2 && breaks[from]! && leadsOrganisation(line, from)) return [from, place];
  // 12 SMITH STREET, EMU COLLEGE RESERVOIR, RESERVOIR
  if (holdsPremises(line, from, place) || isQuoted(line, from, place)) return [from, place];
  if (
    isSquare ||
    isShopOfStreet(line, reading, from, place) ||
    isNameBetween(line, [from, place, end], reading.state, localities)
  ) {
    return [from, place];
  }
  return isBehindUnit(line, reading, from, place) ? [from, place] : null;
}

/** Words of premises by which places are called too: EMU MOUNTAINS NATIONAL PARK, DUBBO CENTRAL. */
const LAND: ReadonlySet<string> = new Set('CENTRAL DAM ESTATE PARK RESERVE STATION VILLAGE WEIR'.split(' '));

/** True if words [from, to) are a part that ends in a word of premises, and hold no number. */
const isWholePart = (line: Line, from: number, to: number): boolean =>
  to - from > 1 &&
  line.breaks[from] === true &&
  endsPremises(line, to - 1) &&
  !LAND.has(line.words[to - 1]!) &&
  !line.breaks.slice(from + 1, to).includes(true) &&
  line.kinds.slice(from, to).every((k) => (k & (KIND.number | KIND.remark)) === 0);

/**
 * The division without a place where what was taken for it is premises, and no place of the name is known: 12 SMITH ST,
 * EMU HOSPITAL.
 */
export function withoutPlaceOfPremises(
  line: Line,
  { from, to }: Reading,
  division: DivisionWithSecond,
  localities: LocalityIndex,
): DivisionWithSecond {
  const { street, streetEnd, place, end, second } = division;
  const isBehind = streetEnd > street && place === (second ? second[1] : streetEnd) && place > from;
  if (!isBehind || end !== to || !isWholePart(line, place, end)) return division;
  const name = line.words.slice(place, end).join(' ');
  const isPlace = localities.isLocality(name, '', '') || localities.isNearLocality?.(name, '', '') === true;
  return isPlace ? division : { ...division, place: end };
}

/** Kinds of words that are in no name, or say something else of a street or a place. */
const NO_NAME =
  KIND.number |
  KIND.remark |
  KIND.corner |
  KIND.strongType |
  KIND.state |
  KIND.country |
  KIND.flat |
  KIND.level |
  KIND.lot;
/** Words of the names of regions, and of directions. */
const NO_NAMES: ReadonlySet<string> = new Set(
  (
    'ABOVE AT BACK BELOW BY CBD CITY COAST COUNTY DISTRICT DOWNSTAIRS END FRONT GREATER IN INNER ISLAND METRO ' +
    'METROPOLITAN NEAREST NORTHERN OFF ON OUTER PENINSULA REGION REGIONAL SHIRE SIDE SOUTHERN SUBURBS UPSTAIRS VALLEY'
  ).split(' '),
);

/**
 * 12 SMITH STREET, KOALA FREEMASONS, RESERVOIR: a part [from, place) between two commas behind a street, whose words
 * say no more, and are no place's that may be misspelt.
 */
function isNameBetween(
  { words, kinds, breaks }: Line,
  [from, place, end]: readonly [from: number, place: number, end: number],
  state: string,
  localities: LocalityIndex,
): boolean {
  if (!breaks[from]! || !breaks[place]! || place - from > MOST_WORDS_OF_NAME || words[from]!.length < 2) return false;
  if (breaks.slice(from + 1, place).includes(true)) return false;
  for (let i = from; i < place; i++) {
    if ((kinds[i]! & NO_NAME) !== 0 || NO_NAMES.has(words[i]!) || /\d/.test(words[i]!)) return false;
  }
  const name = inFull(words.slice(from, place).join(' '));
  const isAgain = new Pattern(name).distanceTo(inFull(words.slice(place, end).join(' ')), 1) <= 1;
  if (isAgain || regionOfAustralia(name) || localities.isLocality(name, '', '')) return false;
  return name.length < SHORTEST_MISSPELT || localities.isNearLocality?.(name, state, '') !== true;
}

/**
 * 12 SMITH STREET, KOALA STORES JONES ST, SYDNEY: a part of four words or more, of which the last two are a street of
 * which the house has no number, tells one shop of a name from another.
 */
const isShopOfStreet = ({ kinds, breaks }: Line, { numberFirst }: Reading, from: number, to: number): boolean =>
  numberFirst > 0 &&
  to - from > 3 &&
  breaks[from]! &&
  breaks[to]! &&
  !breaks.slice(from + 1, to).includes(true) &&
  (kinds[to - 1]! & KIND.strongType) !== 0 &&
  kinds.slice(from, to - 1).every((k) => (k & ~KIND.building) === 0);

/** 12 SMITH STREET, SHOP 5, KOALA QUARTER, RESERVOIR: words behind a unit that stood behind the street. */
function isBehindUnit({ starts, ends, kinds, breaks }: Line, { taken }: Reading, from: number, to: number): boolean {
  if (!breaks[from]! || !breaks[to]! || to - from > MOST_WORDS_OF_NAME) return false;
  for (let i = from; i < to; i++) {
    if ((kinds[i]! & (KIND.number | KIND.remark)) !== 0) return false;
  }
  return taken.some((part) => {
    const isUnit = takenPart(part) === PART.flat || takenPart(part) === PART.level;
    return isUnit && starts[takenFrom(part)]! > ends[from - 1]! && starts[takenFrom(part)]! < starts[from]!;
  });
}

/** "KOALA VIEW" RESERVOIR: a farm's or house's name is quoted, a street's is not. */
export const isQuoted = ({ text, starts, ends }: Line, from: number, to: number): boolean =>
  QUOTE.test(text.charAt(starts[from]! - 1)) && QUOTE.test(text.charAt(ends[to - 1]!));

/** WAIKATO, HAMILTON and NEXT TO THE LIBRARY, 12 RATA STREET: what stands before all else and is no building. */
export const isNoBuildingNz = (words: readonly string[]): boolean =>
  isDirections(words.join(' ')) || isRegionNz(words.join(' '));
