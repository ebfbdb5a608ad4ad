// Texts by position that stay on the disk, however often one is asked for: of millions of rows a question needs a few.
import type { SetFile } from '../../file/read/set-file.js';

/** Bytes of the longest text: more is damage. */
const MOST_BYTES = 1 << 16;

export class TextsOnDisk {
  private readonly two = new Uint32Array(2);

  constructor(
    private readonly file: SetFile,
    private readonly name: string,
  ) {}

  /** Throws WaypostError for a position that the file does not have, and for damage. */
  text(row: number): string {
    this.file.read(`${this.name}.offset`, row, this.two);
    const [from, to] = [this.two[0]!, this.two[1]!];
    if (to < from || to - from > MOST_BYTES) {
      throw this.file.damage(`section ${this.name}.offset points beyond what it lists`);
    }
    if (to === from) return '';
    const bytes = Buffer.alloc(to - from);
    this.file.readBytes(`${this.name}.text`, from, bytes);
    return bytes.toString('utf8');
  }
}
