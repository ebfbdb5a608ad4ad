// An opened data file: sections by name, loaded when first used, or read an element at a time; shareable with worker
// threads.
import fs from 'node:fs';
import { crc32 } from 'node:zlib';
import { WaypostError } from '../../../contract/errors.js';
import {
  cutShort,
  damaged,
  ELEMENT_BYTES,
  PREAMBLE_BYTES,
  readPreamble,
  type Elements,
  type Header,
  type Section,
  type SetMeta,
} from '../format.js';

const VIEWS = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array, i32: Int32Array, json: Uint8Array } as const;
const READ_BYTES = 1 << 26;
/** Sections up to this size are loaded whole even when a single element is asked for: one read costs about the same. */
const SMALL_BYTES = 1 << 16;
/** Sections that a batch reads once a row at most are not copied into shared memory when longer than this. */
const COLD_BYTES = 1 << 25;

/** Everything a worker thread needs to see the same file: buffers are shared, the descriptor is the process'. */
export interface SetShare {
  readonly path: string;
  readonly header: Header;
  readonly fd: number;
  readonly buffers: Readonly<Record<string, SharedArrayBuffer>>;
}

export class SetFile {
  readonly path: string;
  private readonly header: Header;
  private readonly fd: number;
  private readonly loadedSections: Map<string, Section>;
  private readonly buffers = new Map<string, ArrayBuffer | SharedArrayBuffer>();
  private readonly owner: boolean;
  private closed = false;

  private constructor(path: string, header: Header, fd: number, owner: boolean) {
    this.path = path;
    this.header = header;
    this.fd = fd;
    this.owner = owner;
    this.loadedSections = new Map(header.sections.map((section) => [section.name, section]));
  }

  /** Opens a file and reads its header only. Throws WaypostError naming the file and what to do. */
  static open(file: string): SetFile {
    let fd: number;
    try {
      fd = fs.openSync(file, 'r');
    } catch (cause) {
      throw new WaypostError(
        'data-broken',
        `cannot open the data file ${file}: ${(cause as Error).message}; import the data again with 'waypost ` +
          `data import'`,
        { cause },
      );
    }
    try {
      return new SetFile(file, readHeader(fd, file), fd, true);
    } catch (error) {
      fs.closeSync(fd);
      throw error;
    }
  }

  /** Views over memory that another thread loaded; copies nothing. */
  static attach(share: SetShare): SetFile {
    const opened = new SetFile(share.path, share.header, share.fd, false);
    for (const [name, buffer] of Object.entries(share.buffers)) opened.buffers.set(name, buffer);
    return opened;
  }

  get meta(): SetMeta {
    return this.header.meta;
  }

  /** Names and types of all sections, in the order they were written. */
  get sections(): readonly Pick<Section, 'name' | 'type'>[] {
    return this.header.sections;
  }

  has(name: string): boolean {
    return this.loadedSections.has(name);
  }
  length(name: string): number {
    return this.loadedSections.get(name)?.length ?? 0;
  }

  u8(name: string, absent = 0): Uint8Array {
    return this.section(name, Uint8Array, absent);
  }
  u16(name: string, absent = 0): Uint16Array {
    return this.section(name, Uint16Array, absent);
  }
  u32(name: string, absent = 0): Uint32Array {
    return this.section(name, Uint32Array, absent);
  }
  i32(name: string, absent = 0): Int32Array {
    return this.section(name, Int32Array, absent);
  }

  /** A JSON section's value; `absent` when the file has none. */
  json<T>(name: string, absent: T): T {
    return this.has(name) ? (JSON.parse(Buffer.from(this.u8(name)).toString('utf8')) as T) : absent;
  }

  /** True if the section is in memory, or so small that it may as well be. */
  resident(name: string): boolean {
    const section = this.loadedSections.get(name);
    return (
      section === undefined || this.buffers.has(name) || section.length * ELEMENT_BYTES[section.type] <= SMALL_BYTES
    );
  }

