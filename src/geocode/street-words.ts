// Words that say street, and on which side of its name they stand: they are names of places too (STREET in Somerset,
// RUE in Fribourg), where nothing else makes a street of them.
import { KIND, kindsOf } from '../address/vocabulary/kinds.js';
import { isEdge, type Span, type Word } from './words.js';

/** Types of street that stand before its name, in a dozen languages (folded). */
export const STREET_FIRST: ReadonlySet<string> = new Set(
  (
    'RUE AV AVDA AVENIDA AVE ALLEE BD BLVD BVD VIA VIALE VICOLO CALLE CL C CRA CARRERA CALZADA PASEO PLAZA PIAZZA ' +
    'PLACE CORSO RUA TRAVESSA PRACA LARGO ALAMEDA ESTRADA RODOVIA JALAN JL UL ULICA OS STR STRADA CALEA BULEVARDUL ' +
    'RRUGA ROUTE CHEMIN QUAI COURS PASSAGE SQUARE УЛ УЛИЦА ПР ПРОСПЕКТ ВУЛ ВУЛИЦЯ ПЕР БУЛ ТВ'
  ).split(' '),
);

/** True for a type of street that stands behind its name, as in English. */
export const isStreetType = (text: string): boolean => (kindsOf(text) & KIND.type) !== 0;

/** True for one word that ends the street before it (25 UNION STREET) or begins the one behind it (RUE 1039). */
export function isOfStreet(words: readonly Word[], { from, to }: Span): boolean {
  if (to - from > 1) return false;
  const { text } = words[from]!;
  return (isStreetType(text) && !isEdge(words, from)) || (STREET_FIRST.has(text) && !isEdge(words, to));
}
