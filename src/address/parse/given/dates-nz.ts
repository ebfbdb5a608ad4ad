// Days that lists of events and visits write amid an address of New Zealand, where units have one slash and levels
// none: RATA CAFE 16/09/2021, 12 KOWHAI STREET. They are remarks.
import type { Line } from '../reading.js';
import { inOrder, range } from '../words/order.js';

const DATE = /^(\d{1,2})\/(\d{1,2})\/(?:20)?([0-4]\d)$/;

/** True for a day, month and year; 5/2/45 is none. */
function isDate(word: string): boolean {
  const [, day, month] = DATE.exec(word) ?? [];
  return day !== undefined && Number(day) >= 1 && Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12;
}

/** The line with its days behind all others, where words stand before them. */
export function withDatesAside(line: Line): Line {
  const { words, aside } = line;
  const isDay = (i: number): boolean => i > 0 && i < aside && words[i]!.length > 5 && isDate(words[i]!);
  if (!words.some((_, i) => isDay(i))) return line;
  const kept = range(0, aside).filter((i) => !isDay(i));
  const days = range(0, aside).filter(isDay);
  return inOrder(line, [...kept, ...days, ...range(aside, words.length)], kept.length);
}
