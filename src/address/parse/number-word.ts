// Takes one number word apart: 24, 24A, R24, 24-26, 5/24, U5/24-26, 5/2/24, 2/F.

/** One written number: prefix letters, digits, suffix letters. */
export interface WrittenNumber {
  prefix: string;
  number: number;
  suffix: string;
}

/** A number word: units before slashes, then the number or range; `number` is null when the last piece is none. */
export interface NumberWord {
  units: string[];
  first: WrittenNumber | null;
  last: WrittenNumber | null;
}

const ONE = /^([A-Z]{0,2})(\d{1,6})([A-Z]{0,2})$/;

/** The number in a text such as 24A, or null. */
export function writtenNumber(text: string): WrittenNumber | null {
  const match = ONE.exec(text);
  return match ? { prefix: match[1]!, number: Number(match[2]), suffix: match[3]! } : null;
}

/** The number of a box or bag: 12, A12, 12B; a text without a number of its own is all prefix. */
export function deliveryNumber(text: string): WrittenNumber {
  const [, prefix, digits, suffix] = /^([A-Z]*)([1-9]\d{0,8})([A-Z]*)$/.exec(text) ?? [];
  return digits === undefined
    ? { prefix: text, number: 0, suffix: '' }
    : { prefix: prefix!, number: Number(digits), suffix: suffix! };
}

/** Takes a number word apart; null when its last piece is not a house number. */
export function numberWord(word: string): NumberWord | null {
  const slash = word.lastIndexOf('/');
  const units = slash < 0 ? [] : word.slice(0, slash).split('/');
  const text = slash < 0 ? word : word.slice(slash + 1);
  // 2/F is a floor.
  if (units.length > 0 && text !== 'F' && /^[A-Z]$/.test(text)) return splitSuffix(units, text);
  const dash = text.indexOf('-');
  if (dash < 0) {
    const first = writtenNumber(text);
    return first ? { units, first, last: null } : null;
  }
  const first = writtenNumber(text.slice(0, dash));
  // 103-07 ends at 107.
  const end = text.slice(dash + 1).replace(/^0\d$/, (digits) => text.slice(0, Math.max(0, dash - 2)) + digits);
  if (first && first.suffix === '' && /^[A-Z]$/.test(end)) {
    return { units, first: { ...first, suffix: end }, last: null };
  }
  const last = first && /^[A-Z]$/.test(end) ? { prefix: '', number: first.number, suffix: end } : writtenNumber(end);
  return first && last ? { units, first, last } : null;
}

/** The suffix letter that stands behind a slash belongs to the number before it: 40/B, 3/40/B. */
function splitSuffix(units: string[], letter: string): NumberWord | null {
  const first = writtenNumber(units.pop()!);
  return first && first.suffix === '' ? { units, first: { ...first, suffix: letter }, last: null } : null;
}

/**
 * The end of a range that may be written short: 46 of 1344-46 is 1346. Returns `last` itself where it is the larger
 * number already, or where no such number is larger.
 */
export function rangeEnd(first: number, last: number): number {
  if (last > first) return last;
  const digits = String(last).length;
  const start = String(first);
  if (digits >= start.length) return last;
  const full = Number(start.slice(0, start.length - digits) + String(last));
  // 24-6 ends at 26, on the same side of the street; 24-5 is sooner flat 24 of number 5.
  const isEnd = full > first && (digits > 1 || (full - first) % 2 === 0);
  return isEnd ? full : last;
}

/**
 * The end of 1-19, the units of a property from the first one on; null where the text is no such range. `length`: its
 * characters as they are written; with spaces about its dash it is a unit and its number, UNIT 1 - 19 SMITH ST.
 */
export function unitsFromFirst(text: string, length = text.length): WrittenNumber | null {
  if (length !== text.length) return null;
  const end = text.startsWith('1-') ? writtenNumber(text.slice(2)) : null;
  return end !== null && end.prefix === '' && end.number > 1 ? end : null;
}

/** True if the word is one to six digits and nothing else. */
export function isDigits(word: string): boolean {
  const n = word.length;
  if (n === 0 || n > 6) return false;
  for (let i = 0; i < n; i++) {
    const c = word.charCodeAt(i);
    if (c < 48 || c > 57) return false;
  }
  return true;
}

/** The number as one text: 24A. */
export const numberText = (number: WrittenNumber): string => `${number.prefix}${number.number}${number.suffix}`;

/** True if two numbers look like the ends of a range: the second larger, by an even step, and not by much. */
export function isRangeLike(first: number, last: number): boolean {
  const step = last - first;
  if (step <= 0 || first === 0) return false;
  if (step % 2 === 1) return step <= 3 || (first >= 20 && step <= 9);
  return step <= 40 || (first >= 30 && step <= 120);
}
