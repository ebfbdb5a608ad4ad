// The text of a refused row, as it is told and written: the row as it was, to its first and last character.
import { describe, expect, test } from 'vitest';
import { rowText } from '../../src/batch/write/refused.js';
import { runEcho } from '../support/batch.js';

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

describe('The text of a refused row', () => {
  test.each<[what: string, bytes: Buffer, text: string]>([
    ['is that of UTF-8', Buffer.from('Ā b, ē'), 'Ā b, ē'],
    ['is that of windows-1252 where it is no UTF-8, from its first character', latin('\xc9a,bc'), 'Éa,bc'],
    ['is that of windows-1252 where it is no UTF-8, to its last character', latin('a,b\xe9'), 'a,bé'],
    ['has the signs that only windows-1252 has', latin('\x80,\x96,\x9f'), '€,–,Ÿ'],
    ['may be empty', Buffer.alloc(0), ''],
  ])('%s', (_, bytes, text) => {
    expect(rowText(bytes)).toBe(text);
  });

  test('is one row of many in the bytes of a file', () => {
    const file = latin('one\n\xe9two\xe8\nthree');
    expect(rowText(file.subarray(4, 9))).toBe('étwoè');
  });

  test.each(['\n', '\r\n', '\r'])('is told with its line between line ends %j, and costs no other row', async (eol) => {
    const rows = ['id,text', '1,a', '\xc9', '2,"b" x', '3,"c"', '4,d"', '\xe9,f,g', '6,h', ''];
    const { refused, summary, bytes } = await runEcho(latin(rows.join(eol)));
    expect(refused.map(({ line, code, text }) => [line, code, rowText(text)])).toEqual([
      [3, 'TOO_FEW_COLUMNS', 'É'],
      [7, 'TOO_MANY_COLUMNS', 'é,f,g'],
    ]);
    expect(summary.rows).toMatchObject({ read: 7 });
    expect(bytes.toString('latin1').split(eol)).toEqual([
      'id,text,echo_status,echo_text',
      '1,a,ok,a',
      '2,"b" x,ok,"""b"" x"',
      '3,"c",ok,c',
      '4,d",ok,"d"""',
      '6,h,ok,h',
      '',
    ]);
  });
});
