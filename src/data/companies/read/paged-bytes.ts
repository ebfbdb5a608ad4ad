// Reads parts of a section that is too long to be loaded: the page that was read last is kept, since the next question
// is often for what stands beside the last.
import type { SetFile } from '../../file/read/set-file.js';
import { PAGE_BYTES } from '../format.js';

export class PagedBytes {
  /** Bytes of the section. */
  readonly length: number;
  private readonly file: SetFile;
  private readonly section: string;
  private held = Buffer.allocUnsafeSlow(2 * PAGE_BYTES);
  private heldFrom = 0;
  private heldTo = 0;

  constructor(file: SetFile, section: string) {
    this.file = file;
    this.section = section;
    this.length = file.byteLength(section);
  }

  /** Bytes [from, from + length) of the section, or as many as there are; valid until the next call. */
  at(from: number, length: number): Buffer {
    const to = Math.min(this.length, from + length);
    if (from < this.heldFrom || to > this.heldTo) this.hold(from, to);
    return this.held.subarray(from - this.heldFrom, Math.max(from, to) - this.heldFrom);
  }

  /** Reads whole pages: a page is checked whole in any case. */
  private hold(from: number, to: number): void {
    const first = from - (from % PAGE_BYTES);
    const last = Math.min(this.length, Math.ceil(to / PAGE_BYTES) * PAGE_BYTES);
    if (last - first > this.held.length) this.held = Buffer.allocUnsafeSlow(last - first);
    this.heldTo = 0;
    this.heldFrom = 0;
    this.file.readBytes(this.section, first, this.held.subarray(0, last - first));
    this.heldFrom = first;
    this.heldTo = last;
  }
}
