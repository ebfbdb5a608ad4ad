// Words that were written without the space between them (UNIT5, VIC3073, 24SMITH), and letters that a scanner read as
// digits (TH0MPSON).
import { kindsOf } from '../../vocabulary/kinds.js';
import { flatType, IN_PREMISES } from '../../vocabulary/unit.js';

/** Code of the letter A: what begins with a smaller one begins with no letter. */
const LETTER_A = 65;

/** Two-letter words that people glue to the number behind them; longer words always part from it. */
const SHORT_HEADS = new Set([
  'UN',
  'RD',
  'LV',
  'FL',
  'LT',
  'RM',
  'FY',
  'TH',
  'MS',
  'NO',
  'UT',
  'SP',
  'SE',
  'WA',
  'SA',
  'NT',
]);
/** A unit's word glued to a label with a letter: UNITC305. */
const LETTERED_UNIT = /^(UNIT|UNT|SHOP|SHP|SUITE|APT|FLAT)[A-Z]\d+[A-Z]?(?:\/.+)?$/;
/** A number that runs into a street's name; of two letters only words that begin names, since 24AB may be a number. */
const GLUED_NUMBER = /^(\d+)(?:[A-Z]{3,}|ST|MT|MC|DE|DU|LA|LE|EL)$/;
/** A floor that runs into its ordinal: 1STFLOOR. */
const GLUED_FLOOR = /^(\d*(?:1ST|2ND|3RD|\dTH))(?:FLOOR|FLR|FL|LEVEL|LVL)$/;
/** A shop's label that runs into the word for a corner: M1CNR. */
const GLUED_CORNER = /^([A-Z]{1,3}\d+)C(?:NR|ORNER)$/;
/** A digit between letters that a scanner put there for a letter: TH0MPSON, MAR5DEN. */
const DAMAGED = /^([A-Z]+)([0158])[A-Z]{2,}$/;
const MEANT: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 5: 'S', 8: 'B' };

/** Where a word of letters and digits parts into two, or 0 where it is one. */
export function gluedAt(word: string): number {
  const unit = LETTERED_UNIT.exec(word);
  if (unit) return unit[1]!.length;
  const corner = GLUED_CORNER.exec(word);
  if (corner) return corner[1]!.length;
  const firstDigit = word.search(/\d/);
  const floor = GLUED_FLOOR.exec(word);
  if (floor) return floor[1]!.length;
  if (firstDigit === 0) return GLUED_NUMBER.exec(word)?.[1]!.length ?? 0;
  if (firstDigit < 2) return 0;
  const head = word.slice(0, firstDigit);
  return /^[A-Z]+$/.test(head) && (head.length > 2 || SHORT_HEADS.has(head)) ? firstDigit : 0;
}

/** EMU4 of EMU4 CARAVAN PARK: a word of a name, which ends in a digit; UNIT4, FY4 and BLK4 are words for units. */
const isNameWithDigit = (word: string): boolean =>
  /^[A-Z]{3,}\d$/.test(word) && kindsOf(word.slice(0, -1)) === 0 && !LETTERED_UNIT.test(word);

/** A label of which the letters may be a word: SP047, LGF3, RLG11. */
const LABEL = /^([A-Z]{2,4})\d+[A-Z]?(?:-[A-Z\d]+)?$/;
/** Letters of a label that are a unit's, a storey's or a state's word elsewhere. */
const OF_LABEL = new Set(['SP', 'SE', 'TH', 'FY', 'MS', 'WA', 'SA', 'NT', 'LGF', 'UGF']);

/**
 * SP047 and SE12 behind the word for a unit: the letters are the label's. So are those of RLG11 where units stand in
 * premises; TEN3 is tenancy 3.
 */
export function isLabel(word: string, unit = 'UNIT'): boolean {
  const letters = unit === '' ? undefined : LABEL.exec(word)?.[1];
  if (letters === undefined) return false;
  if (OF_LABEL.has(letters)) return true;
  return letters.length > 2 && kindsOf(letters) === 0 && IN_PREMISES.has(flatType(unit) ?? '');
}

/**
 * The word with the letter that a digit in it stands for, and as it is where the digit belongs to a name, of which
 * further words follow if `isFollowed`; '' where it is a number.
 */
export function mended(word: string, isFollowed: boolean): string {
  if (isFollowed && isNameWithDigit(word)) return word;
  const damaged = word.length >= 5 ? DAMAGED.exec(word) : null;
  if (!damaged) return '';
  const digit = damaged[2]!;
  return digit === '0' || kindsOf(damaged[1]!) === 0 ? word.replace(digit, MEANT[digit]!) : '';
}

/** Letters and digits that begin with a nought. */
const BUILDING_CODE = /^- [A-Z]{1,3}0\d{1,4}(?:,|$)/;

/**
 * ELLIS PARK - B0053, WEST TCE: true if the word [start, end) is the code by which a site lists its buildings, which is
 * no house number.
 */
export const isCodeBehindName = (source: string, start: number, end: number): boolean =>
  start > 2 && BUILDING_CODE.test(source.slice(start - 2, end + 1));

/**
 * 12ASmith St: where the name begins, `cut` characters from `start` of the text, one letter later if its capitals say
 * that the letter behind the digits is the number's (of the small ones those that most numbers have: 12aSmith St).
 */
export function suffixedAt(text: string, word: string, start: number, cut: number): number {
  if (cut === 0 || word.charCodeAt(0) >= LETTER_A || word.length < cut + 4) return cut;
  return /^[A-Za-f][A-Z][a-z]/.test(text.slice(start + cut, start + cut + 3)) ? cut + 1 : cut;
}

/** Where CNR or CORNER begins that is glued to the word before it: CENTRECNR, STREETCORNER; 0 for none. */
export const gluedCornerAt = (word: string): number =>
  word.endsWith('NR') || word.endsWith('NER') ? Math.max(0, word.search(/(?<=^[A-Z]{4,})C(?:NR|ORNER)$/)) : 0;
