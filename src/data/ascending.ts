// Sorted order: how texts are compared, and where a value stands in a sorted column or list (binary search).

/** The order of texts by their UTF-16 units, which for folded names is that of their bytes. */
export function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Position of the first of `values` in [low, high) that is not below `value`; `high` if all are. */
export function lowerBound(values: Uint32Array, value: number, low = 0, high = values.length): number {
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (values[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Position of the first of `values` in [low, high) that is above `value`; `high` if none is. */
export function upperBound(values: Uint32Array, value: number, low = 0, high = values.length): number {
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (values[middle]! <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The first of [low, high) that `isBefore` is not true of; `high` if it is true of all. For what is no column in
 * memory: texts, or values on the disk.
 */
export function partitionPoint(low: number, high: number, isBefore: (at: number) => boolean): number {
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
