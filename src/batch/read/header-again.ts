// The header once more among the rows, as files have it that were put together of several exports.
import { QUOTE, SPACE } from '../../formats/ascii.js';

/** Bytes of the first heading that a row is compared with before its cells are looked at. */
const MOST_BYTES = 16;

/** Tells a row that says the headings, those that there are, and nothing else. */
export class HeaderAgain {
  private readonly first: Buffer;

  constructor(private readonly names: readonly string[]) {
    this.first = Buffer.from((names[0] ?? '').toLowerCase()).subarray(0, MOST_BYTES);
  }

  /** True if the bytes from `start` on may be the header: a look that costs a row next to nothing. */
  mayBegin(bytes: Uint8Array, start: number, end: number): boolean {
    const { first } = this;
    let at = start;
    while (at < end && (bytes[at] === QUOTE || bytes[at] === SPACE)) at++;
    if (first.length === 0 || at + first.length > end) return false;
    for (let i = 0; i < first.length; i++) {
      const byte = bytes[at + i]!;
      // Letters of any case, and no others, differ in that bit alone.
      if (byte !== first[i] && ((byte | 0x20) !== first[i] || byte < 0x41 || byte > 0x5a)) return false;
    }
    return true;
  }

  /** True if the cells are the headings. */
  isSame(cells: readonly string[]): boolean {
    return cells.every((cell, i) => folded(cell) === folded(this.names[i] ?? ''));
  }
}

const folded = (text: string): string => text.trim().toLowerCase();
