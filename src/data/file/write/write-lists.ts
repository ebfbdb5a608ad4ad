// Writes lists of numbers by key as two sections: where the list of each key starts, and the lists.
import { startsOf } from './grouped-order.js';
import type { SetWriter } from './set-writer.js';

/** Writes [key, value] pairs as sorted distinct values by key: `<name>.start` and `<name>`. */
export function writeLists(
  writer: SetWriter,
  name: string,
  keys: number,
  pairs: readonly (readonly [number, number])[],
): void {
  const sorted = [...pairs]
    .sort((a, b) => a[0] - b[0] || a[1] - b[1])
    .filter((pair, i, all) => i === 0 || pair[0] !== all[i - 1]![0] || pair[1] !== all[i - 1]![1]);
  writer.section(
    `${name}.start`,
    'u32',
    startsOf(
      sorted.length,
      keys,
      sorted.map(([key]) => key),
    ),
  );
  writer.section(
    name,
    'u32',
    Uint32Array.from(sorted, ([, value]) => value),
  );
}
