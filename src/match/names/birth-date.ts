// Dates of birth as people and exports write them, as one number: 19801231. A part that is not said is 0.

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

const EARLIEST = 1000;
const LATEST = 2200;

function date(year: number, month: number, day: number): number {
  if (year < EARLIEST || year > LATEST) return 0;
  if (month > 12 && day >= 1 && day <= 12) return date(year, day, month);
  if (month < 1 || month > 12 || day < 1 || day > 31) return year * 10_000;
  return year * 10_000 + month * 100 + day;
}

/** A year of two digits: of this century up to 29, else of the last. */
const century = (year: number): number => (year < 30 ? 2000 : 1900) + year;

/**
 * The date as yyyymmdd; yyyy0000 where only the year can be read, 0 where nothing can. Day before month, as in
 * Australia and New Zealand, unless the numbers only fit the other way.
 */
export function birthDate(text: string): number {
  const trimmed = text.trim();
  if (/^\d{8}$/.test(trimmed)) return packed(trimmed);
  if (/^\d{4}$/.test(trimmed)) return date(Number(trimmed), 0, 0);
  const first = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})(?:\D|$)/.exec(trimmed);
  if (first !== null) return date(Number(first[1]), Number(first[2]), Number(first[3]));
  const last = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?:\D|$)/.exec(trimmed);
  if (last !== null) return date(fullYear(last[3]!), Number(last[2]), Number(last[1]));
  return written(trimmed.toUpperCase());
}

const fullYear = (digits: string): number => (digits.length === 2 ? century(Number(digits)) : Number(digits));

/** Eight digits: year first, or where that is no date, day first. */
function packed(digits: string): number {
  const yearFirst = date(Number(digits.slice(0, 4)), Number(digits.slice(4, 6)), Number(digits.slice(6)));
  if (yearFirst % 10_000 !== 0) return yearFirst;
  const dayFirst = date(Number(digits.slice(4)), Number(digits.slice(2, 4)), Number(digits.slice(0, 2)));
  return dayFirst % 10_000 === 0 ? yearFirst : dayFirst;
}

/** With the month as a word: 14 Mar 1980, March 14, 1980, 14-Mar-80. */
function written(text: string): number {
  const month = MONTHS.findIndex((name) => text.includes(name));
  if (month < 0) return 0;
  const numbers = text.match(/\d+/g) ?? [];
  const year = numbers.find((digits) => digits.length === 4);
  const day = numbers.find((digits) => digits.length <= 2);
  if (year !== undefined) return date(Number(year), month + 1, Number(day ?? 0));
  const short = SHORT_YEAR.exec(text);
  return short === null ? 0 : date(century(Number(short[1])), month + 1, Number(day));
}

/** A day, a month and a year of two digits, and nothing else: 14-Mar-80, Mar 14, 80. */
const SHORT_YEAR =
  /^(?:\d{1,2}(?:ST|ND|RD|TH)?[-/. ]*[A-Z]{3,9}|[A-Z]{3,9}[. -]+\d{1,2}(?:ST|ND|RD|TH)?)[-/., ]+(\d{2})$/;
