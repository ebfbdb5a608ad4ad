// Tables of releases as CSV, as bytes: what a plain reading of the same text says, whatever pieces it comes in, and
// what is no table by its line.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnsNamed, scanCsv } from '../../../src/data/import/tables/csv-table.js';
import type { ScanOptions } from '../../../src/data/import/tables/psv.js';
import { runs } from '../../support/seeded.js';
import { tableSource } from '../support/table-source.js';
import { scanned, SIZES, type Scanned } from './scanned.js';

/** The columns a and b, and c where the table has it. */
const csv = (text: string | Buffer, bytes?: number, options?: ScanOptions): Promise<Scanned> => {
  const source = tableSource('T', text, bytes);
  return scanned((onRow) => scanCsv(source, columnsNamed(source, ['a', 'b'], ['c'], 'a table'), onRow, options), 3);
};

describe('A table as CSV', () => {
  it.each<[string, string, Scanned['rows']]>([
    ['semicolons', 'a;b;c\n1;2,5;3\n', [[2, '1', '2,5', '3']]],
    ['tabs', 'a\tb\n1\t2\n', [[2, '1', '2', '']]],
    ['pipes', 'c|b|a\n1|2|3\n', [[2, '3', '2', '1']]],
    ['headings in quotes and capitals', '\ufeff "A" ,"b", C \n1,2,3\n', [[2, '1', '2', '3']]],
    [
      'ends of lines of either kind',
      'a,b\r\n1,2\r\n3,4\n"5","6"\r\n',
      [
        [2, '1', '2', ''],
        [3, '3', '4', ''],
        [4, '5', '6', ''],
      ],
    ],
    ['no end of its last line', 'a,b\n1,"2"', [[2, '1', '2', '']]],
    [
      'empty lines, which count',
      'a,b\n\n1,2\n\r\n\n3,4',
      [
        [3, '1', '2', ''],
        [6, '3', '4', ''],
      ],
    ],
    [
      'lines within a cell, which count',
      'a,b\n"1\n\n2",x\n3,4\n',
      [
        [2, '1\n\n2', 'x', ''],
        [5, '3', '4', ''],
      ],
    ],
    [
      'quotes within a cell',
      'a,b\n"1 ""2""",""""\n5"5,6""6\n',
      [
        [2, '1 "2"', '"', ''],
        [3, '5"5', '6"6', ''],
      ],
    ],
    ['delimiters within a cell', 'a,b\n"1,2",","\n', [[2, '1,2', ',', '']]],
    [
      'empty cells',
      'a,b,c\n,,\n"",,""\n',
      [
        [2, '', '', ''],
        [3, '', '', ''],
      ],
    ],
    ['a header alone', 'a,b\n', []],
    ['a header that does not end', 'a,b', []],
  ])('is read: %s', async (_, text, wanted) => {
    for (const bytes of SIZES) expect(await csv(text, bytes)).toEqual({ rows: wanted, refused: '' });
  });

  it.each([
    ['', 'T is empty; the file is damaged or cut short; download it again'],
    ['x,y\n', 'T line 1: the header has no column a, b (it has 2 columns between commas); is this a table?'],
    ['a;x;y\n', 'T line 1: the header has no column b (it has 3 columns between semicolons); is this a table?'],
    ['a\n', 'T line 1: the header has no column b (it is one column); is this a table?'],
    ['a,b\n1\n', 'T line 2: 1 column where the header has 2; the file is damaged'],
    ['a,b\n1,2\n"3\n",4,5\n', 'T line 3: 3 columns where the header has 2; the file is damaged'],
    ['a,b\n"x\ny",2\n1\n', 'T line 4: 1 column where the header has 2; the file is damaged'],
    ['a,b\n"1"2,3\n', 'T line 2: text behind a closing quote; the file is damaged'],
    ['a,b\n1,"2\n3', 'T line 2: a quote that is not closed; the file is damaged'],
    ['a,b\n1,2\n3,\u0000\n', 'T line 3: a NUL byte; the file is damaged'],
  ])('is refused: %j', async (text, refused) => {
    for (const bytes of SIZES) expect((await csv(text, bytes)).refused).toContain(refused);
  });

  it('has no row longer than it may be', async () => {
    const cell = (length: number) => `a,b\n1,"${'x'.repeat(length)}"\n2,3\n`;
    expect((await csv(cell(90), 10, { longest: 100 })).rows).toHaveLength(2);
    expect((await csv(cell(200), 10, { longest: 100 })).refused).toContain(
      'T line 2: a line of more than 100 bytes, or a quote that is not closed',
    );
    expect((await csv(`a,b${'x'.repeat(200)}`, 10, { longest: 100 })).refused).toContain(
      'T line 1: a line of more than 100',
    );
  });

  it('is read on in pieces larger than what is held at first', async () => {
    const { rows, refused } = await csv(`a,b\n${`"${'y\n'.repeat(50_000)}",z\n`.repeat(90)}`, 9_000_000);
    expect([refused, rows.length, rows.at(-1)![0]]).toEqual(['', 90, 2 + 89 * 50_001]);
  });

  it('is what it was written from', async () => {
    const cell = fc.string({ unit: fc.constantFrom(...'ab ",;\n\ré1'), maxLength: 5 });
    const written = (text: string): string => `"${text.replaceAll('"', '""')}"`;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(cell, cell, cell), { maxLength: 8 }),
        fc.integer({ min: 1, max: 40 }),
        async (table, bytes) => {
          const text = ['b,a,c', ...table.map((cells) => cells.map(written).join(','))].join('\n');
          const { rows } = await csv(text, bytes);
          expect(rows.map(([, ...cells]) => cells)).toEqual(table.map(([b, a, c]) => [a, b, c]));
        },
      ),
      { numRuns: runs(60) },
    );
  });

  it('is read no further once the import is stopped', async () => {
    const { rows, refused } = await csv('a,b\n1,2\n', 4, { signal: AbortSignal.abort(new Error('stopped')) });
    expect([refused, rows]).toEqual(['stopped', []]);
  });
});
