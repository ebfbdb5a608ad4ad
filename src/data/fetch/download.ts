// Downloads one file so that nothing is fetched twice: a cut connection goes on where it broke, in this run or a later
// one, as long as the server's file is still the same; only a whole file whose size and checksum agree gets its name.
import fs from 'node:fs';
import { WaypostError } from '../../contract/errors.js';
import { closeRead } from '../../files/close-read.js';
import { CachedFile, sha256Of, type ServedVersion, type Receipt } from './cached-file.js';
import { validatorOf } from './validator.js';
import { checkSpace, megabytes, onDisk } from './disk.js';
import { checkSize, mostBytes, tooLong } from './promised-size.js';
import { persist, type Patience } from './persist.js';
import { shown } from '../../web/connection.js';
import { brokenConnection, refusedRequest, TemporaryFailure, type Reply, type Web } from './web.js';

export interface WantedFile {
  readonly url: string;
  /** Name in the folder. */
  readonly name: string;
  /** What the catalogue says the file is, where it does. */
  readonly bytes?: number | undefined;
  readonly sha256?: string | undefined;
  readonly authorization?: string | undefined;
}

export interface DownloadProgress {
  readonly done: number;
  readonly total?: number | undefined;
  /** Bytes of `done` that an earlier run fetched. */
  readonly before: number;
}

export interface DownloadOptions extends Patience {
  readonly folder: string;
  readonly web: Web;
  readonly onProgress?: ((progress: DownloadProgress) => void) | undefined;
  /** Writes to the part; a test gives one that fails. */
  readonly write?: typeof fs.writeSync;
  /** Bytes free on the folder's disk. */
  readonly free?: (folder: string) => number;
}

export interface Downloaded {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
  /** False when the file was there already and the server has no other. */
  readonly fetched: boolean;
}

/**
 * Downloads `wanted` into the folder and returns where it is. Throws WaypostError: `temporary` when the connection
 * stays broken (the part is kept), `output-unwritable` for a disk that is full (kept too), `input-unreadable` for a
 * file that is not what the catalogue says (removed).
 */
export async function download(wanted: WantedFile, options: DownloadOptions): Promise<Downloaded> {
  const file = new CachedFile(options.folder, wanted.name);
  const there = await file.whole();
  const usable =
    there?.url === wanted.url &&
    (wanted.bytes ?? there.bytes) === there.bytes &&
    (wanted.sha256 ?? there.sha256) === there.sha256
      ? there
      : undefined;
  if (usable && wanted.sha256 !== undefined) {
    return { path: file.path, bytes: usable.bytes, sha256: usable.sha256, fetched: false };
  }
  const transfer = new Transfer(wanted, file, usable, options);
  return persist(
    () => transfer.attempt(),
    options,
    () => transfer.reached,
  );
}

class Transfer {
  /** The furthest byte that any attempt came to. */
  reached = 0;
  private readonly wanted: WantedFile;
  private readonly file: CachedFile;
  private readonly there: Receipt | undefined;
  private readonly options: DownloadOptions;
  private readonly before: number;

  constructor(wanted: WantedFile, file: CachedFile, there: Receipt | undefined, options: DownloadOptions) {
    this.wanted = wanted;
    this.file = file;
    this.there = there;
    this.options = options;
    this.before = this.resumable()?.bytes ?? 0;
    this.reached = this.before;
  }

  /** The part, if the server can be asked for the rest of the very same file. */
  private resumable(): { origin: ServedVersion; bytes: number } | undefined {
    const part = this.file.partial();
    return part?.origin.url === this.wanted.url && (part.origin.validator !== '' || this.wanted.sha256 !== undefined)
      ? part
      : undefined;
  }

