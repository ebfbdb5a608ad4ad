// The sum of a part of a file, and rows of a block that are more than were thought.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { RowBatch } from '../../src/batch/ask/row-batch.js';
import type { RecordReader } from '../../src/batch/read/records.js';
import type { FilePlace } from '../../src/batch/write/file-place.js';
import { partCrc } from '../../src/batch/write/part-file.js';

describe('The sum of a part', () => {
  const bytes = Buffer.alloc((1 << 20) + 10, 'abcdefg');
  test.each([
    ['all of it', 0, bytes.length],
    ['its beginning', 0, 7],
    ['what is amid it', 5, (1 << 20) + 3],
    ['what is there, where more is asked for', 3, bytes.length + 100],
    ['nothing', 4, 4],
    ['nothing behind its end', bytes.length + 1, bytes.length + 9],
  ])('is that of %s', async (_, start, end) => {
    const folder = mkdtempSync(join(tmpdir(), 'waypost-part-'));
    const part = join(folder, 'out.part');
    writeFileSync(part, bytes);
    const sum = await partCrc({ part } as FilePlace, start, end);
    rmSync(folder, { recursive: true });
    expect(sum).toBe(start >= bytes.length ? 0 : crc32(bytes.subarray(start, end)));
  });
});

test('A batch of rows grows with all that is known of them', () => {
  const batch = new RowBatch(Buffer.alloc(0), 2, 1, { first: 100 });
  const rows = Array.from({ length: 9 }, (_, i) => ({
    line: 10 + i,
    start: 20 + i,
    contentEnd: 30 + i,
    after: 40 + i,
  }));
  rows.forEach((record, i) => {
    batch.add(record as RecordReader, 50 + i, i === 3 ? ['x'] : null, i % 4 === 0);
  });
  const known = rows.map((_, i) => ({
    line: batch.lines[i]!,
    start: batch.starts[i]!,
    contentEnd: batch.contentEnds[i]!,
    after: batch.afters[i]!,
  }));
  expect(known).toEqual(rows);
  expect(rows.map((_, i) => batch.rows[i])).toEqual(rows.map((_, i) => 50 + i));
  expect(rows.map((_, i) => batch.blank[i])).toEqual(rows.map((_, i) => (i % 4 === 0 ? 1 : 0)));
  expect([batch.count, batch.numberOf(8), batch.reparsedCells.get(3)]).toEqual([9, 108, ['x']]);
  batch.reset(7);
  expect([batch.count, batch.before, batch.reparsedCells.size]).toEqual([0, 7, 0]);
  expect(new RowBatch(Buffer.alloc(0), 1, 1, { each: [5, 9] } as never).numberOf(1)).toBe(9);
});
