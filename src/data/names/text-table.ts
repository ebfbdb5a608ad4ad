// Texts by position, as two sections: bytes, and where each text starts. For ids that are shown but never searched.
import type { SetFile } from '../file/set-file.js';
import type { SetWriter } from '../file/writer.js';

/**
 * So many single questions are answered with reads from the disk before a whole section is loaded: one record never
 * needs it, a million do.
 */
export const PATIENCE = 64;

/** Stored texts. An absent table answers '' for everything. */
export class TextTable {
  private readonly file: SetFile;
  private readonly name: string;
  private readonly two = new Uint32Array(2);
  private bytes: Buffer | undefined;
  private offsets: Uint32Array | undefined;
  private asked = 0;

  constructor(file: SetFile, name: string) {
    this.file = file;
    this.name = name;
  }

  get size(): number {
    return Math.max(0, this.file.length(`${this.name}.offset`) - 1);
  }

  text(id: number): string {
    if (this.bytes === undefined && !this.load()) return this.read(id);
    const offsets = this.offsets!;
    const from = offsets[id];
    const to = offsets[id + 1];
    return from === undefined || to === undefined || from === to ? '' : this.bytes!.toString('utf8', from, to);
  }

  /** True once both sections are in memory. */
  private load(): boolean {
    if (
      !(this.file.resident(`${this.name}.text`) && this.file.resident(`${this.name}.offset`)) &&
      ++this.asked <= PATIENCE
    ) {
      return false;
    }
    this.offsets = this.file.u32(`${this.name}.offset`);
    this.bytes = bufferOver(this.file.u8(`${this.name}.text`));
    return true;
  }

  /** One text from the disk. */
  private read(id: number): string {
    if (id < 0 || id >= this.size) return '';
    this.file.read(`${this.name}.offset`, id, this.two);
    const bytes = Buffer.alloc(this.two[1]! - this.two[0]!);
    this.file.read(`${this.name}.text`, this.two[0]!, bytes);
    return bytes.toString('utf8');
  }
}

/** Writes texts in the order given, without holding more than a part of them. */
export function writeTexts(writer: SetWriter, name: string, count: number, text: (id: number) => string): void {
  const offsets = new Uint32Array(count + 1);
  const part = Buffer.allocUnsafe(PART_BYTES);
  let used = 0;
  let length = 0;
  writer.begin(`${name}.text`, 'u8');
  for (let id = 0; id < count; id++) {
    const bytes = text(id);
    const most = bytes.length * 3;
    if (used + most > PART_BYTES) {
      writer.append(part.subarray(0, used));
      used = 0;
    }
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
