// How much of a text is read.

/** Characters of a text that are read; what follows is left to the caller as unknown. */
export const LONGEST_LINE = 1000;

/** What is read of a text, so that work on it is bounded: of an overlong one its start, to the end of a word if any. */
export function readPart(text: string): string {
  if (text.length <= LONGEST_LINE) return text;
  const cut = text.slice(0, LONGEST_LINE);
  const end = cut.search(/[^\s,;|]+$/);
  return end > 0 ? cut.slice(0, end) : cut;
}
