// Whether words are a place of New Zealand.
import type { LocalityIndex } from '../reading.js';
import { isTownNz } from '../../vocabulary/town-nz.js';

/** Words of the longest place that is looked up. */
export const LONGEST_PLACE_NZ = 5;

/** True if the folded name is a place of New Zealand. */
export const isPlaceNz = (name: string, { placeNz }: Partial<LocalityIndex>): boolean =>
  isTownNz(name) || (placeNz !== undefined && placeNz(name) !== '');
