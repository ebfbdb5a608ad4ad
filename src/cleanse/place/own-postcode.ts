// Which postcode a locality without one in the text has, where no addresses say which is used most.
import type { Reading } from '../../address/parse/reading.js';
import { CAPITALS } from '../../address/vocabulary/place.js';
import { POSTCODE_KIND, type AddressSet } from '../../data/addresses/read/address-set.js';
import { listEnd } from '../../data/list-end.js';
import { postcodeText } from '../../answer/parts.js';

/**
 * Postcodes of boxes and of those who receive much mail, at which no street is delivered: first and last of each range.
 * Source: Australia Post's allocation of postcodes.
 */
const BOX_RANGES: readonly (readonly [number, number])[] = [
  [200, 299],
  [900, 999],
  [1000, 1999],
  [5800, 5999],
  [6800, 6999],
  [7800, 7999],
  [8000, 9999],
];

/** Postcodes that a message names. */
const MOST_NAMED = 5;

const isOfBoxes = (postcode: number): boolean =>
  BOX_RANGES.some(([first, last]) => postcode >= first && postcode <= last);

/** Postcodes of the locality's streets, in the order of the set; every one for a box, and where none is told apart. */
function ownPostcodes(set: AddressSet, { postalType }: Reading, locality: number): number[] {
  const start = set.localityPostcodeStart[locality]!;
  const end = listEnd(set.localityPostcodeStart, locality + 1, set.localityPostcode);
  const all = Array.from(set.localityPostcode.subarray(start, end), (postcode, i) => ({
    postcode,
    isPostal: set.localityPostcodePostal[start + i] === POSTCODE_KIND.postal,
  }));
  const ofStreets = all.filter(({ postcode }) => !isOfBoxes(postcode));
  const delivered = ofStreets.filter(({ isPostal }) => !isPostal);
  const best = (postalType === '' ? [delivered, ofStreets, all] : [all]).find((list) => list.length > 0) ?? [];
  return best.map(({ postcode }) => postcode);
}

/**
 * The postcode that a locality of a gazetteer is given, 0 where it has several and none is the city's: NORTH SYDNEY.
 */
export function surePostcode(set: AddressSet, reading: Reading, locality: number): number {
  const [first = 0, ...others] = ownPostcodes(set, reading, locality);
  if (reading.postalType !== '') return others.length === 0 ? first : 0;
  const isCapital =
    CAPITALS.get(set.localityNames.text(set.localityName[locality]!)) === set.states[set.localityState[locality]!];
  return others.length === 0 || isCapital ? first : 0;
}

/** True where neither the text nor addresses say which postcode of an Australian locality is meant. */
export const isPostcodeOpen = (set: AddressSet, { postcode }: Reading): boolean =>
  postcode === '' && set.country === 'AU' && set.addressCount === 0;

/** What is said of a locality that is given no postcode, because it has several. */
export function severalPostcodes(set: AddressSet, reading: Reading, locality: number): string[] {
  if (!isPostcodeOpen(set, reading) || surePostcode(set, reading, locality) > 0) return [];
  const codes = ownPostcodes(set, reading, locality).map(postcodeText);
  if (codes.length === 0) return [];
  const name = set.localityNames.display(set.localityName[locality]!);
  const more = codes.length > MOST_NAMED ? ` and ${codes.length - MOST_NAMED} more` : '';
  return [`${name} has several postcodes, of which none is added: ${codes.slice(0, MOST_NAMED).join(', ')}${more}`];
}
