// The journal of a run: first what the run is of, then a line for each block that stands in the output. Every line has
// a checksum, so a line that a crash tore ends the journal; what stands before it holds.
import { constants } from 'node:fs';
import { open, readFile, stat, type FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { WaypostError } from '../../contract/errors.js';
import { NO_FOLLOW, READ_NOW } from '../../files/read-now.js';
import { LF } from '../../formats/ascii.js';
import { beside, openNew, siblingMode, unwritable, type FilePlace } from '../write/file-place.js';
import type { News } from '../findings/seen.js';
import type { Identity } from './identity.js';
import { entryIn, identityIn } from './journal-shape.js';
import type { Entry } from './entry.js';

export type { Counts, Entry, Mark, Synced, WholeTold } from './entry.js';

/** Where an earlier run stopped, and all the news of its blocks up to there, in their order. */
export interface Before {
  readonly entry: Entry;
  readonly news: readonly (readonly News[])[];
}

/** What a journal says; `end` of an entry is where its line ends in the journal. */
export interface Recorded {
  readonly identity: Identity;
  readonly headEnd: number;
  readonly entries: readonly { readonly entry: Entry; readonly end: number }[];
}

const CHECKSUM = 9;
/** A new journal takes the place of any other, and of no file that a link leads to. */
const NEW = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | NO_FOLLOW;

/** How the first line begins, after its checksum. The number is that of the format. */
const HEAD = '{"waypost-journal":4,';

/**
 * Reads a journal up to its first torn line; undefined where there is none that got as far as its first line. Throws
 * `resume-mismatch` for a file that is no journal.
 */
export async function readJournal(path: string): Promise<Recorded | undefined> {
  const bytes = await readFile(path, { flag: READ_NOW | NO_FOLLOW }).catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    if (code === 'ELOOP') {
      throw new WaypostError('output-unwritable', `${path} is in the way: it is a link; move it away`, {
        cause: error,
      });
    }
    throw new WaypostError('output-unwritable', `${path} cannot be read (${code}); check its permissions`, {
      cause: error,
    });
  });
  if (bytes?.length === 0 && !(await stat(path)).isFile()) {
    throw new WaypostError('output-unwritable', `${path} is in the way: it is no file; move it away`);
  }
  const lineEnd = bytes?.indexOf(LF) ?? -1;
  // A crash may leave a file without its bytes: empty, cut, or of zeros.
  if (!bytes || lineEnd < 0 || bytes[0] === 0) return undefined;
  const head = payloadOf(bytes, 0, lineEnd);
  const identity = head?.startsWith(HEAD) === true ? identityIn(head) : undefined;
  if (identity === undefined) {
    throw new WaypostError(
      'resume-mismatch',
      `${path} is not a journal that this version can continue; move it away, or begin anew with --restart`,
    );
  }
  const entries: { entry: Entry; end: number }[] = [];
  for (let start = lineEnd + 1; ;) {
    const stop = bytes.indexOf(LF, start);
    const payload = stop < 0 ? undefined : payloadOf(bytes, start, stop);
    if (payload === undefined) break;
    const entry = entryIn(payload);
    if (entry === undefined) {
      throw new WaypostError(
        'resume-mismatch',
        `line ${entries.length + 2} of ${path} is none of a journal of this version; begin anew with --restart`,
      );
    }
    start = stop + 1;
    entries.push({ entry, end: start });
  }
  return { identity, headEnd: lineEnd + 1, entries };
}

function payloadOf(bytes: Buffer, start: number, stop: number): string | undefined {
  const payload = bytes.subarray(start + CHECKSUM, stop);
  return payload.length > 0 && bytes.toString('latin1', start, start + CHECKSUM) === checksum(payload)
    ? payload.toString('utf8')
    : undefined;
}

const checksum = (payload: Buffer): string => `${crc32(payload).toString(16).padStart(8, '0')} `;

function line(payload: string): Buffer {
  const bytes = Buffer.from(payload);
  return Buffer.concat([Buffer.from(checksum(bytes)), bytes, Buffer.from('\n')]);
}

/** The journal as it is written. */
export class Journal {
  private constructor(
    private readonly handle: FileHandle,
    private readonly name: string,
  ) {}

  /**
   * Begins a journal of the output, in place of any other, or goes on with one after byte `end`. It is as private as
   * the output.
   */
  static async open(
    { name, target, mode, exact }: FilePlace,
    from: { readonly identity: Identity } | { readonly end: number },
  ): Promise<Journal> {
    const path = beside(target).journal;
    let handle: FileHandle | undefined;
    try {
      if ('end' in from) {
        handle = await open(path, 'r+');
        await handle.truncate(from.end);
        await handle.close();
      }
      handle = 'end' in from ? await open(path, 'a') : await openNew(path, siblingMode(mode), exact, NEW);
      const journal = new Journal(handle, name);
      if ('identity' in from) await journal.write(line(`${HEAD}"of":${JSON.stringify(from.identity)}}`));
      return journal;
    } catch (error) {
      await handle?.close().catch(() => undefined);
      throw unwritable(name, error);
    }
  }

  append(entry: Entry): Promise<void> {
    return this.write(line(JSON.stringify(entry)));
  }

  async sync(): Promise<void> {
    await this.handle.datasync().catch((error: unknown) => {
      throw unwritable(this.name, error);
    });
  }

  close(): Promise<void> {
    return this.handle.close();
  }

  private async write(bytes: Buffer): Promise<void> {
    try {
      for (let done = 0; done < bytes.length;) {
        done += (await this.handle.write(bytes, done, bytes.length - done)).bytesWritten;
      }
    } catch (error) {
      throw unwritable(this.name, error);
    }
  }
}
