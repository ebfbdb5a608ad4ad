// Folding of a word a unit of UTF-16 at a time, for those units that `foldWord` makes one of whatever is beside them.
import { foldWord } from './fold.js';

/** What a unit is for which one must look at the whole word; no unit folds to 0. */
export const WHOLE_WORD = 0;
/** Remembered as not yet asked. */
const UNKNOWN = 0xffff;

const folded = new Uint16Array(0x10000).fill(UNKNOWN);

/** The folded form of a unit where it is one unit in any word, else WHOLE_WORD. */
export function foldUnit(unit: number): number {
  const known = folded[unit]!;
  return known === UNKNOWN ? (folded[unit] = askedOf(unit)) : known;
}

function askedOf(unit: number): number {
  // Half a letter, and the one letter whose small form depends on its place, the Greek sigma.
  if ((unit >= 0xd800 && unit <= 0xdfff) || unit === 0x3a3) return WHOLE_WORD;
  const form = foldWord(String.fromCharCode(unit));
  return form.length === 1 ? form.charCodeAt(0) : WHOLE_WORD;
}
