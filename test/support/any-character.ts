// Any character of Unicode, for texts of properties: what fast-check's own unit 'binary' gives, which makes a table of
// the million of them first, and keeps it for as long as the process lives.
import * as fc from 'fast-check';

/** Halves of pairs of UTF-16 are no characters. */
const FIRST_HALF = 0xd800;
const HALVES = 0x800;
const isHalf = (code: number): boolean => code >= FIRST_HALF && code < FIRST_HALF + HALVES;
const LAST = 0x10ffff;

/** As the unit of `fc.string`. */
export const anyCharacter = fc.integer({ min: 0, max: LAST - HALVES }).map(
  (place) => String.fromCodePoint(place < FIRST_HALF ? place : place + HALVES),
  (text) => {
    const [character = '', ...others] = typeof text === 'string' ? text : [];
    const code = character.codePointAt(0);
    if (code === undefined || others.length > 0 || isHalf(code)) throw new TypeError('not one character');
    return code < FIRST_HALF ? code : code - HALVES;
  },
);
