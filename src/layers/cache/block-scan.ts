// Reads a file of answers block by block, and past whatever is none: it goes on at the next bytes that a block begins
// with. What a crash, a full disk or a failing disk left is told from what is not written yet by what stands behind it.
import { readSync } from 'node:fs';
import { Block, HEAD_BYTES, headIn, MAGIC, type BlockHead } from './answer-blocks.js';

/** What hears of a block; `at` is where it begins. */
type OnBlock = (block: Block, at: number) => void;

export interface Scanned {
  /** Where the last whole block ends: what is appended to the file will be found from there. */
  readonly end: number;
  /** Places that were passed over, and bytes of them. */
  readonly gaps: number;
  readonly gapBytes: number;
  /** Those among them that no block cut short by a crash explains. */
  readonly damaged: number;
  readonly damagedBytes: number;
}

const WINDOW = 4 << 20;

/** Reads the blocks from a byte on to the end of the file, which is `size` bytes long. */
export function scanBlocks(fd: number, from: number, size: number, onBlock: OnBlock): Scanned {
  const window = new Window(fd, size);
  const scanned = { end: from, gaps: 0, gapBytes: 0, damaged: 0, damagedBytes: 0 };
  for (let at = from; at < size;) {
    const block = blockAt(window, at);
    if (!block) {
      const next = window.indexOf(MAGIC, at + 1);
      if (next < 0) break;
      at = next;
      continue;
    }
    const gap = at - scanned.end;
    if (gap > 0) {
      scanned.gaps++;
      scanned.gapBytes += gap;
      if (!isTorn(window, scanned.end, gap)) {
        scanned.damaged++;
        scanned.damagedBytes += gap;
      }
    }
    // Looking at the gap may have read other bytes to where those of the block were.
    onBlock(gap > 0 ? blockAt(window, at)! : block, at);
    at += block.head.bytes;
    scanned.end = at;
  }
  return scanned;
}

/** The block that begins there; undefined if none does that is whole. */
export function readBlock(fd: number, at: number): Block | undefined {
  const first = Buffer.alloc(FIRST_READ);
  const read = readFully(fd, first, at);
  const head = headIn(first.subarray(0, read));
  if (!head) return undefined;
  if (head.bytes <= read) return Block.of(head, first.subarray(0, head.bytes));
  // A length is believed only as far as the file goes.
  const bytes = new Window(fd, at + head.bytes).bytes(at, head.bytes);
  return Block.of(head, bytes);
}

/** Most blocks are shorter. */
const FIRST_READ = 16 << 10;

function blockAt(window: Window, at: number): Block | undefined {
  const head = headAt(window, at);
  return head && at + head.bytes <= window.size ? Block.of(head, window.bytes(at, head.bytes)) : undefined;
}

const headAt = (window: Window, at: number): BlockHead | undefined => headIn(window.bytes(at, HEAD_BYTES));

/** True for a block that was begun and not written to its end: less of it is there than its head says. */
function isTorn(window: Window, at: number, bytes: number): boolean {
  if (bytes < HEAD_BYTES) return MAGIC.subarray(0, bytes).equals(window.bytes(at, Math.min(bytes, MAGIC.length)));
  return (headAt(window, at)?.bytes ?? 0) > bytes;
}

/** A file as pieces of it are asked for, one behind the other. */
class Window {
  private start = 0;
  /** What is read into, and the part of it that was. */
  private room: Buffer = Buffer.alloc(0);
  private held: Buffer = this.room;

  constructor(
    private readonly fd: number,
    readonly size: number,
  ) {}

  /** So many bytes from there, fewer at the end of the file; good until the next are asked for. */
  bytes(at: number, length: number): Buffer {
    const end = Math.min(at + length, this.size);
    if (at < this.start || end > this.start + this.held.length) this.read(at, end - at);
    return this.held.subarray(at - this.start, end - this.start);
  }

  /** Where the bytes stand, from there on; -1 if they do not. */
  indexOf(sought: Buffer, from: number): number {
    for (let at = from; at + sought.length <= this.size; at = this.start + this.held.length - sought.length + 1) {
      this.bytes(at, sought.length);
      // The file may have been cut since its size was asked for.
      if (this.held.length < at - this.start + sought.length) return -1;
      const found = this.held.indexOf(sought, at - this.start);
      if (found >= 0) return this.start + found;
    }
    return -1;
  }

  private read(at: number, least: number): void {
    const length = Math.min(Math.max(least, WINDOW), this.size - at);
    if (this.room.length < length) this.room = Buffer.allocUnsafeSlow(length);
    this.held = this.room.subarray(0, readFully(this.fd, this.room.subarray(0, length), at));
    this.start = at;
  }
}

/** Fills the buffer from there, as far as the file goes; gives the bytes that were read. */
function readFully(fd: number, into: Buffer, at: number): number {
  let read = 0;
  for (let last = -1; read < into.length && last !== 0; read += last) {
    last = readSync(fd, into, read, into.length - read, at + read);
  }
  return read;
}
