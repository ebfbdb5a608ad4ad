// A table that comes from memory in pieces of any size, as one comes from a disk or a zip.
import type { TableSource } from '../../../src/data/import/tables/psv.js';

/**
 * The text in pieces of `bytes`. As with any source, a piece holds only until the next is asked for: what kept one
 * would read the letter `X`.
 */
export function tableSource(name: string, text: string | Buffer, bytes = Infinity): TableSource {
  const all = Buffer.from(text);
  return {
    name,
    size: all.length,
    async *chunks() {
      for (let from = 0; from < all.length; from += Math.min(bytes, all.length)) {
        const piece = Buffer.from(all.subarray(from, Math.min(all.length, from + bytes)));
        yield await Promise.resolve(piece);
        piece.fill('X');
      }
    },
  };
}