  async attempt(): Promise<Downloaded> {
    const { web, signal } = this.options;
    const { url, sha256, authorization } = this.wanted;
    const part = this.resumable();
    const reply = await web.ask(url, {
      headers: this.headers(part),
      signal,
      checked: sha256 !== undefined,
      authorization,
    });
    try {
      if (reply.status === 304 && this.there) {
        return { path: this.file.path, bytes: this.there.bytes, sha256: this.there.sha256, fetched: false };
      }
      if (part && (reply.status === 206 || reply.status === 416)) {
        const range = /^bytes (?:(\d+)-\d+|\*)\/(\d+|\*)$/.exec(reply.headers['content-range'] ?? '');
        const total = Number(range?.[2]);
        // An answer to If-Range may leave Last-Modified out.
        const same = ['', part.origin.validator].includes(validatorOf(reply));
        if (reply.status === 416 && same && total === part.bytes) return await this.verify({ ...part.origin, total });
        if (
          reply.status === 206 &&
          same &&
          Number(range?.[1]) === part.bytes &&
          (part.origin.total ?? total) === total
        ) {
          return await this.receive(reply, part.origin, part.bytes);
        }
        // Not the rest of what is here: from the start, at once.
        this.file.discardPart();
        reply.body.destroy();
        return await this.attempt();
      }
      if (reply.status !== 200) throw refusedRequest(url, reply);
      const length = reply.headers['content-length'];
      const origin: ServedVersion = {
        url,
        validator: validatorOf(reply),
        ...(length === undefined ? {} : { total: Number(length) }),
      };
      checkSize(this.wanted, origin.total);
      this.guard(() => {
        this.file.begin(origin);
      });
      return await this.receive(reply, origin, 0);
    } finally {
      reply.body.destroy();
    }
  }

  private headers(part: { origin: ServedVersion; bytes: number } | undefined): Record<string, string> {
    if (part) {
      return {
        range: `bytes=${part.bytes}-`,
        ...(part.origin.validator === '' ? {} : { 'if-range': part.origin.validator }),
      };
    }
    const validator = this.there?.validator ?? '';
    if (validator === '') return {};
    return validator.startsWith('"') ? { 'if-none-match': validator } : { 'if-modified-since': validator };
  }

  private async receive(reply: Reply, origin: ServedVersion, start: number): Promise<Downloaded> {
    const { onProgress, signal, write = fs.writeSync } = this.options;
    const { total } = origin;
    const { folder, free } = this.options;
    checkSpace(folder, (total ?? 0) - start, free);
    const fd = this.guard(() => fs.openSync(this.file.part, start === 0 ? 'w' : 'r+'));
    let done = start;
    try {
      for await (const piece of reply.body) {
        const bytes = piece as Buffer;
        if (done + bytes.length > mostBytes(this.wanted, total)) {
          this.file.discardPart();
          throw tooLong(this.wanted, total);
        }
        for (let at = 0; at < bytes.length;) {
          at += this.guard(() => write(fd, bytes, at, bytes.length - at, done + at), total);
        }
        done += bytes.length;
        this.reached = Math.max(this.reached, done);
        onProgress?.({ done, total, before: Math.min(this.before, start) });
      }
      this.guard(() => {
        fs.fsyncSync(fd);
      }, total);
    } catch (cause) {
      throw cause instanceof WaypostError
        ? cause
        : this.cut(brokenConnection(this.wanted.url, cause, signal), done, total);
    } finally {
      // What came is on the disk by then, or is compared with what was promised.
      closeRead(fd);
    }
    if (total !== undefined && done < total) {
      throw this.cut(
        new TemporaryFailure(`the connection to ${shown(this.wanted.url)} was cut; run the same command again`),
        done,
        total,
      );
    }
    return this.verify(origin);
  }

  /** Gives the whole file its name if it is what it should be, removes it if not. */
  private async verify(origin: ServedVersion): Promise<Downloaded> {
    const { path, part } = this.file;
    const bytes = this.guard(() => fs.statSync(part).size);
    try {
      checkSize(this.wanted, bytes);
      const sha256 = await sha256Of(part).catch((error: unknown) =>
        this.guard<string>(() => {
          throw error;
        }),
      );
      const { sha256: promised } = this.wanted;
      if (promised !== undefined && sha256 !== promised) {
        throw new WaypostError(
          'input-unreadable',
          `what came from ${shown(this.wanted.url)} has the sha256 ${sha256}, the catalogue says ${promised}; it ` +
            `is removed: run the same command again, or correct the catalogue if it is out of date`,
        );
      }
      this.guard(() => {
        this.file.complete({ ...origin, bytes, sha256 });
      });
      return { path, bytes, sha256, fetched: true };
    } catch (error) {
      if (error instanceof WaypostError && error.kind === 'input-unreadable') this.file.discardPart();
      throw error;
    }
  }

  private cut(failure: unknown, done: number, total: number | undefined): unknown {
    if (!(failure instanceof TemporaryFailure)) return failure;
    const { waitMs } = failure;
    return new TemporaryFailure(
      `the connection to ${shown(this.wanted.url)} broke at ` +
        `${megabytes(done)}${total === undefined ? '' : ` of ${megabytes(total)}`}; what has come is kept: run ` +
        `the same command again to go on`,
      { cause: failure, waitMs },
    );
  }

  private guard<T>(step: () => T, total?: number): T {
    return onDisk(this.file.part, step, total);
  }
}
