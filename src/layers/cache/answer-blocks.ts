// How answers lie in a file: in blocks, each with its checksums, one behind the other. A block holds the answers of a
// call, or a part of them, which repeat each other's names and words: they are packed together, and take a tenth of
// their JSON. A block is found again behind anything that is none, by the bytes that it begins with.
//
//   head, 32 bytes      magic · CRC-32 of the rest of the head · CRC-32 of what follows it · number of answers ·
//                       bytes of the texts as they lie here · bytes of the texts · second since the epoch (a double)
//   keys                32 bytes each
//   lengths             of the texts in bytes, 4 bytes each
//   texts               the answers as JSON, one behind the other; deflated, if that makes them shorter
//
// Numbers are unsigned, of 32 bits, the lowest byte first. A file begins with a head without answers, whose bytes of
// texts are the version of this form.
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

/** What every block begins with: no text of UTF-8 holds it. */
export const MAGIC = Buffer.from([0xf7, 0x57, 0x50, 0xf8]);
export const HEAD_BYTES = 32;
export const KEY_BYTES = 32;
const LENGTH_BYTES = 4;
const VERSION = 1;
/** No block is longer: a greater length is none that was written, and no memory is set aside for it. */
const MOST_BYTES = 256 << 20;

/**
 * Answers are read one by one, and a whole block is unpacked for each: twice the size would save a tenth of the file
 * and half of the reads (measured on answers of cleanse, 1.2 KB each).
 */
const BLOCK_BYTES = 32 << 10;
export const MOST_ANSWERS = 4096;
/** Packing a text this short costs more time than a call of one record has. */
const PACKED_FROM = 4 << 10;

/** An answer on its way into a file: its key as bytes, and its JSON. */
export interface KeyedText {
  readonly key: Uint8Array;
  readonly text: Uint8Array;
}

export interface BlockHead {
  readonly answers: number;
  /** Since the epoch, when the answers were kept. */
  readonly second: number;
  /** Bytes of the whole block. */
  readonly bytes: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly crc: number;
}

/** What a file begins with. */
export function fileHead(version = VERSION): Buffer {
  return headOf({ answers: 0, second: 0, packed: 0, unpacked: version, crc: 0 });
}

/** The version of the form that a file head names, or undefined of any other block. */
export const versionIn = ({ answers, unpacked }: BlockHead): number | undefined =>
  answers === 0 ? unpacked : undefined;

/** True if this program can read files of that version. */
export const isReadable = (version: number): boolean => version === VERSION;

/** The answers as blocks, in their order. */
export function blocksOf(answers: readonly KeyedText[], second: number): Buffer {
  const pieces: Buffer[] = [];
  for (let start = 0; start < answers.length;) {
    let end = start;
    for (let bytes = 0; end < answers.length && bytes < BLOCK_BYTES && end - start < MOST_ANSWERS; end++) {
      bytes += answers[end]!.text.length;
    }
    pieces.push(...blockOf(answers.slice(start, end), second));
    start = end;
  }
  return Buffer.concat(pieces);
}

function blockOf(answers: readonly KeyedText[], second: number): Buffer[] {
  const table = Buffer.alloc(answers.length * (KEY_BYTES + LENGTH_BYTES));
  for (const [i, { key, text }] of answers.entries()) {
    table.set(key, i * KEY_BYTES);
    table.writeUInt32LE(text.length, answers.length * KEY_BYTES + i * LENGTH_BYTES);
  }
  const texts = Buffer.concat(answers.map(({ text }) => text));
  const body = packed(texts);
  const crc = crc32(body, crc32(table));
  const head = headOf({ answers: answers.length, second, packed: body.length, unpacked: texts.length, crc });
  return [head, table, body];
}

function packed(texts: Buffer): Buffer {
  if (texts.length < PACKED_FROM) return texts;
  const body = deflateRawSync(texts, { level: 3 });
  return body.length < texts.length ? body : texts;
}

function headOf({ answers, second, packed, unpacked, crc }: Omit<BlockHead, 'bytes'>): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head.set(MAGIC);
  head.writeUInt32LE(crc, 8);
  head.writeUInt32LE(answers, 12);
  head.writeUInt32LE(packed, 16);
  head.writeUInt32LE(unpacked, 20);
  head.writeDoubleLE(second, 24);
  head.writeUInt32LE(crc32(head.subarray(8)), 4);
  return head;
}

/** The head that stands at the beginning of the bytes; undefined where none does. */
export function headIn(bytes: Buffer): BlockHead | undefined {
  if (bytes.length < HEAD_BYTES || !MAGIC.equals(bytes.subarray(0, MAGIC.length))) return undefined;
  const answers = bytes.readUInt32LE(12);
  const packed = bytes.readUInt32LE(16);
  const unpacked = bytes.readUInt32LE(20);
  if (answers > MOST_ANSWERS || packed > MOST_BYTES || unpacked > MOST_BYTES) return undefined;
  if (crc32(bytes.subarray(8, HEAD_BYTES)) !== bytes.readUInt32LE(4)) return undefined;
  return {
    answers,
    packed,
    unpacked,
    crc: bytes.readUInt32LE(8),
    second: bytes.readDoubleLE(24),
    bytes: HEAD_BYTES + answers * (KEY_BYTES + LENGTH_BYTES) + packed,
  };
}

/** A block as it was written, whole and undamaged. */
export class Block {
  private texts: Buffer | undefined;

  private constructor(
    readonly head: BlockHead,
    readonly bytes: Buffer,
  ) {}

  /** The block of that head in its bytes; undefined if anything of it is not as it was written. */
  static of(head: BlockHead, bytes: Buffer): Block | undefined {
    if (bytes.length !== head.bytes) return undefined;
    if (head.answers > 0 && crc32(bytes.subarray(HEAD_BYTES)) !== head.crc) return undefined;
    return new Block(head, bytes);
  }

  /** The key of an answer, by its number in the block. */
  key(answer: number): Buffer {
    return this.bytes.subarray(HEAD_BYTES + answer * KEY_BYTES, HEAD_BYTES + (answer + 1) * KEY_BYTES);
  }

  /** The JSON of an answer. Throws where the block was never one of this program's. */
  text(answer: number): Buffer {
    const { answers, packed, unpacked } = this.head;
    const lengths = HEAD_BYTES + answers * KEY_BYTES;
    const body = this.bytes.subarray(this.bytes.length - packed);
    this.texts ??= packed === unpacked ? body : inflateRawSync(body, { maxOutputLength: unpacked });
    let start = 0;
    for (let i = 0; i < answer; i++) start += this.bytes.readUInt32LE(lengths + i * LENGTH_BYTES);
    return this.texts.subarray(start, start + this.bytes.readUInt32LE(lengths + answer * LENGTH_BYTES));
  }
}
