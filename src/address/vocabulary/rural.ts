// The words that lead to the number of a rural delivery: RD 2, RURAL DELIVERY 2, R D 2.

/** Number of words that name a rural delivery at word `i`; 0 where none stands. */
export function ruralWords(words: readonly string[], i: number): number {
  if (words[i] === 'RD') return 1;
  const isLong = (words[i] === 'RURAL' && words[i + 1] === 'DELIVERY') || (words[i] === 'R' && words[i + 1] === 'D');
  return isLong ? 2 : 0;
}
