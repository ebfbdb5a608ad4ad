// Where a value stands in a column of ascending values.

/** Position of the first of `values` in [low, high) that is not below `value`; `high` if all are. */
export function lowerBound(values: Uint32Array, value: number, low = 0, high = values.length): number {
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (values[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
