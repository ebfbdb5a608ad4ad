// What is said of the locality of a line of which nothing below it is certain: that none is known, or not with its
// postcode.
import type { Line, Reading } from '../../address/parse/reading.js';
import { stateOf } from '../../address/vocabulary/place.js';
import { inCountry, type CleanseContext, type IndexedSet } from '../context.js';
import { postcodeCost } from './code-costs.js';
import { placesByPostcode } from './localities.js';
import { isCodeAround } from './mail-area.js';
import type { Place } from './place.js';

const UNKNOWN_PLACE = 'no locality of that name, state or postcode is known';
const ONLY_STATE = 'the text names a state, and no locality';

/** What is said of a line without a locality: a postcode that several have does not tell which. */
export function unknownPlace({ gazetteer, imported, country }: CleanseContext, line: Line, reading: Reading): string {
  const words = line.words.slice(reading.from, reading.to).join(' ');
  if (words === '' ? reading.state !== '' && reading.postcode === '' : stateOf(words) !== undefined) return ONLY_STATE;
  const of = (index: IndexedSet): number => (inCountry(index, country) ? placesByPostcode(index, reading).length : 0);
  const count = of(gazetteer) || (imported ? of(imported) : 0);
  if (count === 0) return UNKNOWN_PLACE;
  if (count === 1) return `no locality is certain: the text names none that has the postcode ${reading.postcode}`;
  return `no locality is certain: ${count} have the postcode ${reading.postcode}, and the text names none of them`;
}

/** That a written postcode is not one of the place, in New Zealand; of a rural delivery it is the town's. */
export function otherPostcode({ set }: IndexedSet, { postcode, rdNumber }: Reading, { locality }: Place): string[] {
  if (set.country !== 'NZ' || postcode === '' || rdNumber !== '') return [];
  if (postcodeCost(set, locality, postcode) === 0 || isCodeAround(set, locality, postcode)) return [];
  return [
    `the postcode ${postcode} is not known to be one of ${set.localityNames.display(set.localityName[locality]!)}`,
  ];
}
