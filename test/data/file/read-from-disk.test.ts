// Columns and records of a set whose sections are too large to be held: each value is read from the disk as it is asked
// for.
import { describe, expect, test } from 'vitest';
import { ColumnReader } from '../../../src/data/addresses/read/record-reader.js';
import { RecordPoints } from '../../../src/data/addresses/read/record-points.js';
import { ADDRESS_WORDS, WORD } from '../../../src/data/addresses/read/address-set.js';
import type { SetFile } from '../../../src/data/file/read/set-file.js';

/** A file of one section, which says how many elements were read at a time; beyond its end nothing can be read. */
function fileOf(section: Uint8Array | Uint32Array, isResident: boolean): { file: SetFile; reads: number[] } {
  const reads: number[] = [];
  const file = {
    resident: () => isResident,
    u8: () => section,
    u32: () => section,
    read(_name: string, from: number, into: Uint8Array | Uint32Array) {
      if (from + into.length > section.length) throw new Error('beyond the end');
      reads.push(into.length);
      into.set(section.subarray(from, from + into.length));
    },
  };
  return { file: file as unknown as SetFile, reads };
}

describe.each([true, false])('A column, held in memory: %s', (isResident) => {
  test.each<['u8' | 'u32', Uint8Array | Uint32Array]>([
    ['u8', Uint8Array.from([7, 0, 255])],
    ['u32', Uint32Array.from([7, 0, 0xffffffff])],
  ])('of %s gives each value, the last one too', (type, section) => {
    const { file, reads } = fileOf(section, isResident);
    const column = new ColumnReader(file, 'x', type, 9);
    expect([0, 1, 2].map((at) => column.at(at))).toEqual([...section]);
    expect(reads).toEqual(isResident ? [] : [1, 1, 1]);
    expect(column.resident).toBe(isResident);
  });
});

test('A column that a file does not have gives what stands for it', () => {
  const { file } = fileOf(new Uint8Array(0), true);
  expect(new ColumnReader(file, 'x', 'u8', 9).at(4)).toBe(9);
});

test.each([true, false])('Points of records are where the rows are, held in memory: %s', (isResident) => {
  const rows = 5;
  const words = Uint32Array.from({ length: rows * ADDRESS_WORDS }, (_, i) => i);
  const points = new RecordPoints(fileOf(words, isResident).file);
  for (const [first, count] of [
    [0, 5],
    [3, 2],
    [4, 1],
  ] as const) {
    points.read(first, count);
    const at = (row: number): number => points.start + row * points.stride;
    expect(Array.from({ length: count }, (_, row) => [points.latitudes[at(row)], points.longitudes[at(row)]])).toEqual(
      Array.from({ length: count }, (_, row) => [
        (first + row) * ADDRESS_WORDS + WORD.latitude,
        (first + row) * ADDRESS_WORDS + WORD.longitude,
      ]),
    );
  }
});
