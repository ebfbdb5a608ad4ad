// The one form in which names are compared: what the parser makes of a word and what the data set stores must be the same.

const MARKS = /\p{M}+/gu;
const DROPPED = /['‘’ʻʼ`´.]/g;
const SEPARATORS = /[^A-Z0-9]+/g;

/**
 * Folds a name: accents off (macrons too), capitals, apostrophes and periods dropped, every other run of characters that
 * are not A-Z or 0-9 one space, none at the ends. O'Brien → OBRIEN, Smith-Jones → SMITH JONES, St. Kilda → ST KILDA, Ōtāhuhu → OTAHUHU.
 */
export function foldName(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toUpperCase().replace(DROPPED, '').replace(SEPARATORS, ' ').trim();
}
