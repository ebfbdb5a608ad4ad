// Pairs counted by the levels at which they agree. There are far fewer patterns than pairs, and a model is trained on
// them.
import { withRoom } from '../../contract/with-room.js';

/** Pattern `i` has cells [i * fields, (i + 1) * fields), and `counts[i]` pairs. */
export interface Patterns {
  readonly fields: number;
  readonly cells: Int32Array;
  readonly counts: Float64Array;
}

/** Counts patterns, in the order in which they first come. */
export class PatternCounter {
  private cells: Int32Array;
  private counts = new Float64Array(256);
  private slots = new Int32Array(1024);
  private size = 0;

  constructor(private readonly fields: number) {
    this.cells = new Int32Array(256 * fields);
  }

  add(cells: Int32Array, times = 1): void {
    const mask = this.slots.length - 1;
    let slot = this.hash(cells) & mask;
    for (let id = this.slots[slot]!; id !== 0; id = this.slots[slot]!) {
      if (this.isAt(id - 1, cells)) {
        this.counts[id - 1]! += times;
        return;
      }
      slot = (slot + 1) & mask;
    }
    if (this.size === this.counts.length) this.grow();
    this.cells.set(cells.length === this.fields ? cells : cells.subarray(0, this.fields), this.size * this.fields);
    this.counts[this.size++] = times;
    this.slots[slot] = this.size;
    if (this.size * 2 > this.slots.length) this.rehash();
  }

  /** Adds patterns that another thread has counted. */
  merge({ fields, cells, counts }: Patterns): void {
    for (let i = 0; i < counts.length; i++) this.add(cells.subarray(i * fields, (i + 1) * fields), counts[i]!);
  }

  patterns(): Patterns {
    const { fields, size } = this;
    return { fields, cells: this.cells.slice(0, size * fields), counts: this.counts.slice(0, size) };
  }

  private isAt(id: number, cells: Int32Array): boolean {
    const from = id * this.fields;
    for (let i = 0; i < this.fields; i++) if (this.cells[from + i] !== cells[i]) return false;
    return true;
  }

  private hash(cells: Int32Array): number {
    let hash = 17;
    for (let i = 0; i < this.fields; i++) hash = Math.imul(hash ^ cells[i]!, 0x2c1b3c6d) ^ (hash >>> 13);
    return hash ^ (hash >>> 16);
  }

  private grow(): void {
    this.cells = withRoom(this.cells);
    this.counts = withRoom(this.counts);
  }

  private rehash(): void {
    const slots = new Int32Array(this.slots.length * 4);
    const mask = slots.length - 1;
    for (let id = 0; id < this.size; id++) {
      let slot = this.hash(this.cells.subarray(id * this.fields, (id + 1) * this.fields)) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = id + 1;
    }
    this.slots = slots;
  }
}
