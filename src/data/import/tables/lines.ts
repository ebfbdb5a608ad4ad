// The lines of a file, plain or gzip, as texts.
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { WaypostError } from '../../../contract/errors.js';
import { wrongText } from './text.js';
import { MOST_PACKED, PACKED_BYTES, type ReleaseFile } from './files.js';
import type { ScanOptions } from './psv.js';

const NEWLINE = 10;

/** Calls `onLine` with each line, without its end, and its number from 1. A line beyond `longest` bytes is an error. */
export async function eachLine(
  file: ReleaseFile,
  longest: number,
  onLine: (text: string, line: number) => void,
  { signal, onBytes }: ScanOptions,
): Promise<void> {
  let left = Buffer.alloc(0);
  let line = 0;
  const take = (bytes: Buffer): void => {
    line++;
    const wrong = wrongText(bytes);
    if (wrong !== undefined) throw lineError(file.name, line, wrong);
    onLine(bytes.toString('utf8').replace(/\r$/, ''), line);
  };
  for await (const chunk of file.chunks()) {
    signal?.throwIfAborted();
    const data = left.length === 0 ? chunk : Buffer.concat([left, chunk]);
    let from = 0;
    for (let end = data.indexOf(NEWLINE); end >= 0; from = end + 1, end = data.indexOf(NEWLINE, from)) {
      take(data.subarray(from, end));
    }
    // The chunk's bytes are valid only until the next one.
    left = Buffer.from(data.subarray(from));
    if (left.length > longest) throw lineError(file.name, line + 1, `a line of more than ${longest} bytes`);
    onBytes?.(chunk.length);
  }
  if (left.length > 0) take(left);
}

/** The error for a line that cannot be used. */
export const lineError = (name: string, line: number, what: string): WaypostError =>
  new WaypostError('input-unreadable', `${name} line ${line}: ${what}; nothing was imported`);

/** A .gz file as what it holds; any other file as it is. Its size stays that of the compressed file. */
export function plain(file: ReleaseFile): ReleaseFile {
  if (!/\.gz$/i.test(file.path)) return file;
  return { ...file, chunks: () => unpacked(file) };
}

async function* unpacked(file: ReleaseFile): AsyncGenerator<Buffer> {
  const copies = async function* (): AsyncGenerator<Buffer> {
    for await (const chunk of file.chunks()) yield Buffer.from(chunk);
  };
  const source = Readable.from(copies(), { objectMode: false });
  const gunzip = createGunzip();
  source.on('error', (error) => {
    gunzip.destroy(error);
  });
  let bytes = 0;
  try {
    for await (const chunk of source.pipe(gunzip)) {
      bytes += (chunk as Buffer).length;
      if (bytes > PACKED_BYTES && bytes > file.size * MOST_PACKED) {
        throw new Error(`it is ${file.size} bytes that unpack to more than ${bytes - 1}, as no table does`);
      }
      yield chunk as Buffer;
    }
  } catch (cause) {
    throw new WaypostError(
      'input-unreadable',
      `${file.name} is not a whole gzip file: ${(cause as Error).message}; download it again`,
      { cause },
    );
  } finally {
    source.destroy();
  }
}
