// The form in which streets outside Australia and New Zealand are compared.
import { foldWorldName } from '../../address/fold.js';
import { COMPASS_LETTERS } from '../../address/vocabulary/short-words.js';
import { streetType } from '../../address/vocabulary/street.js';

/** Short forms that stand before a street's name; what stands behind it is in the street vocabulary. */
const LEADING: Readonly<Record<string, string>> = {
  AV: 'AVENUE',
  AVE: 'AVENUE',
  AVDA: 'AVENIDA',
  BD: 'BOULEVARD',
  BLVD: 'BOULEVARD',
  BVD: 'BOULEVARD',
  R: 'RUE',
  PL: 'PLACE',
  CH: 'CHEMIN',
  IMP: 'IMPASSE',
  RTE: 'ROUTE',
  C: 'CALLE',
  ...Object.fromEntries(COMPASS_LETTERS),
};
/** Compass letters that stand behind it. */
const COMPASS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(COMPASS_LETTERS),
  NE: 'NORTHEAST',
  NW: 'NORTHWEST',
  SE: 'SOUTHEAST',
  SW: 'SOUTHWEST',
};

/**
 * The form in which streets are compared: folded, short forms as full words. Hauptstr. → HAUPTSTRASSE, N Main St →
 * NORTH MAIN STREET.
 */
export function streetKey(text: string): string {
  const words = foldWorldName(text).split(' ');
  if (words.length > 1) {
    words[0] = LEADING[words[0]!] ?? words[0]!;
    let last = words.length - 1;
    if (last > 1 && COMPASS[words[last]!] !== undefined) words[last] = COMPASS[words[last--]!]!;
    // STR alone is German more often than English.
    if (words[last] !== 'STR') words[last] = streetType(words[last]!) ?? words[last]!;
  }
  return words.map((word) => (word.length > 3 || words.length > 1 ? word.replace(/STR$/, 'STRASSE') : word)).join(' ');
}
