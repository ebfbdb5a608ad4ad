// Two ways to write one text.

/** True if both are the same but for case, punctuation, and words written short. */
export function isSameWritten(written: string, answered: string): boolean {
  // One word each, which most are, needs no taking apart.
  if (!OTHER_THAN_CAPITALS.test(written) && !OTHER_THAN_CAPITALS.test(answered)) {
    return written === answered || isShortFor(written, answered);
  }
  const short = wordsOf(written);
  const whole = wordsOf(answered);
  if (short.join('') === whole.join('')) return true;
  return short.length === whole.length && short.every((word, i) => word === whole[i] || isShortFor(word, whole[i]!));
}

const OTHER_THAN_CAPITALS = /[^A-Z]/;

const wordsOf = (text: string): string[] => text.toUpperCase().split(/[^\p{L}\p{N}]+/u);

/**
 * True for a word without most of its letters and without its vowels: BCH for BEACH, MT for MOUNT, N for NORTH, HGTS
 * for HEIGHTS. One that lacks no more than a letter or so is mistyped.
 */
function isShortFor(word: string, whole: string): boolean {
  if (word.length > 4 || /[AEIOU]/.test(word) || whole.length < word.length + (word.length === 4 ? 3 : 2)) return false;
  if (word[0] !== whole[0]) return false;
  let at = 0;
  for (const letter of whole) if (letter === word[at]) at++;
  return at === word.length;
}
