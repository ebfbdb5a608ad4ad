// What is left of a word without one of its letters. Two words that differ by one letter left out, put in, replaced, or
// swapped with its neighbour have a remainder in common, the whole word being one of them.

const LEFT = new Uint8Array(256);

/**
 * Calls `take` with the word itself and with each different remainder; the bytes are valid until it returns. Returns
 * how many there were.
 */
export function remainders(
  bytes: Uint8Array,
  from: number,
  to: number,
  take: (left: Uint8Array, length: number) => void,
): number {
  const length = Math.min(to - from, LEFT.length);
  for (let i = 0; i < length; i++) LEFT[i] = bytes[from + i]!;
  take(LEFT, length);
  let count = 1;
  // From the end on: what is behind the letter moves up by one when the next is left out.
  for (let skip = length - 1; skip >= 0; skip--) {
    const letter = bytes[from + skip]!;
    // Of the same letters side by side each leaves the same.
    const isRepeated = skip + 1 < length && bytes[from + skip + 1] === letter;
    for (let i = skip; i < length - 1; i++) LEFT[i] = bytes[from + i + 1]!;
    for (let i = 0; i < skip; i++) LEFT[i] = bytes[from + i]!;
    if (isRepeated) continue;
    take(LEFT, length - 1);
    count++;
  }
  return count;
}
