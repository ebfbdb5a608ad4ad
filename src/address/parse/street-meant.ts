// What the last word of a street was meant for where it is no type as it stands: AVENE, STREETS, THE AVE.
import type { Line, Reading } from './reading.js';
import type { StreetDivision } from './street-words.js';
import { misspeltType } from '../vocabulary/misspelt-type.js';
import { isStrongType, pluralStreetType, streetType } from '../vocabulary/street.js';

/** Words for other things that some write for a type: 24 KOALA BLD; a building has no number before its name. */
const OTHERS: ReadonlyMap<string, string> = new Map([['BLD', 'BOULEVARD']]);

/**
 * The division of the street at word `street` where a number says that the words are one, and none of them is a type:
 * with the type that the last word is one letter away from, or whose plural it is (199 SMITH STREETS CNR JONES).
 */
export function asMeant(
  { words, kinds }: Line,
  { numberFirst, lotNumber }: Reading,
  division: StreetDivision,
  street: number,
): StreetDivision {
  const { name, type, suffix } = division;
  const isNamed = name - street > (words[street] === 'THE' ? 2 : 1);
  if (type !== '' || suffix !== '' || !isNamed || (numberFirst === 0 && lotNumber === '')) return division;
  const word = words[name - 1]!;
  const meant = pluralStreetType(word) ?? OTHERS.get(word) ?? (kinds[name - 1] === 0 ? misspeltType(word) : undefined);
  return meant === undefined ? division : { name: name - 1, typeEnd: name, type: meant, suffix: '' };
}

/** AVENUE of THE AVE in words [from, to), a name of which the type is a part; undefined where they are no such name. */
export const typeOfThe = ({ words }: Line, from: number, to: number): string | undefined =>
  to === from + 2 && words[from] === 'THE' ? streetType(words[from + 1]!) : undefined;

/**
 * True for a name that is no street without a type: KOWHAI, but not BROADWAY, THE STRAND, SH 1, TE ARA O RATA, PARADE.
 * In CORNER OF KOWHAI AND RATA STREET the type is that of both.
 */
export function wantsType(name: string): boolean {
  if (/\d/.test(name) || /^(?:THE|TE ARA|RUE|BROADWAY|ESPLANADE|SH)(?: |$)/.test(name)) return false;
  // CREEK TRAK has a type, which is misspelt.
  if (name.includes(' ') && misspeltType(name.slice(name.lastIndexOf(' ') + 1)) !== undefined) return false;
  const type = streetType(name);
  return type === undefined || !isStrongType(type);
}
