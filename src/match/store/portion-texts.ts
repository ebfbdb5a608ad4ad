// The texts of one portion and one table, numbered from 1 in the order in which they come.
import { withRoom } from '../../contract/with-room.js';

/** Texts end to end: text `i`, from 1, stands in bytes [ends[i - 1], ends[i]). */
export interface PackedTexts {
  readonly bytes: Uint8Array;
  readonly ends: Int32Array;
}

const encoder = new TextEncoder();
/** Most bytes that UTF-8 needs for a unit of UTF-16. */
const MOST_BYTES = 3;

export class PortionTexts {
  private readonly ids = new Map<string, number>();
  private bytes = new Uint8Array(4096);
  private readonly ends: number[] = [0];

  add(text: string): number {
    const known = this.ids.get(text);
    if (known !== undefined) return known;
    const id = this.append(text);
    this.ids.set(text, id);
    return id;
  }

  /** Adds a text that has not come before, or does so rarely: it gets a number of its own. */
  append(text: string): number {
    const from = this.ends.at(-1)!;
    const needed = from + text.length * MOST_BYTES;
    if (needed > this.bytes.length) this.bytes = withRoom(this.bytes, needed);
    const { written } = encoder.encodeInto(text, this.bytes.subarray(from));
    this.ends.push(from + written);
    return this.ends.length - 1;
  }

  packed(): PackedTexts {
    return { bytes: this.bytes.slice(0, this.ends.at(-1)), ends: Int32Array.from(this.ends) };
  }
}
