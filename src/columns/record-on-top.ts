// A first row that is taken for a header because nothing in it is a number, and is a record all the same: PERTH WA
// above other places, or a row with a state above other states.
import { openPlaces } from './known-places.js';
import { kindsOfValue, type Kind } from './value-kinds.js';

type Rows = readonly (readonly string[])[];

/** What no heading is: a state, a place with its state, a number with a street, a box. */
const NO_HEADING: ReadonlySet<Kind> = new Set(['state', 'statePostcode', 'tail', 'numberStreet', 'box']);
/** What a heading may be called by chance, and a column of lines is full of. */
const OF_LINES: ReadonlySet<Kind> = new Set([...NO_HEADING, 'place', 'street']);
/** Rows below that are looked at. */
const MOST_BELOW = 50;

/**
 * True if the row at `at`, which looks like the header, is a record. `known`: whether a cell is a heading that means
 * something; a row with one is none.
 */
export function isRecordOnTop(rows: Rows, at: number, known: (cell: string) => boolean): boolean {
  const top = rows[at]!;
  if (top.some(known)) return false;
  const below = rows.slice(at + 1, at + 1 + MOST_BELOW);
  const places = openPlaces();
  const isOf = (cell: string, kinds: ReadonlySet<Kind>): boolean => {
    let found = false;
    kindsOfValue(cell, places.isPlace, (kind) => {
      found ||= kinds.has(kind);
    });
    return found;
  };
  const mostAre = (column: number, kinds: ReadonlySet<Kind>): boolean => {
    const cells = below.map((row) => row[column] ?? '').filter((cell) => cell.trim() !== '');
    return cells.filter((cell) => isOf(cell, kinds)).length * 2 >= cells.length;
  };
  try {
    return top.some((cell, column) => {
      const isLine = top.length === 1 && isOf(cell, OF_LINES) && mostAre(column, OF_LINES);
      return isLine || (isOf(cell, NO_HEADING) && mostAre(column, NO_HEADING));
    });
  } finally {
    places.close();
  }
}
