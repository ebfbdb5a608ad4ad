// Reads a postal delivery: PO BOX 123, GPO BOX 106 543, PRIVATE BAG A 12, CARE PO.
import { isDigits } from '../number-word.js';
import { PART, take, type Line, type Reading } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { endsBare, postalAt } from '../../vocabulary/postal.js';

/** Takes the postal delivery at `at`; returns the index behind it, or `at` where none stands. */
export function readPostal(line: Line, at: number, hi: number, reading: Reading): number {
  const { words, kinds } = line;
  const form = postalAt(words, at, hi);
  if (!form || reading.postalType !== '') return at;
  let next = at + form.length;
  if (!form.numberless) {
    const isNumbered = next < hi && (kinds[next]! & KIND.number) !== 0;
    const isBare = endsBare(form, line.breaks, next, hi);
    if (!isBare && !isNumbered && !isLetterAndNumber(line, next, hi)) return at;
    if (!isBare) next = readNumber(line, next, hi, reading);
  } else if (mayHaveNumber(form.type) && next < hi && isDigits(words[next]!)) {
    reading.postalNumber = words[next]!;
    next++;
  }
  // BOX 12 PO, RESERVOIR
  if (form.weak && words[next] === 'PO' && next + 1 < hi) next++;
  reading.postalType = form.type;
  take(reading, PART.postal, at, next);
  return next;
}

/** Types that are whole without a number and may have one. */
const mayHaveNumber = (type: string): boolean => type === 'CMA' || type === 'CPA' || type === 'CARE PO';

/** BAG A 12: the letter belongs to the number behind it. */
export const isLetterAndNumber = ({ kinds, breaks }: Line, at: number, hi: number): boolean =>
  at + 1 < hi && (kinds[at]! & KIND.letter) !== 0 && !breaks[at + 1]! && (kinds[at + 1]! & KIND.number) !== 0;

function readNumber({ words, breaks }: Line, at: number, hi: number, reading: Reading): number {
  let number = words[at]!;
  let next = at + 1;
  // PO BOX 106 543: box numbers are also written in two groups.
  while (next < hi && !breaks[next]! && /^\d{3}$/.test(words[next]!) && /^\d{2,6}$/.test(number)) {
    number += words[next]!;
    next++;
  }
  if (number.length === 1 && next < hi && isDigits(words[next]!) && !isDigits(number)) {
    number += words[next]!;
    next++;
  }
  reading.postalNumber = number;
  return next;
}
