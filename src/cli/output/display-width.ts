// How many columns of a terminal a text takes, and what of it fits.
type Measure = (text: string, options: { readonly countAnsiEscapeCodes: boolean }) => number;

let measure: Measure | undefined;
let segmenter: Intl.Segmenter | undefined;

/**
 * Letters of one column each, a character a letter: ASCII, Latin letters with their accents, and what is written here
 * between the parts of a line. Most texts are of them alone.
 */
const PLAIN = /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u02ff\u2013\u2014\u2018-\u201d\u2026\u203a\u2192]*$/;

/**
 * Loads what measures the letters of every script, where one of the texts has others than plain ones, or where it is
 * not known what they will be: it takes as long as the start of a small program. Before that a letter counts one
 * column.
 */
export async function loadWidths(texts?: readonly string[]): Promise<void> {
  if (texts?.every((text) => PLAIN.test(text)) === true) return;
  measure ??= (await import('string-width')).default;
}

/** Made when first needed, for the same reason. */
const segments = (text: string): Intl.Segments =>
  (segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })).segment(text);

/** The letters of a text as a reader counts them: an accent or a joined emoji is part of its letter. */
export const graphemes = (text: string): string[] => Array.from(segments(text), ({ segment }) => segment);

/**
 * Columns that the text takes: two for wide letters and emoji, none for what joins the letter before it. What looks
 * like an escape sequence counts, since none is ever sent.
 */
export function displayWidth(text: string): number {
  if (PLAIN.test(text)) return text.length;
  return measure ? measure(text, { countAnsiEscapeCodes: true }) : graphemes(text).length;
}

/** The text in at most so many columns, with … where it is cut. */
export function clip(text: string, columns: number): string {
  if (columns <= 0) return '';
  if (displayWidth(text) <= columns) return text;
  if (PLAIN.test(text)) return `${text.slice(0, columns - 1)}…`;
  let kept = '';
  let width = 0;
  for (const { segment } of segments(text)) {
    width += displayWidth(segment);
    if (width > columns - 1) break;
    kept += segment;
  }
  return `${kept}…`;
}

/** The text with blanks behind it, or before it, so that it takes that many columns. */
export function pad(text: string, columns: number, side: 'left' | 'right' = 'left'): string {
  const blanks = ' '.repeat(Math.max(0, columns - displayWidth(text)));
  return side === 'left' ? text + blanks : blanks + text;
}

/**
 * The words of a text in lines of at most so many columns. A word that is longer stays whole, so that an id or a path
 * can be copied as one.
 */
export function wrap(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line === '') line = word;
    else if (displayWidth(line) + 1 + displayWidth(word) <= columns) line += ` ${word}`;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}
