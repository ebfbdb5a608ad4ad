// Words of a text as parts of an address are compared: capitals, letters and digits only.

/** The words of a text in capitals. */
export const wordsOf = (text: string): string[] => text.toUpperCase().match(/[\p{L}\p{N}']+/gu) ?? [];

/** True if the words of `text` stand together, in their order, among those of `whole`. */
export function isPhraseOf(text: string, whole: string): boolean {
  const words = wordsOf(text).join(' ');
  return words !== '' && ` ${wordsOf(whole).join(' ')} `.includes(` ${words} `);
}

/** The text with its letters for a regular expression. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
