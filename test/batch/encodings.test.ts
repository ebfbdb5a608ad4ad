// The encoding of the input is that of the output, and JSON keeps every byte that was there.
import { describe, expect, test } from 'vitest';
import type { Encoding } from '../../src/formats/encoding.js';
import { attachEngine } from '../support/echo-engine.mjs';
import { runEcho } from '../support/batch.js';

const utf16 = (text: string, encoding: 'le' | 'be', bom: boolean): Buffer => {
  const bytes = Buffer.from((bom ? '\ufeff' : '') + text, 'utf16le');
  return encoding === 'le' ? bytes : bytes.swap16();
};

describe('The encoding of the input is that of the output', () => {
  const text = 'id,text,né\r\n1,Zoë 😀 Street,x\r\n';
  const expected = 'id,text,né,echo_status,echo_text\r\n1,Zoë 😀 Street,x,ok,Zoë 😀 Street\r\n';
  test.each<[string, 'le' | 'be', boolean]>([
    ['UTF-16 LE with a byte order mark', 'le', true],
    ['UTF-16 BE with a byte order mark', 'be', true],
    ['UTF-16 LE without', 'le', false],
    ['UTF-16 BE without', 'be', false],
  ])('%s', async (_, encoding, bom) => {
    for (const pieceBytes of [1, 7, 1000]) {
      const { bytes, summary } = await runEcho(utf16(text, encoding, bom), { pieceBytes });
      expect(bytes).toEqual(utf16(expected, encoding, bom));
      expect(summary.input.encoding).toBe(`utf-16${encoding}`);
    }
  });

  test('UTF-16 of a file that is longer than its head, to its last row', async () => {
    const rows = Array.from({ length: 400 }, (_, i) => `${i},Zoë 😀 Street,${'ü'.repeat(4000)}`);
    const long = `id,text,note\r\n${rows.join('\r\n')}\r\n`;
    for (const encoding of ['le', 'be'] as const) {
      const { bytes, summary } = await runEcho(utf16(long, encoding, true), { pieceBytes: 65_537 });
      expect(summary.rows).toMatchObject({ read: 400, written: 400, refused: 0 });
      const lines = (encoding === 'be' ? bytes.swap16() : bytes).toString('utf16le').trimEnd().split('\r\n');
      expect(lines.slice(1).map((line) => line.replace(/,ok,Zoë 😀 Street$/, ''))).toEqual(rows);
    }
  });

  test('windows-1252, with what it lacks replaced in the added columns and told', async () => {
    const { bytes, summary } = await runEcho(Buffer.from('id,text\n1,Caf\xe9 \x80\n', 'latin1'));
    expect(bytes.toString('latin1')).toBe('id,text,echo_status,echo_text\n1,Caf\xe9 \x80,ok,Caf\xe9 \x80\n');
    expect(summary.input.encoding).toBe('windows-1252');
    const engine = {
      ...attachEngine(),
      run: () =>
        Promise.resolve({
          status: 'SUCCESS' as const,
          messages: [],
          payload: [{ status: 'ok', text: 'M\u0101ori \u6771' }],
        }),
    };
    const other = await runEcho(Buffer.from('id,text\n1,Caf\xe9\n', 'latin1'), {
      engine: () => Promise.resolve(engine),
    });
    expect(other.bytes.toString('latin1')).toContain(',ok,Maori ?\n');
    expect(other.summary.warnings).toEqual([expect.stringContaining('2 characters')]);
  });

  test.each<[to: Encoding, bom: boolean, expected: Buffer]>([
    ['utf-8', false, Buffer.from('id,text,né,echo_status,echo_text\n1,Zoë €,x,ok,Zoë €\n\n2,"a,ö",,ok,"a,ö"\n')],
    ['utf-8', true, Buffer.from('\ufeffid,text,né,echo_status,echo_text\n1,Zoë €,x,ok,Zoë €\n\n2,"a,ö",,ok,"a,ö"\n')],
    [
      'utf-16le',
      false,
      utf16('id,text,né,echo_status,echo_text\n1,Zoë €,x,ok,Zoë €\n\n2,"a,ö",,ok,"a,ö"\n', 'le', true),
    ],
    [
      'utf-16be',
      true,
      utf16('id,text,né,echo_status,echo_text\n1,Zoë €,x,ok,Zoë €\n\n2,"a,ö",,ok,"a,ö"\n', 'be', true),
    ],
    [
      'windows-1252',
      false,
      Buffer.from(
        'id,text,n\xe9,echo_status,echo_text\n1,Zo\xeb \x80,x,ok,Zo\xeb \x80\n\n2,"a,\xf6",,ok,"a,\xf6"\n',
        'latin1',
      ),
    ],
  ])('unless another is asked for: %s, byte order mark: %s', async (outputEncoding, bom, expected) => {
    const inputs: Buffer[] = [
      Buffer.from('id,text,né\n1,Zoë €,x\n\n2,"a,ö",\n'),
      utf16('id,text,né\n1,Zoë €,x\n\n2,"a,ö",\n', 'le', true),
      Buffer.from('id,text,n\xe9\n1,Zo\xeb \x80,x\n\n2,"a,\xf6",\n', 'latin1'),
    ];
    for (const input of inputs) {
      const { bytes, summary } = await runEcho(input, { outputEncoding, bom: bom || undefined });
      expect(bytes.toString('latin1')).toBe(expected.toString('latin1'));
      expect(summary.warnings).toEqual([]);
    }
  });

  test('and a byte order mark of UTF-8 stays where UTF-8 is asked for', async () => {
    const { bytes } = await runEcho('\ufeffid,text\n1,a\n', { outputEncoding: 'utf-8' });
    expect(bytes.toString()).toBe('\ufeffid,text,echo_status,echo_text\n1,a,ok,a\n');
  });

  test('what another encoding lacks is counted in every column and in the header', async () => {
    const { bytes, summary } = await runEcho('id,text,Ōtara\n1,Māori,x\n', { outputEncoding: 'windows-1252' });
    expect(bytes.toString('latin1')).toBe('id,text,Otara,echo_status,echo_text\n1,Maori,x,ok,Maori\n');
    expect(summary.warnings).toEqual(["3 characters are not in windows-1252: they lost their accent or became '?'"]);
  });

  test('cells that are replaced, rows that are read anew and JSON become another encoding too', async () => {
    const job = { outputEncoding: 'windows-1252' } as const;
    const replaced = await runEcho('id,text,echo_text\né,ö,ü\n', { ...job, onClash: 'replace', columns: ['text'] });
    expect(replaced.bytes.toString('latin1')).toBe('id,text,echo_text\n\xe9,\xf6,\xf6\n');
    const odd = await runEcho('id,text\né,"ö" x\n', job);
    expect(odd.bytes.toString('latin1')).toContain('\xe9,"\xf6" x,ok,');
    const json = await runEcho('{"id":"é","text":"ö"}\n', { ...job, format: 'csv' });
    expect(json.bytes.toString('latin1')).toBe('id,text,echo_status,echo_text\n\xe9,\xf6,ok,\xf6\n');
  });

  test('a lone surrogate refuses its row and is written back as it was', async () => {
    const { refused, summary } = await runEcho(utf16('id,text\n1,a\ud800b\n2,c\n', 'le', true));
    expect(refused.map(({ line, code }) => [line, code])).toEqual([[2, 'ENCODING']]);
    expect(summary.rows.written).toBe(1);
  });

  test('an encoding that is told is taken', async () => {
    const { bytes } = await runEcho(Buffer.from('id,text\n1,\xc3\xa9\n', 'latin1'), {
      encoding: 'windows-1252',
      format: 'jsonl',
    });
    expect(bytes.toString('utf8')).toContain('"text":"Ã©"');
  });
});

