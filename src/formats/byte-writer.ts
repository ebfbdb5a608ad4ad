// A growing buffer that blocks are rendered into: raw pieces of the input, and cells and texts that were added.
import type { TextEncoding } from './csv/cell.js';
import { BACKSLASH, CR, LF, QUOTE, SPACE } from './ascii.js';
import type { CsvDialect } from './csv/dialect.js';
import { decodeWindows1252, encodeWindows1252 } from './windows-1252.js';

export class ByteWriter {
  length = 0;
  /** Characters that the output's encoding lacks. */
  lost = 0;
  private bytes: Buffer;
  /** `from`: the encoding of what is copied; that of the output if absent. */
  constructor(
    private readonly encoding: TextEncoding,
    capacity: number,
    private readonly from: TextEncoding = encoding,
  ) {
    this.bytes = Buffer.allocUnsafeSlow(capacity);
  }

  /** What was written since the last `take`, in memory of its own that may be given away. */
  take(): Uint8Array<ArrayBuffer> {
    const taken = new Uint8Array(this.length);
    taken.set(this.bytes.subarray(0, this.length));
    this.length = 0;
    return taken;
  }

  byte(value: number): void {
    if (this.length === this.bytes.length) this.room(1);
    this.bytes[this.length++] = value;
  }

  raw(source: Uint8Array, start: number, end: number): void {
    const length = end - start;
    if (length === 0) return;
    this.room(length);
    const { bytes } = this;
    let at = this.length;
    // A call into native code costs more than copying a short row byte by byte.
    if (length < 32) for (let i = start; i < end; i++) bytes[at++] = source[i]!;
    else bytes.set(source.subarray(start, end), at);
    this.length += length;
  }

  /** Whole characters of the input, in the encoding of the output. */
  copy(source: Buffer, start: number, end: number): void {
    if (this.from === this.encoding) this.raw(source, start, end);
    else this.text(this.from === 'utf-8' ? source.toString('utf8', start, end) : decodeWindows1252(source, start, end));
  }

  text(value: string): void {
    if (this.encoding === 'windows-1252' && !isAscii(value)) {
      const { bytes, lost } = encodeWindows1252(value);
      this.lost += lost;
      this.raw(bytes, 0, bytes.length);
      return;
    }
    this.room(value.length * 3);
    this.length += this.bytes.write(value, this.length, 'utf8');
  }

  /** A delimiter and a cell for each value of the element. */
  cells<E>(values: readonly ((element: E) => string | null | undefined)[], element: E, dialect: CsvDialect): void {
    const { delimiter } = dialect;
    for (let i = 0; i < values.length; i++) {
      const value = values[i]!(element);
      this.byte(delimiter);
      if (value) this.cell(value, dialect);
    }
  }

  /** A cell of the dialect, quoted if it has to be. */
  cell(value: string, dialect: CsvDialect): void {
    const length = value.length;
    const { delimiter } = dialect;
    if (length === 0) return;
    this.room(length);
    const { bytes } = this;
    let at = this.length;
    for (let i = 0; i < length; i++) {
      const code = value.charCodeAt(i);
      if (code > 0x7f || code === QUOTE || code === delimiter || code === LF || code === CR) {
        if (!this.quotedAscii(value, dialect.escape)) this.text(quoted(value, dialect));
        return;
      }
      bytes[at++] = code;
    }
    this.length = at;
  }

  /** Plain ASCII bytes as a JSON text; false, and nothing written, if any of them would need an escape. */
  jsonBytes(source: Uint8Array, start: number, end: number): boolean {
    this.room(end - start + 2);
    const { bytes } = this;
    let at = this.length;
    bytes[at++] = QUOTE;
    for (let i = start; i < end; i++) {
      const code = source[i]!;
      if (code > 0x7e || code < SPACE || code === QUOTE || code === BACKSLASH) return false;
      bytes[at++] = code;
    }
    bytes[at++] = QUOTE;
    this.length = at;
    return true;
  }

  /** The value as a JSON text. */
  json(value: string): void {
    const { length } = value;
    this.room(length + 2);
    const { bytes } = this;
    let at = this.length;
    bytes[at++] = QUOTE;
    for (let i = 0; i < length; i++) {
      const code = value.charCodeAt(i);
      if (code > 0x7e || code < SPACE || code === QUOTE || code === BACKSLASH) {
        this.text(JSON.stringify(value));
        return;
      }
      bytes[at++] = code;
    }
    bytes[at++] = QUOTE;
    this.length = at;
  }

  /** Writes the value in quotes if it is all ASCII; false if it is not. */
  private quotedAscii(value: string, escape: number): boolean {
    this.room(value.length * 2 + 2);
    const { bytes } = this;
    let at = this.length;
    bytes[at++] = QUOTE;
    for (let i = 0; i < value.length; i++) {
      const code = value.charCodeAt(i);
      if (code > 0x7f) return false;
      if (code === QUOTE || code === escape) bytes[at++] = escape;
      bytes[at++] = code;
    }
    bytes[at++] = QUOTE;
    this.length = at;
    return true;
  }

  private room(length: number): void {
    const needed = this.length + length;
    if (needed <= this.bytes.length) return;
    const grown = Buffer.allocUnsafeSlow(Math.max(needed, this.bytes.length * 2));
    this.bytes.copy(grown, 0, 0, this.length);
    this.bytes = grown;
  }
}

/** Quotes a value if it holds the delimiter, a quote or a line end. */
function quoted(value: string, { delimiter, escape }: CsvDialect): string {
  const special =
    value.includes('"') ||
    value.includes('\n') ||
    value.includes('\r') ||
    value.includes(String.fromCharCode(delimiter));
  if (!special) return value;
  return `"${escape === BACKSLASH ? value.replace(/["\\]/g, '\\$&') : value.replaceAll('"', '""')}"`;
}

function isAscii(value: string): boolean {
  for (let i = 0; i < value.length; i++) if (value.charCodeAt(i) > 0x7f) return false;
  return true;
}
