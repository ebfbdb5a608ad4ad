// Our reading and writing of CSV against two other programs for it, on generated text: every cell comes back as it was,
// wherever the text is cut and however many threads there are.
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CsvCutter } from '../../src/formats/csv/cut.js';
import { COMMA, QUOTE } from '../../src/formats/ascii.js';
import { CsvScanner } from '../../src/formats/csv/scanner.js';
import { CellReader } from '../../src/formats/csv/cell.js';
import { ByteWriter } from '../../src/formats/byte-writer.js';
import { runEcho } from '../support/batch.js';
import { root } from '../support/workdir.js';
import type { runBatch } from '../../src/batch/run.js';
import { runs } from '../support/seeded.js';

const dialect = { delimiter: COMMA, escape: QUOTE };
const eols = ['\n', '\r\n', '\r'];
const cell = fc
  .oneof(fc.stringMatching(/^[a-z ,"\r\n;é😀]{0,8}$/u), fc.string({ unit: 'grapheme', maxLength: 6 }))
  .filter((text) => !text.includes('\0'));
/** Text that is full of trouble, valid or not. */
const trouble = fc
  .array(fc.constantFrom('a', 'bc', ',', '"', '""', '\n', '\r\n', '\r', ' ', '\\'), { maxLength: 60 })
  .map((parts) => parts.join(''));

function scan(bytes: Buffer, end: number): string[][] {
  const scanner = new CsvScanner(dialect, 64);
  const reader = new CellReader(dialect, 'utf-8');
  scanner.reset(bytes, 0, end);
  reader.reset(bytes, end);
  const rows: string[][] = [];
  while (scanner.next()) {
    rows.push(
      scanner.brokenQuote
        ? [`broken ${bytes.toString('utf8', scanner.start, scanner.contentEnd)}`]
        : Array.from({ length: scanner.columns }, (_, i) => reader.cell(scanner, i)),
    );
  }
  return rows;
}

describe('Cells of any text', () => {
  test('are read from what csv-stringify writes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { maxLength: 8 }),
        fc.constantFrom(...eols),
        (rows, eol) => {
          const bytes = Buffer.from(stringify(rows, { record_delimiter: eol, quoted_match: /[\r\n]/ }));
          expect(scan(bytes, bytes.length)).toEqual(rows);
        },
      ),
      { numRuns: runs(500) },
    );
  });

  test('are written so that csv-parse reads them', () => {
    fc.assert(
      fc.property(fc.array(cell, { minLength: 2, maxLength: 6 }), (cells) => {
        const writer = new ByteWriter('utf-8', 16);
        cells.forEach((text, i) => {
          if (i > 0) writer.byte(COMMA);
          writer.cell(text, dialect);
        });
        writer.byte(10);
        expect(parse(Buffer.from(writer.take()), { record_delimiter: ['\r\n', '\n', '\r'], bom: false })).toEqual([
          cells,
        ]);
      }),
      { numRuns: runs(500) },
    );
  });
});

describe('A text in pieces', () => {
  test('falls into the records of the whole, wherever it is cut', () => {
    fc.assert(
      fc.property(trouble, fc.integer({ min: 1, max: 40 }), (text, piece) => {
        const bytes = Buffer.from(text);
        const cutter = new CsvCutter(dialect);
        const rows: string[][] = [];
        let start = 0;
        for (let length = piece; start < bytes.length; length += piece) {
          const rest = Buffer.from(bytes.subarray(start, start + length));
          const end = start + length >= bytes.length ? rest.length : cutter.cut(rest, rest.length);
          if (end === 0) continue;
          rows.push(...scan(Buffer.from(rest.subarray(0, end)), end));
          start += end;
          length = 0;
        }
        expect(rows).toEqual(scan(bytes, bytes.length));
      }),
      { numRuns: runs(3000) },
    );
  });

  test('gives the same output, errors and counts for any block and piece', async () => {
    await fc.assert(
      fc.asyncProperty(
        trouble,
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 1, max: 50 }),
        async (text, blockBytes, pieceBytes) => {
          const input = `id,text\n1,a\n2,b\n3,c\n4,d\n${text}`;
          const options = { delimiter: ',', header: 1, map: { text: ['text'] } };
          const whole = await runEcho(input, options);
          const cut = await runEcho(input, { ...options, blockBytes, pieceBytes });
          expect(cut.out).toBe(whole.out);
          expect(cut.refused).toEqual(whole.refused);
          expect(cut.summary.rows).toEqual(whole.summary.rows);
          expect(whole.summary.rows.read).toBe(whole.summary.rows.written + whole.summary.rows.refused);
        },
      ),
      { numRuns: runs(40) },
    );
  });
});

describe('Worker threads', () => {
  test('change nothing, however many there are', async () => {
    const built = (await import(`${root}dist/batch/run.js`)) as { runBatch: typeof runBatch };
    const threadEngine = (): Promise<{ module: string; share: null }> =>
      Promise.resolve({ module: new URL('../support/echo-engine.mjs', import.meta.url).href, share: null });
    const rows = Array.from({ length: 2000 }, (_, i) => {
      if (i % 97 === 0) return `${i},"broken\n`;
      return i % 89 === 0 ? `${i}\n` : `${i},"row, ${i}"\r\n`;
    });
    const input = `id,text\n${rows.join('')}`;
    const alone = await runEcho(input, { blockBytes: 1 << 20 });
    for (const threads of [1, 3]) {
      const many = await runEcho(input, { threads, threadEngine, blockBytes: 3000 }, built.runBatch);
      expect(many.summary.threads).toBe(threads);
      expect(many.out).toBe(alone.out);
      expect(many.refused.map(({ line, code }) => [line, code])).toEqual(
        alone.refused.map(({ line, code }) => [line, code]),
      );
      expect(many.summary.rows).toEqual(alone.summary.rows);
    }
  });
});
