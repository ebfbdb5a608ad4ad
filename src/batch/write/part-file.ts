// A file that grows under another name, beside its place, until it is whole. It stays when the process dies, and a
// later run goes on at any length of it that a journal vouches for.
import { open, rename, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import { syncFolder } from '../../files/sync-folder.js';
import { beside, foundAt, GROWING, openNew, refuseTouched, unwritable, type FilePlace } from './file-place.js';
import type { Mark } from '../resume/journal.js';
import { writeAll, type Sink } from './sinks.js';

/** Its commit and discard only let go of it. */
export interface PartFile extends Sink {
  /** How far the file is, and the checksum of what was written since the last mark. */
  mark(): Mark;
  sync(): Promise<void>;
  /** Throws `output-unwritable` where another program took something of it away. */
  check(): Promise<void>;
}

/** Opens the part of a place at `from` bytes: what is beyond is cut off. */
export async function openPart(place: FilePlace, from: number): Promise<PartFile> {
  let length = from;
  let crc = 0;
  let isOpen = true;
  const handle = await openAt(place, from).catch((error: unknown) => {
    throw unwritable(place, error);
  });
  const close = async (): Promise<void> => {
    if (!isOpen) return;
    isOpen = false;
    await handle.close();
  };
  return {
    async write(bytes) {
      await writeAll(handle, bytes, place);
      length += bytes.length;
      crc = crc32(bytes, crc);
    },
    mark() {
      const mark = { bytes: length, crc };
      crc = 0;
      return mark;
    },
    sync: () =>
      handle.datasync().catch((error: unknown) => {
        throw unwritable(place, error);
      }),
    check: () => refuseTouched(handle, place.part, length, place),
    // Whoever keeps the journal decides what becomes of the part.
    commit: () =>
      close().catch((error: unknown) => {
        throw unwritable(place, error);
      }),
    discard: () => close().catch(() => undefined),
  };
}

async function openAt({ part: path, mode, exact }: FilePlace, from: number): Promise<FileHandle> {
  if (from === 0) return openNew(path, mode, exact, GROWING);
  const whole = await open(path, 'r+');
  try {
    if (exact) await whole.chmod(mode);
    await whole.truncate(from);
  } finally {
    await whole.close();
  }
  return open(path, 'a');
}

/** Gives a file that is whole and on the disk, the part or the one in order, the name of its place. */
export async function settle(place: FilePlace, form: 'part' | 'ordered'): Promise<void> {
  const { target } = place;
  await rename(growing(place, form), target).catch((error: unknown) => {
    throw unwritable(place, error);
  });
  syncFolder(dirname(target));
}

/** Where a file is that has not got its name yet, as it grows or in its order. */
export const growing = ({ target, part }: FilePlace, form: 'part' | 'ordered'): string =>
  form === 'part' ? part : beside(target).ordered;

/** Bytes in the part of a place; undefined if it is not there. Throws `output-unwritable` where that cannot be told. */
export const partSize = async (place: FilePlace): Promise<number | undefined> =>
  (
    await foundAt(place.part).catch((error: unknown) => {
      throw unwritable(place, error);
    })
  )?.size;

const PIECE = 1 << 20;

/** The checksum of the bytes [start, end) of the part of a place. Throws `output-unwritable` if it cannot be read. */
export async function partCrc(place: FilePlace, start: number, end: number): Promise<number> {
  const handle = await open(place.part, 'r').catch((error: unknown) => {
    throw unwritable(place, error);
  });
  try {
    const buffer = Buffer.allocUnsafe(Math.min(PIECE, Math.max(1, end - start)));
    let crc = 0;
    for (let at = start; at < end;) {
      const { bytesRead } = await handle.read(buffer, 0, Math.min(buffer.length, end - at), at);
      if (bytesRead === 0) break;
      crc = crc32(buffer.subarray(0, bytesRead), crc);
      at += bytesRead;
    }
    return crc;
  } catch (error) {
    throw unwritable(place, error);
  } finally {
    await handle.close().catch(() => undefined);
  }
}
