// Columns and texts that outgrow the room they began with: every place before, at and behind an end.
import { describe, expect, test } from 'vitest';
import type { SetWriter } from '../../src/data/file/write/set-writer.js';
import { writeTexts } from '../../src/data/names/write/write-texts.js';
import { GrowingNumbers, GrowingTexts } from '../../src/data/titles/write/growing.js';
import { TextParts } from '../../src/data/titles/write/text-parts.js';

/** A writer that keeps each piece it is given, by section. */
function keeping() {
  const sections = new Map<string, Buffer[]>();
  let open: Buffer[] = [];
  const bytesOf = (data: ArrayBufferView): Buffer =>
    Buffer.from(Buffer.from(data.buffer, data.byteOffset, data.byteLength));
  const begin = (name: string): void => {
    open = [];
    sections.set(name, open);
  };
  const append = (data: ArrayBufferView): void => {
    open.push(bytesOf(data));
  };
  const writer = {
    begin,
    append,
    end: () => undefined,
    section(name: string, _type: string, data: ArrayBufferView) {
      begin(name);
      append(data);
    },
  };
  const whole = (name: string): Buffer => Buffer.concat(sections.get(name) ?? []);
  begin('texts');
  return { writer: writer as unknown as SetWriter, sections, whole };
}

describe('Numbers by row', () => {
  test.each([0, 7])('are those that were set, and %i elsewhere, however far the rows go', (absent) => {
    const numbers = new GrowingNumbers(absent);
    const rows = [0, 1, 4094, 4095, 4096, 4097, 8191, 8192, 50_000];
    for (const row of rows) numbers.set(row, row + 1);
    for (const row of rows) expect(numbers.get(row)).toBe(row + 1);
    for (const row of [2, 4093, 4098, 8190, 8193, 49_999, 50_001, 1_000_000]) expect(numbers.get(row)).toBe(absent);
  });
});

describe('Texts by row', () => {
  test('are those that were set where blocks grow and where one is full', () => {
    const texts = new GrowingTexts();
    // 300 texts of 65,535 bytes are more than one block of 16 MB.
    const long = Buffer.alloc(0xffff, 'a');
    for (let row = 0; row < 300; row++) {
      long.write(`<${row}>`);
      texts.set(row, long, 0, long.length);
      if (row % 3 === 0) texts.set(1000 + row, Buffer.from(`xx${row}é`), 2, 2 + Buffer.byteLength(`${row}é`));
    }
    for (let row = 0; row < 300; row++) {
      expect(texts.text(row).startsWith(`<${row}>`)).toBe(true);
      expect(texts.text(row)).toHaveLength(0xffff);
      expect(texts.text(1000 + row)).toBe(row % 3 === 0 ? `${row}é` : '');
    }
    expect(texts.text(5000)).toBe('');
  });

  test('are written one behind another, longer ones by themselves', () => {
    const { writer, sections, whole } = keeping();
    const parts = new TextParts(writer);
    // A character may take three bytes: 349,525 fill a part of a megabyte, one more is too long for any.
    const lengths = [5, 349_525, 1, 349_526, 2, 349_520, 3];
    const texts = lengths.map((length, i) => String(i).repeat(length));
    expect(texts.map((text) => parts.add(text))).toEqual(lengths);
    expect(parts.add('é東')).toBe(5);
    parts.end();
    expect(whole('texts').toString()).toBe(`${texts.join('')}é東`);
    expect(sections.get('texts')!.map(({ length }) => length)).toEqual([5, 349_526, 349_526, 349_530]);
  });

  test('of a table are found by where they begin, and one that is too long is named', () => {
    const { writer, sections, whole } = keeping();
    const texts = ['', 'a', 'é'.repeat(5461), '東'.repeat(3), 'b'.repeat(349_525), 'c'.repeat(20_000), ''];
    writeTexts(writer, 'name', texts.length, (id) => texts[id]!);
    const bytes = whole('name.text');
    const offset = whole('name.offset');
    const at = (i: number): number => offset.readUInt32LE(4 * i);
    expect(offset).toHaveLength(4 * (texts.length + 1));
    for (const [i, text] of texts.entries()) expect(bytes.toString('utf8', at(i), at(i + 1))).toBe(text);
    expect(sections.get('name.text')!.length).toBe(2);
    expect(() => {
      writeTexts(writer, 'name', 1, () => 'd'.repeat(349_526));
    }).toThrow('a text of 349526 characters in name');
  });
});
