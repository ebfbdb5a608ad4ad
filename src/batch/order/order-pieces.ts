// Puts the pieces of an output into their order, from one file into another: each piece goes to the end of those of its
// key, whose place is known once the bytes of every key are summed. The file is read once from beginning to end; what
// is held is a buffer for each key that occurs.
import { open, type FileHandle } from 'node:fs/promises';
import { CR, LF } from '../../formats/ascii.js';
import { openNew } from '../write/file-place.js';
import { writeAll } from '../write/sinks.js';
import { fill, piecesIn, sumPieces, type PieceSums } from './pieces.js';

const READ_BYTES = 1 << 20;
/** Bytes of a key that are written together. */
const BUFFER_BYTES = 32 << 10;

/** Pieces in the order of the input, and the table of them. */
export interface Unordered {
  readonly rows: string;
  readonly table: string;
}

/** What stands around the pieces. `isArray`: each begins with a comma, which the first loses. */
export interface Frame {
  readonly before: Uint8Array;
  readonly after: Uint8Array;
  readonly isArray: boolean;
}

/** Pieces of one key on their way to their place. */
interface Bucket {
  readonly buffer: Buffer;
  length: number;
  /** Where the buffer goes in the file. */
  at: number;
}

/**
 * Writes the pieces in order, with the frame around them, to the file `to`, which is on the disk then; gives its bytes.
 * `name` is the output's, for messages.
 */
export async function orderPieces(
  { rows, table }: Unordered,
  to: { readonly path: string; readonly mode: number; readonly exact: boolean; readonly name: string },
  { before, after, isArray }: Frame,
  signal: AbortSignal | undefined,
): Promise<number> {
  const sums = await sumPieces(table);
  const target = await openNew(to.path, to.mode, to.exact);
  const from = await open(rows, 'r').catch(async (error: unknown) => {
    await target.close().catch(() => undefined);
    throw error;
  });
  try {
    const missing = isArray ? Buffer.alloc(0) : await missingLineEnd(from, sums, before);
    // The comma of the first piece is written over by what stands before it.
    const start = before.length - (isArray && sums.total > 0 ? 1 : 0);
    const writer = new BucketWriter(target, to.name, starts(sums, start, missing.length));
    await distribute(from, table, writer, signal);
    if (sums.last) await writer.add(sums.last.key, missing, 0, missing.length);
    await writer.flush();
    const end = start + sums.total + missing.length;
    await writeAll(target, before, to.name, 0);
    await writeAll(target, after, to.name, end);
    await target.sync();
    return end + after.length;
  } finally {
    // What was to be written is on the disk by then.
    await Promise.all([from, target].map((handle) => handle.close().catch(() => undefined)));
  }
}

/** Where the pieces of each key begin. */
function starts({ bytes, last }: PieceSums, start: number, missing: number): Float64Array {
  const places = new Float64Array(bytes.length);
  let at = start;
  for (let key = 0; key < bytes.length; key++) {
    places[key] = at;
    at += bytes[key]! + (last?.key === key ? missing : 0);
  }
  return places;
}

/** The line end that the last row of the input may lack: that of the row before it, as another may come behind it. */
async function missingLineEnd(from: FileHandle, { total, last }: PieceSums, before: Uint8Array): Promise<Buffer> {
  if (!last) return Buffer.alloc(0);
  const [end] = await bytesAt(from, total - 1, 1);
  if (end === LF) return Buffer.alloc(0);
  const position = total - last.length - 2;
  const [carriage] = position < 0 ? before.subarray(-2) : await bytesAt(from, position, 1);
  return Buffer.from(carriage === CR ? '\r\n' : '\n');
}

async function bytesAt(from: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  await fill(from, buffer, position);
  return buffer;
}

async function distribute(
  from: FileHandle,
  table: string,
  writer: BucketWriter,
  signal: AbortSignal | undefined,
): Promise<void> {
  const read = Buffer.allocUnsafe(READ_BYTES);
  let position = 0;
  let end = 0;
  let at = 0;
  for await (const pieces of piecesIn(table)) {
    for (let i = 0; i < pieces.length; i += 2) {
      const key = pieces[i]!;
      for (let left = pieces[i + 1]!; left > 0;) {
        if (at === end) {
          signal?.throwIfAborted();
          end = await fill(from, read, position);
          if (end === 0) throw new Error('the table has more pieces than the output');
          position += end;
          at = 0;
        }
        const taken = Math.min(left, end - at);
        // Waiting has a cost of its own, which most pieces need not pay.
        if (!writer.take(key, read, at, at + taken)) await writer.add(key, read, at, at + taken);
        at += taken;
        left -= taken;
      }
    }
  }
}

class BucketWriter {
  private readonly buckets = new Map<number, Bucket>();

  constructor(
    private readonly target: FileHandle,
    private readonly name: string,
    private readonly places: Float64Array,
  ) {}

  /** Takes bytes that fit into the buffer of their key; false, and nothing taken, where they do not. */
  take(key: number, bytes: Buffer, start: number, end: number): boolean {
    const bucket = this.buckets.get(key);
    if (!bucket || bucket.length + end - start > bucket.buffer.length) return false;
    bytes.copy(bucket.buffer, bucket.length, start, end);
    bucket.length += end - start;
    return true;
  }

  async add(key: number, bytes: Buffer, start: number, end: number): Promise<void> {
    let bucket = this.buckets.get(key);
    if (!bucket) {
      bucket = { buffer: Buffer.allocUnsafe(BUFFER_BYTES), length: 0, at: this.places[key]! };
      this.buckets.set(key, bucket);
    }
    for (let from = start; from < end;) {
      const taken = Math.min(end - from, bucket.buffer.length - bucket.length);
      bytes.copy(bucket.buffer, bucket.length, from, from + taken);
      bucket.length += taken;
      from += taken;
      if (bucket.length === bucket.buffer.length) await this.empty(bucket);
    }
  }

  async flush(): Promise<void> {
    for (const bucket of this.buckets.values()) await this.empty(bucket);
  }

  private async empty(bucket: Bucket): Promise<void> {
    await writeAll(this.target, bucket.buffer.subarray(0, bucket.length), this.name, bucket.at);
    bucket.at += bucket.length;
    bucket.length = 0;
  }
}