describe('JSON keeps every byte that was there', () => {
  test.each<[string, string, string]>([
    [
      'lines',
      '{ "text" : "a",  "n": 1.50 }\n{"text":"b"}',
      '{ "text" : "a",  "n": 1.50 ,"echo":{"status":"ok","text":"a"}}\n{"text":"b","echo":{"status":"ok","text":"b"}}',
    ],
    [
      'CRLF and blank lines',
      '{"text":"a"}\r\n\r\n{"text":"b"}\r\n',
      '{"text":"a","echo":{"status":"ok","text":"a"}}\r\n\r\n{"text":"b","echo":{"status":"ok","text":"b"}}\r\n',
    ],
    [
      'an empty object',
      '{"text":"a"}\n{ }\n',
      '{"text":"a","echo":{"status":"ok","text":"a"}}\n{ "echo":{"status":"rejected","text":""}}\n',
    ],
    [
      'escapes and braces in text',
      '{"text":"a\\"}{","x":{"y":[1,{}]}}\n',
      '{"text":"a\\"}{","x":{"y":[1,{}]},"echo":{"status":"ok","text":"a\\"}{"}}\n',
    ],
    [
      'an array',
      '[{"text":"a"},\n {"text":"b",\n "n":2}]',
      '[\n{"text":"a","echo":{"status":"ok","text":"a"}},\n{"text":"b",\n ' +
        '"n":2,"echo":{"status":"ok","text":"b"}}\n]\n',
    ],
    ['an empty array', '[ ]\n', '[\n]\n'],
  ])('%s', async (_, input, expected) => {
    expect((await runEcho(input)).out).toBe(expected);
  });

  test('a broken line, a value that is no object and another key clash are refused alone', async () => {
    const { refused, out } = await runEcho(
      `{"text":"a"}\n{"text":\n[1]\n${'{"text":"b"}\n'.repeat(1000)}{"text":"c","echo":1}\n{"text":"d"}\n`,
    );
    expect(refused.map(({ line, code }) => [line, code])).toEqual([
      [2, 'BROKEN_JSON'],
      [3, 'NOT_AN_OBJECT'],
      [1004, 'KEY_CLASH'],
    ]);
    expect(out.split('\n').length).toBe(1003);
  });

  test('a key of the same name is replaced where it stands, or the result renamed', async () => {
    const input = '{"echo":{"old":1},"text":"a"}\n';
    expect((await runEcho(input, { onClash: 'replace' })).out).toBe('{"echo":{"status":"ok","text":"a"},"text":"a"}\n');
    expect((await runEcho(input, { onClash: 'rename' })).out).toBe(
      '{"echo":{"old":1},"text":"a","echo_2":{"status":"ok","text":"a"}}\n',
    );
  });

  test('a key inside another is mapped with dots', async () => {
    const { out } = await runEcho('{"to":{"line":"a","town":"b"}}\n', {
      map: { text: ['to.line'], place: ['to.town', 'to.line'] },
    });
    expect(JSON.parse(out)).toMatchObject({ echo: { text: 'a @ b/a' } });
  });
});