  /** Reads elements [from, from + into.length) of a section that need not be in memory. */
  read(name: string, from: number, into: Elements): void {
    const section = this.loadedSections.get(name)!;
    const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
    this.pread(bytes, section.offset + from * ELEMENT_BYTES[section.type]);
  }

  /** Reads the bytes of a section from byte `from` on. */
  readBytes(name: string, from: number, into: Uint8Array): void {
    this.pread(into, this.loadedSections.get(name)!.offset + from);
  }

  /**
   * Loads every section that searching uses into shared memory, once; `cold` names those that may stay on disk when
   * long.
   */
  share(cold: readonly string[]): SetShare {
    const buffers: Record<string, SharedArrayBuffer> = {};
    for (const section of this.loadedSections.values()) {
      const bytes = section.length * ELEMENT_BYTES[section.type];
      if (bytes > COLD_BYTES && cold.includes(section.name)) continue;
      let buffer = this.buffers.get(section.name);
      if (!(buffer instanceof SharedArrayBuffer)) {
        buffer = this.load(section, new SharedArrayBuffer(bytes));
        this.buffers.set(section.name, buffer);
      }
      buffers[section.name] = buffer as SharedArrayBuffer;
    }
    return { path: this.path, header: this.header, fd: this.fd, buffers };
  }

  /** Checks every section against its checksum; throws WaypostError naming the broken one. */
  verify(): void {
    const chunk = Buffer.allocUnsafe(1 << 22);
    for (const section of this.loadedSections.values()) {
      let crc = 0;
      const bytes = section.length * ELEMENT_BYTES[section.type];
      for (let done = 0; done < bytes;) {
        const part = chunk.subarray(0, Math.min(chunk.length, bytes - done));
        this.pread(part, section.offset + done);
        crc = crc32(part, crc);
        done += part.length;
      }
      if (crc !== section.crc32) throw damaged(this.path, `section ${section.name} fails its checksum`);
    }
  }

  /** Closes the file; what was loaded stays usable. A worker's view has nothing to close. */
  close(): void {
    if (this.owner && !this.closed) fs.closeSync(this.fd);
    this.closed = true;
  }

  private section<T extends Elements>(
    name: string,
    View: new (buffer: ArrayBuffer | SharedArrayBuffer | number) => T,
    absent: number,
  ): T {
    const section = this.loadedSections.get(name);
    if (section === undefined) return new View(absent);
    let buffer = this.buffers.get(name);
    if (buffer === undefined) {
      buffer = this.load(section, new ArrayBuffer(section.length * ELEMENT_BYTES[section.type]));
      this.buffers.set(name, buffer);
    }
    return new View(buffer);
  }

  private load<B extends ArrayBuffer | SharedArrayBuffer>(section: Section, buffer: B): B {
    this.pread(new Uint8Array(buffer), section.offset);
    return buffer;
  }

  private pread(bytes: Uint8Array, position: number): void {
    for (let done = 0; done < bytes.length;) {
      const read = fs.readSync(this.fd, bytes, done, Math.min(READ_BYTES, bytes.length - done), position + done);
      if (read === 0) throw cutShort(this.path);
      done += read;
    }
  }
}

function readHeader(fd: number, file: string): Header {
  const first = Buffer.alloc(PREAMBLE_BYTES);
  const preamble = readPreamble(first.subarray(0, readFully(fd, first, 0)), file);
  const bytes = Buffer.alloc(preamble.headerLength);
  if (readFully(fd, bytes, preamble.headerOffset) < bytes.length) throw cutShort(file);
  if (crc32(bytes) !== preamble.headerCrc32) throw damaged(file, 'its header fails its checksum');
  const header = JSON.parse(bytes.toString('utf8')) as Header;
  for (const { name, type } of header.sections) {
    if (!(type in VIEWS)) throw damaged(file, `section ${name} has the unknown type ${type}`);
  }
  return header;
}

function readFully(fd: number, into: Buffer, position: number): number {
  let done = 0;
  while (done < into.length) {
    let read: number;
    try {
      read = fs.readSync(fd, into, done, into.length - done, position + done);
    } catch {
      return done;
    }
    if (read === 0) break;
    done += read;
  }
  return done;
}
