// A table that is called .tsv and has no tabs: its delimiter is found, where a row was taken for one cell.
import { expect, test } from 'vitest';
import { inPieces, runEcho } from '../../support/batch.js';

const echoed = async (text: string, name = 'in.tsv'): Promise<string> =>
  (await runEcho(text, { format: 'csv', input: { stream: inPieces(text), name } })).out;

test.each([
  [',', 'in.tsv'],
  [';', 'in.tsv'],
  ['|', 'in.tab'],
])('columns by %j in %s', async (delimiter, name) => {
  const text = 'id,text\n1,a\n2,b\n'.replaceAll(',', delimiter);
  expect(await echoed(text, name)).toBe(
    'id,text,echo_status,echo_text\n1,a,ok,a\n2,b,ok,b\n'.replaceAll(',', delimiter),
  );
});

test('a column of lines with commas is one column', async () => {
  const { notes } = await runEcho('', {
    format: 'tsv',
    input: { stream: inPieces('text\na, b\nc, d\n'), name: 'in.tsv' },
  });
  expect(notes[0]).toBe('in.tsv: tsv, utf-8 (valid UTF-8), one column, first row is the header');
});

test('lines without headings, commas and digits in each, are one column', async () => {
  const text = '1 Low Road, Wenby\n2 Low Road, Wenby\n3 Low Road, Wenby\n';
  const { notes } = await runEcho('', {
    format: 'tsv',
    header: false,
    input: { stream: inPieces(text), name: 'in.tsv' },
  });
  expect(notes[0]).toContain('one column');
});

test('a format that is given is believed', async () => {
  const text = 'id,text\n1,a\n';
  const { notes } = await runEcho('', {
    format: 'csv',
    inputFormat: 'tsv',
    map: { text: ['id,text'] },
    input: { stream: inPieces(text), name: 'in.tsv' },
  });
  expect(notes[0]).toContain('one column');
});
