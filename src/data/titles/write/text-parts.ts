// Texts one after another in a section, written a part at a time.
import type { SetWriter } from '../../file/write/set-writer.js';

const PART_BYTES = 1 << 20;

export class TextParts {
  private readonly part = Buffer.allocUnsafe(PART_BYTES);
  private used = 0;

  constructor(private readonly writer: SetWriter) {}

  /** Adds a text to the open section, and says how many bytes it has. */
  add(text: string): number {
    const most = text.length * 3;
    if (this.used + most > PART_BYTES) this.end();
    if (most > PART_BYTES) {
      const bytes = Buffer.from(text);
      this.writer.append(bytes);
      return bytes.length;
    }
    const written = this.part.write(text, this.used);
    this.used += written;
    return written;
  }

  /** Writes what is left. */
  end(): void {
    this.writer.append(this.part.subarray(0, this.used));
    this.used = 0;
  }
}
