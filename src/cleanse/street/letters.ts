// The letters of names as bits: names that differ in more than two letters an edit need no comparison.
import type { AddressSet } from '../../data/addresses/read/address-set.js';
import { listEnd } from '../../data/list-end.js';

const lettersOfSet = new WeakMap<AddressSet, Uint32Array>();

/** For each street name of a set its letters; made once. */
export function streetLetters(set: AddressSet): Uint32Array {
  const known = lettersOfSet.get(set);
  if (known) return known;
  const { bytes, offsets, size } = set.streetNames;
  const letters = new Uint32Array(size);
  lettersOfSet.set(set, letters);
  for (let id = 0; id < size; id++) {
    const end = listEnd(offsets, id + 1, bytes);
    for (let i = offsets[id]!; i < end; i++) letters[id]! |= 1 << (bytes[i]! & 31);
  }
  return letters;
}

/** The letters of a name. */
export function lettersOf(name: string): number {
  let bits = 0;
  for (let i = 0; i < name.length; i++) bits |= 1 << (name.charCodeAt(i) & 31);
  return bits;
}

/** How many letters two names do not share. */
export function lettersApart(a: number, b: number): number {
  const word = a ^ b;
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
