// What slips of the pen cost: how many bits it takes to say how a name became what is written (the noisy channel of
// Kernighan, Church and Gale, A Spelling Correction Program Based on a Noisy Channel Model, 1990). Letters that change
// places, are left out or struck twice are what people do; another letter in the place of one is what other names have.
import { areBeside, confusionsOf } from './slip-kinds.js';

/**
 * Bits of each kind of slip: where in the name it is, how usual it is, and which letter it takes. Rounded from what
 * parts slips from names best on noise made from real addresses (bench/RESULTS.md, Weighed in bits).
 */
const SLIP = {
  exchanged: 3,
  /** Left out; the same of two like letters. */
  leftOut: 4,
  oneOfTwo: 3,
  /** Struck twice; a letter that has no business there. */
  doubled: 5,
  added: 9,
  /** An S too many or too few at the end. */
  plural: 4,
  /** A vowel for a vowel; the key beside; any other letter for a letter. */
  vowel: 6,
  beside: 10,
  other: 12,
  /** Two letters that a scanner takes for one, or one for two; another spelling of the same sound. */
  scanned: 5,
  sound: 6,
  /** More for a first letter: it is what people get right. */
  first: 2,
} as const;

const isVowel = (letter: string): boolean => 'AEIOUY'.includes(letter);

/** Fewest bits that turn the name `has` into `written`, both in capitals; 0 for the same. */
export function slipBits(has: string, written: string): number {
  const table: number[][] = [];
  for (let i = 0; i <= has.length; i++) {
    const row: number[] = [];
    table.push(row);
    for (let j = 0; j <= written.length; j++) {
      const had = has[i - 1];
      const stands = written[j - 1];
      let least = i + j === 0 ? 0 : Infinity;
      const above = table[i - 1];
      if (above) least = Math.min(least, above[j]! + leftOutBits(has, i) + firstBits(i, 1));
      if (j > 0) {
        const bits = addedBits(has, i, stands!, j === written.length) + firstBits(1, j);
        least = Math.min(least, row[j - 1]! + bits);
      }
      if (above && j > 0) {
        const bits = had === stands ? 0 : otherBits(had!, stands!) + firstBits(i, j);
        least = Math.min(least, above[j - 1]! + bits, confusedBits(table, has, written, i, j));
      }
      if (i > 1 && j > 1 && had === written[j - 2] && has[i - 2] === stands) {
        least = Math.min(least, table[i - 2]![j - 2]! + SLIP.exchanged + firstBits(i - 1, j - 1));
      }
      row.push(least);
    }
  }
  return table[has.length]![written.length]!;
}

/** Fewest bits up to letters `i` and `j` if the last ones are confused, by the table up to there. */
function confusedBits(table: readonly number[][], has: string, written: string, i: number, j: number): number {
  let least = Infinity;
  for (const other of confusionsOf(has[i - 1]!, written[j - 1]!)) {
    if (!has.endsWith(other.has, i) || !written.endsWith(other.written, j)) continue;
    const before = table[i - other.has.length]![j - other.written.length]!;
    least = Math.min(least, before + (other.isSound ? SLIP.sound : SLIP.scanned));
  }
  return least;
}

const firstBits = (i: number, j: number): number => (i === 1 && j === 1 ? SLIP.first : 0);

function otherBits(had: string, stands: string): number {
  if (isVowel(had) && isVowel(stands)) return SLIP.vowel;
  return areBeside(had, stands) ? SLIP.beside : SLIP.other;
}

const leftOutBits = (has: string, i: number): number =>
  has[i - 1] === has[i - 2] || has[i - 1] === has[i] ? SLIP.oneOfTwo : SLIP.leftOut;

function addedBits(has: string, i: number, letter: string, isLast: boolean): number {
  if (isLast && letter === 'S') return SLIP.plural;
  return letter === has[i - 1] || letter === has[i] ? SLIP.doubled : SLIP.added;
}
