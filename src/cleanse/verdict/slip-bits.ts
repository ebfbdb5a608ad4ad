// What slips of the pen cost: how many bits it takes to say how a name became what is written (the noisy channel of
// Kernighan, Church and Gale, A Spelling Correction Program Based on a Noisy Channel Model, 1990). Letters that change
// places, are left out or struck twice are what people do; another letter in the place of one is what other names have.

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
  added: 8,
  /** A vowel for a vowel; any other letter for a letter. */
  vowel: 6,
  other: 12,
  /** Two letters that a scanner takes for one, or one for two. */
  scanned: 5,
  /** More for a first letter: it is what people get right. */
  first: 2,
} as const;

/** Letters that look like two others. */
const LOOKS_LIKE: Readonly<Record<string, string>> = { M: 'RN', D: 'CL', W: 'VV' };

const isVowel = (letter: string): boolean => 'AEIOUY'.includes(letter);

/** Fewest bits that turn the name `has` into `written`, both in capitals; 0 for the same. */
export function slipBits(has: string, written: string): number {
  let before: number[] = [];
  let above: number[] = [];
  for (let i = 0; i <= has.length; i++) {
    const row: number[] = [];
    for (let j = 0; j <= written.length; j++) {
      const had = has[i - 1];
      const stands = written[j - 1];
      const ways = [i + j === 0 ? 0 : Infinity];
      if (i > 0 && j > 0) ways.push(above[j - 1]! + (had === stands ? 0 : otherBits(had!, stands!) + firstBits(i, j)));
      if (i > 0) ways.push(above[j]! + leftOutBits(has, i) + firstBits(i, 1));
      if (j > 0) ways.push(row[j - 1]! + addedBits(has, i, stands!) + firstBits(1, j));
      if (i > 1 && j > 1 && had === written[j - 2] && has[i - 2] === stands) {
        ways.push(before[j - 2]! + SLIP.exchanged + firstBits(i - 1, j - 1));
      }
      if (j > 1 && i > 0 && LOOKS_LIKE[had!] === written.slice(j - 2, j)) ways.push(above[j - 2]! + SLIP.scanned);
      if (i > 1 && j > 0 && LOOKS_LIKE[stands!] === has.slice(i - 2, i)) ways.push(before[j - 1]! + SLIP.scanned);
      row.push(Math.min(...ways));
    }
    before = above;
    above = row;
  }
  return above[written.length]!;
}

const firstBits = (i: number, j: number): number => (i === 1 && j === 1 ? SLIP.first : 0);

const otherBits = (had: string, stands: string): number => (isVowel(had) && isVowel(stands) ? SLIP.vowel : SLIP.other);

const leftOutBits = (has: string, i: number): number =>
  has[i - 1] === has[i - 2] || has[i - 1] === has[i] ? SLIP.oneOfTwo : SLIP.leftOut;

const addedBits = (has: string, i: number, letter: string): number =>
  letter === has[i - 1] || letter === has[i] ? SLIP.doubled : SLIP.added;
