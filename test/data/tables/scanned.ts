// A table that is scanned, as the texts of its cells.
import { expect } from 'vitest';
import type { Row } from '../../../src/data/import/tables/psv.js';

export interface Scanned {
  /** Line of each row, then its cells. */
  readonly rows: (readonly [line: number, ...cells: string[]])[];
  /** What the scanner said of what it could not read; '' where it read all. */
  readonly refused: string;
}

/** Scans with `scan`, which returns how many rows there were; so many columns of each are read. */
export async function scanned(scan: (onRow: (row: Row) => void) => Promise<number>, columns: number): Promise<Scanned> {
  const rows: Scanned['rows'] = [];
  try {
    const count = await scan((row) => {
      rows.push([row.line, ...Array.from({ length: columns }, (_, k) => (row.empty(k) ? '' : row.text(k)))]);
    });
    expect(count).toBe(rows.length);
    return { rows, refused: '' };
  } catch (error) {
    return { rows, refused: (error as Error).message };
  }
}

/** Sizes of the pieces in which a table is tried: whole, and cut at every place. */
export const SIZES = [Infinity, 1, 2, 3, 5, 17];
