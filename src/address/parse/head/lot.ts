// Reads a lot: LOT 5, LOT 5A, LOTS 5 TO 6, and LOT 5/24 with the house number in the same word.
import type { PartRead } from './part-read.js';
import { PART, take, type Line, type Reading } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { plansEnd } from '../../vocabulary/plans.js';

/** Takes the lot at `at`; plan numbers behind it ("DP 1234") stay unknown. */
export function readLot(line: Line, at: number, hi: number, reading: Reading): PartRead {
  const { words, kinds } = line;
  let next = at + 1;
  const word = words[next]!;
  const slash = word.indexOf('/');
  const rest = slash > 0 ? word.slice(slash + 1) : null;
  reading.lotNumber = slash > 0 ? word.slice(0, slash) : word;
  next++;
  if (rest === null) {
    const { lotNumber } = reading;
    const lots = words[at] === 'LOTS' ? listedLots(line, next, hi, Number(lotNumber)) : [];
    reading.lotNumber = [lotNumber, ...lots].join(',');
    next += lots.length;
    while (next + 1 < hi && (words[next] === 'AND' || words[next] === 'TO') && (kinds[next + 1]! & KIND.number) !== 0) {
      reading.lotNumber += `${words[next] === 'TO' ? '-' : '&'}${words[next + 1]!}`;
      next += 2;
    }
    next = furtherLots(line, next, hi, reading);
  }
  take(reading, PART.lot, at, next);
  let end = leavePlans(line, next, hi, reading);
  // LOT 1 DP 1234 & LOT 2 DP 1235
  while (rest === null && end > next) {
    next = furtherLots(line, end, hi, reading);
    if (next === end) break;
    take(reading, PART.lot, end, next);
    end = leavePlans(line, next, hi, reading);
  }
  return { next: end, rest };
}

/** Leaves the plans that are named from `at` on to no part; returns the index behind them. */
function leavePlans({ words }: Line, at: number, hi: number, reading: Reading): number {
  const end = plansEnd(words, at, hi);
  for (let i = at; i < end; i++) reading.unknown.push(i);
  return end;
}

/**
 * L12 DP 12345, L5 & 6 SMITH RD: takes the lot at `at`, whose plan says that it is no level, or the two lots of a
 * street; the index behind them, or `at`.
 */
export function readShortLot(line: Line, at: number, hi: number, reading: Reading): number {
  const word = line.words[at]!;
  if (!word.startsWith('L') || reading.lotNumber !== '' || !/^L\d{1,4}[A-Z]?$/.test(word)) return at;
  const other = otherShortLot(line, at, hi);
  if (other !== '') {
    reading.lotNumber = `${word.slice(1)}&${other}`;
    take(reading, PART.lot, at, at + 3);
    return leavePlans(line, at + 3, hi, reading);
  }
  if (plansEnd(line.words, at + 1, hi) === at + 1) return at;
  reading.lotNumber = word.slice(1);
  take(reading, PART.lot, at, at + 1);
  return leavePlans(line, at + 1, hi, reading);
}

/** 6 of L5 & 6 SMITH RD, L5 & L6 SMITH RD: no number stands before the street, which levels have; '' for none. */
function otherShortLot({ words, kinds, breaks }: Line, at: number, hi: number): string {
  const other = /^L?(\d{1,4}[A-Z]?)$/.exec(words[at + 2] ?? '')?.[1] ?? '';
  if (words[at + 1] !== 'AND' || at + 4 >= hi || breaks[at + 3]!) return '';
  const behind = kinds.slice(at + 3, hi);
  const isStreet = behind.some((kind) => (kind & KIND.strongType) !== 0);
  return isStreet && !behind.some((kind) => (kind & (KIND.number | KIND.flat)) !== 0) ? other : '';
}

/** LOT 4 & LOT 5, LOT 4, LOT 5: takes the lots that are called so again from `at` on; the index behind them. */
function furtherLots({ words, kinds, breaks }: Line, at: number, hi: number, reading: Reading): number {
  let next = at;
  for (;;) {
    const word = words[next] === 'AND' ? next + 1 : next;
    const isLot = word + 1 < hi && (kinds[word]! & KIND.lot) !== 0 && /^\d{1,5}[A-Z]?$/.test(words[word + 1]!);
    // LOT 5 SP 12345, LOT 5 SMITH RD names one twice.
    if (!isLot || !(word > next || breaks[word]!) || words[word + 1] === reading.lotNumber) return next;
    reading.lotNumber += (word > next ? '&' : ',') + words[word + 1]!;
    next = word + 2;
  }
}

/** The lots behind commas from `at` on, in the order of their numbers: 5 of LOTS 4, 5 AND 6; 5, 6 of LOTS 4, 5, 6. */
function listedLots({ words, breaks }: Line, at: number, hi: number, first: number): string[] {
  const lots: string[] = [];
  for (let i = at; i + 1 < hi && breaks[i]! && /^\d{1,5}$/.test(words[i]!); i++) {
    if (Number(words[i]) !== first + lots.length + 1 && words[i + 1] !== 'AND') break;
    lots.push(words[i]!);
  }
  return lots;
}

/** Words before a lot or number of which only a part is meant, or that say who granted it or when it will be one. */
const PARTLY = new Set(['PART', 'PT', 'PRT', 'CROWN', 'FUTURE', 'PROPOSED', 'STRATA']);

/** Words for a place in a building that is no unit of its own. */
const WITHIN = new Set(['UPSTAIRS', 'DOWNSTAIRS', 'FRONT']);

/** AND of GROUND FLOOR AND LEVEL 1, GROUND FLOOR AND PART LEVEL 1: a reading has one level. */
export const isBeforeLevel = ({ words, kinds }: Line, { levelType }: Reading, at: number, hi: number): boolean =>
  levelType !== '' &&
  words[at] === 'AND' &&
  at + 2 < hi &&
  (kinds[PARTLY.has(words[at + 1]!) ? at + 2 : at + 1]! & (KIND.level | KIND.ordinal)) !== 0;

/** PART LOT 2, PT 120 SMITH RD, CROWN ALLOTMENT 3, NT PORTION 4, and OF in PART OF 120 SMITH RD. */
export function isPartly({ words, kinds, breaks }: Line, at: number, hi: number): boolean {
  if (at + 1 >= hi) return false;
  const next = kinds[at + 1]!;
  if (WITHIN.has(words[at]!)) return breaks[at + 1]! || (next & KIND.number) !== 0;
  const isOf = words[at] === 'OF' && PARTLY.has(words[at - 1]!);
  if (words[at] === 'NT' && words[at + 1] === 'PORTION') return !breaks[at + 1]!;
  if (!(isOf || PARTLY.has(words[at]!)) || breaks[at + 1]!) return false;
  if (words[at + 1] === 'OF' && at + 2 < hi) return (kinds[at + 2]! & (KIND.lot | KIND.number)) !== 0;
  return (next & (KIND.lot | KIND.number)) !== 0 || ((next & KIND.level) !== 0 && words[at + 1]!.length > 2);
}
