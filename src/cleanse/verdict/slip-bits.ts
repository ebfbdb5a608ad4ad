// What slips of the pen cost: how many bits it takes to say how a name became what is written (the noisy channel of
// Kernighan, Church and Gale, A Spelling Correction Program Based on a Noisy Channel Model, 1990). Letters that change
// places, are left out or struck twice are what people do; another letter in the place of one is what other names have.
import { areBeside, confusionsOf, type Confusion } from './slip-kinds.js';

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

/** What no sum of slips reaches. */
const ENDLESS = 0x7fff;
/** Letters of the longest name whose table is kept for the next one. */
const LONGEST = 63;
const kept = new Int16Array((LONGEST + 1) * (LONGEST + 1));

const S = 'S'.charCodeAt(0);
const A = 'A'.charCodeAt(0);
const LETTERS = 26;

/** Bits of one letter of A to Z in the place of another; and what may have become what, by the letters that end it. */
const exchanges = new Uint8Array(LETTERS * LETTERS);
const endings: (readonly Confusion[])[] = [];
for (let had = 0; had < LETTERS; had++) {
  for (let stands = 0; stands < LETTERS; stands++) {
    const [one, other] = [String.fromCharCode(A + had), String.fromCharCode(A + stands)];
    exchanges[had * LETTERS + stands] = bitsOf(one, other);
    endings.push(confusionsOf(one, other));
  }
}

/** Fewest bits that turn the name `has` into `written`, both in capitals; 0 for the same. */
export function slipBits(has: string, written: string): number {
  const width = written.length + 1;
  const size = width * (has.length + 1);
  const table = size <= kept.length ? kept : new Int16Array(size);
  let before = -1;
  let had = -1;
  for (let i = 0; i <= has.length; i++) {
    const next = i < has.length ? has.charCodeAt(i) : -1;
    const leftOut = had === before || had === next ? SLIP.oneOfTwo : SLIP.leftOut;
    let last = -1;
    for (let j = 0; j < width; j++) {
      const stands = j > 0 ? written.charCodeAt(j - 1) : -1;
      const at = i * width + j;
      let least = at === 0 ? 0 : ENDLESS;
      if (i > 0) least = table[at - width]! + leftOut + (i === 1 ? SLIP.first : 0);
      if (j > 0) {
        const isPlural = stands === S && j === width - 1;
        const added = stands === had || stands === next ? SLIP.doubled : SLIP.added;
        least = Math.min(least, table[at - 1]! + (isPlural ? SLIP.plural : added) + (j === 1 ? SLIP.first : 0));
      }
      if (i > 0 && j > 0) {
        const isFirst = i === 1 && j === 1;
        const bits = had === stands ? 0 : exchangeBits(had, stands) + (isFirst ? SLIP.first : 0);
        least = Math.min(least, table[at - width - 1]! + bits);
        const confused = confusionsAt(had, stands);
        if (confused.length > 0) least = Math.min(least, confusedBits(table, has, written, i, j, confused));
        if (i > 1 && j > 1 && had === last && before === stands) {
          const isLeading = i === 2 && j === 2;
          least = Math.min(least, table[at - 2 * width - 2]! + SLIP.exchanged + (isLeading ? SLIP.first : 0));
        }
      }
      table[at] = least;
      last = stands;
    }
    before = had;
    had = next;
  }
  return table[size - 1]!;
}

const NONE: readonly Confusion[] = [];

const isLetter = (code: number): boolean => code >= A && code < A + LETTERS;

const confusionsAt = (had: number, stands: number): readonly Confusion[] =>
  isLetter(had) && isLetter(stands) ? endings[(had - A) * LETTERS + stands - A]! : NONE;

const exchangeBits = (had: number, stands: number): number =>
  isLetter(had) && isLetter(stands) ? exchanges[(had - A) * LETTERS + stands - A]! : SLIP.other;

/** Fewest bits up to letters `i` and `j` if the last ones are confused, by the table up to there. */
function confusedBits(
  table: Int16Array,
  has: string,
  written: string,
  i: number,
  j: number,
  confused: readonly Confusion[],
): number {
  let least = ENDLESS;
  for (const other of confused) {
    if (!has.endsWith(other.has, i) || !written.endsWith(other.written, j)) continue;
    const before = table[(i - other.has.length) * (written.length + 1) + j - other.written.length]!;
    least = Math.min(least, before + (other.isSound ? SLIP.sound : SLIP.scanned));
  }
  return least;
}

function bitsOf(had: string, stands: string): number {
  if (isVowel(had) && isVowel(stands)) return SLIP.vowel;
  return areBeside(had, stands) ? SLIP.beside : SLIP.other;
}

function isVowel(letter: string): boolean {
  return 'AEIOUY'.includes(letter);
}
