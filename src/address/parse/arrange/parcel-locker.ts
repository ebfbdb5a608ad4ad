// A parcel locker and who collects there, before or amid the address of the locker: PARCEL LOCKER 10123 45678, 24 SMITH
// ST. Neither number is of the address.
import { ASIDE, send } from './destination.js';
import type { Line } from '../reading.js';

const PLACES = new Set(['LOCKER', 'COLLECT']);
/** The numbers of a locker's user: two of five digits, or one of ten. */
const DIGITS = /^\d{5,10}$/;

/** Sends the words for a locker with its numbers aside. */
export function placeParcelLocker({ words }: Line, destinations: Uint8Array): void {
  const at = words.indexOf('PARCEL');
  if (at < 0 || !PLACES.has(words[at + 1] ?? '') || !DIGITS.test(words[at + 2] ?? '')) return;
  send(destinations, at, DIGITS.test(words[at + 3] ?? '') ? at + 4 : at + 3, ASIDE);
}
