// An opened data file: sections by name, loaded when first used, or read an element at a time; shareable with worker
// threads.
import fs from 'node:fs';
import { WaypostError } from '../../../contract/errors.js';
import { readFailure, readRemedy } from '../../../contract/read-failure.js';
import { closeRead } from '../../../files/close-read.js';
import { READ_NOW } from '../../../files/read-now.js';
import {
  bytesOf,
  damaged,
  type Elements,
  type FileOrigin,
  type Header,
  type Section,
  type SetMeta,
} from '../format.js';
import { CheckedBytes } from './checked-bytes.js';
import { readHeader } from './header.js';
import { holdsStarts, wrongStarts } from './starts.js';

/** Sections up to this size are loaded whole even when a single element is asked for: one read costs about the same. */
const SMALL_BYTES = 1 << 16;
/** Longer starts are looked at where a batch or a service loads them, and by `verify`: see starts.ts. */
const STARTS_BYTES = 1 << 18;
/** Sections that a batch reads once a row at most are not copied into shared memory when longer than this. */
const COLD_BYTES = 1 << 25;

/** Everything a worker thread needs to see the same file: buffers are shared, the descriptor is the process'. */
export interface SetShare {
  readonly path: string;
  readonly header: Header;
  readonly fd: number;
  readonly buffers: Readonly<Record<string, SharedArrayBuffer>>;
  readonly origin: FileOrigin;
}

export class SetFile {
  readonly path: string;
  private readonly header: Header;
  private readonly fd: number;
  private readonly loadedSections: Map<string, Section>;
  private readonly buffers = new Map<string, ArrayBuffer | SharedArrayBuffer>();
  private readonly owner: boolean;
  private readonly origin: FileOrigin;
  private readonly bytes: CheckedBytes;
  private closed = false;

  private constructor(path: string, header: Header, fd: number, owner: boolean, origin: FileOrigin) {
    this.path = path;
    this.header = header;
    this.fd = fd;
    this.owner = owner;
    this.origin = origin;
    this.bytes = new CheckedBytes(path, fd, header.pages, origin);
    this.loadedSections = new Map(header.sections.map((section) => [section.name, section]));
  }

  /**
   * Opens a file and reads its header only; what is read of it later is checked then. Throws WaypostError naming the
   * file and what to do.
   */
  static open(file: string, origin: FileOrigin = {}): SetFile {
    let fd: number;
    try {
      fd = fs.openSync(file, READ_NOW);
    } catch (cause) {
      throw notOpened(file, cause as NodeJS.ErrnoException, origin);
    }
    try {
      return new SetFile(file, readHeader(fd, file, origin), fd, true, origin);
    } catch (error) {
      closeRead(fd);
      throw error;
    }
  }

  /** Views over memory that another thread loaded; copies nothing. */
  static attach(share: SetShare): SetFile {
    const opened = new SetFile(share.path, share.header, share.fd, false, share.origin);
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

  /** Bytes of a section; 0 where there is none. */
  byteLength(name: string): number {
    const section = this.loadedSections.get(name);
    return section === undefined ? 0 : bytesOf(section);
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
    if (!this.has(name)) return absent;
    try {
      return JSON.parse(Buffer.from(this.u8(name)).toString('utf8')) as T;
    } catch (cause) {
      throw cause instanceof SyntaxError ? this.damage(`section ${name} is not JSON`) : cause;
    }
  }

  /** True if the section is in memory, or so small that it may as well be. */
  resident(name: string): boolean {
    const section = this.loadedSections.get(name);
    return section === undefined || this.buffers.has(name) || bytesOf(section) <= SMALL_BYTES;
  }

  /** Reads elements [from, from + into.length) of a section that need not be in memory. */
  read(name: string, from: number, into: Elements): void {
    const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
    this.readBytes(name, from * into.BYTES_PER_ELEMENT, bytes);
  }

  /** Reads the bytes of a section from byte `from` on. Throws WaypostError for what is damaged, or beyond its end. */
  readBytes(name: string, from: number, into: Uint8Array): void {
    const section = this.loadedSections.get(name);
    if (section === undefined) throw this.damage(`section ${name} is missing`);
    this.bytes.part(section, from, into);
  }

  /**
   * Loads every section that searching uses into shared memory, once; `cold` names those that may stay on disk when
   * long.
   */
  share(cold: readonly string[]): SetShare {
    const buffers: Record<string, SharedArrayBuffer> = {};
    for (const section of this.loadedSections.values()) {
      const bytes = bytesOf(section);
      if (bytes > COLD_BYTES && cold.includes(section.name)) continue;
      let buffer = this.buffers.get(section.name);
      if (!(buffer instanceof SharedArrayBuffer)) {
        buffer = this.load(section, new SharedArrayBuffer(bytes), true);
        this.buffers.set(section.name, buffer);
      }
      buffers[section.name] = buffer as SharedArrayBuffer;
    }
    return { path: this.path, header: this.header, fd: this.fd, buffers, origin: this.origin };
  }

  /** Checks every section against its checksum; throws WaypostError naming the broken one. */
  verify(): void {
    for (const section of this.loadedSections.values()) {
      if (holdsStarts(section.name)) this.load(section, new ArrayBuffer(bytesOf(section)), true);
      else this.bytes.check(section);
    }
    this.bytes.checkSums();
  }

  /** The error for content of this file that cannot be. */
  damage(how: string): WaypostError {
    return damaged(this.path, how, this.origin);
  }

  /** Closes the file; what was loaded stays usable. A worker's view has nothing to close. */
  close(): void {
    if (this.owner && !this.closed) closeRead(this.fd);
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
      buffer = this.load(section, new ArrayBuffer(bytesOf(section)));
      this.buffers.set(name, buffer);
    }
    return new View(buffer);
  }

  /** `thorough`: for many questions, which do not mind how long it takes. */
  private load<B extends ArrayBuffer | SharedArrayBuffer>(section: Section, buffer: B, thorough = false): B {
    this.bytes.whole(section, new Uint8Array(buffer));
    if (thorough || buffer.byteLength <= STARTS_BYTES) this.checkStarts(section, buffer);
    return buffer;
  }

  private checkStarts(section: Section, buffer: ArrayBuffer | SharedArrayBuffer): void {
    const wrong = wrongStarts(section.name, buffer, this.loadedSections);
    if (wrong !== undefined) throw this.damage(wrong);
  }
}

/** A file that is gone was there when the catalogue was read: an import or a removal took its place meanwhile. */
function notOpened(file: string, cause: NodeJS.ErrnoException, { remedy }: FileOrigin): WaypostError {
  const next =
    cause.code === 'ENOENT'
      ? 'if it was replaced or removed a moment ago, start this again; else import the data again with ' +
        "'waypost data import'"
      : "import the data again with 'waypost data import'";
  return new WaypostError(
    'data-broken',
    `cannot open the data file ${file}: ${readFailure(cause)}; ${readRemedy(cause) ?? remedy ?? next}`,
    {
      cause,
    },
  );
}
