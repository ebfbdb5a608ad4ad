// The records of a block, whatever its format: where each stands, why one is refused, and the values of its fields.
import { isUtf8 } from 'node:buffer';
import { said } from '../../contract/said.js';
import { NEXT_IN_LIST } from '../../contract/list-values.js';

export const END = 0;
export const ROW = 1;
export const BLANK = 2;
export const REFUSED = 3;
export type RecordKind = typeof END | typeof ROW | typeof BLANK | typeof REFUSED;

/** Where the bytes of a block stand in their text. */
export interface BlockPlace {
  /** True if no record comes before them, and if no text comes behind them. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** True if they are what stands behind damage and is taken for a piece of it. */
  readonly isDoubtful?: boolean;
  /** Bytes of the file before them; absent where that is not one piece of the file, or not in these bytes. */
  readonly before?: number;
}

/** A longer record is refused: nothing that is asked about is in it, and it costs many times its size. Bytes. */
const MOST_RECORD_BYTES = 64 << 20;
/** Of such a record, what the file of refused rows has. Bytes. */
const BEGINNING_BYTES = 4096;

/** True for a record that is refused for its length alone. */
export const isTooLong = (start: number, end: number): boolean => end - start > MOST_RECORD_BYTES;

export const TOO_LONG = {
  code: 'RECORD_TOO_LARGE',
  reason:
    `the record is larger than ${MOST_RECORD_BYTES >> 20} MB, of which the first ${BEGINNING_BYTES} bytes follow; a ` +
    `quote, a bracket or the line ends may be missing`,
} as const;

/** The bytes of the reader's refused record, a character each: all of it, or the beginning of one that is too long. */
export function refusedBytes(bytes: Buffer, { start, contentEnd, code }: RecordReader): string {
  const end = code === TOO_LONG.code ? beginningEnd(bytes, start) : contentEnd;
  return bytes.toString('latin1', start, end);
}

/** Such bytes, in memory of their own. */
export const bytesOfRow = (bytes: string): Uint8Array => new Uint8Array(Buffer.from(bytes, 'latin1'));

/** Where the beginning of a long text ends; no character of UTF-8 is cut. */
function beginningEnd(bytes: Uint8Array, start: number): number {
  let end = start + BEGINNING_BYTES;
  while ((bytes[end]! & 0xc0) === 0x80 && end > start + BEGINNING_BYTES - 4) end--;
  return end;
}

export interface RecordReader {
  /** First byte of the record, end of its content, first byte after its line end. */
  readonly start: number;
  readonly contentEnd: number;
  readonly after: number;
  /** Line ends before the record in this block. */
  readonly line: number;
  /** Line ends in what was read of this block. */
  readonly linesRead: number;
  /** Set when `next` gave REFUSED. */
  readonly code: string;
  readonly reason: string;
  /** What of a record that is read has no effect; absent or undefined for nearly all. */
  readonly remark?: string | undefined;
  /** `place`: all of the text, if absent. */
  reset(bytes: Buffer, place?: BlockPlace): void;
  next(): RecordKind;
  /** Values of a group of fields in the current record, in their order; the same array each time. */
  values(group: number): readonly string[];
}

/** Fields that are read together: for each, the columns that feed it, and what stands between several values. */
export interface FieldGroup<Column> {
  readonly fields: readonly (readonly Column[])[];
  readonly joins: readonly string[];
  /** For each, what numbers in it are called; absent where none are called anything. */
  readonly words?: readonly string[];
}

/** Puts the words of the group before those of its values that are a number alone: 3 becomes SHOP 3. */
export function callNumbers(values: string[], words: readonly string[]): void {
  for (let i = 0; i < words.length; i++) {
    if (words[i] === '') continue;
    const number = said(values[i]!);
    if (NUMBER_ALONE.test(number)) values[i] = `${words[i]} ${number}`;
  }
}
/** 3, 3A, G05, 3-5, 3 & 4; nought is written for none. */
const NUMBER_ALONE = /^(?!0+(?:\.0+)?$)[a-z]{0,2}\d{1,5}[a-z]?(?:\.0|\s?[-&,/+]\s?[a-z]{0,2}\d{1,5}[a-z]?)*$/i;

/**
 * The values of several columns as that of one field: without spaces around them, and, but for a list, without those
 * that are empty or say so: NULL and 7 are 7.
 */
export const joined = (values: readonly string[], join: string): string =>
  join === NEXT_IN_LIST
    ? values.map((value) => value.trim()).join(join)
    : values
        .map(said)
        .filter((value) => value !== '')
        .join(join);

/** Finds rows that no reader should touch: broken UTF-8, or NUL bytes. A clean block costs two native scans. */
export class ByteCheck {
  private bytes: Buffer = Buffer.alloc(0);
  private doubtful = false;
  code = '';
  reason = '';
  constructor(private readonly strictUtf8: boolean) {}

  reset(bytes: Buffer): void {
    this.bytes = bytes;
    this.doubtful = (this.strictUtf8 && !isUtf8(bytes)) || bytes.includes(0);
  }

  /** False if the row [start, end) has to be refused; then `code` and `reason` say why. */
  passes(start: number, end: number): boolean {
    if (!this.doubtful) return true;
    const row = this.bytes.subarray(start, end);
    if (row.includes(0)) return this.refuse('NUL_BYTE', 'the row holds a NUL byte, so it is not text');
    if (this.strictUtf8 && !isUtf8(row)) {
      return this.refuse(
        'ENCODING',
        'the row is not valid in the encoding of the file; if the file is from Windows, give --encoding windows-1252',
      );
    }
    return true;
  }

  private refuse(code: string, reason: string): false {
    this.code = code;
    this.reason = reason;
    return false;
  }
}
