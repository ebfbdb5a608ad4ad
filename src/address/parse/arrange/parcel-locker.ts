// A parcel locker and who collects there, before or amid the address of the locker: PARCEL LOCKER 10123 45678, 24 SMITH
// ST. Neither number is of the address.
import type { Line } from '../reading.js';

const PLACES = new Set(['LOCKER', 'COLLECT']);
/** The numbers of a locker's user: two of five digits, or one of ten. */
const DIGITS = /^\d{5,10}$/;

/** Index behind the numbers of a locker's user, the first of which stands at `i`; `i` where they are none. */
export function lockerEnd({ words }: Line, i: number): number {
  if (!PLACES.has(words[i - 1]!) || words[i - 2] !== 'PARCEL' || !DIGITS.test(words[i]!)) return i;
  return DIGITS.test(words[i + 1]!) ? i + 2 : i + 1;
}
