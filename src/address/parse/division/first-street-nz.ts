// Which part of a line of New Zealand is its street, where no house number stands before it.
import { highwayEnd } from './highway-end-nz.js';
import { isPlaceNz } from './known-place-nz.js';
import { endsPremisesAt } from './no-place-nz.js';
import { isPlaceOrItsPremises } from './place-as-street-nz.js';
import { beginsPlace, ENDS_PART, streetEnd } from './street-end-nz.js';
import { endsPremises } from '../premises-word.js';
import type { Line, LocalityIndex } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';

/** Words that end the names of schools, squares and courts of law as they end streets. */
const ENDS_PREMISES = new Set(['SQUARE', 'COURT', 'PARK', 'GREEN', 'PLAZA', 'MALL', 'CENTRE', 'GARDENS', 'RESERVE']);

/** Walks, which lists name before the street that leads to them: KOWHAI TRACK, RATA ROAD. */
export const WALKS: ReadonlySet<string> = new Set(['CYCLEWAY', 'TRACK', 'TRAIL', 'WALKWAY']);

/**
 * The first part that ends like a street, or is a state highway; -1 for none. Premises stand before their street:
 * VICTORIA SQUARE, VICTORIA STREET; MULBERRY GROVE SCHOOL, SHOAL BAY ROAD.
 */
export function firstStreetPart(line: Line, parts: readonly number[], localities: LocalityIndex): number {
  const first = nextStreetPart(line, parts, 0, localities);
  if (first < 0 || first + 2 >= parts.length) return first;
  const last = parts[first + 1]! - 1;
  const { kinds, words } = line;
  const isPremises =
    ENDS_PREMISES.has(words[last]!) ||
    WALKS.has(words[last]!) ||
    // KOWHAI STREET SUPERETTE, RATA ROAD, LEVIN; KEA FUELS KOWHAI STREET LEVIN, RATA ROAD, LEVIN
    goesOnBehindStreet(line, parts[first]!, last, localities) ||
    isSquareOfPlace(line, parts[first]!, last + 1, localities) ||
    isSaintlyName(line, parts[first]!, last + 1, localities) ||
    ((kinds[last]! & KIND.building) !== 0 && (kinds[last]! & KIND.strongType) === 0);
  if (!isPremises) return first;
  const next = nextStreetPart(line, parts, first + 1, localities);
  // KOWHAI COURT, TUI BREWERY, RATA STREET
  const isNext = next === first + 1 || (next === first + 2 && endsPremises(line, parts[next]! - 1));
  const isStreet = isNext && (kinds[parts[next + 1]! - 1]! & (KIND.strongType | KIND.suffix)) !== 0;
  return isStreet && !ENDS_PREMISES.has(words[parts[next + 1]! - 1]!) ? next : first;
}

/** KOWHAI STREET SUPERETTE: words behind a street, one of premises or more of any; behind a short one no place. */
function goesOnBehindStreet(line: Line, from: number, last: number, localities: LocalityIndex): boolean {
  const end = streetEnd(line, from, last + 1, localities);
  if (end === last) return endsPremisesAt(line, last);
  const more = line.words.slice(end, last + 1).join(' ');
  // MAIN ROAD SH 1
  if (end <= from || end > last || /\d/.test(more)) return false;
  return end - from > 2 || !isPlaceNz(more, localities);
}

/** FOUR SQUARE LEVIN: a word that premises end in, and a place behind it. */
function isSquareOfPlace({ words }: Line, from: number, to: number, localities: LocalityIndex): boolean {
  const at = words.findIndex((word, i) => i > from && i + 1 < to && ENDS_PREMISES.has(word));
  return at > from && isPlaceNz(words.slice(at + 1, to).join(' '), localities);
}

/** The first part from `p` on that ends like a street, or is a state highway; -1 for none. */
export function nextStreetPart(
  line: Line,
  parts: readonly number[],
  from: number,
  { placeNz }: Partial<LocalityIndex> = {},
): number {
  const known = placeNz === undefined ? {} : { placeNz };
  for (let p = from; p + 1 < parts.length; p++) {
    const from = parts[p]!;
    if (placeNz !== undefined && isPlaceOrItsPremises(line, from, parts[p + 1]!)) continue;
    // TUI ON KOWHAI ROAD, LEVIN: a name that has its street in it.
    if (p + 2 < parts.length && line.words.slice(from + 1, parts[p + 1]! - 1).includes('ON')) continue;
    if (streetEnd(line, from, parts[p + 1]!, {}) > from + 1 || wayEnd(line, from, parts[p + 1]!, known)) return p;
    if (highwayEnd(line.words, line.kinds, from) > from) return p;
    const last = parts[p + 1]! - 1;
    const name = line.words.slice(from, last + 1).join(' ');
    // TOWN BELT is the green around a town.
    if (last > from && ENDS_PART.has(line.words[last]!) && name !== 'TOWN BELT') return p;
    if (name === 'THE MALL' && p + 2 < parts.length) return p;
    // BROADWAY, NEWMARKET: a lone type is a street where places follow.
    if (last === from && p + 2 < parts.length && isStreetAlone(line, from)) return p;
    // RUE LAVAUD, TE ARA O RATA: the type comes first.
    if (line.words[from] === 'TE' && line.words[from + 1] === 'ARA' && parts[p + 1]! > from + 2) return p;
    if (line.words[from] === 'RUE' && parts[p + 1]! > from + 1) return p;
  }
  return -1;
}

/** True if a quay or the like ends within words [from, to), a place behind it: KOWHAI QUAY PORT NELSON. */
const wayEnd = ({ words }: Line, from: number, to: number, localities: Partial<LocalityIndex>): boolean =>
  words.some((word, i) => i > from && i < to && ENDS_PART.has(word) && beginsPlace(words, i + 1, to, localities));

const isStreetAlone = ({ words, kinds }: Line, at: number): boolean =>
  (kinds[at]! & KIND.strongType) !== 0 || words[at] === 'BROADWAY';

/** WESTFIELD ST LUKES: a name that ends in a place of a saint, and no street. */
function isSaintlyName({ words, kinds }: Line, from: number, to: number, localities: LocalityIndex): boolean {
  const at = words.indexOf('ST', from + 1);
  if (at < 0 || at + 1 >= to || (kinds[to - 1]! & KIND.strongType) !== 0) return false;
  return isPlaceNz(words.slice(at, to).join(' '), localities);
}
