// The house number of an address in components: 12, 12A, 12-14, 5/12, 12A-12B.
import { numberWord } from '../../../address/parse/number-word.js';

export interface HouseNumber {
  readonly first: number;
  /** 0 where it is no range. */
  readonly last: number;
  readonly suffix: string;
  readonly lastSuffix: string;
  /** The unit before a slash. */
  readonly unit: string;
}

/** What an address without a number has. */
export const NO_NUMBER: HouseNumber = { first: 0, last: 0, suffix: '', lastSuffix: '', unit: '' };

/** Spaces around the signs of a number: 12 - 14, 12 A. A spreadsheet's 12.0 is 12. */
const BETWEEN = /\s*([-/])\s*|\s+(?=[A-Z](?:$|-))|\.0+$/g;

/** The parts of a number; undefined for a text that is more, or something else. */
export function houseNumber(text: string, suffix: string, last: string): HouseNumber | undefined {
  if (text === '' || text === '0') return last === '' ? NO_NUMBER : undefined;
  const plain = Number(text);
  if (suffix === '' && last === '' && plain > 0 && Number.isInteger(plain) && text.length <= 6) {
    return { first: plain, last: 0, suffix: '', lastSuffix: '', unit: '' };
  }
  const one = `${text}${suffix}${last === '' ? '' : `-${last}`}`.toUpperCase();
  const read = numberWord(one.replaceAll('–', '-').replace(BETWEEN, '$1').replaceAll(' ', ''));
  if (read === null || read.first === null || read.units.length > 1) return undefined;
  const { first, last: end } = read;
  if (first.prefix === 'U' || first.prefix === 'L' || first.prefix === 'F') return undefined;
  const isSpan = end !== null && (end.number > first.number || (end.number === first.number && end.suffix !== ''));
  // 14-12 is no range, and may be unit 14 of 12.
  if (end !== null && !isSpan && end.number !== first.number) return undefined;
  return {
    first: first.number,
    last: isSpan ? end.number : 0,
    suffix: first.prefix + first.suffix,
    lastSuffix: isSpan ? end.suffix : '',
    unit: read.units[0] ?? '',
  };
}
