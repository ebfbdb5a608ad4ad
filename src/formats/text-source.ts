// Text of any encoding as ASCII-compatible bytes, cut into blocks of whole records.
import { WaypostError } from '../contract/errors.js';
import { openSource, placeName, type ByteSource, type InputPlace } from './byte-source.js';
import { detectEncoding, type Encoding, type EncodingDecision } from './encoding.js';
import { LONGEST_BEGINNING, refuseBinary, refuseDocument, refuseOtherKind } from './other-kinds.js';
import { Utf16Decoder } from './utf-16.js';

/** Bytes in which the end of one record is looked for: a longer one ends the run. */
const MOST_BLOCK_BYTES = 512 << 20;

/**
 * Finds the end of the last whole record in [0, end) of bytes that begin with a record, which stand at byte `at` of the
 * text; 0 if there is none.
 */
export type LastRecordEnd = (bytes: Buffer, end: number, at: number) => number;

/** Whole records; `at` is their first byte in the text. */
export interface TextBlock {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly at: number;
  /** True if the text ends with them. The last block may be without this, if its `cut` cuts where nothing follows. */
  readonly isLast: boolean;
}

export interface TextSource {
  readonly source: ByteSource;
  readonly encoding: EncodingDecision;
  /** First part of the text without its byte order mark, and whether that is all of it. */
  readonly head: Buffer;
  readonly whole: boolean;
  /**
   * The text from byte `start` on, in blocks of about `size` bytes that hold whole records. Where a block ends depends
   * on its beginning and on `size` alone.
   */
  blocks(start: number, size: number, cut: LastRecordEnd): AsyncGenerator<TextBlock, void>;
}

/**
 * Opens an input and decides its encoding on the first `headSize` bytes. Throws `input-unreadable` for what is no text.
 */
export async function openText(place: InputPlace, headSize: number, given?: Encoding): Promise<TextSource> {
  const source = await openSource(place);
  try {
    const { head: raw, whole } = await readHead(source.pieces, headSize);
    // Of gzip, what is in it.
    refuseOtherKind(raw.subarray(0, LONGEST_BEGINNING), placeName(place));
    const encoding = detectEncoding(raw, whole, given);
    const utf16 =
      encoding.encoding === 'utf-16le' || encoding.encoding === 'utf-16be'
        ? new Utf16Decoder(encoding.encoding)
        : undefined;
    const text = raw.subarray(encoding.bom);
    const head = utf16 ? utf16.decode(text, whole) : text;
    refuseDocument(head, placeName(place));
    if (given === undefined) refuseBinary(head, placeName(place));
    const rest = utf16 ? decoded(source.pieces, utf16, whole) : source.pieces;
    return {
      source,
      encoding,
      head,
      whole,
      blocks: (start, size, cut) =>
        blocks(head.subarray(start), after(rest, start - head.length), { start, size, cut, name: placeName(place) }),
    };
  } catch (error) {
    await source.close();
    throw error;
  }
}

async function readHead(
  pieces: AsyncGenerator<Uint8Array, void>,
  size: number,
): Promise<{ head: Buffer; whole: boolean }> {
  const parts: Buffer[] = [];
  for (let length = 0; length < size;) {
    const { value, done } = await pieces.next();
    if (done === true) return { head: Buffer.concat(parts), whole: true };
    parts.push(Buffer.from(value));
    length += value.length;
  }
  return { head: Buffer.concat(parts), whole: false };
}

async function* decoded(
  pieces: AsyncGenerator<Uint8Array, void>,
  decoder: Utf16Decoder,
  ended: boolean,
): AsyncGenerator<Uint8Array, void> {
  if (ended) return;
  for await (const piece of pieces) yield decoder.decode(piece, false);
  yield decoder.decode(new Uint8Array(0), true);
}

/** What comes after the first `skip` bytes; all of it if that is less than one. */
async function* after(pieces: AsyncGenerator<Uint8Array, void>, skip: number): AsyncGenerator<Uint8Array, void> {
  let left = skip;
  for await (const piece of pieces) {
    if (left < piece.length) yield left > 0 ? piece.subarray(left) : piece;
    left -= piece.length;
  }
}

/** How a text is cut into blocks, from byte `start` on. */
interface Cutting {
  readonly start: number;
  readonly size: number;
  readonly cut: LastRecordEnd;
  readonly name: string;
}

async function* blocks(
  head: Uint8Array,
  rest: AsyncGenerator<Uint8Array, void>,
  { start, size, cut, name }: Cutting,
): AsyncGenerator<TextBlock, void> {
  let at = start;
  let piece = head;
  let used = 0;
  let ended = false;
  let block = Buffer.allocUnsafeSlow(size);
  let length = 0;
  // Bytes in which the end of a record is looked for: more only for a record that is longer.
  let aim = size;
  for (;;) {
    while (length < aim && !ended) {
      if (used === piece.length) {
        const { value, done } = await rest.next();
        ended = done === true;
        piece = value ?? new Uint8Array(0);
        used = 0;
      }
      const taken = Math.min(piece.length - used, aim - length);
      block.set(piece.subarray(used, used + taken), length);
      used += taken;
      length += taken;
    }
    if (length < aim) {
      if (length > 0) yield { bytes: block.subarray(0, length), at, isLast: true };
      return;
    }
    const end = cut(block, aim, at);
    if (end === 0) {
      aim *= 2;
      if (aim > block.length) block = grown(block, length, aim, name);
      continue;
    }
    const next = Buffer.allocUnsafeSlow(Math.max(size, length - end));
    block.copy(next, 0, end, length);
    yield { bytes: block.subarray(0, end), at, isLast: false };
    at += end;
    length -= end;
    block = next;
    aim = size;
  }
}

/** The bytes with room for more. Throws `input-unreadable` where that is more than there may be, or is memory for. */
function grown(block: Buffer, length: number, size: number, name: string): Buffer<ArrayBuffer> {
  const tooLong = (cause?: unknown): WaypostError =>
    new WaypostError(
      'input-unreadable',
      `${name} has a record of more than ${block.length >> 20} MB; is it a CSV or JSON Lines file?`,
      { cause },
    );
  if (size > MOST_BLOCK_BYTES) throw tooLong();
  try {
    const larger = Buffer.allocUnsafeSlow(size);
    block.copy(larger, 0, 0, length);
    return larger;
  } catch (error) {
    throw tooLong(error);
  }
}
