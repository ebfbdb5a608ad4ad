// Texts by position, as two sections: bytes, and where each text starts. For ids that are shown but never searched.
import type { SetFile } from './file/set-file.js';
import type { SetWriter } from './file/writer.js';

/** Stored texts; both sections are loaded at the first use. An absent table answers '' for everything. */
export class TextTable {
  readonly #file: SetFile;
  readonly #name: string;
  #bytes: Buffer | undefined;
  #offsets: Uint32Array | undefined;

  constructor(file: SetFile, name: string) {
    this.#file = file;
    this.#name = name;
  }

  get size(): number { return Math.max(0, this.#file.length(`${this.#name}.offset`) - 1); }

  text(id: number): string {
    const offsets = this.#offsets ??= this.#file.u32(`${this.#name}.offset`);
    const from = offsets[id], to = offsets[id + 1];
    if (from === undefined || to === undefined || from === to) return '';
    this.#bytes ??= bufferOver(this.#file.u8(`${this.#name}.text`));
    return this.#bytes.toString('utf8', from, to);
  }
}

/** Writes texts in the order given, without holding more than a part of them. */
export function writeTexts(writer: SetWriter, name: string, count: number, text: (id: number) => string): void {
  const offsets = new Uint32Array(count + 1), part = Buffer.allocUnsafe(PART_BYTES);
  let used = 0, length = 0;
  writer.begin(`${name}.text`, 'u8');
  for (let id = 0; id < count; id++) {
    const bytes = text(id), most = bytes.length * 3;
    if (used + most > PART_BYTES) { writer.append(part.subarray(0, used)); used = 0; }
    if (most > PART_BYTES) throw new RangeError(`a text of ${bytes.length} characters in ${name}`);
    const written = part.write(bytes, used);
    used += written;
    length += written;
    offsets[id + 1] = length;
  }
  writer.append(part.subarray(0, used));
  writer.end();
  writer.section(`${name}.offset`, 'u32', offsets);
}

/** Longest run of text written at once; also the longest text. */
const PART_BYTES = 1 << 20;

const bufferOver = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
