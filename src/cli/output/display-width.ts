// How many columns of a terminal a text takes, and what of it fits.
import stringWidth from 'string-width';

let segmenter: Intl.Segmenter | undefined;

/** Made when first needed: most texts are plain. */
const segments = (text: string): Intl.Segments =>
  (segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })).segment(text);

/** Text of one column a character: most of what there is, and measured without looking up what its letters are. */
const PLAIN = /^[\x20-\x7e]*$/;

/** The letters of a text as a reader counts them: an accent or a joined emoji is part of its letter. */
export const graphemes = (text: string): string[] => Array.from(segments(text), ({ segment }) => segment);

/**
 * Columns that the text takes: two for wide letters and emoji, none for what joins the letter before it. What looks
 * like an escape sequence counts, since none is ever sent.
 */
export const displayWidth = (text: string): number =>
  PLAIN.test(text) ? text.length : stringWidth(text, { countAnsiEscapeCodes: true });

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
