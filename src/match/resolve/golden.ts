// Which record of a cluster stands for it: the one with the most fields filled, of those the one with the longest
// texts, of those the first.
import { tableOf } from '../store/columns.js';
import type { Store } from '../store/store.js';

/** The row that stands for the rows of a cluster. */
export function goldenRow(store: Store, rows: readonly number[]): number {
  let best = rows[0]!;
  let most = -1;
  let longest = -1;
  for (const row of rows) {
    const [filled, length] = contentOf(store, row);
    if (filled < most || (filled === most && length <= longest)) continue;
    best = row;
    most = filled;
    longest = length;
  }
  return best;
}

function contentOf(store: Store, row: number): readonly [number, number] {
  let filled = 0;
  let length = 0;
  for (const [name, column] of Object.entries(store.columns)) {
    const value = column[row]!;
    if (value === 0 || name === 'id') continue;
    filled++;
    const table = tableOf.get(name);
    if (table === undefined) continue;
    const { ends } = store.tables[table];
    length += ends[value]! - ends[value - 1]!;
  }
  return [filled, length];
}
