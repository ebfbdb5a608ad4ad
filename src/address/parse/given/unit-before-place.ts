// A unit between a whole street and its place, without a comma: 36 SMITH ROAD 2 RESERVOIR. By its form the number may
// be part of either name; that the words behind it are a locality says that it is neither's.
import { endsStreet, isPostcode, isTallUnit } from '../arrange/destination.js';
import type { Line, LocalityIndex } from '../reading.js';
import { isHighwayOfNumber } from '../street-words.js';
import { KIND } from '../../vocabulary/kinds.js';

const HOUSE = /^\d{1,5}[A-Z]?(?:-\d{1,5}[A-Z]?)?$/;
const UNIT = /^\d{1,3}[A-Z]?$/;
const BEHIND_NAME = KIND.number | KIND.state | KIND.country;

/**
 * The line with a comma behind that number, as a careful writer would set it; else the line as it is. RD 2 before a
 * place that is in New Zealand too, without a state or a postcode of Australia, may be a rural delivery.
 */
export function withUnitBeforePlace(line: Line, localities: LocalityIndex): Line {
  const { words, kinds } = line;
  if (words.length < 5 || !HOUSE.test(words[0]!)) return line;
  for (let at = 3; at < words.length - 1; at++) {
    if ((kinds[at]! & KIND.number) === 0 || !isUnit(words, at)) continue;
    const place = isBehindStreet(line, at) ? placeFrom(line, at + 1) : '';
    if (!localities.isLocality(place, '', '') || mayBeRural(line, at, place, localities)) continue;
    return { ...line, breaks: line.breaks.with(at + 1, true) };
  }
  return line;
}

const isUnit = (words: readonly string[], at: number): boolean => UNIT.test(words[at]!) || isTallUnit(words, at);

function mayBeRural({ words, kinds }: Line, at: number, place: string, localities: LocalityIndex): boolean {
  if (words[at - 1] !== 'RD' || words[at]!.length > 2 || (localities.placeNz?.(place) ?? '') === '') return false;
  if (kinds.slice(at).some((kind) => (kind & KIND.state) !== 0)) return false;
  const code = words.findLast(isPostcode);
  return code === undefined || localities.hasCodeNz?.(place, code) === true;
}

const isBehindStreet = (line: Line, at: number): boolean =>
  !line.breaks.slice(1, at + 1).includes(true) && endsStreet(line, at - 1) && !isHighwayOfNumber(line.words, at - 1);

/** All from `from` to the state, postcode and country, if it is one part. */
function placeFrom({ words, kinds, breaks }: Line, from: number): string {
  let to = words.length;
  while (to > from && (kinds[to - 1]! & BEHIND_NAME) !== 0) to--;
  return breaks.slice(from, to).includes(true) ? '' : words.slice(from, to).join(' ');
}
