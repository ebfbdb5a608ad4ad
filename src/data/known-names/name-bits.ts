// Where the bits of a name lie in a filter of names (a Bloom filter: B. H. Bloom, 1970): a few for each name, so that a
// name that is there is always found, and one of 100,000 that are not there is taken for one.

/** Bits of a filter for each name that is put in, and of those the ones that a name sets. */
export const BITS_A_NAME = 24;
const BITS_OF_A_NAME = 16;

/** Positions of a name's bits in a filter of so many; the name in capitals, ASCII. */
export function nameBits(name: string, size: number): number[] {
  let first = 0x811c9dc5;
  let step = 0x01000193;
  for (let i = 0; i < name.length; i++) {
    const code = name.charCodeAt(i);
    first = Math.imul(first ^ code, 0x01000193) >>> 0;
    step = Math.imul(step + code, 0x85ebca6b) >>> 0;
    step = (step ^ (step >>> 13)) >>> 0;
  }
  return Array.from({ length: BITS_OF_A_NAME }, (_, i) => (first + i * ((step | 1) >>> 0)) % size);
}
