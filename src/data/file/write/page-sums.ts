// The checksums of a file's pages, made as its sections are written.
import { withRoom } from '../../../contract/with-room.js';
import { crc32 } from 'node:zlib';
import { PAGE_BYTES } from '../format.js';

export class PageSumsWriter {
  private sums = new Uint32Array(1 << 10);
  private count = 0;
  /** Of the page that is being written, and how much of it there is. */
  private crc = 0;
  private filled = 0;

  /** Takes the next bytes of a section. */
  append(bytes: Uint8Array): void {
    for (let from = 0; from < bytes.length;) {
      const part = bytes.subarray(from, from + PAGE_BYTES - this.filled);
      this.crc = crc32(part, this.crc);
      this.filled += part.length;
      from += part.length;
      if (this.filled === PAGE_BYTES) this.endPage();
    }
  }

  /** The section ends: the next one begins on a page of its own. */
  endSection(): void {
    if (this.filled > 0) this.endPage();
  }

  /** A checksum for each page so far. */
  all(): Uint32Array {
    return this.sums.subarray(0, this.count);
  }

  private endPage(): void {
    if (this.count === this.sums.length) this.sums = withRoom(this.sums);
    this.sums[this.count++] = this.crc;
    this.crc = 0;
    this.filled = 0;
  }
}
