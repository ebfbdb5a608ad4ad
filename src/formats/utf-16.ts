// UTF-16 to UTF-8 and back, byte for byte. A lone surrogate, which UTF-8 cannot hold, becomes the three bytes that
// strict UTF-8 refuses (WTF-8), so its row is refused by the one check of every row and written back as it was.
import { isUtf8 } from 'node:buffer';

export type Utf16 = 'utf-16le' | 'utf-16be';

const LONE_SURROGATE = /\p{Surrogate}/u;

/** Reads pieces of UTF-16 of any length, odd ones too, and gives UTF-8. */
export class Utf16Decoder {
  private kept: Uint8Array = new Uint8Array(0);
  constructor(private readonly encoding: Utf16) {}

  /** The UTF-8 of this piece; a character cut by the piece's end comes with the next. `final` gives up what is left. */
  decode(piece: Uint8Array, final: boolean): Buffer {
    const all = Buffer.concat([this.kept, piece]);
    let end = all.length & ~1;
    const last = end >= 2 ? this.unit(all, end - 2) : 0;
    if (!final && last >= 0xd800 && last <= 0xdbff) end -= 2;
    this.kept = Uint8Array.prototype.slice.call(all, end);
    const units = all.subarray(0, end);
    const text = (this.encoding === 'utf-16be' ? Buffer.from(units).swap16() : units).toString('utf16le');
    const bytes = LONE_SURROGATE.test(text) ? toWtf8(text) : Buffer.from(text, 'utf8');
    // Half a unit at the end of the file is a byte that UTF-8 refuses.
    return final && this.kept.length > 0 ? Buffer.concat([bytes, Buffer.from([0xff])]) : bytes;
  }

  private unit(bytes: Buffer, at: number): number {
    return this.encoding === 'utf-16le' ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at);
  }
}

/** UTF-16 of whole UTF-8 (or WTF-8) characters. */
export function encodeUtf16(bytes: Uint8Array, encoding: Utf16): Buffer {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const text = isUtf8(bytes) ? source.toString('utf8') : fromWtf8(source);
  const units = Buffer.from(text, 'utf16le');
  return encoding === 'utf-16be' ? units.swap16() : units;
}

function toWtf8(text: string): Buffer {
  const parts: Buffer[] = [];
  for (const char of text) {
    const code = char.charCodeAt(0);
    parts.push(
      char.length === 1 && code >= 0xd800 && code <= 0xdfff
        ? Buffer.from([0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)])
        : Buffer.from(char, 'utf8'),
    );
  }
  return Buffer.concat(parts);
}

function fromWtf8(bytes: Buffer): string {
  let text = '';
  let done = 0;
  for (let i = 0; i + 2 < bytes.length; i++) {
    if (bytes[i] !== 0xed || bytes[i + 1]! < 0xa0) continue;
    text +=
      bytes.toString('utf8', done, i) +
      String.fromCharCode(0xd000 | ((bytes[i + 1]! & 0x3f) << 6) | (bytes[i + 2]! & 0x3f));
    done = i + 3;
    i += 2;
  }
  return text + bytes.toString('utf8', done);
}
