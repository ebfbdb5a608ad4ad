// Texts in the order of their bytes, loaded when they are first asked for.
import type { SetFile } from '../../file/read/set-file.js';

export class StoredTexts {
  readonly bytes: Uint8Array;
  readonly offsets: Uint32Array;
  readonly size: number;

  /** Reads the sections `<name>.text` and `.offset`. */
  constructor(file: SetFile, name: string) {
    this.bytes = file.u8(`${name}.text`);
    this.offsets = file.u32(`${name}.offset`, 1);
    this.size = this.offsets.length - 1;
  }

  /** Position of the last text that is before bytes[0, length); 0 if none is. */
  lastBefore(bytes: Uint8Array, length: number): number {
    return Math.max(0, this.lowerBound(bytes, length) - 1);
  }

  /** Position of the text, or -1. */
  find(bytes: Uint8Array, length: number): number {
    const at = this.lowerBound(bytes, length);
    return at < this.size && this.compare(at, bytes, length) === 0 ? at : -1;
  }

  text(at: number): string {
    const { buffer, byteOffset } = this.bytes;
    const from = this.offsets[at] ?? 0;
    return Buffer.from(buffer, byteOffset + from, (this.offsets[at + 1] ?? from) - from).toString('latin1');
  }

  private lowerBound(bytes: Uint8Array, length: number): number {
    let low = 0;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.compare(middle, bytes, length) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private compare(at: number, bytes: Uint8Array, length: number): number {
    const from = this.offsets[at]!;
    const own = this.offsets[at + 1]! - from;
    const most = Math.min(own, length);
    for (let i = 0; i < most; i++) {
      const difference = this.bytes[from + i]! - bytes[i]!;
      if (difference !== 0) return difference;
    }
    return own - length;
  }
}
