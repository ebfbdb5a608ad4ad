// Writes a data file under a temporary name in the folder of its target; only a complete, synced file takes the
// target's name.
import fs from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { WaypostError } from '../../../contract/errors.js';
import { syncFolder } from '../../../files/sync-folder.js';
import { whyAndNext } from '../../../contract/write-failure.js';
import { temporaryName } from '../temporary-name.js';
import type { SetFile } from '../read/set-file.js';
import { PageSumsWriter } from './page-sums.js';
import {
  ELEMENT_BYTES,
  PAGE_BYTES,
  SECTION_LIMIT_BYTES,
  writePreamble,
  type Elements,
  type ElementType,
  type Header,
  type Section,
  type SetMeta,
} from '../format.js';

const WRITE_BYTES = 1 << 24;

/** A data file in the making. Call `finish` or `discard`. I/O failures are WaypostErrors and leave nothing behind. */
export class SetWriter {
  private readonly target: string;
  private readonly temporary: string;
  private readonly sections: Section[] = [];
  private readonly pageSums = new PageSumsWriter();
  private fd: number;
  private position = PAGE_BYTES;
  private open: { name: string; type: ElementType; offset: number; bytes: number; crc: number } | undefined;

  constructor(target: string) {
    this.target = target;
    this.temporary = temporaryName(target, process.pid);
    try {
      this.fd = fs.openSync(this.temporary, 'w');
    } catch (cause) {
      throw this.unwritable(cause);
    }
  }

  /** Writes a whole section. Empty ones are written too: present and empty is not absent. */
  section(name: string, type: Exclude<ElementType, 'json'>, elements: Elements): void {
    this.begin(name, type);
    this.append(elements);
    this.end();
  }

  /** Writes a small list or object as JSON. */
  json(name: string, value: unknown): void {
    this.begin(name, 'json');
    this.append(Buffer.from(JSON.stringify(value)));
    this.end();
  }

  /** Copies a section of another file as it is; whoever copies has verified that file. */
  copy(from: SetFile, name: string, type: ElementType): void {
    const bytes = from.length(name) * ELEMENT_BYTES[type];
    const part = new Uint8Array(Math.min(bytes, WRITE_BYTES));
    this.begin(name, type);
    for (let done = 0; done < bytes; done += part.length) {
      const next = part.subarray(0, bytes - done);
      from.readBytes(name, done, next);
      this.append(next);
    }
    this.end();
  }

  /** Starts a section that is written in parts. */
  begin(name: string, type: ElementType): void {
    this.open = { name, type, offset: this.position, bytes: 0, crc: 0 };
  }

  append(elements: Elements): void {
    const open = this.open!;
    const bytes = new Uint8Array(elements.buffer, elements.byteOffset, elements.byteLength);
    if (open.bytes + bytes.length > SECTION_LIMIT_BYTES) {
      throw new WaypostError('data-broken', `section ${open.name} would pass 4 GiB; import fewer states into one set`);
    }
    open.crc = crc32(bytes, open.crc);
    this.pageSums.append(bytes);
    this.write(bytes, open.offset + open.bytes);
    open.bytes += bytes.length;
  }

  end(): void {
    const { name, type, offset, bytes, crc } = this.open!;
    this.pageSums.endSection();
    this.sections.push({ name, type, offset, length: bytes / ELEMENT_BYTES[type], crc32: crc });
    this.position = Math.ceil((offset + bytes) / PAGE_BYTES) * PAGE_BYTES;
    this.open = undefined;
  }

  /**
   * Writes header and preamble, syncs, and renames to the target. Returns the file's bytes and its checksum (over
   * header and, through it, sections).
   */
  finish(meta: SetMeta): { bytes: number; checksum: string } {
    const all = this.pageSums.all();
    const sums = new Uint8Array(all.buffer, all.byteOffset, all.byteLength);
    const pages = { offset: this.position, count: all.length, crc32: crc32(sums) };
    const header = Buffer.from(JSON.stringify({ meta, sections: this.sections, pages } satisfies Header));
    const headerOffset = this.position + sums.length;
    const headerCrc32 = crc32(header);
    this.write(sums, this.position);
    this.write(header, headerOffset);
    this.write(writePreamble({ headerOffset, headerLength: header.length, headerCrc32 }), 0);
    const bytes = headerOffset + header.length;
    try {
      fs.fsyncSync(this.fd);
      this.close();
      fs.renameSync(this.temporary, this.target);
      syncFolder(path.dirname(this.target));
    } catch (cause) {
      this.discard();
      throw this.unwritable(cause);
    }
    return { bytes, checksum: headerCrc32.toString(16).padStart(8, '0') };
  }

  /** Removes the temporary file; harmless after `finish`. */
  discard(): void {
    try {
      this.close();
      fs.rmSync(this.temporary, { force: true });
    } catch {
      /* the next import removes what this process leaves */
    }
  }

  /** Once: a number that is closed may be another file's by now, whatever the system said of its closing. */
  private close(): void {
    const { fd } = this;
    this.fd = -1;
    if (fd >= 0) fs.closeSync(fd);
  }

  private write(bytes: Uint8Array, position: number): void {
    try {
      for (let done = 0; done < bytes.length;) {
        done += fs.writeSync(this.fd, bytes, done, Math.min(WRITE_BYTES, bytes.length - done), position + done);
      }
    } catch (cause) {
      this.discard();
      throw this.unwritable(cause);
    }
  }

  private unwritable(cause: unknown): WaypostError {
    const why = whyAndNext(cause, 'check that the folder exists and may be written to');
    return new WaypostError(
      'output-unwritable',
      `cannot write ${this.target}: ${why}. What was there before is untouched`,
      { cause },
    );
  }
}

/** What `write` gives, which writes a file and ends with `finish`; where it fails, nothing of the file is left. */
export async function writing<T>(target: string, write: (writer: SetWriter) => T | Promise<T>): Promise<T> {
  const writer = new SetWriter(target);
  try {
    return await write(writer);
  } catch (error) {
    writer.discard();
    throw error;
  }
}
