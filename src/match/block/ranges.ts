// Rows divided among threads.

/** [0, rows) in about `count` stretches whose beginnings are multiples of `step`. */
export function ranges(rows: number, count: number, step = 1): (readonly [number, number])[] {
  const size = Math.max(1, Math.ceil(rows / Math.max(1, count) / step)) * step;
  const result: (readonly [number, number])[] = [];
  for (let from = 0; from < rows; from += size) result.push([from, Math.min(rows, from + size)]);
  return result;
}
