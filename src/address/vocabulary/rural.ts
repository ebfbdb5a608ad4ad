// The words that lead to the number of a rural delivery (RD 2, RURAL DELIVERY 2, R D NO 2), and the number itself.

const NUMBER = /^\d{1,2}[A-Z]?$/;

/** True if the word may be the number of a rural delivery; some towns divide theirs by letters (RD 5K). */
export const isRuralNumber = (word: string | undefined): boolean => word !== undefined && NUMBER.test(word);

/** Number of words that name a rural delivery at word `i`; 0 where none stands. */
export function ruralWords(words: readonly string[], i: number): number {
  const isLong = (words[i] === 'RURAL' && words[i + 1] === 'DELIVERY') || (words[i] === 'R' && words[i + 1] === 'D');
  if (!isLong && words[i] !== 'RD') return 0;
  const count = isLong ? 2 : 1;
  return words[i + count] === 'NO' || words[i + count] === 'NUMBER' ? count + 1 : count;
}
