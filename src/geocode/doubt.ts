// Whether a line that names a place at home may be of another country all the same: it does not end with that place,
// and says neither its state nor its postcode.
import { foldWorldName } from '../address/fold.js';
import { KIND, kindsOf } from '../address/vocabulary/kinds.js';
import type { Geocoded } from '../contract/schema/geocode.js';
import { hasName, partsOf, textOf, type Word } from './words.js';

/** Why: the line goes on behind the place, or the place is what another in the line may lie in; '' for no doubt. */
export type Doubt = 'elsewhere' | 'nested' | '';

/** The doubt that the words leave of an answer at home. */
export function doubtOf(
  { status, level, city, province, postcode, attributes }: Geocoded,
  words: readonly Word[],
): Doubt {
  const isPlace = level === 'locality' || level === 'postcode';
  if (status === 'verified' || !isPlace || !attributes?.['Latitude']) return '';
  if (hasName(words, postcode ?? '') || hasName(words, province ?? '')) return '';
  const end = words.findLastIndex(({ text }) => !/^\d+$/.test(text)) + 1;
  const name = foldWorldName(city ?? '').split(' ');
  const from = end - name.length;
  if (from < 0 || name.some((text, i) => words[from + i]!.text !== text)) return 'elsewhere';
  // MAIN STREET, DINGLE, CO KERRY; BRYGGEN 5, 5003 BERGEN
  const before = words.slice(0, from).filter(({ part }) => part === words[from]!.part);
  if (before.length > 0) return !isStreet(before) || /^\d{4,}$/.test(before.at(-1)!.text) ? 'elsewhere' : '';
  const [last] = partsOf(words.slice(0, from)).reverse();
  if (last && CODE_ABROAD.test(textOf(last))) return 'elsewhere';
  return last && !isStreet(last) ? 'nested' : '';
}

/** Postal codes of letters and digits, or the first half of one, which neither country at home has: M5V, SW1A 1AA. */
const CODE_ABROAD = /^[A-Z]{1,2}\d[A-Z\d]?(?: \d[A-Z](?:\d|[A-Z]))?$/;

const isStreet = (part: readonly Word[]): boolean =>
  part.some(({ text }) => /\d/.test(text)) || (kindsOf(part.at(-1)!.text) & KIND.type) !== 0;
