// Decides how the bytes of a text file are encoded: byte order mark, then pattern of NUL bytes, then strict UTF-8,
// then windows-1252. Inside the batch every file is ASCII-compatible: UTF-16 is turned into UTF-8 while it is read.
import { isUtf8 } from 'node:buffer';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export interface EncodingDecision {
  readonly encoding: Encoding;
  /** Length of the byte order mark in bytes, 0 without one. */
  readonly bom: number;
  readonly how: 'given' | 'byte order mark' | 'NUL pattern' | 'valid UTF-8' | 'UTF-8 but for a few bytes' | 'not UTF-8';
}

/** Share of the high bytes of a UTF-16 text that must be NUL: text of the Latin alphabet has nearly all. */
const NUL_SHARE = 0.4;
/** The low bytes may be NUL too (Ā, half an emoji), but far less often. */
const FEWER = 8;

/** Decides on the first part of a file. `whole` says that nothing follows, so that a cut character is an error. */
export function detectEncoding(head: Uint8Array, whole: boolean, given?: Encoding): EncodingDecision {
  const mark = byteOrderMark(head);
  if (given !== undefined) return { encoding: given, bom: mark?.encoding === given ? mark.bom : 0, how: 'given' };
  if (mark) return mark;
  const pattern = nulPattern(head);
  if (pattern) return { encoding: pattern, bom: 0, how: 'NUL pattern' };
  const text = whole ? head : head.subarray(0, completeUtf8(head));
  if (isUtf8(text)) return { encoding: 'utf-8', bom: 0, how: 'valid UTF-8' };
  return isNearlyUtf8(text)
    ? { encoding: 'utf-8', bom: 0, how: 'UTF-8 but for a few bytes' }
    : { encoding: 'windows-1252', bom: 0, how: 'not UTF-8' };
}

/** Characters of several bytes that must stand in a text for each byte that is none of UTF-8. */
const CHARACTERS_PER_BROKEN = 8;

/**
 * True if the text has so many characters of UTF-8 for each broken byte that a few rows are damaged, or come from
 * elsewhere: in windows-1252 letters hardly ever stand so that they look like one.
 */
function isNearlyUtf8(text: Uint8Array): boolean {
  let characters = 0;
  let broken = 0;
  for (let i = 0; i < text.length; i++) {
    const byte = text[i]!;
    if (byte < 0x80) continue;
    const length = lengthByLead(byte);
    if (length > 1 && (isUtf8(text.subarray(i, i + length)) || isThreeBytes(text, i))) {
      characters++;
      i += length - 1;
    } else broken++;
  }
  return characters >= broken * CHARACTERS_PER_BROKEN;
}

/**
 * True for what has the shape of a character of three bytes, as half an emoji has that a database wrote for itself
 * (CESU-8): its row is refused, and says that the others are UTF-8.
 */
const isThreeBytes = (text: Uint8Array, at: number): boolean =>
  (text[at]! & 0xf0) === 0xe0 && (text[at + 1]! & 0xc0) === 0x80 && (text[at + 2]! & 0xc0) === 0x80;

function byteOrderMark(head: Uint8Array): EncodingDecision | undefined {
  const how = 'byte order mark';
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return { encoding: 'utf-8', bom: 3, how };
  if (head[0] === 0xff && head[1] === 0xfe) return { encoding: 'utf-16le', bom: 2, how };
  if (head[0] === 0xfe && head[1] === 0xff) return { encoding: 'utf-16be', bom: 2, how };
  return undefined;
}

function nulPattern(head: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const length = Math.min(head.length & ~1, 8192);
  let even = 0;
  let odd = 0;
  for (let i = 0; i < length; i += 2) {
    if (head[i] === 0) even++;
    if (head[i + 1] === 0) odd++;
  }
  const units = length / 2;
  if (odd > units * NUL_SHARE && odd > even * FEWER) return 'utf-16le';
  if (even > units * NUL_SHARE && even > odd * FEWER) return 'utf-16be';
  return undefined;
}

/** Length of `bytes` without an incomplete UTF-8 character at its end. */
function completeUtf8(bytes: Uint8Array): number {
  const end = bytes.length;
  for (let back = 1; back <= 3 && back <= end; back++) {
    const byte = bytes[end - back]!;
    if ((byte & 0xc0) === 0x80) continue;
    return lengthByLead(byte) > back ? end - back : end;
  }
  return end;
}

/** Bytes of the UTF-8 character that begins with `byte`. */
function lengthByLead(byte: number): number {
  if (byte >= 0xf0) return 4;
  if (byte >= 0xe0) return 3;
  return byte >= 0xc0 ? 2 : 1;
}
