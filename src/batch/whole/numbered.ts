// The blocks of a file in a second pass, each with the number of its first row: they are cut as they were in the first.
import { WaypostError } from '../../contract/errors.js';
import type { Selected } from '../read/select.js';

/** A block as the first pass has seen it: its bytes, and its rows that can be read. */
export interface SeenBlock {
  readonly bytes: number;
  readonly rows: number;
}

/**
 * Adds the numbers of rows. `seen`: the blocks from the first of these on; `before`: rows before them. Blocks that know
 * their rows already stay as they are; the last may end earlier, where fewer rows are wanted than were seen. Throws
 * `input-unreadable` for a file that is no longer what it was.
 */
export async function* numbered(
  blocks: AsyncGenerator<Selected, void>,
  seen: readonly SeenBlock[],
  before: number,
  name: string,
): AsyncGenerator<Selected, void> {
  let first = before;
  let number = 0;
  let isOver = false;
  for await (const block of blocks) {
    if (block.rows !== undefined) {
      yield block;
      continue;
    }
    const known = seen[number++];
    if (known === undefined || isOver || known.bytes < block.bytes.length) throw changedWhileRead(name);
    isOver = known.bytes > block.bytes.length;
    yield { ...block, rows: { first } };
    first += known.rows;
  }
}

/** A file that is read twice is not the same the second time. */
export const changedWhileRead = (name: string): WaypostError =>
  new WaypostError('input-unreadable', `${name} changed while it was read; wait until nobody writes it, and run again`);
