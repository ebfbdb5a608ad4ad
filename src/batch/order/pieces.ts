// The table of an output's pieces, which stands in a file beside it: for each piece, in the order of the input, its
// place in the order of review and its bytes, 4 bytes each.
import { open, type FileHandle } from 'node:fs/promises';
import { KEYS } from '../findings/review-key.js';

/** Bytes of a piece in the table. */
const OF_PIECE = 8;
/** Pieces that are read together. */
const TOGETHER = 1 << 14;

/** Some pieces, key and length by turns. */
export type Pieces = Uint32Array<ArrayBuffer>;

/** The table as a file has it. */
export const tableBytes = ({ buffer, byteOffset, byteLength }: Pieces): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** The pieces of a table, a part at a time. */
export async function* piecesIn(path: string): AsyncGenerator<Pieces, void> {
  const handle = await open(path, 'r');
  try {
    for (let at = 0; ;) {
      const part = Buffer.alloc(TOGETHER * OF_PIECE);
      const length = await fill(handle, part, at);
      if (length === 0) return;
      yield new Uint32Array(part.buffer, part.byteOffset, length / 4);
      at += length;
    }
  } finally {
    await handle.close().catch(() => undefined);
  }
}

/** Reads until the buffer is full or the file at its end. */
export async function fill(handle: FileHandle, buffer: Buffer, position: number): Promise<number> {
  let length = 0;
  while (length < buffer.length) {
    const { bytesRead } = await handle.read(buffer, length, buffer.length - length, position + length);
    if (bytesRead === 0) break;
    length += bytesRead;
  }
  return length;
}

/** What a table says of all of its pieces. */
export interface PieceSums {
  /** Bytes by key. */
  readonly bytes: Float64Array;
  readonly total: number;
  /** The last piece that is not empty. */
  readonly last: { readonly key: number; readonly length: number } | undefined;
}

/** Bytes by key of the pieces that a file lists. Throws what reading the file throws. */
export async function sumPieces(path: string): Promise<PieceSums> {
  const bytes = new Float64Array(KEYS);
  let total = 0;
  let last: PieceSums['last'];
  for await (const pieces of piecesIn(path)) {
    for (let i = 0; i < pieces.length; i += 2) {
      const [key, length] = [pieces[i]!, pieces[i + 1]!];
      bytes[key]! += length;
      total += length;
      if (length > 0) last = { key, length };
    }
  }
  return { bytes, total, last };
}
