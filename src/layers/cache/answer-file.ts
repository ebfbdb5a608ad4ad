// A file of answers that is open, and where in it each answer lies. Several processes may have it open and add to it:
// each addition is one write at the end, and what others added is found by reading on. A file that another process has
// replaced, by one without what is dead, is followed to the new one.
import { fstatSync, readSync, statSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { WaypostError } from '../../contract/errors.js';
import {
  blocksOf,
  fileHead,
  HEAD_BYTES,
  isReadable,
  KEY_BYTES,
  MOST_ANSWERS,
  versionIn,
  type Block,
  type KeyedText,
} from './answer-blocks.js';
import { readBlock, scanBlocks } from './block-scan.js';
import { KeyTable } from './key-table.js';
import { openToAppend, unwritable } from './open-to-append.js';

/** What was found in a file so far. */
export interface Found {
  /** Answers that were read, those that are too old and those that a later one replaces among them. */
  answers: number;
  /** Those of them that can be given. */
  live: number;
  /** Places without an answer, and those of them that are damaged, not only cut short. */
  gaps: number;
  damaged: number;
  damagedBytes: number;
}

/** The second before which an answer is too old. */
type Since = () => number;

export class AnswerFile {
  private table = new KeyTable();
  /** Up to where it was read, block by block, and how long the file was then. */
  private read = 0;
  private size = 0;
  private readonly found = { answers: 0, gaps: 0, damaged: 0, damagedBytes: 0 };

  private constructor(
    readonly path: string,
    private handle: FileHandle,
    private readonly since: Since,
  ) {}

  /**
   * Opens the file, or makes it, with the permissions of its folder and a head; the folder too. Throws
   * `output-unwritable`, and `configuration` for a file of another version.
   */
  static async open(path: string, since: Since): Promise<AnswerFile> {
    const file = new AnswerFile(path, await openToAppend(path), since);
    try {
      const there = fstatSync(file.fd);
      if (!there.isFile()) throw new Error('it is no file');
      if (there.size === 0) await file.write(fileHead());
      file.readOn();
      return file;
    } catch (error) {
      await file.close().catch(() => undefined);
      throw unwritable(path, error);
    }
  }

  get tally(): Found {
    return { ...this.found, live: this.table.size };
  }

  /** Where the last block ends that was read. */
  get end(): number {
    return this.read;
  }

  get fd(): number {
    return this.handle.fd;
  }

  /** Reads what was added to the file since it was last read. Throws `configuration` where it cannot be read. */
  readOn(): void {
    const { found } = this;
    try {
      const { size } = fstatSync(this.fd);
      if (size === this.size) return;
      this.size = size;
      if (size < this.read) this.forget();
      const { end, gaps, damaged, damagedBytes } = scanBlocks(this.fd, this.read, size, (block, at) => {
        this.enter(block, at);
      });
      this.read = end;
      found.gaps += gaps;
      found.damaged += damaged;
      found.damagedBytes += damagedBytes;
    } catch (cause) {
      if (cause instanceof WaypostError) throw cause;
      const why = cause instanceof RangeError ? 'there is no memory for so many' : (cause as Error).message;
      throw new WaypostError(
        'configuration',
        `the answers in ${this.path} cannot be read: ${why}; give another folder, or remove it`,
        { cause },
      );
    }
  }

  /** True if the path leads to this very file. Throws `output-unwritable` where that cannot be told. */
  isCurrent(): boolean {
    try {
      const there = statSync(this.path, { bigint: true, throwIfNoEntry: false });
      const here = fstatSync(this.fd, { bigint: true });
      return there?.ino === here.ino && there.dev === here.dev;
    } catch (error) {
      throw unwritable(this.path, error);
    }
  }

  /** Opens what stands under the path now, in place of this file. */
  async reopened(): Promise<AnswerFile> {
    const file = await AnswerFile.open(this.path, this.since);
    await this.close();
    return file;
  }

  /** Adds answers at the end, in one write. Throws `output-unwritable`. */
  async add(answers: readonly KeyedText[], second: number): Promise<void> {
    await this.write(blocksOf(answers, second));
  }

  /** Where the answer of a key lies, as far as its first bytes tell; all places that they may mean. */
  placesOf(key: Buffer): number[] {
    const places: number[] = [];
    this.table.find(key.readUInt32LE(0), (place) => {
      places.push(place);
      return false;
    });
    return places;
  }

  /** The block of a place; undefined if that is no longer as it was written. */
  blockOf(place: number): Block | undefined {
    try {
      return readBlock(this.fd, startOf(place));
    } catch {
      // A disk that fails has no answer.
      return undefined;
    }
  }

  /** True if the answer of that number in the block that begins there is the one that its key leads to. */
  isLive(block: Block, at: number, answer: number): boolean {
    const place = placeOf(at, answer);
    return this.table.find(block.key(answer).readUInt32LE(0), (other) => other === place) !== undefined;
  }

  /** Brings to the disk what was written. */
  async sync(): Promise<void> {
    await this.handle.datasync().catch((error: unknown) => {
      throw unwritable(this.path, error);
    });
  }

  /** Throws `output-unwritable`. */
  async close(): Promise<void> {
    await this.handle.close().catch((error: unknown) => {
      throw unwritable(this.path, error);
    });
  }

  /** The file was cut: what lies in it is read anew. */
  private forget(): void {
    this.table = new KeyTable();
    this.read = 0;
    Object.assign(this.found, { answers: 0, gaps: 0, damaged: 0, damagedBytes: 0 });
  }

  private enter(block: Block, at: number): void {
    const { answers, second } = block.head;
    const version = versionIn(block.head);
    if (version !== undefined && !isReadable(version)) {
      throw new WaypostError(
        'configuration',
        `${this.path} was written by another version of waypost (its form is ${version}); give another folder, or ` +
          `remove it`,
      );
    }
    this.found.answers += answers;
    if (second < this.since()) return;
    for (let i = 0; i < answers; i++) {
      const key = block.key(i);
      this.table.set(key.readUInt32LE(0), placeOf(at, i), (place) => key.equals(this.keyAt(place)));
    }
  }

  private keyAt(place: number): Buffer {
    const key = Buffer.alloc(KEY_BYTES);
    readSync(this.fd, key, 0, KEY_BYTES, startOf(place) + HEAD_BYTES + answerOf(place) * KEY_BYTES);
    return key;
  }

  /**
   * In one write, so that no other process comes between. A disk that is full may take a part of it, which nobody will
   * take for an answer.
   */
  private async write(bytes: Buffer): Promise<void> {
    try {
      let written = 0;
      for (let tries = 0; tries < WRITES && written < bytes.length; tries++) {
        written = (await this.handle.write(bytes)).bytesWritten;
      }
      if (written < bytes.length) throw new Error(`only ${written} of ${bytes.length} bytes were written`);
    } catch (error) {
      throw unwritable(this.path, error);
    }
  }
}

/** A write that ended early is made anew; the second says why it did. */
const WRITES = 3;

const placeOf = (at: number, answer: number): number => at * MOST_ANSWERS + answer;
const startOf = (place: number): number => Math.floor(place / MOST_ANSWERS);
/** The number of the answer in its block. */
export const answerOf = (place: number): number => place % MOST_ANSWERS;
