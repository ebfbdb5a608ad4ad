// What it costs to read words as another part than their column says: a prior, so that of two ways to read a row the
// one that keeps to its columns is the likelier.
import { COLUMN, type Line } from '../../address/parse/reading.js';
import { COST } from '../costs.js';
import type { WrittenStreet } from '../street/divisions.js';
import type { Place } from './place.js';

/**
 * Cost of taking a street's and a place's words as the division and the place do: of each word of a place column that
 * the place leaves out, and of each word of a street column that it takes. Nothing for a line without a place column.
 */
export function columnCost({ columns }: Line, place: Place, { from, end }: WrittenStreet): number {
  if (columns === null || place.open || !columns.includes(COLUMN.place)) return 0;
  let words = 0;
  for (let i = 0; i < columns.length; i++) {
    const isOfPlace = i >= place.from && i < place.to;
    const isOfStreet = i >= from && i < end;
    if (columns[i] === COLUMN.place ? !isOfPlace : columns[i] === COLUMN.street && isOfPlace && !isOfStreet) words++;
  }
  return words * COST.columnWord;
}
