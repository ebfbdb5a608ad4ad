// Days that lists of events and visits write amid an address of New Zealand, where units have one slash and levels
// none: RATA CAFE 16/09/2021, 12 KOWHAI STREET. They are remarks.
import type { Line } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { inOrder, range } from '../words/order.js';

const DATE = /^(\d{1,2})\/(\d{1,2})\/((?:20)?[0-4]\d)$/;

/**
 * True for a day, month and year at `at`. 5/2/24 KOWHAI STREET is a unit on a level, so that a short year has a nought
 * before it, or no street behind it.
 */
function isDate({ words, breaks, kinds }: Line, at: number): boolean {
  const [, day = '', month = '', year = ''] = DATE.exec(words[at]!) ?? [];
  const isDay = Number(day) >= 1 && Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12;
  if (!isDay || year.length === 4) return isDay;
  const isLast = at + 1 === words.length || breaks[at + 1]!;
  return day.startsWith('0') || month.startsWith('0') || isLast || (kinds[at + 1]! & KIND.number) !== 0;
}

/** The line with its days behind all others, where words stand before them. */
export function withDatesAside(line: Line): Line {
  const { words, aside } = line;
  const isDay = (i: number): boolean => i > 0 && i < aside && words[i]!.length > 5 && isDate(line, i);
  if (!words.some((_, i) => isDay(i))) return line;
  const kept = range(0, aside).filter((i) => !isDay(i));
  const days = range(0, aside).filter(isDay);
  return inOrder(line, [...kept, ...days, ...range(aside, words.length)], kept.length);
}
