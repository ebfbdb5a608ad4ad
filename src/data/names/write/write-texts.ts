// Writes texts by position, as two sections: bytes, and where each text starts. TextTable reads them.
import type { SetWriter } from '../../file/write/set-writer.js';

/** Longest run of text written at once; also the longest text. */
const PART_BYTES = 1 << 20;
/** Most tables of names are small. */
const FIRST_BYTES = 1 << 14;

/** Writes texts in the order given, without holding more than a part of them. */
export function writeTexts(writer: SetWriter, name: string, count: number, text: (id: number) => string): void {
  const offsets = new Uint32Array(count + 1);
  let part = Buffer.allocUnsafe(FIRST_BYTES);
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
    if (used + most > part.length) {
      part = Buffer.concat([part.subarray(0, used)], Math.min(PART_BYTES, 2 * (used + most)));
    }
    const written = part.write(bytes, used);
    used += written;
    length += written;
    offsets[id + 1] = length;
  }
  writer.append(part.subarray(0, used));
  writer.end();
  writer.section(`${name}.offset`, 'u32', offsets);
}
