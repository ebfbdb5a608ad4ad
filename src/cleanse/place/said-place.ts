// What is said of the locality of a line of which nothing below it is certain: that none is known, or not with its
// postcode.
import type { Line, Reading } from '../../address/parse/reading.js';
import { KIND } from '../../address/vocabulary/kinds.js';
import { stateOf } from '../../address/vocabulary/place.js';
import { inCountry, type CleanseContext, type IndexedSet } from '../context.js';
import { postcodeCost } from './code-costs.js';
import { placesByPostcode } from './localities.js';
import { isCodeAround } from './mail-area.js';
import type { Place } from './place.js';

const UNKNOWN_PLACE = 'no locality of that name, state or postcode is known';
const NO_PLACE = 'the text names no locality';
const ONLY_STATE = 'the text names a state, and no locality';

/** What is said of a line without a locality: a postcode that several have does not tell which. */
export function unknownPlace({ gazetteer, imported, country }: CleanseContext, line: Line, reading: Reading): string {
  const words = line.words.slice(reading.from, reading.to).join(' ');
  const isNamed = words !== '' && !isStreetOnly(line, reading);
  if (isNamed ? stateOf(words) !== undefined : reading.state !== '' && reading.postcode === '') return ONLY_STATE;
  if (!isNamed && reading.postcode === '' && isLast(line, reading)) return NO_PLACE;
  const of = (index: IndexedSet): number => (inCountry(index, country) ? placesByPostcode(index, reading).length : 0);
  const count = of(gazetteer) || (imported ? of(imported) : 0);
  if (count === 0) return UNKNOWN_PLACE;
  if (count === 1) return `no locality is certain: the text names none that has the postcode ${reading.postcode}`;
  return `no locality is certain: ${count} have the postcode ${reading.postcode}, and the text names none of them`;
}

/** 12 SMITH ST, SMITH ST N: a street, and nothing behind it. */
function isStreetOnly({ kinds, breaks }: Line, { from, to, numberFirst }: Reading): boolean {
  const end = to - from > 2 && (kinds[to - 1]! & KIND.suffix) !== 0 ? to - 1 : to;
  const isTyped = end - from > 1 && (kinds[end - 1]! & KIND.strongType) !== 0;
  return isTyped && (numberFirst > 0 || end - from < 4) && !breaks.slice(from + 1, to).includes(true);
}

/** True if no name stands behind what was read: SMITH ST, of which SOUTH TARANAKI was taken for a region. */
const isLast = ({ kinds }: Line, { to }: Reading): boolean =>
  kinds.slice(to).every((kind) => (kind & (KIND.state | KIND.country | KIND.number)) !== 0);

/** That a written postcode is not one of the place, in New Zealand; of a rural delivery it is the town's. */
export function otherPostcode({ set }: IndexedSet, { postcode, rdNumber }: Reading, { locality }: Place): string[] {
  if (set.country !== 'NZ' || postcode === '' || rdNumber !== '') return [];
  if (postcodeCost(set, locality, postcode) === 0 || isCodeAround(set, locality, postcode)) return [];
  return [
    `the postcode ${postcode} is not known to be one of ${set.localityNames.display(set.localityName[locality]!)}`,
  ];
}
