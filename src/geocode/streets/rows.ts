// The address of a number on a street, and what of a line is left once it is taken.
import { foldWorldName } from '../../address/fold.js';
import { foldPostcode } from '../../data/places/place.js';
import type { FoundAddress, FoundStreet, StreetSet } from '../../data/streets/read/street-set.js';
import { textOf, type Span, type Word } from '../words.js';
import type { StreetLine } from './on-street.js';
import { UNIT_WORDS } from './unit-words.js';
import { numbersAround, type WrittenNumber } from './numbers.js';

/** Countries whose houses have a number of the place and one of the street behind it: 1284/37 is 37, too. */
const SECOND_NUMBERS: ReadonlySet<string> = new Set(['CZ', 'SK']);

/** An address on a street, and where its number and its unit stand in the line. */
export interface Numbered {
  readonly address: FoundAddress;
  readonly number: WrittenNumber;
  readonly unit: Span | undefined;
}

/**
 * The address whose number stands right before or right behind the street's words [from, to), of several the one with
 * the postal code, the one of the unit that the line has, else the one without a unit; undefined for none.
 */
export function numberedOn(
  set: StreetSet,
  street: FoundStreet,
  words: readonly Word[],
  name: Span,
  { code, country }: Pick<StreetLine, 'code' | 'country'>,
): Numbered | undefined {
  const isSecond = SECOND_NUMBERS.has(country);
  for (const number of numbersAround(words, name.from, name.to)) {
    const same = set.numbered(street, number.key);
    const rows = same.length === 0 && isSecond ? set.numbered(street, number.key, true) : same;
    if (rows.length === 0) continue;
    const coded = rows.filter((row) => hasCode(row, code));
    const meant = coded.length > 0 ? coded : rows;
    for (const address of meant) {
      const unit = unitSpan(words, address.unit, [name, number]);
      if (unit) return { address, number, unit };
    }
    return { address: meant.find(({ unit }) => unit === '') ?? meant[0]!, number, unit: undefined };
  }
  return undefined;
}

/** Where a unit stands, by its own words (FLAT 2) or by what it ends in behind another word for it (APT 2). */
function unitSpan(words: readonly Word[], unit: string, used: readonly Span[]): Span | undefined {
  const own = foldWorldName(unit).split(' ');
  const last = own.at(-1)!;
  if (last === '') return undefined;
  const isFree = (at: number): boolean => !used.some((span) => within(span, at));
  for (const [at, { text }] of words.entries()) {
    if (text !== last || !isFree(at)) continue;
    const from = at - own.length + 1;
    const isWhole = from >= 0 && own.every((word, i) => words[from + i]!.text === word && isFree(from + i));
    if (isWhole && own.length > 1) return { from, to: at + 1 };
    if (UNIT_WORDS.has(words[at - 1]?.text ?? '')) return { from: at - 1, to: at + 1 };
    // 205 N MICHIGAN AVE # 2510
    if (used.some(({ to }) => to === at)) return { from: at, to: at + 1 };
  }
  return undefined;
}

/** True if the word at `at` lies in the span. */
export const within = ({ from, to }: Span, at: number): boolean => at >= from && at < to;

/** True if the address has the postal code, or none that could differ. */
export const hasCode = ({ postcode }: FoundAddress, code: string): boolean =>
  code === '' || postcode === '' || foldPostcode(postcode).startsWith(foldPostcode(code));

/** The words that are the address' own postal code, in one to three of them; undefined for none. */
export function codeSpan(words: readonly Word[], postcode: string): Span | undefined {
  const code = foldPostcode(postcode);
  for (let length = Math.min(3, words.length); code !== '' && length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      if (foldPostcode(textOf(words.slice(from, from + length))) === code) return { from, to: from + length };
    }
  }
  return undefined;
}
