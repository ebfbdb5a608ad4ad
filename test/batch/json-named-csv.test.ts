// A file that is called .csv and holds JSON: read as what it is, where it was taken for a header without rows.
import { expect, test } from 'vitest';
import { inPieces, runEcho } from '../support/batch.js';

const echoed = async (text: string): Promise<string> =>
  (await runEcho(text, { format: 'csv', input: { stream: inPieces(text), name: 'in.csv' } })).out;

test.each([
  ['lines of objects', '{"id":1,"text":"a"}\n{"id":2,"text":"b"}\n'],
  ['an array', '[{"id":1,"text":"a"},\n{"id":2,"text":"b"}]'],
])('%s are read as such', async (_, text) => {
  expect(await echoed(text)).toBe('id,text,echo_status,echo_text\n1,a,ok,a\n2,b,ok,b\n');
});

test('a table whose first cell begins with a brace is a table', async () => {
  expect(await echoed('{"id",text\n1,a\n')).toBe('{"id",text,echo_status,echo_text\n1,a,ok,a\n');
});

test('a table with a delimiter that was given is one, whatever its title begins with', async () => {
  const input = { stream: inPieces('{"\nid,text\n1,a\n2,b\n'), name: 'standard input' };
  const { out, notes } = await runEcho('', { format: 'csv', delimiter: ',', input });
  expect(out).toBe('id,text,echo_status,echo_text\n1,a,ok,a\n2,b,ok,b\n');
  expect(notes[1]).toBe("line 1 above the header is left out: '{\"'");
});
