// Tables of releases between pipes, as bytes: what a plain reading of the same text says, whatever pieces it comes in,
// and what is no table by its line; numbers and coordinates of their cells.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Row, scanTable } from '../../../src/data/import/tables/psv.js';
import { runs } from '../../support/seeded.js';
import { tableSource } from '../support/table-source.js';
import { scanned, SIZES, type Scanned } from './scanned.js';

/** The columns A and B, and C where the table has it. */
const psv = (text: string | Buffer, bytes?: number): Promise<Scanned> =>
  scanned((onRow) => scanTable(tableSource('T', text, bytes), ['A', 'B'], ['C'], onRow), 3);
describe('A table between pipes', () => {
  it.each<[string, string, Scanned['rows']]>([
    ['its columns in any order', 'B|X|A\nb|x|a\n', [[2, 'a', 'b', '']]],
    ['a column that may be missing', 'C|B|A\nc|b|a\n', [[2, 'a', 'b', 'c']]],
    ['headings in quotes and small letters', '\ufeff"a"| b |"C"\n1|2|3\n', [[2, '1', '2', '3']]],
    [
      'ends of lines of either kind',
      'A|B\r\n1|2\r\n3|4\n',
      [
        [2, '1', '2', ''],
        [3, '3', '4', ''],
      ],
    ],
    ['no end of its last line', 'A|B\n1|2', [[2, '1', '2', '']]],
    [
      'empty lines, which count',
      '\u0041|B\n\n1|2\n\r\n\n3|4\n',
      [
        [3, '1', '2', ''],
        [6, '3', '4', ''],
      ],
    ],
    [
      'empty cells',
      'A|B|C\n||\n|b|\n',
      [
        [2, '', '', ''],
        [3, '', 'b', ''],
      ],
    ],
    [
      'quotes around cells, and no others',
      'A|B|C\n"a"|"b"|"c"\n""|"|"\n"a|b"|""""\n',
      [
        [2, 'a', 'b', 'c'],
        [3, '', '"', '"'],
        [4, '"a', 'b"', '"'],
      ],
    ],
    ['letters beyond ASCII', 'A|B\nŌtara|東\n', [[2, 'Ōtara', '東', '']]],
    ['a header alone', 'A|B\n', []],
    ['a header that does not end', 'A|B', []],
  ])('is read: %s', async (_, text, wanted) => {
    for (const bytes of SIZES) expect(await psv(text, bytes)).toEqual({ rows: wanted, refused: '' });
  });

  it.each([
    ['', 'T is empty; the file is damaged or cut short; download it again'],
    ['A|X\n1|2\n', 'T line 1: the header has no column B; is this the table of a G-NAF release?'],
    ['X\n1\n', 'T line 1: the header has no column A, B; is this the table of a G-NAF release?'],
    ['A|B\n1|2\n3\n', 'T line 3: 1 column where the header has 2; the file is damaged'],
    ['A|B\n1|2\n\n3|4|5\n', 'T line 4: 3 columns where the header has 2; the file is damaged'],
    ['A|B|X\n1|2', 'T line 2: 2 columns where the header has 3; the file is damaged'],
    ['A|B\n1|2\n3|\u0000\n', 'T line 3: a NUL byte; the file is damaged'],
  ])('is refused: %j', async (text, refused) => {
    for (const bytes of SIZES) expect((await psv(text, bytes)).refused).toContain(refused);
  });

  it('has no line beyond a million bytes, and any line within', async () => {
    const long = 'x'.repeat((1 << 20) - 2);
    expect((await psv(`A|B\n${long}|1\n2|3\n`, 1 << 19)).rows.at(-1)).toEqual([3, '2', '3', '']);
    expect((await psv(`A|B\n1|2\n${long}|10`, 1 << 19)).refused).toContain(
      'T line 3: a line of more than 1048576 bytes',
    );
  });

  it('is read on in pieces larger than what is held at first', async () => {
    const line = `${'y'.repeat(99_998)}|z\n`;
    const { rows, refused } = await psv(`A|B\n${line.repeat(95)}`, 9_000_000);
    expect([refused, rows.length, rows.at(-1)![0]]).toEqual(['', 95, 96]);
  });

  it('is what a plain reading of it says', async () => {
    const cell = fc.string({ unit: fc.constantFrom(...'ab "é1'), maxLength: 4 });
    const plain = (text: string) =>
      (/^".*"$/s.test(text) && text.length >= 2 ? text.slice(1, -1) : text).replaceAll('""', '"');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(cell, cell, cell), { maxLength: 8 }),
        fc.integer({ min: 1, max: 40 }),
        async (table, bytes) => {
          const text = ['B|A|C', ...table.map((cells) => cells.join('|'))].join('\n');
          const wanted = table.map(([b, a, c], i) => [i + 2, plain(a), plain(b), plain(c)]);
          expect((await psv(text, bytes)).rows).toEqual(wanted);
        },
      ),
      { numRuns: runs(60) },
    );
  });
});

describe('A cell', () => {
  const rowOf = (text: string): Row => {
    const row = new Row('T', ['N']);
    row.bytes = Buffer.from(`|${text}|9`);
    [row.start[0], row.end[0]] = [1, 1 + Buffer.byteLength(text)];
    return row;
  };
  const said = (read: () => number): number | string => {
    try {
      return read();
    } catch (error) {
      return (error as Error).message.replace(/; the file is damaged.*/, '');
    }
  };

  it.each<[string, number | string]>([
    ['', 0],
    ['0', 0],
    ['007', 7],
    ['999999999', 999_999_999],
    ['0999999999', 999_999_999],
    ['1000000000', "T line 1: N is '1000000000', not a number"],
    ['1.0', "T line 1: N is '1.0', not a number"],
    ['-1', "T line 1: N is '-1', not a number"],
    ['1:', "T line 1: N is '1:', not a number"],
  ])('is a whole number: %j', (text, wanted) => {
    expect(said(() => rowOf(text).integer(0))).toBe(wanted);
  });

  it('is a whole number up to a limit', () => {
    expect(said(() => rowOf('65535').integer(0, 65_535))).toBe(65_535);
    expect(said(() => rowOf('65536').integer(0, 65_535))).toBe('T line 1: N is 65536, beyond 65535');
  });

  it.each<[string, number | string]>([
    ['-37.5', -375_000_000],
    ['+37.1234567', 371_234_567],
    ['37.12345674', 371_234_567],
    ['37.12345675', 371_234_568],
    ['37.123456749', 371_234_567],
    ['90', 900_000_000],
    ['-90.0000000', -900_000_000],
    ['.5', 5_000_000],
    ['5.', 50_000_000],
    ['90.0000001', 'T line 1: N is 90.0000001, outside ±90 degrees'],
    ['1.2.3', "T line 1: N is '1.2.3', not a coordinate"],
    ['37,5', "T line 1: N is '37,5', not a coordinate"],
    ['1e2', "T line 1: N is '1e2', not a coordinate"],
    ['3 7', "T line 1: N is '3 7', not a coordinate"],
  ])('is degrees: %j', (text, wanted) => {
    expect(said(() => rowOf(text).degrees(0, 90))).toBe(wanted);
  });
});
