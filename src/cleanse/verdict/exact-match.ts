// Answers a line that is written as the data has it: three lines of four say one locality, one street and one number of
// it, letter for letter. They get the verdict that the search would give, without its bookkeeping; any doubt goes
// there.
import type { Line, Reading } from '../../address/parse/reading.js';
import type { IndexedSet } from '../context.js';
import { COST } from '../costs.js';
import type { Verdict } from './verdict.js';
import { isUnit } from '../../answer/locate.js';
import { columnCost } from '../place/column-cost.js';
import { findNumber } from '../street/number.js';
import { placesAtEnd } from '../place/towns.js';
import { divisionsOf } from '../street/divisions.js';
import { streetsExactly, type StreetMatch } from '../street/matches.js';

/** A place or reading that costs so much more than nothing is not looked at once the address is found as written. */
const BEHIND = 0.5;

/**
 * The verdict for a line whose plainest reading is an address as written and nothing rivals it; null when that is not
 * plain.
 */
export function exactMatch(index: IndexedSet, line: Line, readings: readonly Reading[]): Verdict | null {
  const reading = readings[0]!;
  const { set } = index;
  if (reading.cost > 0 || reading.numberFirst === 0) return null;
  for (let i = 1; i < readings.length; i++) if (readings[i]!.cost < BEHIND || readings[i]!.numberLast > 0) return null;
  const places = placesAtEnd(index, line, reading);
  const place = places[0];
  if (!place || place.cost > 0 || place.from <= reading.from || (places.length > 1 && places[1]!.cost < BEHIND)) {
    return null;
  }
  const matches: StreetMatch[] = [];
  for (const division of divisionsOf(index, line, reading.from, place.from)) {
    streetsExactly(index, place.locality, division, matches);
    if (matches.length > 0) break;
  }
  const street = matches[0];
  if (matches.length !== 1 || street!.cost > 0 || index.buried.has(street!.street)) return null;
  if (columnCost(line, place, street!.division) > 0) return null;
  const answer = findNumber(index, street!.street, reading);
  const row = answer.rows[0];
  if (answer.rows.length !== 1 || row!.cost > COST.levelMissing) return null;
  const chosen = { reading, place, street: street!, streetCost: 0, answer, row: row!, cost: row!.cost };
  return {
    status: 'corrected',
    level: isUnit(set, row!.address, street!.street) ? 'subdwelling' : 'address',
    chosen,
    address: row!.address,
    place,
    exception: null,
    confidence: 100,
    runnerUp: 0,
    candidates: [],
  };
}
