// Texts that name two places as one whereabouts: BUNBURY & SOUTH WEST WA, METHVEN / CANTERBURY PLAINS, ST. GALLEN -
// KLOSTERPLATZ. The first is taken, as the one that the second is told beside.
import { stateOf } from '../../address/vocabulary/place.js';
import { saysStreet } from './street-said.js';

/** Two names, each with what stands behind both. */
export interface PairWritten {
  readonly first: readonly string[];
  readonly second: string;
  /** The names alone, in capitals. */
  readonly names: readonly [first: string, second: string];
  /** True where they are parted by a mark, of which either side may be the larger. */
  readonly isMarked: boolean;
}

const BETWEEN = /\s*(?<mark>[/|+→]|\s[-–—]\s)\s*|\s*&\s*|\s+(?:and|to)\s+/iu;
const LONGEST = 100;

/** The places that the text names; undefined where it names one, or has a number or a street. */
export function pairWritten(text: string): PairWritten | undefined {
  const between = text.length > LONGEST || /\d/.test(text) || saysStreet(text) ? null : BETWEEN.exec(text);
  if (!between) return undefined;
  const before = text.slice(0, between.index).trim();
  const behind = text.slice(between.index + between[0].length).trim();
  if (before === '' || behind === '') return undefined;
  const tail = tailOf(behind);
  const [only = before] = before.split(',');
  const second = (tail === '' ? behind : behind.slice(0, -tail.length)).replace(/[\s,]+$/, '');
  const within = (name: string): string => (tail === '' ? name : `${name}, ${tail}`);
  return {
    first: [...new Set([before, only])].map(within),
    second: behind,
    names: [only.toUpperCase(), second.toUpperCase()],
    isMarked: between.groups?.['mark'] !== undefined,
  };
}

/** What stands behind the last name and both lie in: behind its comma, or a state without one. */
function tailOf(behind: string): string {
  const comma = behind.indexOf(',');
  if (comma >= 0) return behind.slice(comma + 1).trim();
  const last = behind.slice(behind.lastIndexOf(' ') + 1);
  return last.length < behind.length && stateOf(last.toUpperCase()) !== undefined ? last : '';
}
