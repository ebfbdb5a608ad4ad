// The ways a thoroughfare's words divide into name, type and suffix, the likeliest first.
import { Pattern } from '../distance.js';
import { streetSuffix, streetType } from '../vocabulary/street.js';

/** A thoroughfare's words with type and suffix recognised: THE ESPLANADE has no type, AVENUE ROAD is name AVENUE. */
export interface StreetWords {
  name: string;
  type: string;
  suffix: string;
}

/** A division by word index: name is words [from, name), type [name, type), suffix [type, to). */
export interface StreetDivision {
  name: number;
  typeEnd: number;
  type: string;
  suffix: string;
}

/** Words that a road's number follows. */
export const HIGHWAY_WORDS: ReadonlySet<string> = new Set(['HIGHWAY', 'HWY', 'SH']);

/** Words before HIGHWAY that its number follows: NATIONAL HIGHWAY 1, SURF HIGHWAY 45. */
const BEFORE_NUMBER = new Set(['NATIONAL', 'SURF']);

/** The word before HIGHWAY that is no name of it, which may be misspelt: 5949 STAT HIGHWAY 45. */
const STATE = new Pattern('STATE');

/** True for a highway at `at` that a number names: HIGHWAY 12, STATE HIGHWAY 6; the PACIFIC HIGHWAY has a name. */
export function isHighwayOfNumber(words: readonly string[], at: number): boolean {
  if (streetType(words[at]!) !== 'HIGHWAY') return false;
  const before = words[at - 1];
  return before === undefined || /\d/.test(before) || BEFORE_NUMBER.has(before) || STATE.distanceTo(before, 1) <= 1;
}

/** Suffix that ends words [from, to), and how many words it takes: NORTH, N, NORTH EAST. */
function suffixAt(words: readonly string[], from: number, to: number): { suffix: string; length: number } | null {
  const last = streetSuffix(words[to - 1]!);
  if (last === undefined) return null;
  if (to - from >= 3 && (last === 'EAST' || last === 'WEST')) {
    const before = streetSuffix(words[to - 2]!);
    if (before === 'NORTH' || before === 'SOUTH') return { suffix: `${before} ${last}`, length: 2 };
  }
  return { suffix: last, length: 1 };
}

/** Full word of the type that ends words [from, to), and how many words it takes: ROAD, CUL DE SAC. */
function typeAt(words: readonly string[], from: number, to: number): { type: string; length: number } | null {
  const type = streetType(words[to - 1]!);
  // SMITH ST STREET has its type twice.
  if (type !== undefined) return { type, length: to - from >= 3 && streetType(words[to - 2]!) === type ? 2 : 1 };
  if (to - from >= 4 && words[to - 1] === 'SAC' && words[to - 2] === 'DE' && words[to - 3] === 'CUL') {
    return { type: 'CUL-DE-SAC', length: 3 };
  }
  if (to - from >= 4 && words[to - 1] === 'WAY' && words[to - 2] === 'OF' && words[to - 3] === 'RIGHT') {
    return { type: 'RIGHT OF WAY', length: 3 };
  }
  return null;
}

/** Divides words [from, to) of a line; at least one division, the whole as a name last. */
export function divideStreet(words: readonly string[], from: number, to: number): StreetDivision[] {
  const whole: StreetDivision = { name: to, typeEnd: to, type: '', suffix: '' };
  if (to - from < 2) return [whole];
  const found: StreetDivision[] = [];
  const add = (end: number, suffix: string): boolean => {
    const type = end - from >= 2 ? typeAt(words, from, end) : null;
    if (type === null || (end - type.length === from + 1 && words[from] === 'THE')) return false;
    if (type.type === 'ROAD' && end - from === 2 && HIGHWAY_WORDS.has(words[from]!)) return false;
    found.push({ name: end - type.length, typeEnd: end, type: type.type, suffix });
    return true;
  };
  const suffix = suffixAt(words, from, to);
  if (suffix !== null) {
    const end = to - suffix.length;
    if (!add(end, suffix.suffix)) {
      if (end - from === 2 && words[from] === 'THE' && streetType(words[end - 1]!) !== undefined) {
        found.push({ name: end, typeEnd: end, type: '', suffix: suffix.suffix });
      } else {
        // MALL and EXTENSION are types too: GRAND MALL.
        add(to, '');
        found.push(whole);
        if (end > from) found.push({ name: end, typeEnd: end, type: '', suffix: suffix.suffix });
        return found;
      }
    }
  }
  add(to, '');
  found.push(whole);
  return found;
}

/** The same as texts. */
export const streetReadings = (words: readonly string[], from: number, to: number): StreetWords[] =>
  divideStreet(words, from, to).map(({ name, type, suffix }) => ({
    name: words.slice(from, name).join(' '),
    type,
    suffix,
  }));
