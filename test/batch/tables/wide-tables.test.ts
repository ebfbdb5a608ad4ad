// Tables with as many columns as a spreadsheet may have, and headings of any length.
import { expect, test } from 'vitest';
import { runEcho } from '../../support/batch.js';

const wide = (columns: number): string => {
  const more = columns - 2;
  const headings = Array.from({ length: more }, (_, i) => `,c${i}`).join('');
  return `id,text${headings}\n1,a${','.repeat(more)}\n2,b${',x'.repeat(more)}\n`;
};

test.each([4097, 5000, 16_384])('a table of %i columns is read and written', async (columns) => {
  const { out, refused } = await runEcho(wide(columns));
  const rows = out.trimEnd().split('\n');
  expect(refused).toEqual([]);
  expect(rows.map((row) => row.split(',').length)).toEqual([columns + 2, columns + 2, columns + 2]);
  expect(rows.map((row) => row.split(',').slice(-2))).toEqual([
    ['echo_status', 'echo_text'],
    ['ok', 'a'],
    ['ok', 'b'],
  ]);
});

test('one whose rows all end in empty cells is as wide as these, with names for what has no heading', async () => {
  const { out, refused } = await runEcho('id,text\n1,a,,\n2,b,,\n', { format: 'jsonl' });
  expect(refused).toEqual([]);
  expect(out).toBe(
    '{"id":"1","text":"a","column_3":"","column_4":"","echo":{"status":"ok","text":"a"}}\n' +
      '{"id":"2","text":"b","column_3":"","column_4":"","echo":{"status":"ok","text":"b"}}\n',
  );
  const csv = await runEcho('id,text\n1,a,,\n2,b,,\n');
  expect(csv.out).toBe('id,text,,,echo_status,echo_text\n1,a,,,ok,a\n2,b,,,ok,b\n');
});

test('one with more is refused with both numbers', async () => {
  await expect(runEcho(wide(16_385))).rejects.toMatchObject({
    kind: 'input-unreadable',
    message: 'input, line 1: in the first row there are 16385 columns, where 16384 are the most; is it a CSV file?',
  });
});

test('a heading of any length is said by its beginning', async () => {
  const { notes } = await runEcho(`id,${'text '.repeat(2000)}\n1,a\n`, { map: { text: ['column_2'] } });
  expect(notes).toContain(`text from '${'text '.repeat(12)}…'`);
  expect(notes.every((note) => note.length < 300)).toBe(true);
});
