// The bytes of a file's sections, none of which is handed out unchecked: a whole section by its checksum, a part of one
// by those of the pages that it lies on, each page when it is first read.
import fs from 'node:fs';
import { crc32 } from 'node:zlib';
import { WaypostError } from '../../../contract/errors.js';
import { bytesOf, cutShort, damaged, PAGE_BYTES, type FileOrigin, type Header, type Section } from '../format.js';

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
  private readonly pages: Header['pages'];
  private readonly origin: FileOrigin;
  private sums: Uint32Array | undefined;
  /** A bit for each page that was checked. */
  private checked: Uint8Array | undefined;
  private readonly checkedSections = new Set<string>();
  private readonly scratch = Buffer.allocUnsafeSlow(CHECKED_PAGES * PAGE_BYTES);

  constructor(path: string, fd: number, pages: Header['pages'], origin: FileOrigin) {
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
    if (this.pages) this.checkPages(section, from, from + into.length);
    else if (bytes <= CHECKED_WHOLE_BYTES && !this.checkedSections.has(section.name)) {
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
    if (this.pages && this.crcOf(this.pages.offset, 4 * this.pages.count) !== this.pages.crc32) {
      throw damaged(this.path, 'the checksums of its pages fail their checksum', this.origin);
    }
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

  /** Checks the pages that bytes [from, to) of a section lie on, those that were checked before aside. */
  private checkPages(section: Section, from: number, to: number): void {
    this.sums ??= this.readSums();
    this.checked ??= new Uint8Array((this.sums.length >>> 3) + 1);
    const { sums, checked } = this;
    const bytes = bytesOf(section);
    const before = section.offset / PAGE_BYTES - 1;
    const last = Math.floor((to - 1) / PAGE_BYTES);
    let page = Math.floor(from / PAGE_BYTES);
    while (page <= last) {
      const at = before + page;
      if (((checked[at >>> 3]! >>> (at & 7)) & 1) === 1) {
        page++;
        continue;
      }
      const start = page * PAGE_BYTES;
      const count = Math.min(CHECKED_PAGES, last - page + 1);
      const read = this.scratch.subarray(0, Math.min(count * PAGE_BYTES, bytes - start));
      this.pread(read, section.offset + start);
      for (let i = 0; i < count; i++) {
        const number = at + i;
        if (crc32(read.subarray(i * PAGE_BYTES, (i + 1) * PAGE_BYTES)) !== sums[number]) throw this.failing(section);
        checked[number >>> 3]! |= 1 << (number & 7);
      }
      page += count;
    }
  }

  /** Needs no check of its own: what is damaged in it fits no page. */
  private readSums(): Uint32Array {
    const { offset, count } = this.pages!;
    const sums = new Uint32Array(count);
    this.pread(new Uint8Array(sums.buffer), offset);
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
