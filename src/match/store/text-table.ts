// Texts by number: all their bytes one after the other. Number 0 is the empty text, which is what is not said.
import { withRoom } from '../../contract/with-room.js';
import { sharedBytes, sharedInts } from './shared.js';

/**
 * Text `i` stands in bytes [ends[i - 1], ends[i]); it can be read by any thread. One number stands in memory before
 * `ends`, so that their beginnings are the same memory read one place earlier.
 */
export interface TextTable {
  readonly bytes: Uint8Array;
  readonly ends: Int32Array;
}

const decoder = new TextDecoder();

/** The text of a number. */
export const textOf = (table: TextTable, id: number): string =>
  id === 0 ? '' : decoder.decode(table.bytes.slice(table.ends[id - 1], table.ends[id]));

/** How many texts there are, the empty one included. */
export const textCount = (table: TextTable): number => table.ends.length;

/** Gives equal texts equal numbers, in the order in which they first come; without an object for a text. */
export class Interner {
  private bytes = new Uint8Array(1024);
  private ends = new Int32Array(256);
  private hashes = new Int32Array(256);
  private slots = new Int32Array(512);
  private count = 1;

  /** The number of the text in bytes [start, end) of `source`. */
  add(source: Uint8Array, start: number, end: number): number {
    if (end === start) return 0;
    const hash = hashOf(source, start, end);
    const mask = this.slots.length - 1;
    let slot = hash & mask;
    for (let id = this.slots[slot]!; id !== 0; id = this.slots[slot]!) {
      if (this.hashes[id] === hash && this.isAt(id, source, start, end)) return id;
      slot = (slot + 1) & mask;
    }
    return this.append(source, start, end, hash, slot);
  }

  /** The texts so far, in memory of their own. */
  table(): TextTable {
    const used = this.ends[this.count - 1]!;
    const bytes = sharedBytes(used);
    bytes.set(this.bytes.subarray(0, used));
    const places = sharedInts(this.count + 1);
    places.set(this.ends.subarray(0, this.count), 1);
    return { bytes, ends: places.subarray(1) };
  }

  private isAt(id: number, source: Uint8Array, start: number, end: number): boolean {
    const from = this.ends[id - 1]!;
    if (this.ends[id]! - from !== end - start) return false;
    const shift = from - start;
    for (let i = start; i < end; i++) if (this.bytes[i + shift] !== source[i]) return false;
    return true;
  }

  private append(source: Uint8Array, start: number, end: number, hash: number, slot: number): number {
    const id = this.count++;
    const from = this.ends[id - 1]!;
    const to = from + end - start;
    if (to > this.bytes.length) this.bytes = withRoom(this.bytes, to);
    this.bytes.set(source.subarray(start, end), from);
    if (this.count > this.ends.length) {
      this.ends = withRoom(this.ends);
      this.hashes = withRoom(this.hashes);
    }
    this.ends[id] = to;
    this.hashes[id] = hash;
    this.slots[slot] = id;
    if (this.count * 2 > this.slots.length) this.rehash();
    return id;
  }

  private rehash(): void {
    const slots = new Int32Array(this.slots.length * 2);
    const mask = slots.length - 1;
    for (let id = 1; id < this.count; id++) {
      let slot = this.hashes[id]! & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = id;
    }
    this.slots = slots;
  }
}

function hashOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0x2f0b4a27 ^ (end - start);
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ bytes[i]!, 0x01000193);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return hash ^ (hash >>> 13);
}
