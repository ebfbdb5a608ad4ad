// The container of every data file, which is written once, never changed, and read without being loaded whole:
//
//   preamble   64 bytes at the start: magic, schema version, where the header is, checksums of both.
//   sections   one after another, each beginning on a page of 4,096 bytes: a column of numbers (u8, u16, u32, i32,
//              little end first) or a piece of JSON. A row's values stand at the same place in the columns of its kind.
//   pages      a CRC-32 of each page of the sections, so that a part of a section is checked without the rest.
//   header     JSON at the end: what the file is (`SetMeta`), of each section its name, type, place and checksum, and
//              where the checksums of the pages are.
//
// On top of that, from the most general to what a file is for:
//
//   lists      `<name>` and `<name>.start`: those of key k are from start[k] to start[k + 1] (write/write-lists.ts).
//   texts      `<name>.text` and `.offset`: texts by position (names/write/write-texts.ts, names/read/text-table.ts).
//   names      texts that can be searched: in the order of their bytes, found exactly by `.hash`, misspelt by
//              `.deletion.*` (names/write/write-names.ts, names/read/).
//   points     `point.run` and `point.box`: a tree of boxes over rows that lie together (points/).
//   sets       addresses/, streets/, places/, attributes/: each with what writes its sections and what reads them.
//
// A file appears under its name only when it is whole (write/set-writer.ts). Sections that a source cannot fill are
// missing; what reads them says what that means (read/set-file.ts). docs/reference/address-file.md lists every section.
import { crc32 } from 'node:zlib';
import { WaypostError } from '../../contract/errors.js';

/** First eight bytes of a file; the 0x1a stops a terminal that prints it. */
const MAGIC = Buffer.from('WAYPOST\x1a', 'latin1');
/** Version of the sections' meaning; a file of any other version must be imported again. */
export const SCHEMA_VERSION = 1;
export const PREAMBLE_BYTES = 64;
/** Sections start on a page, so that any element type is aligned and a later reader may map them. */
export const PAGE_BYTES = 4096;
/** An ArrayBuffer view above 4 GiB fails in Node 20 (measured), so no section may be that long. */
export const SECTION_LIMIT_BYTES = 2 ** 32 - PAGE_BYTES;

export const ELEMENT_BYTES = { u8: 1, u16: 2, u32: 4, i32: 4, json: 1 } as const;
export type ElementType = keyof typeof ELEMENT_BYTES;
export type Elements = Uint8Array | Uint16Array | Uint32Array | Int32Array;

/** One section: `length` counts elements, `offset` is in bytes from the start of the file. */
export interface Section {
  readonly name: string;
  readonly type: ElementType;
  readonly offset: number;
  readonly length: number;
  readonly crc32: number;
}

/** What a file says about itself. No time of writing: the same release gives the same bytes. */
export interface SetMeta {
  readonly source: string;
  readonly country: string;
  readonly release: string;
  readonly datum: string;
  readonly states: readonly string[];
  readonly counts: { readonly addresses: number; readonly streets: number; readonly localities: number };
  /** What the source calls each of its addresses, where it calls all of them the same (LINZ: Thoroughfare, or Road). */
  readonly addressType?: string;
  /** Version of waypost that built the file. */
  readonly builtBy: string;
  /** Of a table, which has no addresses: what its keys are, how many rows it has, and what is said in each. */
  readonly table?: { readonly key: string; readonly rows: number; readonly columns: readonly string[] };
}

/**
 * The checksums of the pages: `count` of u32 from `offset` on, that of the page at byte p as number p / PAGE_BYTES - 1.
 * The last page of a section is checked as far as the section goes.
 */
export interface PageSums {
  readonly offset: number;
  readonly count: number;
  readonly crc32: number;
}

export interface Header {
  readonly meta: SetMeta;
  readonly sections: readonly Section[];
  /** Absent in a file of an earlier version. */
  readonly pages?: PageSums;
}

/** Bytes that a section takes. */
export const bytesOf = ({ length, type }: Pick<Section, 'length' | 'type'>): number => length * ELEMENT_BYTES[type];

/** What is known of a file beside its name. */
export interface FileOrigin {
  /** Its size and the checksum of its header, where a catalogue says them. */
  readonly bytes?: number;
  readonly checksum?: string;
  /** What a user does about damage; imports the data again, if absent. */
  readonly remedy?: string;
}

const REMEDY = "'waypost data verify' checks all of it; import the data again with 'waypost data import'";

export interface Preamble {
  readonly headerOffset: number;
  readonly headerLength: number;
  readonly headerCrc32: number;
}

/** The preamble's 64 bytes: magic, schema version, where the header is, its checksum, and a checksum of all that. */
export function writePreamble(p: Preamble): Buffer {
  const out = Buffer.alloc(PREAMBLE_BYTES);
  MAGIC.copy(out, 0);
  out.writeUInt32LE(SCHEMA_VERSION, 8);
  out.writeUInt32LE(p.headerCrc32, 12);
  out.writeBigUInt64LE(BigInt(p.headerOffset), 16);
  out.writeUInt32LE(p.headerLength, 24);
  out.writeUInt32LE(crc32(out.subarray(0, 60)), 60);
  return out;
}

/** True for the first bytes of a data file. */
export const beginsDataFile = (bytes: Buffer): boolean => bytes.length >= 8 && bytes.subarray(0, 8).equals(MAGIC);

/** Reads a preamble. Throws WaypostError for what is no data file, is another version's, or is damaged. */
export function readPreamble(bytes: Buffer, file: string, origin: FileOrigin = {}): Preamble {
  if (!beginsDataFile(bytes)) {
    throw new WaypostError('data-broken', `${file} is not a waypost data file; ${remedyOf(origin)}`);
  }
  if (bytes.length < PREAMBLE_BYTES) throw cutShort(file, origin);
  const version = bytes.readUInt32LE(8);
  if (version !== SCHEMA_VERSION) {
    throw new WaypostError(
      'data-broken',
      `${file} has data format ${version}, this waypost reads format ${SCHEMA_VERSION}; ` +
        (origin.remedy ?? "import the data again with 'waypost data import'"),
    );
  }
  if (crc32(bytes.subarray(0, 60)) !== bytes.readUInt32LE(60)) {
    throw damaged(file, 'its first page fails its checksum', origin);
  }
  return {
    headerCrc32: bytes.readUInt32LE(12),
    headerOffset: Number(bytes.readBigUInt64LE(16)),
    headerLength: bytes.readUInt32LE(24),
  };
}

/** The error for a file that ends before its header says. */
export const cutShort = (file: string, origin: FileOrigin): WaypostError => damaged(file, 'it is cut short', origin);

/** The error for a file whose content is not what was written. */
export const damaged = (file: string, how: string, origin: FileOrigin): WaypostError =>
  new WaypostError('data-broken', `${file} is damaged: ${how}; ${remedyOf(origin)}`);

const remedyOf = ({ remedy = REMEDY }: FileOrigin): string => remedy;

/** A file of an earlier version without what `what` says that it did not do. */
export const writtenEarlier = (file: string, what: string): EarlierFile => new EarlierFile(file, what);

/** A class of its own: there may be an answer without what the file lacks, never from one that is damaged. */
export class EarlierFile extends WaypostError {
  constructor(file: string, what: string) {
    super(
      'data-broken',
      `${file} was written by an earlier waypost, which did not ${what}; import the data again with 'waypost ` +
        `data import'`,
    );
  }
}
