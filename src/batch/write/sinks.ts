// Where results go. A file appears whole or not at all: it is written beside its place and renamed at the end.
import { fstatSync, write as writeTo } from 'node:fs';
import { open, rename, unlink, type FileHandle } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { encodeUtf16, type Utf16 } from '../../formats/utf-16.js';
import { temporaryName } from './abandoned.js';
import { interrupted, openedUnlessInterrupted } from '../../files/interrupted.js';
import {
  descriptorOf,
  GROWING,
  openNew,
  ReaderGone,
  refuseTouched,
  unwritable,
  type FilePlace,
  type NamedPlace,
} from './file-place.js';

export interface Sink {
  write(bytes: Uint8Array): Promise<void>;
  /** Everything is written: makes it appear. */
  commit(): Promise<void>;
  /** Leaves nothing behind; what was there before stays. */
  discard(): Promise<void>;
}

/** Takes nothing in: for who does not know yet where to write. */
export const nowhere: Sink = {
  write: () => Promise.resolve(),
  commit: () => Promise.resolve(),
  discard: () => Promise.resolve(),
};

/**
 * A file that is written under another name in its folder until `commit`, and goes away with the run that failed; what
 * a killed one leaves goes away with the next into the same place. A device or pipe is written directly; `signal` ends
 * waiting for a pipe's reader.
 */
export async function fileSink(place: FilePlace, signal?: AbortSignal): Promise<Sink> {
  const { target, mode, exact, isDevice } = place;
  if (isDevice) return directSink(place, signal);
  const temporary = temporaryName(target);
  const handle = await openNew(temporary, mode, exact, GROWING).catch((error: unknown) => {
    throw unwritable(place, error);
  });
  let isOpen = true;
  let length = 0;
  const close = async (): Promise<void> => {
    if (isOpen) {
      isOpen = false;
      await handle.close();
    }
  };
  return {
    async write(bytes) {
      await writeAll(handle, bytes, place);
      length += bytes.length;
    },
    async commit() {
      try {
        await handle.sync();
        await refuseTouched(handle, temporary, length, place);
        await close();
        await rename(temporary, target);
      } catch (error) {
        throw unwritable(place, error);
      }
    },
    async discard() {
      await close().catch(() => undefined);
      await unlink(temporary).catch(() => undefined);
    },
  };
}

async function directSink(place: NamedPlace, signal: AbortSignal | undefined): Promise<Sink> {
  const number = descriptorOf(place.name);
  if (number !== undefined && isOpenFile(number)) return descriptorSink(number, place);
  const opening = open(place.name, 'w').catch((error: unknown) => {
    throw unwritable(place, error);
  });
  const handle = await openedUnlessInterrupted(signal, opening, (late) => late.close());
  return {
    write: (bytes) => interrupted(signal, writeAll(handle, bytes, place)),
    commit: () => handle.close(),
    // A pipe that nobody reads holds up its closing for as long.
    discard() {
      handle.close().catch(() => undefined);
      return Promise.resolve();
    },
  };
}

const isOpenFile = (number: number): boolean => {
  try {
    return fstatSync(number).isFile();
  } catch {
    return false;
  }
};

/** A file that is open already: what others wrote to it stays, and what they write later comes behind. */
const descriptorSink = (number: number, place: NamedPlace): Sink => ({
  async write(bytes) {
    try {
      for (let done = 0; done < bytes.length;) {
        done += (await promisify(writeTo)(number, bytes, done, bytes.length - done)).bytesWritten;
      }
    } catch (error) {
      throw unwritable(place, error);
    }
  },
  commit: () => Promise.resolve(),
  discard: () => Promise.resolve(),
});

/**
 * Writes all of the bytes, at a position of the file if one is given. `place` is the file for messages.
 */
export async function writeAll(
  handle: FileHandle,
  bytes: Uint8Array,
  place: string | NamedPlace,
  position?: number,
): Promise<void> {
  try {
    for (let done = 0; done < bytes.length;) {
      const at = position === undefined ? null : position + done;
      done += (await handle.write(bytes, done, bytes.length - done, at)).bytesWritten;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EPIPE') throw new ReaderGone();
    throw unwritable(place, error);
  }
}

/** A stream such as standard output; each write waits until the reader has taken it. The stream is left open. */
export function streamSink(stream: Writable, name: string): Sink {
  let failure: unknown;
  const onError = (error: unknown): void => {
    failure ??= error;
  };
  stream.on('error', onError);
  return {
    write: (bytes) =>
      new Promise((resolve, reject) => {
        const done = (error?: Error | null): void => {
          const cause = error ?? failure;
          if (cause === undefined || cause === null) resolve();
          else if ((cause as NodeJS.ErrnoException).code === 'EPIPE' || stream.destroyed) reject(new ReaderGone());
          else reject(unwritable(name, cause));
        };
        if (failure !== undefined || stream.destroyed) done((failure as Error | undefined) ?? new Error('closed'));
        else stream.write(bytes, done);
      }),
    commit: () => Promise.resolve(),
    discard: () => Promise.resolve(),
  };
}

/** Turns UTF-8 into UTF-16 on its way. Each write has to hold whole characters. */
export const utf16Sink = (sink: Sink, encoding: Utf16): Sink => ({
  ...sink,
  write: (bytes) => sink.write(encodeUtf16(bytes, encoding)),
});

/** Compresses. Each write becomes a gzip member of its own, so that the file can be gone on with after any of them. */
export const gzipSink = (sink: Sink): Sink => ({
  ...sink,
  write: async (bytes) => sink.write(await promisify(gzip)(bytes)),
});
