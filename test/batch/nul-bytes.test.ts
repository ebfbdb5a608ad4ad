// What is binary and what is a text with a few broken bytes: NUL bytes cost their rows, not the file.
import { describe, expect, test } from 'vitest';
import { runEcho } from '../support/batch.js';

const told = { delimiter: ',', header: 1, map: { text: ['text'] } } as const;

describe('A text with NUL bytes loses the rows that hold them, and no other:', () => {
  const rows = Array.from({ length: 40 }, (_, i) => `${i},row ${i}`);
  test.each<[string, string | Buffer, number, number]>([
    ['one, among the first', `id,text\n1,a\n2,b\0\n3,c\n`, 2, 1],
    ['one, in the only row', 'id,text\n1,a\0\n', 0, 1],
    ['a tail of them, as a disk that was full leaves', `id,text\n${rows.join('\n')}\n${'\0'.repeat(4096)}`, 40, 1],
    ['a block of them in the middle', `id,text\n${rows.join('\n')}\n${'\0'.repeat(512)}9,z\n8,y\n`, 41, 1],
    [
      'some in fewer than half of the rows',
      `id,text\n${rows.map((row, i) => row + (i % 3 ? '' : '\0')).join('\n')}`,
      26,
      14,
    ],
  ])('%s', async (_, input, written, refused) => {
    const { summary, refused: found } = await runEcho(input, told);
    expect(summary.rows).toMatchObject({ written, refused });
    expect(found.map(({ code }) => code)).toEqual(Array.from({ length: refused }, () => 'NUL_BYTE'));
    expect(summary.exitCode).toBe(3);
  });

  test('all rows hold some, and the encoding is given: it is believed', async () => {
    const input = `id,text\n${rows.map((row) => `${row}\0`).join('\n')}\n99,z\n`;
    const { summary } = await runEcho(input, { ...told, encoding: 'utf-8' });
    expect(summary.rows).toMatchObject({ written: 1, refused: 40 });
    await expect(runEcho(input, told)).rejects.toThrow(/^input is a binary file/);
  });

  test('UTF-16 with a NUL of its own', async () => {
    const input = Buffer.from('\ufeffid,text\n1,a\n2,b\0\n3,c\n', 'utf16le');
    expect((await runEcho(input, told)).summary.rows).toMatchObject({ written: 2, refused: 1 });
  });

  test('JSON Lines, and an array', async () => {
    const lines = ['{"text":"a"}', '{"text":"b\0"}', '{"text":"c"}'];
    for (const input of [lines.join('\n'), `[${lines.join(',')}]`]) {
      const { summary, refused } = await runEcho(input);
      expect(summary.rows).toMatchObject({ written: 2, refused: 1 });
      expect(refused.map(({ code }) => code)).toEqual(['NUL_BYTE']);
    }
  });
});
