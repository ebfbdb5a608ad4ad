// Highways of New Zealand that are named by their numbers: SH1, SH 1, STATE HIGHWAY 6, HIGHWAY ONE, ROUTE 52.
import { HIGHWAY_WORDS } from '../street-words.js';
import { KIND } from '../../vocabulary/kinds.js';

export const HIGHWAY = /^SH\d/;
/** Numbers of highways in words: STATE HIGHWAY ONE. */
const IN_WORDS = new Set('ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT'.split(' '));

/** Index behind the highway that a number names at `at` (SH1, SH 1, HIGHWAY 12, HIGHWAY ONE); `at` for none. */
export function highwayEnd(words: readonly string[], kinds: readonly number[], at: number): number {
  const word = words[at] ?? '';
  if (HIGHWAY.test(word)) return at + 1;
  const named = word === 'STATE' && HIGHWAY_WORDS.has(words[at + 1] ?? '') ? highwayEnd(words, kinds, at + 1) : 0;
  if (named > at + 1) return named;
  if ((!HIGHWAY_WORDS.has(word) && word !== 'ROUTE') || at + 1 >= words.length) return at;
  const next = words[at + 1]!;
  const isNumber = next.length < 4 && ((kinds[at + 1]! & KIND.number) !== 0 || /^\d{1,2}[A-Z]?$/.test(next));
  return isNumber || (word !== 'SH' && IN_WORDS.has(next)) ? at + 2 : at;
}
