// What punctuation between letters and digits without spaces means: one word (O'BRIEN, 5/24, 24-26, J.B.), or two.
import { ORDINAL } from './forms.js';
import { KIND, kindsOf } from '../../vocabulary/kinds.js';

/** P/L and T/A of a firm's name, S/C of a shopping centre, M/S of a mail service, P/C of a postcode, a T/H. */
const SLASHED: ReadonlyMap<string, string> = new Map([
  ['P/L', 'PTY'],
  ['S/C', 'S/C'],
  ['M/S', 'M/S'],
  ['P/C', 'P/C'],
  ['T/A', 'T/A'],
  ['T/AS', 'T/AS'],
  ['T/H', 'T/H'],
  ['T/HOUSE', 'T/HOUSE'],
]);

/** The word that two letters with a slash between them stand for; undefined where they are no such abbreviation. */
export const slashedWord = (raw: string): string | undefined => SLASHED.get(raw.replace('\\', '/'));

/** TG-01 behind SHOP: letters and digits are one label. A single letter may be the unit of a number, UNIT B-5. */
export const isDashedLabel = (raw: string): boolean => /^(?:[A-Z]{2,3}-\d{1,4}|[A-Z]-0\d{1,3})[A-Z]?$/.test(raw);

/** 1U05/6 behind SHOP: the storey, its side and the shop, and another shop or the house number. */
const STOREY_LABEL = /^\d[A-Z]\d{2,3}\/\d{1,4}[A-Z]?$/;

/** True for letters and digits that are one word behind the word for a unit, and several elsewhere. */
export const isUnitLabel = (raw: string): boolean => isDashedLabel(raw) || STOREY_LABEL.test(raw);

/**
 * True if the slash before `end` stands within one street's name: CNR FRANKSTON/CRANBOURNE RD & HIGH ST, where another
 * sign joins the streets. `kind`: what the word before it may be.
 */
export const isWithinName = (source: string, end: number, kind: number): boolean =>
  (kind & KIND.strongType) === 0 && /^[^,;]*?(?:&|\bAND\b)/.test(source.slice(end));

/** The text of one word with the piece behind its punctuation, or '' where that piece is a word of its own. */
export function join(word: string, lastPiece: string, joiner: string, piece: string): string {
  switch (joiner) {
    case "'":
    case '`':
      return word + piece;
    case '?':
      // A question mark inside a word stands for an accent that an encoding lost.
      return isDigit(piece, 0) ? '' : word + piece;
    case '.':
      return joinAtPeriod(word, lastPiece, piece);
    case '/':
    case '\\':
      // LOT 2/DP12345: the plan's number is a word of its own.
      if (/^(?:DP|SP|RP|PS)\d{3}/.test(piece)) return '';
      // UNIT 5/1ST FLOOR
      if (ORDINAL.test(piece)) return '';
      return isNumberLike(lastPiece) && isNumberLike(piece) && (hasDigit(word) || hasDigit(piece))
        ? `${word}/${piece}`
        : '';
    case '-':
      if (!isNumberLike(lastPiece) || !isNumberLike(piece) || !(hasDigit(lastPiece) || hasDigit(piece))) return '';
      return /^[ULF]$/.test(word) ? word + piece : `${word}-${piece}`;
    default:
      return '';
  }
}

/** A decimal (5.2, R2.08) or initials (J.B.). */
function joinAtPeriod(word: string, lastPiece: string, piece: string): string {
  if (isDigit(lastPiece, lastPiece.length - 1) && isDigit(piece, 0)) {
    // R2.08 is a label; U5.24 are a unit and a number.
    return /^[A-EG-TV-Z]?\d+$/.test(lastPiece) ? `${word}.${piece}` : '';
  }
  // BLOCK B.UNIT 5: initials are single letters.
  if (piece.length > 2 && (kindsOf(piece) & (KIND.flat | KIND.level)) !== 0) return '';
  return lastPiece.length === 1 && !isDigit(lastPiece, 0) ? word + piece : '';
}

const isDigit = (text: string, i: number): boolean => {
  const code = text.charCodeAt(i);
  return code >= 48 && code < 58;
};
const hasDigit = (text: string): boolean => /\d/.test(text);
/** 24, 24A, U5, UNIT5, G12, or one letter. */
const isNumberLike = (text: string): boolean => text.length === 1 || /^[A-Z]*\d+[A-Z]{0,2}$/.test(text);
