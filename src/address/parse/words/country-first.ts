// A country's name where the reader does not look for it: before the address (NEW ZEALAND 14 KOWHAI STREET, GORE), or
// in letters of another script run into the postcode (9710新西兰). It goes to the end of the line.
import { KIND } from '../../vocabulary/kinds.js';
import { foreignAsWritten, isCountryStart } from '../../vocabulary/country-names.js';
import { countryOf } from '../../vocabulary/place.js';
import { postalAt } from '../../vocabulary/postal.js';
import { startsAddress } from '../arrange/locality-first.js';
import type { Line } from '../reading.js';
import { inOrder, range } from './order.js';

/** Letters beyond those of Latin script. */
const OTHER_SCRIPT = /[\u0370-\u1cff\u2e80-\uffdc]/;
/** Words of the longest name of a country. */
const LONGEST_COUNTRY = 4;
/** Names that premises and streets are called by as well, so that only a comma parts them from an address. */
const WITH_COMMA: ReadonlySet<string> = new Set(['AOTEAROA', 'AUST', 'N Z']);

let apart: readonly [last: RegExp, first: RegExp] | undefined;

/** The text with a blank between a country's name in another script and what it runs into. */
export function withCountryApart(text: string): string {
  if (!OTHER_SCRIPT.test(text)) return text;
  const names = foreignAsWritten()
    .toSorted((a, b) => b.length - a.length)
    .join('|');
  apart ??= [new RegExp(`(?<=[a-z0-9])(?=(?:${names})\\W*$)`, 'iu'), new RegExp(`^(${names})(?=[a-z0-9])`, 'iu')];
  return text.replace(apart[0], ' ').replace(apart[1], '$1 ');
}

/** The line with the country that leads it behind all else; the line itself where none does. */
export function withCountryLast(line: Line): Line {
  const end = leadingCountry(line);
  const n = line.words.length;
  return end === 0 || end === n ? line : inOrder(line, [...range(end, n), ...range(0, end)], n);
}

/** Index behind the country that leads a line, said twice perhaps; 0 for none, or where what follows is of its name. */
function leadingCountry(line: Line): number {
  const { words, breaks } = line;
  let end = 0;
  let country: string | undefined;
  for (;;) {
    const length = nameLength(words, end, country);
    if (length === 0) break;
    country = countryOf(words.slice(end, end + length).join(' '));
    end += length;
  }
  if (end === 0) return 0;
  if (OTHER_SCRIPT.test(words[0]!)) return end;
  if (breaks[end] === true) return country === 'NZ' || begins(line, end) ? end : 0;
  // NZ 9710 14 KOWHAI STREET: the postcode is behind its country, before the number of the house.
  if (/^\d{4}$/.test(words[end]!) && /^\d/.test(words[end + 1] ?? '')) return 0;
  return !WITH_COMMA.has(words.slice(0, end).join(' ')) && begins(line, end) ? end : 0;
}

/** Words of a country's name at `at`, of this country where one is given; 0 for none. */
function nameLength(words: readonly string[], at: number, country: string | undefined): number {
  if (!isCountryStart(words[at] ?? '')) return 0;
  for (let length = LONGEST_COUNTRY; length > 0; length--) {
    const found = at + length <= words.length ? countryOf(words.slice(at, at + length).join(' ')) : undefined;
    if (found !== undefined && (country ?? found) === found) return length;
  }
  return 0;
}

/** Kinds of words that premises are called by too: AUSTRALIA HOUSE. */
const OF_PREMISES = KIND.building | KIND.strongType;

/** True if an address begins at `at`: a number, a unit, a box or a corner. */
function begins(line: Line, at: number): boolean {
  const { words, kinds, breaks } = line;
  if ((kinds[at]! & KIND.corner) !== 0) return true;
  const isPostal = (kinds[at]! & KIND.postal) !== 0 && postalAt(words, at, words.length) !== undefined;
  // NZ POST, AUSTRALIA POST SHOP
  if (isPostal) return (kinds[at + 1] ?? 0) !== 0 || words[at + 1] === 'BAG' || words[at + 1] === 'BOX';
  return startsAddress(line, at) && (breaks[at]! || (kinds[at]! & OF_PREMISES) === 0);
}
