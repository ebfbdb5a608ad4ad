// The words that lead to the person or firm that an address goes through: c/o, care of, attention.

/** First words of every such form. */
export const CARE_OF_STARTS: readonly string[] = ['C/O', 'CARE', 'ATTN', 'ATTENTION', 'CO', 'ATT'];

/** True if care-of words stand at word `i`. */
export function isCareOf(words: readonly string[], i: number): boolean {
  const word = words[i]!;
  return (
    word === 'C/O' ||
    (word === 'CARE' && words[i + 1] === 'OF') ||
    word === 'ATTN' ||
    word === 'ATTENTION' ||
    word === 'ATT' ||
    (word === 'CO' && i === 0)
  );
}

/** True for a word that says so wherever it stands; ATTENTION may be a word of a name. */
export const isSureCareOf = (word: string): boolean => word === 'C/O' || word === 'ATTN';

/** Titles before the name of a person, which no street begins with. */
export const TITLES: ReadonlySet<string> = new Set(['MR', 'MRS', 'MISS', 'MESSRS', 'PROF', 'PROFESSOR']);
