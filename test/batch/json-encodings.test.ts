// JSON in other encodings than UTF-8: given or found, it is read as a delimited file is, and written as UTF-8.
import { describe, expect, test } from 'vitest';
import { runEcho } from '../support/batch.js';

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
const LINES = '{"id":1,"text":"Caf\xe9 \x80","n\xe9":"a\xa0b"}\n\n{"id":2,"text":"Zo\xeb \\u014d","n\xe9":2}\n';
const ARRAY = '[{"id":1,"text":"Caf\xe9 \x80","n\xe9":"a\xa0b"},\r\n{"id":2,"text":"Zo\xeb \\u014d",\n"n\xe9":2}]\n';

describe('JSON in windows-1252', () => {
  for (const encoding of ['windows-1252', undefined] as const) {
    const how = encoding === undefined ? 'found' : 'given';
    test(`is read, and written as UTF-8, its own text as it was (${how})`, async () => {
      const { out, refused, summary } = await runEcho(latin1(LINES), { encoding });
      expect(refused).toEqual([]);
      expect(summary.input.encoding).toBe('windows-1252');
      expect(out).toBe(
        '{"id":1,"text":"Café €","né":"a\xa0b","echo":{"status":"ok","text":"Café €"}}\n\n' +
          '{"id":2,"text":"Zoë \\u014d","né":2,"echo":{"status":"ok","text":"Zoë ō"}}\n',
      );
    });

    test(`of an array too, which may become lines or columns (${how})`, async () => {
      expect((await runEcho(latin1(ARRAY), { encoding })).out).toBe(
        '[\n{"id":1,"text":"Café €","né":"a\xa0b","echo":{"status":"ok","text":"Café €"}},\n' +
          '{"id":2,"text":"Zoë \\u014d",\n"né":2,"echo":{"status":"ok","text":"Zoë ō"}}\n]\n',
      );
      expect((await runEcho(latin1(ARRAY), { encoding, format: 'jsonl' })).out).toContain(
        '\n{"id":2,"text":"Zoë \\u014d", "né":2,"echo":',
      );
      expect((await runEcho(latin1(ARRAY), { encoding, format: 'csv' })).out).toBe(
        'id,text,né,echo_status,echo_text\n1,Café €,a\xa0b,ok,Café €\n2,Zoë ō,2,ok,Zoë ō\n',
      );
    });
  }

  test('may become CSV in windows-1252', async () => {
    const { bytes } = await runEcho(latin1(LINES), { format: 'csv', outputEncoding: 'windows-1252' });
    expect(bytes.toString('latin1')).toContain('1,Caf\xe9 \x80,a\xa0b,ok,Caf\xe9 \x80\n');
  });

  test('has its keys replaced where they stand', async () => {
    const { out } = await runEcho(latin1('{"\xe9":1,"echo":"\xfc","text":"\xf6"}\n'), { onClash: 'replace' });
    expect(out).toBe('{"é":1,"echo":{"status":"ok","text":"ö"},"text":"ö"}\n');
  });

  test('is told of where its encoding is said to be UTF-8, and the row is kept as it was', async () => {
    const { refused } = await runEcho(latin1('{"text":"a"}\n{"text":"\xe9"}\n'), { encoding: 'utf-8' });
    expect(refused.map(({ line, code }) => [line, code])).toEqual([[2, 'ENCODING']]);
    expect(refused[0]!.reason).toContain('--encoding windows-1252');
    expect(Buffer.from(refused[0]!.text).toString('latin1')).toBe('{"text":"\xe9"}');
  });
});

describe('JSON in UTF-16 that is given', () => {
  test.each(['utf-16le', 'utf-16be'] as const)('%s', async (encoding) => {
    // Of these letters no byte is NUL.
    const text = '[{"text":"東京都千代田区丸の内一丁目東京都千代田区丸の内"}]';
    const units = Buffer.from(text, 'utf16le');
    const { bytes, refused } = await runEcho(encoding === 'utf-16le' ? units : units.swap16(), {
      encoding,
      inputFormat: 'json',
    });
    expect(refused).toEqual([]);
    const out = (encoding === 'utf-16le' ? bytes : bytes.swap16()).toString('utf16le');
    expect(JSON.parse(out)).toMatchObject([{ echo: { status: 'ok' } }]);
  });
});
