// A postcode that stands before its town (3010 ROTORUA), before the region (EKETAHUNA, 4900, MANAWATU) or first in a
// line of New Zealand, and a country that leads one: both go to the end, before a house number is looked for.
import { isPlaceNz, LONGEST_PLACE_NZ } from '../division/known-place-nz.js';
import { endsInPlaceOf, withoutRemark } from './remark-nz.js';
import { partEnd, type Line, type LocalityIndex } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { countryOf } from '../../vocabulary/place.js';
import { postalAt } from '../../vocabulary/postal.js';
import { isRegionNz, isRegionOfCity } from '../../vocabulary/region-nz.js';
import { isTownNz } from '../../vocabulary/town-nz.js';
import { inOrder, range } from '../words/order.js';

/** Words whose number is no postcode. */
const NUMBERED = KIND.flat | KIND.level | KIND.lot | KIND.postal | KIND.rural | KIND.plan;
const NUMBERED_WORDS: ReadonlySet<string> = new Set(['BAG', 'HIGHWAY', 'HWY', 'NO', 'NUMBER']);

/** The line with its country and its postcode at the end. */
export function withCodesLast(line: Line, localities: LocalityIndex): Line {
  const country = leadingCountry(line);
  const ordered = country > 0 ? atEnd(line, 0, country) : line;
  const code = postcodeAmid(ordered, localities);
  if (code < 0) return withoutRemark(ordered, localities);
  const region = regionBehind(ordered, code, localities);
  return region > code ? aside(ordered, code + 1, region) : atEnd(ordered, code, code + 1);
}

/** Words of the country that leads a line, a part of its own. */
function leadingCountry({ words, kinds, breaks }: Line): number {
  for (let length = 1; length < 4 && length + 1 < words.length; length++) {
    if (!breaks[length]! || (kinds[length - 1]! & KIND.country) === 0) continue;
    if (countryOf(words.slice(0, length).join(' ')) === 'NZ') return length;
  }
  return 0;
}

/** Index of a postcode that does not end the line; -1 where none stands. */
function postcodeAmid(line: Line, localities: LocalityIndex): number {
  const { words } = line;
  const end = beforeBox(line);
  let at = end - 1;
  while (at >= 0 && !(words[at]!.length === 4 && /^\d{4}$/.test(words[at]!))) at--;
  if (at < 0 || at === end - 1) return -1;
  if (at === 0) return isOfLast(line, localities) ? 0 : -1;
  if (isNumberOf(line, at)) return -1;
  const parts = partsBehind(line, at);
  const isRegion = (name: string): boolean => isRegionNz(name) || countryOf(name) === 'NZ';
  if (parts.every(isRegion)) return parts.some(isRegionNz) && at > 1 ? at : -1;
  if (!parts.every((name) => isRegion(name) || isPlaceNz(name, localities))) return -1;
  const code = words[at]!;
  const isTheirs = parts.some((name) => localities.hasCodeNz?.(name, code) === true);
  return isTheirs || endsInPlaceOf(line, at, code, localities) || isAmidPlaces(line, at, localities) ? at : -1;
}

/** FEATHERSTON, 5710 FEATHERSTON, PO BOX 12: index of the box that ends the line, a part of its own; n for none. */
function beforeBox({ words, kinds, breaks }: Line): number {
  const n = words.length;
  const from = breaks.lastIndexOf(true);
  const isBox = from > 1 && (kinds[from]! & KIND.postal) !== 0 && postalAt(words, from, n) !== undefined;
  return isBox ? from : n;
}

/** True for the number of the word before it; behind the comma of RATA HALL or KOWHAI RD it is none of theirs. */
function isNumberOf({ words, kinds, breaks }: Line, at: number): boolean {
  const k = kinds[at - 1]!;
  const isName = breaks[at]! && at > 1 && !breaks[at - 1]! && (k & (KIND.building | KIND.strongType)) !== 0;
  return ((k & NUMBERED) !== 0 && !isName) || NUMBERED_WORDS.has(words[at - 1]!);
}

/**
 * LEVIN 5510, WELLINGTON, NEW ZEALAND: index behind a city that is called as its region, does not have the postcode,
 * and stands behind a town that has it; 0 where none does.
 */
function regionBehind(line: Line, code: number, localities: LocalityIndex): number {
  const { words } = line;
  const [region = '', ...more] = partsBehind(line, code);
  if (more.some((name) => countryOf(name) !== 'NZ') || !isRegionOfCity(region)) return 0;
  if (localities.hasCodeNz?.(region, words[code]!) === true || !endsInTown(line, code)) return 0;
  return endsInPlaceOf(line, code, words[code]!, localities) ? code + 1 + region.split(' ').length : 0;
}

/** True if the words before `end`, in the part of the last of them, are a town or end in one. */
function endsInTown({ words, breaks }: Line, end: number): boolean {
  for (let from = end - 1; from >= 0 && end - from <= LONGEST_PLACE_NZ; from--) {
    if (isTownNz(words.slice(from, end).join(' '))) return true;
    if (breaks[from]!) return false;
  }
  return false;
}

/** PAPAKURA 2582 AUCKLAND: a place and its code, which tables may lack, before its city, no comma between them. */
const isAmidPlaces = ({ words, breaks }: Line, at: number, localities: LocalityIndex): boolean =>
  !breaks[at]! && breaks[at + 1] === false && at > 2 && isPlaceNz(words[at - 1]!, localities);

/** The parts behind the word at `at`, each its words with blanks between them; the country is one of its own. */
function partsBehind(line: Line, at: number): string[] {
  const parts: string[] = [];
  const end = beforeBox(line);
  for (let from = at + 1; from < end; from = partEnd(line, from)) {
    const name = line.words.slice(from, partEnd(line, from)).join(' ');
    const country = / (?:NEW ZEALAND|NZ)$/.exec(name)?.[0];
    parts.push(...(country === undefined ? [name] : [name.slice(0, -country.length), country.trim()]));
  }
  return parts;
}

/** "3010, 12 KOWHAI ST, ROTORUA": the first word is a part of its own, and a postcode of the place at the end. */
const isOfLast = (line: Line, localities: LocalityIndex): boolean =>
  line.breaks[1] === true && endsInPlaceOf(line, line.words.length, line.words[0]!, localities);

/** The line with words [from, to) behind all others but a box at its end. */
const atEnd = (line: Line, from: number, to: number): Line => {
  const n = line.words.length;
  const end = Math.max(to, beforeBox(line));
  return inOrder(line, [...range(0, from), ...range(to, end), ...range(from, to), ...range(end, n)], n);
};

/** The line with words [from, to) out of the address. */
const aside = (line: Line, from: number, to: number): Line => {
  const n = line.words.length;
  return inOrder(line, [...range(0, from), ...range(to, n), ...range(from, to)], n - (to - from));
};
