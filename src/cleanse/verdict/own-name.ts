// Whether a street's name is a slip of another or a name of its own that is not there: BRANDIS is one, FRNACSI a
// damaged FRANCIS. Both are weighed in bits: what it takes to come upon such a name, and what the slips would take.
import { slipBits } from './slip-bits.js';

/** How much a word in capitals tells, taken for a name, in bits: the fewer, the likelier it is one. */
export type Surprisal = (word: string) => number;

/**
 * So many bits more than the slips a name of its own may take, where nothing else speaks for the street. Less of it
 * claims more streets that exist elsewhere only, more of it refuses more slips (bench/RESULTS.md, Weighed in bits).
 */
const AHEAD = 11;

/** What is known beside the two names. */
export interface Circumstances {
  /** The bits that speak for the street: its type and number. */
  agreement: number;
  /** How much what is written tells, taken for the name of a street; Infinity where no street is called that. */
  asStreet: number;
}

/** True if `written`, in capitals, is likelier a name of its own than the name `has` with slips in it. */
export function isOwnName(
  has: string,
  written: string,
  { agreement, asStreet }: Circumstances,
  surprisal: Surprisal,
): boolean {
  const there = wordsOf(has);
  const words = wordsOf(written);
  // The same letters, beside signs that stand for nothing; ROAD 21 is no slip of ROAD 12.
  if (there.join('') === words.join('')) return digitsOf(has) !== digitsOf(written);
  const areParallel = there.length === words.length;
  const slips = areParallel
    ? words.reduce((bits, word, i) => bits + slipBits(there[i]!, word), 0)
    : slipBits(there.join(''), words.join(''));
  const changed = areParallel ? words.filter((word, i) => word !== there[i]) : words;
  const least = slips + AHEAD - agreement;
  return asStreet < least || changed.reduce((bits, word) => bits + surprisal(word), 0) < least;
}

const digitsOf = (name: string): string => name.replaceAll(/\D/g, '');

const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/[^A-Z ]/g, '')
    .split(' ')
    .filter((word) => word !== '');
