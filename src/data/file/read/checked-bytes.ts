// The bytes of a file's sections, none of which is handed out unchecked: a whole section by its checksum, a part of one
// by those of the pages that it lies on, whenever they are read: the file may be written over at any time.
import fs from 'node:fs';
import { crc32 } from 'node:zlib';
import { WaypostError } from '../../../contract/errors.js';
import { bytesOf, cutShort, damaged, PAGE_BYTES, type FileOrigin, type PageSums, type Section } from '../format.js';

/** Read at a time to be checked: the processor's cache still has them then. */
const CACHED_BYTES = 1 << 18;
/** Pages read at a time to be checked. */
const CHECKED_PAGES = 16;
/**
 * In a file of an earlier version, which has no checksums of pages, a section up to this size is checked whole before a
 * part of it is read: two milliseconds. One record would wait too long for the check of a longer one.
 */
const CHECKED_WHOLE_BYTES = 1 << 23;

export class CheckedBytes {
  private readonly path: string;
  private readonly fd: number;
  private readonly pages: PageSums | undefined;
  private readonly origin: FileOrigin;
  private sums: Uint32Array | undefined;
  /** Bytes [heldFrom, heldTo) of the file are at the beginning of `scratch`, and checked. */
  private heldFrom = 0;
  private heldTo = 0;
  private readonly checkedSections = new Set<string>();
  private readonly scratch = Buffer.allocUnsafeSlow(CHECKED_PAGES * PAGE_BYTES);

  constructor(path: string, fd: number, pages: PageSums | undefined, origin: FileOrigin) {
    this.path = path;
    this.fd = fd;
    this.pages = pages;
    this.origin = origin;
  }

  /** Fills `into` with a whole section. Throws WaypostError for one that is not what was written. */
  whole(section: Section, into: Uint8Array): void {
    let crc = 0;
    for (let from = 0; from < into.length; from += CACHED_BYTES) {
      const part = into.subarray(from, from + CACHED_BYTES);
      this.pread(part, section.offset + from);
      crc = crc32(part, crc);
    }
    if (crc !== section.crc32) throw this.failing(section);
  }

  /** Fills `into` with the bytes of a section from byte `from` on. */
  part(section: Section, from: number, into: Uint8Array): void {
    const bytes = bytesOf(section);
    if (!(from >= 0 && from + into.length <= bytes)) {
      throw damaged(this.path, `what is to be read of section ${section.name} is beyond its end`, this.origin);
    }
    if (into.length === 0) return;
    if (this.pages) {
      this.sums ??= this.readSums(this.pages);
      this.readPages(section, from, into, this.sums);
      return;
    }
    if (bytes <= CHECKED_WHOLE_BYTES && !this.checkedSections.has(section.name)) {
      this.check(section);
      this.checkedSections.add(section.name);
    }
    this.pread(into, section.offset + from);
  }

  /** Checks a section without keeping it. */
  check(section: Section): void {
    if (this.crcOf(section.offset, bytesOf(section)) !== section.crc32) throw this.failing(section);
  }

  /** Checks the checksums of the pages. */
  checkSums(): void {
    if (this.pages) this.readSums(this.pages);
  }

  private crcOf(offset: number, bytes: number): number {
    const chunk = Buffer.allocUnsafe(Math.min(bytes, CACHED_BYTES));
    let crc = 0;
    for (let done = 0; done < bytes;) {
      const part = chunk.subarray(0, Math.min(chunk.length, bytes - done));
      this.pread(part, offset + done);
      crc = crc32(part, crc);
      done += part.length;
    }
    return crc;
  }

  /**
   * Fills `into` from byte `from` on with what was checked: the bytes of a page are those that its checksum was made
   * of, however often they are read, since what has the file's name may be written over at any time.
   */
  private readPages(section: Section, from: number, into: Uint8Array, sums: Uint32Array): void {
    const start = section.offset + from;
    const end = start + into.length;
    for (let at = start; at < end;) {
      if (at < this.heldFrom || at >= this.heldTo) this.hold(section, at - (at % PAGE_BYTES), end, sums);
      const to = Math.min(end, this.heldTo);
      into.set(this.scratch.subarray(at - this.heldFrom, to - this.heldFrom), at - start);
      at = to;
    }
  }

  /** Reads the pages from `at` to `end` and checks them, as many as there is room for. */
  private hold(section: Section, at: number, end: number, sums: Uint32Array): void {
    const most = section.offset + bytesOf(section);
    const pages = Math.min(CHECKED_PAGES, Math.ceil((end - at) / PAGE_BYTES));
    const read = this.scratch.subarray(0, Math.min(pages * PAGE_BYTES, most - at));
    this.heldTo = 0;
    this.pread(read, at);
    for (let i = 0; i < pages; i++) {
      const crc = crc32(read.subarray(i * PAGE_BYTES, (i + 1) * PAGE_BYTES));
      if (crc !== sums[at / PAGE_BYTES - 1 + i]) throw this.failing(section);
    }
    this.heldFrom = at;
    this.heldTo = at + read.length;
  }

  private readSums({ offset, count, crc32: wanted }: PageSums): Uint32Array {
    const sums = new Uint32Array(count);
    const bytes = new Uint8Array(sums.buffer);
    this.pread(bytes, offset);
    if (crc32(bytes) !== wanted) {
      throw damaged(this.path, 'the checksums of its pages fail their checksum', this.origin);
    }
    return sums;
  }

  private failing({ name }: Section): WaypostError {
    return damaged(this.path, `section ${name} fails its checksum`, this.origin);
  }

  private pread(bytes: Uint8Array, position: number): void {
    for (let done = 0; done < bytes.length;) {
      let read: number;
      try {
        read = fs.readSync(this.fd, bytes, done, bytes.length - done, position + done);
      } catch (cause) {
        const { code, message } = cause as NodeJS.ErrnoException;
        // A file that is closed is a fault of the program, one that the disk does not give back is not.
        if (code === 'EBADF') throw cause;
        throw new WaypostError('data-broken', `cannot read ${this.path}: ${message}; check the disk`, { cause });
      }
      if (read === 0) throw cutShort(this.path, this.origin);
      done += read;
    }
  }
}
