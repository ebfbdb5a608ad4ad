// Parts of a site that are let as units are: HANGAR 5/24 AIRPORT RD; BAY 4, 24 SMITH RD; PEN 12, EMU MARINA.
import { isInPremises } from './behind-unit.js';
import { hasType } from './next-part.js';
import type { Line } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { siteUnit } from '../../vocabulary/unit.js';

/** A unit's number, and the house's behind a slash. */
const UNIT_AND_HOUSE = /^([A-Z]{0,2}\d{1,4}[A-Z]?(?:-\d{1,4}[A-Z]?)?)(?:\/(\d.*))?$/;
/**
 * The unit at `at`, where another number with its street, a street behind a comma, or premises follow; null where none
 * does, and the words name premises. `rest`: the house number behind its slash.
 */
export function unitOfSite(
  line: Line,
  at: number,
  hi: number,
): { type: string; number: string; rest: string | null } | null {
  const { words, kinds, breaks } = line;
  const type = siteUnit(words[at]!);
  const found = UNIT_AND_HOUSE.exec(words[at + 1] ?? '');
  if (type === undefined || !found || (at > 0 && !breaks[at]!)) return null;
  const [, number = '', rest] = found;
  if (rest !== undefined) return { type, number, rest };
  const next = at + 2;
  // HANGAR 5, AIRPORT ROAD
  const isBeforeStreet = next < hi && (breaks[next]! || (kinds[next]! & KIND.number) !== 0);
  const isNumbered = isBeforeStreet && hasType(line, next, hi);
  return isNumbered || isInPremises(line, next, hi, type, true) ? { type, number, rest: null } : null;
}
