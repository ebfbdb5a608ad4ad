// UTF-16 that comes in pieces: every character, the first and the last of each kind too, however the pieces are cut.
import { expect, test } from 'vitest';
import { Utf16Decoder, type Utf16 } from '../../src/formats/utf-16.js';

/** The ends of the ranges of one unit and of two. */
const ENDS = [0x00, 0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xe000, 0xffff, 0x1_0000, 0x1_03ff, 0x10_fc00, 0x10_ffff];

function written(text: string, encoding: Utf16): Buffer {
  const bytes = Buffer.from(text, 'utf16le');
  return encoding === 'utf-16le' ? bytes : bytes.swap16();
}

test.each(ENDS.flatMap((code) => (['utf-16le', 'utf-16be'] as const).map((encoding) => [code.toString(16), encoding])))(
  'U+%s in %s is whole wherever a piece ends',
  (code, encoding) => {
    const text = `a${String.fromCodePoint(Number.parseInt(code, 16))}z`;
    const bytes = written(text, encoding as Utf16);
    for (let cut = 0; cut <= bytes.length; cut++) {
      const decoder = new Utf16Decoder(encoding as Utf16);
      const pieces = [decoder.decode(bytes.subarray(0, cut), false), decoder.decode(bytes.subarray(cut), true)];
      expect(Buffer.concat(pieces).toString('utf8'), `cut at ${cut}`).toBe(text);
      expect(pieces[0]!.toString('utf8'), `cut at ${cut}`).not.toContain('\ufffd');
    }
  },
);
