// Texts of a table with both their ends, as comparisons read them.
import { jaroWinkler, mayReach } from '../names/similarity.js';
import type { TextTable } from '../store/text-table.js';

/** Text `i` stands in bytes [starts[i], ends[i]). */
export interface TextSlices {
  readonly bytes: Uint8Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
}

/** The texts of a table. */
export const slices = ({ bytes, ends }: TextTable): TextSlices => ({
  bytes,
  starts: new Int32Array(ends.buffer, ends.byteOffset - Int32Array.BYTES_PER_ELEMENT, ends.length),
  ends,
});

/** Similarity of two texts of a table by their numbers; 0 where their characters say that it is below `least`. */
export function likeness(
  { bytes, starts, ends }: TextSlices,
  masks: Int32Array,
  a: number,
  b: number,
  least: number,
): number {
  const startA = starts[a]!;
  const startB = starts[b]!;
  const isAlike = bytes[startA] === bytes[startB];
  if (!mayReach(masks[a]!, ends[a]! - startA, masks[b]!, ends[b]! - startB, isAlike, least)) return 0;
  return jaroWinkler(bytes, startA, ends[a]!, bytes, startB, ends[b]!);
}
