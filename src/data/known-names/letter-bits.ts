// How usual the letters of a name are behind each other: what each letter tells that stands behind two others, in bits
// (the surprisal of a letter trigram; C. E. Shannon, Prediction and Entropy of Printed English, 1951). BARUNA is a name
// as names are, BNRAUA is none.

/** Letters A to Z, and what stands before the first and behind the last. */
const SYMBOLS = 27;
/** Parts of a bit that are told apart in the table, so that its largest number is some 16 bits. */
const PARTS = 16;
const MOST = 255;
/** How many times the shorter context counts as seen, so that what was never seen is rare and not impossible. */
const WEIGHT = 5;

const codeOf = (letter: number): number => (letter >= 65 && letter <= 90 ? letter - 64 : 0);

/** Calls `see` with each letter of a word in capitals and the two before it, its end included. */
function eachLetter(word: string, see: (trigram: number, pair: number, single: number, letter: number) => void): void {
  let first = 0;
  let second = 0;
  for (let i = 0; i <= word.length; i++) {
    const letter = i < word.length ? codeOf(word.charCodeAt(i)) : 0;
    const pair = first * SYMBOLS + second;
    see(pair * SYMBOLS + letter, pair, second, letter);
    first = second;
    second = letter;
  }
}

/** The table of all trigrams, one byte each, of words in capitals, ASCII. */
export function letterTable(words: Iterable<string>): Uint8Array {
  const trigrams = new Float64Array(SYMBOLS ** 3);
  const behindPair = new Float64Array(SYMBOLS ** 2);
  const pairs = new Float64Array(SYMBOLS ** 2);
  const behindOne = new Float64Array(SYMBOLS);
  for (const word of words) {
    eachLetter(word, (trigram, pair, single, letter) => {
      trigrams[trigram]!++;
      behindPair[pair]!++;
      pairs[single * SYMBOLS + letter]!++;
      behindOne[single]!++;
    });
  }
  return Uint8Array.from(trigrams, (count, trigram) => {
    const letter = trigram % SYMBOLS;
    const pair = (trigram - letter) / SYMBOLS;
    const single = pair % SYMBOLS;
    const shorter = (pairs[single * SYMBOLS + letter]! + 1) / (behindOne[single]! + SYMBOLS);
    const share = (count + WEIGHT * shorter) / (behindPair[pair]! + WEIGHT);
    return Math.min(MOST, Math.round(-Math.log2(share) * PARTS));
  });
}

/** What the letters of a word in capitals tell, in bits, by a table that `letterTable` made. */
export function letterBits(table: Uint8Array, word: string): number {
  let parts = 0;
  eachLetter(word, (trigram) => {
    parts += table[trigram]!;
  });
  return parts / PARTS;
}
