// Where results go. A file appears whole or not at all: it is written beside its place and renamed at the end.
import { constants } from 'node:fs';
import { access, open, realpath, rename, stat, unlink, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Writable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { WaypostError } from '../contract/errors.js';
import { encodeUtf16, type Utf16 } from '../formats/utf-16.js';

export interface Sink {
  write(bytes: Uint8Array): Promise<void>;
  /** Everything is written: makes it appear. */
  commit(): Promise<void>;
  /** Leaves nothing behind; what was there before stays. */
  discard(): Promise<void>;
}

/** The reader of a stream went away before the end, as `| head` does: no failure. */
export class ReaderGone extends Error {}

/** A file that is written under another name in its folder until `commit`. A device or pipe is written directly. */
export async function fileSink(path: string): Promise<Sink> {
  const target = await realpath(path).catch(() => path);
  const existing = await stat(target).catch(() => undefined);
  if (existing?.isDirectory()) throw new WaypostError('output-unwritable', `${path} is a folder; give the name of a file`);
  if (existing && !existing.isFile()) return directSink(path);
  if (existing) await access(target, constants.W_OK).catch((error: unknown) => { throw unwritable(path, error); });
  const temporary = join(dirname(target), `.${basename(target)}.${process.pid}-${Math.random().toString(36).slice(2, 8)}.part`);
  const handle = await open(temporary, 'wx', existing ? existing.mode & 0o777 : 0o666).catch((error: unknown) => { throw unwritable(path, error); });
  let isOpen = true;
  const close = async (): Promise<void> => {
    if (isOpen) {
      isOpen = false;
      await handle.close();
    }
  };
  return {
    write: (bytes) => writeAll(handle, bytes, path),
    async commit() {
      try {
        await handle.sync();
        await close();
        await rename(temporary, target);
      } catch (error) {
        throw unwritable(path, error);
      }
    },
    async discard() {
      await close().catch(() => undefined);
      await unlink(temporary).catch(() => undefined);
    },
  };
}

async function directSink(path: string): Promise<Sink> {
  const handle = await open(path, 'w').catch((error: unknown) => { throw unwritable(path, error); });
  return {
    write: (bytes) => writeAll(handle, bytes, path),
    commit: () => handle.close(),
    discard: () => handle.close().catch(() => undefined),
  };
}

async function writeAll(handle: FileHandle, bytes: Uint8Array, path: string): Promise<void> {
  try {
    for (let done = 0; done < bytes.length;) done += (await handle.write(bytes, done, bytes.length - done)).bytesWritten;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EPIPE') throw new ReaderGone();
    throw unwritable(path, error);
  }
}

/** A stream such as standard output; each write waits until the reader has taken it. The stream is left open. */
export function streamSink(stream: Writable, name: string): Sink {
  let failure: unknown;
  const onError = (error: unknown): void => { failure ??= error; };
  stream.on('error', onError);
  return {
    write: (bytes) => new Promise((resolve, reject) => {
      const done = (error?: Error | null): void => {
        const cause = error ?? failure;
        if (cause === undefined || cause === null) resolve();
        else if ((cause as NodeJS.ErrnoException).code === 'EPIPE' || stream.destroyed) reject(new ReaderGone());
        else reject(unwritable(name, cause));
      };
      if (failure !== undefined || stream.destroyed) done(failure as Error | undefined ?? new Error('closed'));
      else stream.write(bytes, done);
    }),
    commit: () => Promise.resolve(),
    discard: () => Promise.resolve(),
  };
}

/** Turns UTF-8 into UTF-16 on its way. Each write has to hold whole characters. */
export const utf16Sink = (sink: Sink, encoding: Utf16): Sink => ({ ...sink, write: (bytes) => sink.write(encodeUtf16(bytes, encoding)) });

/** Compresses on its way. */
export function gzipSink(sink: Sink): Sink {
  const gzip = createGzip();
  let writing = Promise.resolve(), failure: unknown;
  gzip.on('data', (bytes: Buffer) => {
    gzip.pause();
    writing = sink.write(bytes).catch((error: unknown) => { failure ??= error; }).then(() => { gzip.resume(); });
  });
  const ended = new Promise<void>((resolve) => { gzip.on('end', resolve); });
  return {
    async write(bytes) {
      await new Promise<void>((resolve) => { gzip.write(bytes, () => { resolve(); }); });
      await writing;
      if (failure !== undefined) throw failure;
    },
    async commit() {
      gzip.end();
      await ended;
      await writing;
      if (failure !== undefined) throw failure;
      await sink.commit();
    },
    async discard() {
      gzip.destroy();
      await sink.discard();
    },
  };
}

const REASONS: Record<string, string> = {
  ENOSPC: 'the disk is full', EDQUOT: 'the disk quota is used up', EFBIG: 'the file would be larger than this system allows', EIO: 'the disk failed',
  EACCES: 'its folder does not allow it', EPERM: 'its folder does not allow it', EROFS: 'the disk is read-only', ENOENT: 'its folder does not exist', ENOTDIR: 'its folder does not exist',
};

/** What a failed write means to the user. */
function unwritable(name: string, error: unknown): Error {
  if (error instanceof WaypostError || error instanceof ReaderGone) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  const reason = REASONS[code ?? ''] ?? message;
  return new WaypostError('output-unwritable', `${name} cannot be written: ${reason}; choose another place with --output`, { cause: error });
}
