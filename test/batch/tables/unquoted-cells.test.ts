// Tables in which cells hold the delimiter without quotes: their rows are refused, and never taken for one cell.
import { expect, test } from 'vitest';
import { runEcho } from '../../support/batch.js';

const run = async (text: string) => {
  const { out, refused, notes } = await runEcho(text, { map: { text: ['Address'] } });
  return { rows: out.trimEnd().split('\n').slice(1), refused: refused.map(({ code }) => code), columns: notes[0] };
};

const ADDRESSES = ['7 Quay Road, Wenby VIC 3999', '8 Quay Road, Wenby VIC 3999', '9 Quay Road, Wenby VIC 3999'];
const rowsOf = (make: (address: string, i: number) => string): string => ADDRESSES.map(make).join('\n');

test.each([
  ['a number before it', `id,Address\n${rowsOf((address, i) => `${i},${address}`)}\n`, 2],
  ['a name and a number before it', `id,Name,Address\n${rowsOf((address, i) => `${i},Jo Ames,${address}`)}\n`, 3],
  ['semicolons', `id;Address\n${rowsOf((address, i) => `${i};${address.replace(',', ';')}`)}\n`, 2],
  ['backslashes before them', `id,Address\n${rowsOf((address, i) => `${i},${address.replace(',', '\\,')}`)}\n`, 2],
  ['apostrophes for quotes', `'id','Address'\n${rowsOf((address, i) => `'${i}','${address}'`)}\n`, 2],
])('with %s', async (_title, text, columns) => {
  const map = text.startsWith("'") ? { text: ["'Address'"] } : { text: ['Address'] };
  const { refused, notes, out } = await runEcho(text, { map });
  expect(notes[0]).toContain(`${columns} columns by `);
  expect(refused.map(({ code }) => code)).toEqual(['TOO_MANY_COLUMNS', 'TOO_MANY_COLUMNS', 'TOO_MANY_COLUMNS']);
  expect(refused[0]?.reason).toContain('quote a cell that holds the delimiter');
  expect(out.split('\n')).toHaveLength(2);
});

test('One whose rows have quotes where they need them is read as before', async () => {
  const text = `id,Address\n${rowsOf((address, i) => `${i},"${address}"`)}\n`;
  expect(await run(text)).toMatchObject({
    refused: [],
    rows: [/^0,/, /^1,/, /^2,/].map((begin) => expect.stringMatching(begin) as string),
  });
});

test.each([
  ['a heading for each line', `Address\n${ADDRESSES[0]}\n8 Quay Road\n9 Quay Road, Wenby, VIC, 3999\n`],
  ['no headings', `7 Quay Road, Wenby\n8 Quay Road\n9 Quay Road, Wenby, VIC, 3999\n`],
  ['a heading with a comma and rows without one', `Address, Suburb\n7 Quay Road Wenby\n8 Quay Road\n9 Quay Road\n`],
])('A list of lines stays one column, with %s', async (_title, text) => {
  const { notes, refused } = await runEcho(text, { map: { text: ['column_1'] } });
  expect(notes[0]).toContain('one column');
  expect(refused).toEqual([]);
});
