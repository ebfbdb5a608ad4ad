// Distinct byte strings numbered in order of first sight, without a JavaScript string for each.
import { hashBytes } from '../deletions.js';

/** A table as plain memory, for another thread. */
export interface TableParts {
  readonly slots: Uint32Array<ArrayBuffer>;
  readonly offsets: Uint32Array<ArrayBuffer>;
  readonly blob: Uint8Array;
  readonly size: number;
}

export class ByteTable {
  private slots = new Uint32Array(1 << 10);
  private offsets = new Uint32Array(1 << 9);
  private blob = Buffer.allocUnsafe(1 << 14);
  private ownSize = 0;

  /** The table that `parts` was taken of, which must not be used any more if it is in the same thread. */
  static of({ slots, offsets, blob, size }: TableParts): ByteTable {
    const table = new ByteTable();
    table.slots = slots;
    table.offsets = offsets;
    table.blob = Buffer.from(blob.buffer as ArrayBuffer, blob.byteOffset, blob.byteLength);
    table.ownSize = size;
    return table;
  }

  parts(): TableParts {
    return { slots: this.slots, offsets: this.offsets, blob: this.blob, size: this.ownSize };
  }

  get size(): number {
    return this.ownSize;
  }

  /** Number of the bytes, or -1. */
  find(bytes: Uint8Array, from: number, to: number): number {
    return this.slots[this.slot(bytes, from, to)]! - 1;
  }

  /** Number of the bytes, given now if they are new: then it is the `size` from before. */
  add(bytes: Uint8Array, from: number, to: number): number {
    const slot = this.slot(bytes, from, to);
    if (this.slots[slot] !== 0) return this.slots[slot]! - 1;
    const id = this.ownSize++;
    const start = this.offsets[id]!;
    const end = start + to - from;
    while (end > this.blob.length) this.blob = Buffer.concat([this.blob, Buffer.allocUnsafe(this.blob.length)]);
    for (let i = from, at = start; i < to; i++) this.blob[at++] = bytes[i]!;
    if (this.ownSize + 1 >= this.offsets.length) this.offsets = doubled(this.offsets);
    this.offsets[this.ownSize] = end;
    this.slots[slot] = this.ownSize;
    if (this.ownSize * 2 > this.slots.length) this.rehash();
    return id;
  }

  /** The bytes as added; valid until the next `add`. */
  bytes(id: number): Buffer {
    return this.blob.subarray(this.offsets[id]!, this.offsets[id + 1]!);
  }

  text(id: number): string {
    return this.blob.toString('utf8', this.offsets[id]!, this.offsets[id + 1]!);
  }

  /** All texts in order of their numbers. */
  texts(): string[] {
    return Array.from({ length: this.ownSize }, (_, id) => this.text(id));
  }

  private slot(bytes: Uint8Array, from: number, to: number): number {
    const mask = this.slots.length - 1;
    for (let slot = hashBytes(bytes, from, to) & mask; ; slot = (slot + 1) & mask) {
      const id = this.slots[slot]! - 1;
      if (id < 0 || this.equals(id, bytes, from, to)) return slot;
    }
  }

  private equals(id: number, bytes: Uint8Array, from: number, to: number): boolean {
    let at = this.offsets[id]!;
    if (this.offsets[id + 1]! - at !== to - from) return false;
    for (let i = from; i < to; i++) if (this.blob[at++] !== bytes[i]) return false;
    return true;
  }

  private rehash(): void {
    const slots = new Uint32Array(this.slots.length * 2);
    const mask = slots.length - 1;
    for (let id = 0; id < this.ownSize; id++) {
      let slot = hashBytes(this.blob, this.offsets[id]!, this.offsets[id + 1]!) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = id + 1;
    }
    this.slots = slots;
  }
}

/** A copy of twice the length, the new half zero. */
export function doubled(values: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const copy = new Uint32Array(values.length * 2);
  copy.set(values);
  return copy;
}
