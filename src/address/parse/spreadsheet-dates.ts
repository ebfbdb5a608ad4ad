// Numbers that a spreadsheet took for a date and showed as one: 4-8 SMITH ST comes as 4-Aug, 5/12 as 5-Dec, 8/24 as
// Aug-24. Which sign stood between the two numbers is lost: a short range of one side of a street is taken for a range,
// others for a unit and its number.
import type { Mended } from './letters-nz.js';
import { LONGEST_LINE } from './line.js';

const MONTHS = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');
/** June, July and Sept are the short names of Australian English. */
const MONTH = 'jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec';
/** A day and a month, or a month and a year of two digits; no part of a longer date or word, and not in brackets. */
const DATE = new RegExp(String.raw`(?<![\w-]|\([^)]{0,80})(?:([1-9]\d?)-(${MONTH})|(${MONTH})-(\d\d?))(?![\w-])`, 'gi');
/** What every line with such a date has, which few lines have. */
const PERHAPS = /\d-[A-Z]{3}|[A-Z]{3}-\d/i;
/** A range that is longer is sooner a unit and its number. */
const LONGEST_RANGE = 8;

/** A text with its dates as the numbers that they were. */
export interface UndatedText {
  readonly text: string;
  /** Each date, and what it was read as. */
  readonly mended: readonly Mended[];
}

/** The text with its dates as numbers. */
export function withoutDates(text: string): UndatedText {
  if (!PERHAPS.test(text) || text.length > LONGEST_LINE) return { text, mended: [] };
  const mended: Mended[] = [];
  const undated = text.replace(DATE, (from: string, day?: string, named?: string, first?: string, year?: string) => {
    const to = named === undefined ? numbersOf(monthOf(first!), Number(year)) : numbersOf(Number(day), monthOf(named));
    mended.push({ from, to });
    return to;
  });
  return { text: undated, mended };
}

const monthOf = (name: string): number => MONTHS.indexOf(name.slice(0, 3).toUpperCase()) + 1;

function numbersOf(first: number, second: number): string {
  const step = second - first;
  return `${first}${step > 0 && step <= LONGEST_RANGE && step % 2 === 0 ? '-' : '/'}${second}`;
}
