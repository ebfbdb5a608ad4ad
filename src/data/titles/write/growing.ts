// Columns that grow while a table is read: numbers by row, and texts as bytes, without an object for a row.

/** Numbers by row; a row that was not set is `absent`. */
export class GrowingNumbers {
  private values: Uint32Array;

  constructor(private readonly absent = 0) {
    this.values = new Uint32Array(1 << 12).fill(absent);
  }

  get(row: number): number {
    return row < this.values.length ? this.values[row]! : this.absent;
  }

  set(row: number, value: number): void {
    if (row >= this.values.length) {
      const longer = new Uint32Array(Math.max(row + 1, 2 * this.values.length)).fill(this.absent);
      longer.set(this.values);
      this.values = longer;
    }
    this.values[row] = value;
  }
}

const BLOCK_BITS = 24;
const BLOCK_BYTES = 1 << BLOCK_BITS;
/** A block is as long as its texts need, by doubling. */
const FIRST_BYTES = 1 << 17;
/** Bytes of the longest text. */
export const LONGEST_TEXT = 0xffff;

/** Texts by row, in blocks, so that none is copied when there are more; a row without one is ''. */
export class GrowingTexts {
  private readonly blocks: Buffer[] = [];
  private used = BLOCK_BYTES;
  private readonly starts = new GrowingNumbers();
  private readonly lengths = new GrowingNumbers();

  /** Adds the text of a row, LONGEST_TEXT bytes at most. */
  set(row: number, data: Buffer, from: number, to: number): void {
    const length = to - from;
    if (this.used + length > BLOCK_BYTES) {
      this.blocks.push(Buffer.allocUnsafe(FIRST_BYTES));
      this.used = 0;
    }
    data.copy(this.blockFor(this.used + length), this.used, from, to);
    this.starts.set(row, (this.blocks.length - 1) * BLOCK_BYTES + this.used);
    this.lengths.set(row, length);
    this.used += length;
  }

  /** The last block, of so many bytes at least. */
  private blockFor(bytes: number): Buffer {
    const block = this.blocks.at(-1)!;
    if (bytes <= block.length) return block;
    const longer = Buffer.concat([block], 2 * block.length);
    this.blocks[this.blocks.length - 1] = longer;
    return longer;
  }

  text(row: number): string {
    const length = this.lengths.get(row);
    if (length === 0) return '';
    const start = this.starts.get(row);
    const from = start % BLOCK_BYTES;
    return this.blocks[start >>> BLOCK_BITS]!.toString('utf8', from, from + length);
  }
}
