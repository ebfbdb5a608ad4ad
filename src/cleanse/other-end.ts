// A street with a direction of its own where the line writes another behind its name: MAIN STREET SOUTH is none of MAIN
// STREET NORTH, and 12 of the one is not 12 of the other.
import type { Line } from '../address/parse/reading.js';
import { streetSuffix } from '../address/vocabulary/street.js';
import type { AddressSet } from '../data/addresses/read/address-set.js';
import { NOT_WRITTEN } from './street/divisions.js';
import { placeVerdict, type Verdict } from './verdict/verdict.js';

/** What one end of a street is called by. */
const ENDS: ReadonlySet<string> = new Set('NORTH SOUTH EAST WEST UPPER LOWER'.split(' '));
/** Most confidence of an address at the other end, and that of the place which answers. */
const OTHER_CONFIDENCE = 40;
const PLACE_CONFIDENCE = 92;

/** The verdict, or the place alone where the address is at another end of its street than the line says. */
export function withoutOtherEnd(set: AddressSet, { words }: Line, verdict: Verdict): Verdict {
  const { chosen, address, place, confidence, candidates } = verdict;
  if (verdict.status !== 'corrected' || !chosen || !place || place.open) return verdict;
  const { division, street } = chosen.street;
  const has = set.suffixes[set.streetSuffix[street]!] ?? '';
  const isFree = division.suffix === NOT_WRITTEN && (place.from > division.end || place.to <= division.from);
  const written = isFree ? (streetSuffix(words[division.end] ?? '') ?? '') : '';
  if (!ENDS.has(has) || !ENDS.has(written) || has === written) return verdict;
  return placeVerdict({
    status: 'partial',
    level: 'locality',
    place,
    exception: 'STREET_NOT_FOUND',
    confidence: PLACE_CONFIDENCE,
    candidates: [{ address, confidence: Math.min(OTHER_CONFIDENCE, confidence) }, ...candidates],
  });
}
