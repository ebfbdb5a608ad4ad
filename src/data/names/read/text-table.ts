// Texts by position, as two sections: bytes, and where each text starts. For ids that are shown but never searched.
import type { SetFile } from '../../file/read/set-file.js';

/**
 * So many single questions are answered with reads from the disk before a whole section is loaded: one record never
 * needs it, a million do.
 */
export const PATIENCE = 64;

/** No text of an address or a place is nearly so long: offsets that say so are damaged. Bytes. */
const MOST_TEXT_BYTES = 1 << 16;

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
    if (from === undefined || to === undefined || from === to) return '';
    if (to < from || to - from > MOST_TEXT_BYTES) throw this.damage();
    return this.bytes!.toString('utf8', from, to);
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
    const [from = 0, to = 0] = this.two;
    if (to < from || to - from > MOST_TEXT_BYTES || to > this.file.length(`${this.name}.text`)) throw this.damage();
    const bytes = Buffer.alloc(to - from);
    this.file.read(`${this.name}.text`, from, bytes);
    return bytes.toString('utf8');
  }

  private damage(): Error {
    return this.file.damage(`section ${this.name}.offset points beyond what it lists`);
  }
}

const bufferOver = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
