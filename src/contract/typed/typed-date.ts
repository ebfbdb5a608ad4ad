// Dates as people write them. A day and a month in figures may be either way round: both readings are given, and
// whoever knows more decides.

/** A day as the number its digits make: 20240315. Two days compare as their numbers do. */
export type Day = number;

/**
 * The readings of a date: with the day before the month, and with the month before the day; 0 where a reading is no
 * day of the calendar. A date that can be read in one way has it twice.
 */
export interface TypedDate {
  readonly dayFirst: Day;
  readonly monthFirst: Day;
}

/** Which of day and month stands first. */
export const dateOrders = ['dmy', 'mdy'] as const;
export type DateOrder = (typeof dateOrders)[number];

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** A time of day behind a date, which says nothing here. */
const TIME = /[t ]\s*\d{1,2}:\d{2}.*$/i;
const YEAR_FIRST = /^(\d{4})([-/.]?)(\d{1,2})\2(\d{1,2})$/;
const YEAR_LAST = /^(\d{1,2})\s*([-/.\s])\s*(\d{1,2})\s*\2\s*(\d{4})$/;
const DAY_NAMED = /^(\d{1,2})(?:st|nd|rd|th)?[-\s/]*([a-z]{3,9})\.?,?[-\s/]*(\d{4})$/i;
const NAMED_DAY = /^([a-z]{3,9})\.?[-\s/]*(\d{1,2})(?:st|nd|rd|th)?,?[-\s/]+(\d{4})$/i;
const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,?\s+/i;
const LONGEST = 64;

/**
 * Reads `2024-03-15` (with a time of day behind it or not), `20240315`, `15/3/2024`, `15.03.2024`, `15 Mar 2024`,
 * `March 15, 2024`. Undefined for anything else, years of two digits among it, since they do not say their century.
 */
export function readDate(text: string): TypedDate | undefined {
  if (text.length > LONGEST) return undefined;
  const bare = text.trim().replace(TIME, '').replace(WEEKDAY, '').trim();
  const first = YEAR_FIRST.exec(bare);
  if (first) return certain(dayOf(Number(first[1]), Number(first[3]), Number(first[4])));
  const last = YEAR_LAST.exec(bare);
  if (last) {
    const [one, two, year] = [Number(last[1]), Number(last[3]), Number(last[4])];
    const [dayFirst, monthFirst] = [dayOf(year, two, one), dayOf(year, one, two)];
    return dayFirst === 0 && monthFirst === 0 ? undefined : { dayFirst, monthFirst };
  }
  const named = DAY_NAMED.exec(bare);
  if (named) return certain(dayOf(Number(named[3]), monthOf(named[2]!), Number(named[1])));
  const other = NAMED_DAY.exec(bare);
  return other ? certain(dayOf(Number(other[3]), monthOf(other[1]!), Number(other[2]))) : undefined;
}

/** The day in an order; 0 where it is none. */
export const inOrder = ({ dayFirst, monthFirst }: TypedDate, order: DateOrder): Day =>
  order === 'dmy' ? dayFirst : monthFirst;

/** `2024-03-15`. */
export function dayText(day: Day): string {
  const digits = String(day).padStart(8, '0');
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
}

/** Days from one day to another. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(dayText(to)) - Date.parse(dayText(from))) / 86_400_000);

const certain = (day: Day): TypedDate | undefined => (day === 0 ? undefined : { dayFirst: day, monthFirst: day });

/** The number of a month by its name or the beginning of it; 0 for another word. */
function monthOf(name: string): number {
  const folded = name.toLowerCase();
  const isMeant = (month: string): boolean => month === folded || (folded.length <= 4 && month.startsWith(folded));
  return MONTHS.findIndex(isMeant) + 1;
}

/** The day, or 0 where the calendar has none: years from 1900 to 2199. */
function dayOf(year: number, month: number, day: number): Day {
  const isDay = year >= 1900 && year < 2200 && month >= 1 && month <= 12 && day >= 1 && day <= LENGTHS[month - 1]!;
  if (!isDay) return 0;
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 && day === 29 && !isLeap ? 0 : year * 10_000 + month * 100 + day;
}
