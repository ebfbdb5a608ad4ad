// How likely words are a street or a locality by their form alone: types and suffixes, commas, numbers, length.
import type { Line, LocalityIndex, Reading } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { isHighwayOfNumber } from '../street-words.js';
import { misspeltType } from '../../vocabulary/misspelt-type.js';

/** What each sign of a division counts. */
export const SCORE = {
  placeHere: 6,
  placeElsewhere: 3.4,
  unknownUnbroken: -3,
  strongInPlace: -2.5,
  strongAtEnd: -0.9,
  onlyStrong: -4,
  onlySuffix: -1,
  longPlace: -3,
  numberInPlace: -5,
  breakInPlace: -2,
  typed: 4,
  typedWithSuffix: 3.8,
  typedWithLetter: 4.3,
  weaklyTyped: 1.5,
  weaklyTypedAtBreak: 2.5,
  misspelt: 3,
  the: 3,
  bare: -1,
  bareLong: -2,
  strongInside: -3,
  saintInside: -1.5,
  atBreak: 3,
  breakInside: -4,
  building: -1.2,
  venue: -0.5,
  venueAmid: -0.8,
  stray: -2.5,
  suburbFirst: 0.4,
  suburbUnbroken: 1.2,
  suburbAlone: 6,
  placeOnly: 0.6,
  postalPlace: 7,
  unnumbered: -1,
} as const;

/** Words [street, end) as a street; `numbered` where a house number stands before them. */
export function streetScore(line: Line, street: number, end: number, numbered: boolean): number {
  const { words, kinds, breaks } = line;
  let score = endScore(line, street, end, numbered);
  for (let i = street + 1; i < end; i++) if (breaks[i]!) score += SCORE.breakInside;
  const inside = endOfName(line, street, end);
  for (let i = street + 1; i < inside; i++) {
    if ((kinds[i]! & KIND.strongType) === 0) continue;
    // OLD ST MARYS RD: an inner ST may be a saint.
    const isSaint = words[i] === 'ST' && i + 1 < inside && (kinds[end - 1]! & KIND.strongType) !== 0;
    score += isSaint ? SCORE.saintInside : SCORE.strongInside;
  }
  return numbered || score > 2 ? score : score + SCORE.unnumbered;
}

/** What the last words of a street say: type, suffix, a highway's number, or none of them. */
function endScore(line: Line, street: number, end: number, numbered: boolean): number {
  const { words, kinds } = line;
  const n = end - street;
  const last = kinds[end - 1]!;
  if (n === 1) return SCORE.bare - ((last & KIND.strongType) !== 0 ? 0.5 : 0);
  if ((last & KIND.strongType) !== 0) return SCORE.typed;
  if (suffixLength(line, street, end) > 0) {
    return words[end - 1]!.length === 1 ? SCORE.typedWithLetter : SCORE.typedWithSuffix;
  }
  if (isNumberedHighway(line, end)) return SCORE.typed;
  if (n <= 3 && words[street] === 'THE') return SCORE.the;
  if (numbered && last === 0 && misspeltType(words[end - 1]!) !== undefined) return SCORE.misspelt;
  if ((last & KIND.type) !== 0) {
    if (!numbered) return 0.3;
    // 77 RUNDLE MALL, ADELAIDE; a comma behind COMMUNITY CENTRE says nothing of a street.
    const isClear = line.breaks[end] === true && ((last & KIND.building) === 0 || words[end - 1] === 'MALL');
    return isClear ? SCORE.weaklyTypedAtBreak : SCORE.weaklyTyped;
  }
  return SCORE.bareLong - 0.5 * (n - 2);
}

/** Index of the word of a street that its name ends before: its type. */
function endOfName(line: Line, street: number, end: number): number {
  if (end - street < 2 || (line.kinds[end - 1]! & KIND.strongType) !== 0) return end - 1;
  if (isNumberedHighway(line, end)) return end - 2;
  return end - 1 - suffixLength(line, street, end);
}

/** Number of words of the suffix behind a type: SMITH STREET NORTH has one, SMITH STREET NORTH EAST two. */
function suffixLength({ words, kinds }: Line, street: number, end: number): number {
  // ESPLANADE EAST: of the types only this one names streets by itself.
  if (end - street === 2 && words[street] === 'ESPLANADE' && (kinds[end - 1]! & KIND.suffix) !== 0) return 1;
  if (end - street < 3 || (kinds[end - 1]! & KIND.suffix) === 0) return 0;
  if ((kinds[end - 2]! & KIND.strongType) !== 0) return 1;
  const isTwo =
    end - street > 3 &&
    (words[end - 1] === 'EAST' || words[end - 1] === 'WEST') &&
    (words[end - 2] === 'NORTH' || words[end - 2] === 'SOUTH');
  return isTwo && (kinds[end - 3]! & KIND.strongType) !== 0 ? 2 : 0;
}

const isNumberedHighway = ({ words, kinds }: Line, end: number): boolean =>
  (kinds[end - 1]! & KIND.number) !== 0 && end > 1 && isHighwayOfNumber(words, end - 2);

/**
 * Words [place, end) as a locality's name that is not known; `separated` where something parts them from the street.
 */
export function unknownPlaceScore(line: Line, place: number, end: number, separated: boolean): number {
  const { words, kinds, breaks } = line;
  const n = end - place;
  let score = separated ? 0 : SCORE.unknownUnbroken;
  for (let i = place; i < end; i++) {
    const k = kinds[i]!;
    if (i > place && breaks[i]!) score += SCORE.breakInPlace;
    if ((k & KIND.number) !== 0) score += SCORE.numberInPlace;
    if ((k & KIND.strongType) !== 0 && !(i === place && words[i] === 'ST' && n > 1)) score += SCORE.strongInPlace;
  }
  if (n === 1 && (kinds[place]! & KIND.strongType) !== 0) score += SCORE.onlyStrong;
  // THE GABLES, SMITH ROAD: the second is the street.
  if (n > 1 && (kinds[end - 1]! & KIND.strongType) !== 0) score += SCORE.strongAtEnd;
  // SMITH STREET SOUTH, NSW: the suffix of a street whose place is missing.
  if (n === 1 && (kinds[place]! & KIND.suffix) !== 0) score += SCORE.onlySuffix;
  return n > 3 ? score + SCORE.longPlace : score;
}

/** Words that say which part of a place is meant. */
export const DIRECTIONS: ReadonlySet<string> = new Set(['NORTH', 'SOUTH', 'EAST', 'WEST']);

/** NORTH BLACKBURN, of BLACKBURN NORTH; RESERVOIR WEST: a direction before or behind the name of a known place. */
export function isPartOfPlace(words: readonly string[], reading: Reading, localities: LocalityIndex): boolean {
  const { state, postcode } = reading;
  if (state === '' && postcode === '') return false;
  const isPlace = (name: string): boolean => localities.isLocality(name, state, '');
  const [first, last] = [words[0]!, words.at(-1)!];
  const [behind, before] = [words.slice(1).join(' '), words.slice(0, -1).join(' ')];
  if (DIRECTIONS.has(first)) return isPlace(`${behind} ${first}`) || isPlace(behind);
  return DIRECTIONS.has(last) && (isPlace(`${last} ${before}`) || isPlace(before));
}
