// Numbers that a spreadsheet took for a date and showed as one: 4-8 SMITH ST comes as 4-Aug, 5/12 as 5-Dec, 8/24 as
// Aug-24. Which sign stood between the two numbers is lost: a short range of one side of a street is taken for a range,
// others for a unit and its number. A table that was read without its formats has the days since 1899 instead, 43316.
import type { Mended } from './letters-nz.js';
import { LONGEST_LINE } from './words/read-part.js';

const MONTHS = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');
/** June, July and Sept are the short names of Australian English. */
const MONTH = 'jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec';
/**
 * A day and a month, or a month and a year of two digits; no part of a word, and not in brackets. Behind day and month
 * a spreadsheet may show the year in which the number was typed, 5-Dec-24: it was none of what was typed.
 */
const DATE = new RegExp(
  String.raw`(?<![\w-]|\([^)]{0,80})(?:([1-9]\d?)-(${MONTH})(?:-(?:20)?[0-3]\d)?|(${MONTH})-(\d\d?))(?![\w-])`,
  'gi',
);
/** Types of street that only towns have. Country roads and highways have house numbers of five digits. */
const TOWN_STREET =
  'st|street|ct|crt|court|cl|close|cres|crescent|pl|place|av|ave|avenue|gr|grove|tce|terrace|pde|parade';
/** The number of days that a spreadsheet has for a date, where a house number of such a street stands. */
const SERIAL = new RegExp(
  String.raw`^((?:[^,;\n\d]{1,60}[,;\n]\s*)?)(4\d{4})(?= [^,\d]{2,40} (?:${TOWN_STREET})\b)`,
  'i',
);
/** The day from which spreadsheets count, and the last day that may have been the present, 2032-12-31. */
const FIRST_DAY = Date.UTC(1899, 11, 30);
const LAST_SERIAL = 48_579;
const MS_OF_DAY = 86_400_000;
/** What every line with such a date has, which few lines have. */
const PERHAPS = /\d-[A-Z]{3}|[A-Z]{3}-\d/i;
const PERHAPS_SERIAL = /4\d{4} /;
/** A range that is longer is sooner a unit and its number. */
const LONGEST_RANGE = 8;

/** A text with its dates as the numbers that they were. */
export interface UndatedText {
  readonly text: string;
  /** Each date, and what it was read as. */
  readonly mended: readonly Mended[];
}

/** The text with its dates as numbers. */
export function withoutDates(line: string): UndatedText {
  const isDated = (line.includes('-') && PERHAPS.test(line)) || PERHAPS_SERIAL.test(line);
  if (!isDated || line.length > LONGEST_LINE) return { text: line, mended: [] };
  const mended: Mended[] = [];
  const undated = line.replace(DATE, (from: string, day?: string, named?: string, first?: string, year?: string) => {
    const to = named === undefined ? numbersOf(monthOf(first!), Number(year)) : numbersOf(Number(day), monthOf(named));
    mended.push({ from, to });
    return to;
  });
  const text = undated.replace(SERIAL, (whole, before: string, serial: string) => {
    const to = numbersOfSerial(Number(serial));
    if (to === null) return whole;
    mended.push({ from: serial, to });
    return before + to;
  });
  return { text, mended };
}

/** The numbers of the date that many days on; null where the date is open: 1 August stands for Aug-24 as well. */
function numbersOfSerial(serial: number): string | null {
  const date = new Date(FIRST_DAY + serial * MS_OF_DAY);
  return serial > LAST_SERIAL || date.getUTCDate() === 1 ? null : numbersOf(date.getUTCDate(), date.getUTCMonth() + 1);
}

const monthOf = (name: string): number => MONTHS.indexOf(name.slice(0, 3).toUpperCase()) + 1;

function numbersOf(first: number, second: number): string {
  const step = second - first;
  return `${first}${step > 0 && step <= LONGEST_RANGE && step % 2 === 0 ? '-' : '/'}${second}`;
}
