// Whether a street's name is a slip of another or a name of its own that is not there: BRANDIS is one, FRNACSI a
// damaged FRANCIS. Both are weighed in bits: what it takes to come upon such a name, and what the slips would take.
import { slipBits } from './slip-bits.js';

/** How much a word in capitals tells, taken for a name, in bits: the fewer, the likelier it is one. */
export type Surprisal = (word: string) => number;

/**
 * So many bits more than the slips a name of its own may take. Less of it claims more streets that exist elsewhere
 * only, more of it refuses more slips (bench/RESULTS.md, Weighed in bits).
 */
const AHEAD = 5;

/** True if `written`, in capitals, is likelier a name of its own than the name `has` with slips in it. */
export function isOwnName(has: string, written: string, surprisal: Surprisal): boolean {
  const there = wordsOf(has);
  const words = wordsOf(written);
  if (there.length !== words.length) {
    return isLikelier(slipBits(there.join(''), words.join('')), words, surprisal);
  }
  const changed = words.filter((word, i) => word !== there[i]);
  const slips = words.reduce((bits, word, i) => bits + slipBits(there[i]!, word), 0);
  return isLikelier(slips, changed, surprisal);
}

const isLikelier = (slips: number, words: readonly string[], surprisal: Surprisal): boolean =>
  words.reduce((bits, word) => bits + surprisal(word), 0) < slips + AHEAD;

const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/[^A-Z ]/g, '')
    .split(' ')
    .filter((word) => word !== '');
