// Sorts keys of names: capitals and digits, compared byte by byte, a key before those that go on from it.

/** Letters and digits of a key are numbers to this base, 0 being its end. */
const BASE = 37;
/** So many of them fit into 32 bits. */
const LETTERS = 6;
const DIGIT_BITS = 16;

const valueOf = (byte: number): number => (byte < 65 ? byte - 47 : byte - 54);

/** Six letters of bytes[from, to) from `skip` on, as a number that is less for what comes first. */
export function prefixOf(bytes: Uint8Array, from: number, to: number, skip: number): number {
  let value = 0;
  for (let i = from + skip, end = from + skip + LETTERS; i < end; i++) {
    value = value * BASE + (i < to ? valueOf(bytes[i]!) : 0);
  }
  return value;
}

/** Less than 0, 0 or more, as the first key is before, the same as, or behind the second. */
export function compareKeys(
  a: Uint8Array,
  aFrom: number,
  aTo: number,
  b: Uint8Array,
  bFrom: number,
  bTo: number,
): number {
  const most = Math.min(aTo - aFrom, bTo - bFrom);
  for (let i = 0; i < most; i++) {
    const difference = a[aFrom + i]! - b[bFrom + i]!;
    if (difference !== 0) return difference;
  }
  return aTo - aFrom - (bTo - bFrom);
}

/**
 * The order of keys: key i is bytes[start[i], start[i + 1]). Keys that are the same stand as `compareEqual` says, which
 * is given their numbers.
 */
export function sortKeys(
  bytes: Uint8Array,
  start: Uint32Array,
  count: number,
  compareEqual: (a: number, b: number) => number,
): Uint32Array {
  const high = new Uint32Array(count);
  const low = new Uint32Array(count);
  for (let i = 0; i < count; i++) {
    high[i] = prefixOf(bytes, start[i]!, start[i + 1]!, 0);
    low[i] = prefixOf(bytes, start[i]!, start[i + 1]!, LETTERS);
  }
  const order = sortByNumbers(count, [low, high]);
  const compare = (a: number, b: number): number =>
    compareKeys(bytes, start[a]!, start[a + 1]!, bytes, start[b]!, start[b + 1]!) || compareEqual(a, b);
  for (let from = 0; from < count;) {
    const first = order[from]!;
    let to = from + 1;
    while (to < count && high[order[to]!] === high[first] && low[order[to]!] === low[first]) to++;
    if (to - from > 1) order.subarray(from, to).sort(compare);
    from = to;
  }
  return order;
}

/** Rows [0, count) by columns of 32 bits, the last of them being the most significant; equal rows stay in order. */
export function sortByNumbers(count: number, columns: readonly Uint32Array[]): Uint32Array {
  let order = Uint32Array.from({ length: count }, (_, i) => i);
  let next = new Uint32Array(count);
  const places = new Uint32Array((1 << DIGIT_BITS) + 1);
  const mask = (1 << DIGIT_BITS) - 1;
  for (const column of columns) {
    for (let shift = 0; shift < 32; shift += DIGIT_BITS) {
      places.fill(0);
      for (let i = 0; i < count; i++) places[((column[i]! >>> shift) & mask) + 1]!++;
      for (let i = 0; i < mask; i++) places[i + 1]! += places[i]!;
      for (let i = 0; i < count; i++) {
        const row = order[i]!;
        next[places[(column[row]! >>> shift) & mask]!++] = row;
      }
      [order, next] = [next, order];
    }
  }
  return order;
}
