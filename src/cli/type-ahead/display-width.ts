// How many columns of a terminal a text takes: two for wide letters and emoji, none for what joins the letter before
// it. Ranges: Unicode East Asian Width W and F, and the emoji that terminals draw wide.

const WIDE: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0x33ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xa000, 0xa4cf],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe4f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
  [0x1f300, 0x1f64f],
  [0x1f680, 0x1f6ff],
  [0x1f900, 0x1f9ff],
  [0x20000, 0x3fffd],
];
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The letters of a text as a reader counts them: an accent or a joined emoji is part of its letter. */
export const graphemes = (text: string): string[] => Array.from(letters.segment(text), ({ segment }) => segment);

/** Columns of one grapheme. */
function graphemeWidth(grapheme: string): number {
  const code = grapheme.codePointAt(0)!;
  if (/^[\p{Mn}\p{Me}\p{Cf}]/u.test(grapheme)) return 0;
  return WIDE.some(([from, to]) => code >= from && code <= to) ? 2 : 1;
}

/** Columns that the text takes. */
export const displayWidth = (text: string): number =>
  graphemes(text).reduce((width, grapheme) => width + graphemeWidth(grapheme), 0);

/** The text in at most so many columns, with … where it is cut. */
export function clip(text: string, columns: number): string {
  if (columns <= 0) return '';
  if (displayWidth(text) <= columns) return text;
  let kept = '';
  let width = 0;
  for (const grapheme of graphemes(text)) {
    width += graphemeWidth(grapheme);
    if (width > columns - 1) break;
    kept += grapheme;
  }
  return `${kept}…`;
}

/** A text without what would steer the terminal: control characters are blanks. */
export const withoutControls = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
