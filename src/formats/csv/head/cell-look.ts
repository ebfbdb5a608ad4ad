// What a cell looks like by its text alone: a name that could head a column, or a value that stands under one.

/** Nothing, or a sign that stands for nothing. */
export const EMPTY = 0;
export const NAME = 1;
/** A name with a number of its own: `Address 1`, `Addr2`, `Address 1: City`, `Census 2016`. */
export const NUMBERED = 2;
/** A number inside a text that is neither a name nor surely a value: `Shop 3 Smith Street`. */
export const MIXED = 3;
/** A year or a span of years, which heads columns of figures as often as it is one. */
export const YEAR = 4;
/** A figure, a date, a postcode, a house number, an email, a web address. */
export const VALUE = 5;
/** Longer than people name columns. */
export const SENTENCE = 6;
export type CellLook = typeof EMPTY | typeof NAME | typeof NUMBERED | typeof MIXED | typeof YEAR | typeof VALUE | 6;

/** A heading in words of a form or a survey is longer than a name, but hardly than this. Characters. */
const LONGEST_NAME = 80;

const NOTHING = /^(?:[-–—.?*]+|n\/?a|null|nil)$/i;
const ONE_YEAR = /^(?:19|20)\d\d(?:\s*[-/–]\s*(?:19|20)?\d\d)?$/;
const YEARS = /\b(?:19|20)\d\d(?:[-/–](?:19|20)?\d\d)?(?!\d)/g;
const ORDINALS = /\b\d{1,2}(?:st|nd|rd|th)\b/gi;
const ADDRESS_OF_NET = /@\S+\.|^(?:https?:\/\/|www\.)/i;
/** Words, a number of one or two digits, and nothing more, or what a sign sets apart from it, or glued letters. */
const NUMBERED_NAME = /^[^\d]*[\p{L}_][^\d]*\d{1,2}(?:[\p{L}_][^\s\d]*\d?|\s*[-:._(/\])].*|\W*)$/u;
/** A number glued to letters on both sides, as names of columns in databases have: `addr1street`, `PCON24CD`. */
const GLUED_NAME = /^[\p{L}_]+\d{1,2}[\p{L}_]+\d?$/u;

/** What a cell of a row looks like that may be a heading. */
export function lookOf(cell: string): CellLook {
  const text = cell.trim();
  if (text === '' || NOTHING.test(text)) return EMPTY;
  if (text.length > LONGEST_NAME) return SENTENCE;
  if (!hasDigit(text)) return ADDRESS_OF_NET.test(text) ? VALUE : NAME;
  if (ONE_YEAR.test(text)) return YEAR;
  const bare = text.replace(ORDINALS, '').trim();
  if (bare !== text && bare !== '' && !hasDigit(bare)) return NAME;
  if (/^[^\p{L}]*\d/u.test(text) || text.includes('@')) return VALUE;
  const dated = text.replace(YEARS, '').trim();
  if (dated !== text && !hasDigit(dated)) return NUMBERED;
  if (/\d{3}/.test(dated)) return VALUE;
  return GLUED_NAME.test(text) || NUMBERED_NAME.test(text) ? NUMBERED : MIXED;
}

/** A series of numbered headings has so many at least, one after another: `Q101`, `Q102`, `Q103`. */
const LEAST_OF_SERIES = 3;

/** Looks of the cells of a row: numbers that count on in texts that are the same else are those of headings. */
export function looksOf(cells: readonly string[]): CellLook[] {
  const looks = cells.map(lookOf);
  for (let start = 0; start < cells.length;) {
    let end = start + 1;
    while (end < cells.length && countsOn(cells[end - 1]!, cells[end]!)) end++;
    if (end - start >= LEAST_OF_SERIES) looks.fill(NUMBERED, start, end);
    start = end;
  }
  return looks;
}

/** Letters, the number, and what stands behind it. */
const COUNTED = /^(\D*\p{L}\D*)(\d{1,6})(\D*)$/u;

/** True if the second is the first with the next number. */
function countsOn(one: string, next: string): boolean {
  if (!hasDigit(one) || !hasDigit(next)) return false;
  const [, before, number, behind] = COUNTED.exec(one.trim()) ?? [];
  const [, nextBefore, nextNumber, nextBehind] = COUNTED.exec(next.trim()) ?? [];
  return (
    before !== undefined && before === nextBefore && behind === nextBehind && Number(nextNumber) === Number(number) + 1
  );
}

/** True for a year or a span of years. */
export const isYear = (cell: string): boolean => cell.length >= 4 && cell.length <= 12 && ONE_YEAR.test(cell.trim());

/** True if the text has an ASCII digit. Charcodes, since every cell of a sample is asked. */
export function hasDigit(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 0x30 && code <= 0x39) return true;
  }
  return false;
}
