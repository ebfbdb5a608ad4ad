// Opens what the batch reads, a file or a stream, and gives its bytes in pieces, gunzipped where the bytes say gzip.
import { open, type FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { WaypostError } from '../contract/errors.js';
import { LONGEST_BEGINNING, refuseOtherKind } from './other-kinds.js';
import { unreadable } from './unreadable.js';

/** A file by its path, or a stream with the name that messages give it. */
export type InputPlace = { readonly path: string } | { readonly stream: Readable; readonly name: string };

/** How messages name the input. */
export const placeName = (place: InputPlace): string => ('path' in place ? place.path : place.name);

export interface ByteSource {
  /** Each piece is valid until the next is asked for. */
  readonly pieces: AsyncGenerator<Uint8Array, void>;
  /** Size of the file in bytes, compressed if it is; undefined for a stream. */
  readonly size: number | undefined;
  readonly compressed: boolean;
  /** Bytes read so far, of `size`. */
  consumed(): number;
  close(): Promise<void>;
}

const PIECE = 1 << 20;

/**
 * Opens the input. Throws `input-unreadable` for a folder, a missing or forbidden file, and a compressed file that
 * cannot be read here.
 */
export async function openSource(place: InputPlace): Promise<ByteSource> {
  const name = placeName(place);
  const file = 'path' in place ? await openFile(place.path) : undefined;
  const size = file?.size;
  let consumed = 0;
  const raw = file ? filePieces(file, name) : streamPieces((place as { stream: Readable }).stream, name);
  const counted = count(raw, (length) => {
    consumed += length;
  });
  const close = async (): Promise<void> => {
    // It was only read: whatever the system says of its end, nothing is lost.
    const closing = file?.handle.close().catch(() => undefined);
    // It is closed when the read ends that is under way: never, where that waits for the writer of a pipe.
    if (file?.isReading !== true) await closing;
  };
  try {
    const first = await counted.next();
    const head = first.done === true ? new Uint8Array(0) : Uint8Array.from(first.value.subarray(0, LONGEST_BEGINNING));
    const compressed = isGzip(head);
    refuseOtherKinds(head, name, compressed);
    const whole = resume(first, counted);
    return { pieces: compressed ? gunzip(whole, name) : whole, size, compressed, consumed: () => consumed, close };
  } catch (error) {
    await close();
    throw error;
  }
}

interface OpenFile {
  readonly handle: FileHandle;
  readonly size: number | undefined;
  isReading: boolean;
}

async function openFile(path: string): Promise<OpenFile> {
  let handle: FileHandle;
  try {
    handle = await open(path, 'r');
  } catch (error) {
    throw unreadable(path, error);
  }
  try {
    const stats = await handle.stat();
    if (stats.isDirectory()) throw Object.assign(new Error('it is a folder'), { code: 'EISDIR' });
    return { handle, size: stats.isFile() ? stats.size : undefined, isReading: false };
  } catch (error) {
    await handle.close().catch(() => undefined);
    throw unreadable(path, error);
  }
}

async function* filePieces(file: OpenFile, name: string): AsyncGenerator<Uint8Array, void> {
  const buffer = Buffer.allocUnsafeSlow(PIECE);
  const { size = 0 } = file;
  let read = 0;
  for (;;) {
    file.isReading = true;
    const reading = file.handle.read(buffer, 0, PIECE, null).finally(() => {
      file.isReading = false;
    });
    const { bytesRead } = await reading.catch((error: unknown) => {
      throw unreadable(name, error);
    });
    if (bytesRead === 0 && read < size) throw cutShort(name, read, size);
    if (bytesRead === 0) return;
    read += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

/** Rows are missing, and the last that was read may be half of one. */
const cutShort = (name: string, read: number, size: number): WaypostError =>
  new WaypostError(
    'input-unreadable',
    `${name} was cut while it was read: it had ${size} bytes and ends after ${read}; ` +
      'wait for what writes it, and begin anew',
  );

async function* streamPieces(stream: Readable, name: string): AsyncGenerator<Uint8Array, void> {
  try {
    for await (const piece of stream) yield typeof piece === 'string' ? Buffer.from(piece) : (piece as Uint8Array);
  } catch (error) {
    throw unreadable(name, error);
  }
}

async function* count(
  pieces: AsyncGenerator<Uint8Array, void>,
  add: (length: number) => void,
): AsyncGenerator<Uint8Array, void> {
  for await (const piece of pieces) {
    add(piece.length);
    yield piece;
  }
}

async function* resume(
  first: IteratorResult<Uint8Array, void>,
  rest: AsyncGenerator<Uint8Array, void>,
): AsyncGenerator<Uint8Array, void> {
  if (first.done === true) return;
  yield first.value;
  yield* rest;
}

async function* gunzip(pieces: AsyncGenerator<Uint8Array, void>, name: string): AsyncGenerator<Uint8Array, void> {
  const unzipped = createGunzip();
  const source = Readable.from(copies(pieces), { objectMode: false, highWaterMark: PIECE });
  source
    .on('error', (error) => {
      unzipped.destroy(error);
    })
    .pipe(unzipped);
  try {
    for await (const piece of unzipped) yield piece as Uint8Array;
  } catch (error) {
    if (error instanceof WaypostError) throw error;
    const code = (error as NodeJS.ErrnoException).code;
    const what = code === 'Z_BUF_ERROR' ? 'ends before its gzip data does' : 'holds broken gzip data';
    throw new WaypostError('input-unreadable', `${name} ${what}; get the file again`, { cause: error });
  } finally {
    source.destroy();
  }
}

/** A stream may hold several pieces at a time, so each gets memory of its own. */
async function* copies(pieces: AsyncGenerator<Uint8Array, void>): AsyncGenerator<Buffer, void> {
  for await (const piece of pieces) yield Buffer.from(piece);
}

const isGzip = (head: Uint8Array): boolean => head[0] === 0x1f && head[1] === 0x8b;

function refuseOtherKinds(head: Uint8Array, name: string, compressed: boolean): void {
  if (/\.gz$/i.test(name) && !compressed && head.length > 0) {
    throw new WaypostError(
      'input-unreadable',
      `${name} is not gzip data, though its name says so; rename it or get it again`,
    );
  }
  if (!compressed) refuseOtherKind(head, name);
}
