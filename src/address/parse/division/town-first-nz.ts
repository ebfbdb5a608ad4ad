// A town of New Zealand that people write before the part of it that the address is in: WELLINGTON, CENTRAL WELLINGTON;
// HAMILTON, HAMILTON EAST; AUCKLAND, PONSONBY.
import type { LocalityIndex } from '../reading.js';
import { isRegionNz } from '../../vocabulary/region-nz.js';
import { fullTownNz, isTownNz } from '../../vocabulary/town-nz.js';

/** Words that make the name of a part of a town of the town's name, before it or behind it. */
const QUARTER = '(?:CENTRAL|CENTRE|CITY CENTRE|CBD|INNER CITY|NORTH|SOUTH|EAST|WEST)';

/** True if the name is the town's with the word for a part of it, and no town's of its own (PALMERSTON NORTH). */
function isQuarterOf(name: string, town: string): boolean {
  if (!name.includes(town) || name.length === town.length || isTownNz(name)) return false;
  const rest = name.startsWith(`${town} `) ? name.slice(town.length + 1) : name.slice(0, -town.length - 1);
  return (name.startsWith(`${town} `) || name.endsWith(` ${town}`)) && WHOLE_QUARTER.test(rest);
}
const WHOLE_QUARTER = new RegExp(`^${QUARTER}$`);

/** Words for the middle of a town that people write where its suburb stands: CBD, MASTERTON. */
const MIDDLES: ReadonlySet<string> = new Set([
  'CBD',
  'CENTRAL',
  'CENTRAL CITY',
  'CITY CENTRE',
  'INNER CITY',
  'TOWN CENTRE',
]);

/** True for such words. */
export const isMiddleOfTown = (name: string): boolean => MIDDLES.has(name);

/**
 * True if `town` is one, and `part` behind it a place that no mail is addressed to: the part of it, by its name, by
 * what is known of both, or by the postcode of the line.
 */
export function isTownFirst(town: string, part: string, postcode: string, localities: LocalityIndex): boolean {
  if (!isTownNz(town)) return false;
  if (isQuarterOf(part, town)) return true;
  const { hasCodeNz, placeNz } = localities;
  if (isPartOfTown(part, town, localities)) return true;
  if (isTownNz(part) || placeNz?.(part) !== 'place') return false;
  if (postcode === '') return false;
  return hasCodeNz?.(part, postcode) === true && hasCodeNz(town, postcode);
}

/** True if the known place `part`, no town of its own, lies in the town. */
export const isPartOfTown = (part: string, town: string, { isInTownNz, placeNz }: Partial<LocalityIndex>): boolean =>
  isInTownNz !== undefined &&
  placeNz?.(part) === 'place' &&
  !isTownNz(part) &&
  !isRegionNz(part) &&
  isInTownNz(part, fullTownNz(town) ?? town);
