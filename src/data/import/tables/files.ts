// Where a release's files lie: a folder at any level, or a zip, read without unpacking it.
import fs from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import type { Entry, ZipFile } from 'yauzl';
import { WaypostError } from '../../../contract/errors.js';
import { whyUnreadable } from '../../../contract/read-failure.js';
import { closeRead } from '../../../files/close-read.js';
import type { TableSource } from './psv.js';

/** A file of a release, with the path that its place and meaning are read from. */
export interface ReleaseFile extends TableSource {
  readonly path: string;
  /** When it was changed last, YYYY-MM-DD, of a file in a zip: a folder says when it was copied there. */
  readonly date?: string;
}

const CHUNK_BYTES = 1 << 22;
/** A file may have grown since it was looked at. */
const LEAST_CHUNK_BYTES = 1 << 12;
/** A release has its tables four folders below the one that is unzipped; deeper is somebody's disk. */
const DEPTH = 7;

const PSV = /\.psv$/i;

/**
 * All files whose names fit `kind` (default .psv) under a folder or in a .zip, or the one file of that kind. Throws
 * WaypostError for a path that is none of these.
 */
export async function releaseFiles(input: string, kind = PSV): Promise<{ files: ReleaseFile[]; close: () => void }> {
  const stat = readable(input, () => fs.statSync(input));
  if (stat.isDirectory()) {
    return { files: folderFiles(path.resolve(input), input, DEPTH, kind), close: () => undefined };
  }
  if (/\.zip$/i.test(input)) {
    fileAt(path.resolve(input), input);
    return zipFiles(input, kind);
  }
  if (kind !== PSV && kind.test(input)) return { files: [fileAt(path.resolve(input), input)], close: () => undefined };
  throw new WaypostError(
    'input-unreadable',
    kind === PSV
      ? `${input} is neither a folder nor a .zip; give the folder or the zip of the release`
      : `${input} has not the name of a file of the release; give it as downloaded, its .zip, or its folder`,
  );
}

/** Throws WaypostError for what is no file: a pipe would be waited for, a folder or a link to nowhere not be read. */
function fileAt(full: string, name: string): ReleaseFile {
  const stat = readable(name, () => fs.statSync(full));
  if (!stat.isFile()) {
    throw new WaypostError('input-unreadable', `${name} is not a file; give the release as downloaded`);
  }
  return { path: full, name, size: stat.size, chunks: () => fileChunks(full, name, stat.size) };
}

/** Runs a step on the disk; what it fails with is said with the name of the file. */
export function readable<T>(name: string, step: () => T): T {
  try {
    return step();
  } catch (cause) {
    throw new WaypostError('input-unreadable', `${name} cannot be read: ${whyUnreadable(cause)}`, { cause });
  }
}

function folderFiles(folder: string, shown: string, depth: number, kind: RegExp): ReleaseFile[] {
  const files: ReleaseFile[] = [];
  const entries = readable(shown, () => fs.readdirSync(folder, { withFileTypes: true }));
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const full = path.join(folder, entry.name);
    const name = path.join(shown, entry.name);
    if (entry.isDirectory() && depth > 0) files.push(...folderFiles(full, name, depth - 1, kind));
    else if (kind.test(entry.name)) files.push(fileAt(full, name));
  }
  return files;
}

/**
 * A file's bytes, 4 MiB at a time in the same buffer, or all of a smaller one at once; gives the event loop a turn
 * between chunks. `size`: what it had when it was looked at.
 */
async function* fileChunks(file: string, name: string, size: number): AsyncGenerator<Buffer> {
  const fd = readable(name, () => fs.openSync(file, 'r'));
  const buffer = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, Math.max(size, LEAST_CHUNK_BYTES)));
  try {
    for (;;) {
      const read = readable(name, () => fs.readSync(fd, buffer, 0, buffer.length, null));
      if (read === 0) return;
      yield buffer.subarray(0, read);
      await nextTurn();
    }
  } finally {
    closeRead(fd);
  }
}

async function zipFiles(file: string, kind: RegExp): Promise<{ files: ReleaseFile[]; close: () => void }> {
  const { open } = await import('yauzl');
  const broken = (cause: unknown): WaypostError =>
    new WaypostError(
      'input-unreadable',
      `${file} is not a whole zip file: ${(cause as Error).message.replace(/\.$/, '')}; download it again`,
      { cause },
    );
  try {
    const zip = await new Promise<ZipFile>((resolve, reject) => {
      open(file, { lazyEntries: true, autoClose: false }, (error, opened) => {
        if (error) reject(error);
        else resolve(opened);
      });
    });
    const entries = await allEntries(zip);
    const files = entries
      .filter((entry) => kind.test(entry.fileName))
      .map(requireTable)
      .map((entry): ReleaseFile => ({
        path: path.join(path.resolve(file), entry.fileName),
        name: `${file}:${entry.fileName}`,
        size: entry.uncompressedSize,
        date: dateOf(entry),
        chunks: () => entryChunks(zip, entry, broken),
      }));
    return {
      files: files.sort((a, b) => (a.path < b.path ? -1 : 1)),
      close: () => {
        zip.close();
      },
    };
  } catch (cause) {
    throw broken(cause);
  }
}

/** The date as zips keep it: seven bits of years from 1980, four of the month, five of the day. */
function dateOf({ lastModFileDate: bits }: Entry): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${1980 + (bits >> 9)}-${two((bits >> 5) & 15)}-${two(bits & 31)}`;
}

/** Tables shrink to a tenth or a twentieth; what is packed to a two-hundredth is made to fill memory and disk. */
export const MOST_PACKED = 200;
/** Less than this may be packed in any way. */
export const PACKED_BYTES = 1 << 26;

function requireTable(entry: Entry): Entry {
  const { uncompressedSize, compressedSize, fileName } = entry;
  if (uncompressedSize > PACKED_BYTES && uncompressedSize > compressedSize * MOST_PACKED) {
    throw new Error(`${fileName} is ${compressedSize} bytes that unpack to ${uncompressedSize}, as no table does`);
  }
  return entry;
}

const allEntries = (zip: ZipFile): Promise<Entry[]> =>
  new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on('entry', (entry: Entry) => {
      entries.push(entry);
      zip.readEntry();
    });
    zip.on('end', () => {
      resolve(entries);
    });
    zip.on('error', reject);
    zip.readEntry();
  });

async function* entryChunks(
  zip: ZipFile,
  entry: Entry,
  broken: (cause: unknown) => WaypostError,
): AsyncGenerator<Buffer> {
  try {
    const stream = await new Promise<Readable>((resolve, reject) => {
      zip.openReadStream(entry, (error, opened) => {
        if (error) reject(error);
        else resolve(opened);
      });
    });
    let crc = 0;
    for await (const chunk of stream) {
      crc = crc32(chunk as Buffer, crc);
      yield chunk as Buffer;
    }
    if (crc !== entry.crc32) throw new Error(`${entry.fileName} fails its checksum`);
  } catch (cause) {
    throw broken(cause);
  }
}
