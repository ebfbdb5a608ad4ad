// A telephone number behind an address: no part of it has numbers of that form. PH is no penthouse there.
import { ASIDE, send } from './destination.js';
import type { Line } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';

const LABELS: ReadonlySet<string> = new Set('PH PHONE TEL TELEPHONE MOB MOBILE FAX'.split(' '));
/** Numbers of the two countries, as they are grouped; without a label before them they have their area code. */
const WITH_CODE =
  /^(?:0[2-9] ?\d{4} ?\d{4}|0[3-9] \d{3} \d{4}|04\d\d \d{3} \d{3}|1[38]00 ?\d{3} ?\d{3}|02\d \d{3} \d{3,4})$/;
const LABELLED = /^(?:\d{4} ?\d{4}|\d{3} \d{4}|13 ?\d\d ?\d\d)$/;
/** Words of the longest number. */
const MOST_WORDS = 3;

/** Sends a telephone number that ends the line aside, with the word that says it is one. */
export function placePhone(line: Line, destinations: Uint8Array): void {
  const from = phoneAtEnd(line);
  if (from > 0) send(destinations, from, line.words.length, ASIDE);
}

/** Index of the first word of the telephone number that ends a line; -1 where none does. */
export function phoneAtEnd({ words, kinds }: Line): number {
  const n = words.length;
  for (let count = MOST_WORDS; count > 0; count--) {
    const from = n - count;
    if (from < 2 || (kinds[from]! & KIND.number) === 0) continue;
    const text = words.slice(from).join(' ');
    const isLabelled = LABELS.has(words[from - 1]!);
    if (WITH_CODE.test(text) || (isLabelled && LABELLED.test(text))) return isLabelled ? from - 1 : from;
  }
  return -1;
}
