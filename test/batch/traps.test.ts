// Every trap of delimited files that was met in the field: one line each.
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { rowText } from '../../src/batch/write/refused.js';
import { runEcho } from '../support/batch.js';
import { workdir } from '../support/workdir.js';

const H = ',echo_status,echo_text';

describe('Rows are written as they were, with columns added, when the file', () => {
  test.each<[string, string, string]>([
    ['is plain', 'id,text\n1,a\n2,b\n', `id,text${H}\n1,a,ok,a\n2,b,ok,b\n`],
    ['has CRLF line ends', 'id,text\r\n1,a\r\n', `id,text${H}\r\n1,a,ok,a\r\n`],
    ['has CR line ends', 'id,text\r1,a\r2,b\r', `id,text${H}\r1,a,ok,a\r2,b,ok,b\r`],
    ['mixes line ends', 'id,text\r\n1,a\n2,b\r3,c\r\n', `id,text${H}\r\n1,a,ok,a\n2,b,ok,b\r3,c,ok,c\r\n`],
    ['does not end its last line', 'id,text\n1,a', `id,text${H}\n1,a,ok,a`],
    [
      'has quotes, doubled quotes and quoted line ends',
      'id,text\n1,"a ""b"", c"\n"2","x\ny"\n',
      `id,text${H}\n1,"a ""b"", c",ok,"a ""b"", c"\n"2","x\ny",ok,"x\ny"\n`,
    ],
    [
      'has a quote inside an unquoted cell',
      'id,text\n1,5" pipe\n2,b\n',
      `id,text${H}\n1,5" pipe,ok,"5"" pipe"\n2,b,ok,b\n`,
    ],
    ['quotes the header', '"id","text"\n1,a\n', `"id","text"${H}\n1,a,ok,a\n`],
    [
      'uses semicolons, with commas in the text',
      'id;text\n1;a, b\n2;c\n',
      'id;text;echo_status;echo_text\n1;a, b;ok;a, b\n2;c;ok;c\n',
    ],
    ['uses tabs', 'id\ttext\n1\ta b\n', 'id\ttext\techo_status\techo_text\n1\ta b\tok\ta b\n'],
    ['uses bars', 'id|text\n1|a; b\n', 'id|text|echo_status|echo_text\n1|a; b|ok|a; b\n'],
    ['has one column', 'text\na b\nc\n', `text${H}\na b,ok,a b\nc,ok,c\n`],
    ['has one quoted column', 'text\n"a, b"\nc\n', `text${H}\n"a, b",ok,"a, b"\nc,ok,c\n`],
    [
      'is one address a line with commas anywhere',
      'address\n1 King St, Sydney\n2 Queen St, Perth, WA\nhere\n',
      `address${H}\n"1 King St, Sydney",ok,"1 King St, Sydney"\n"2 Queen St, Perth, WA",ok,"2 Queen St, ` +
        `Perth, WA"\nhere,ok,here\n`,
    ],
    ['has blank lines', 'id,text\n\n1,a\n\r\n2,b\n\n', `id,text${H}\n\n1,a,ok,a\n\r\n2,b,ok,b\n\n`],
    ['has lines of spaces and tabs', 'id,text\n  \n1,a\n\t\n2,b\n ', `id,text${H}\n  \n1,a,ok,a\n\t\n2,b,ok,b\n `],
    ['has lines of spaces between CR line ends', 'id,text\r \r1,a\r', `id,text${H}\r \r1,a,ok,a\r`],
    ['has quotes between CR line ends', 'id,"text"\r1,"a"\r"2",b\r', `id,"text"${H}\r1,"a",ok,a\r"2",b,ok,b\r`],
    ['has a byte order mark', '\ufeffid,text\n1,a\n', `\ufeffid,text${H}\n1,a,ok,a\n`],
    ['has a byte order mark before a quoted header', '\ufeff"text",id\na,1\n', `\ufeff"text",id${H}\na,1,ok,a\n`],
    ['repeats a heading', 'text,text,id\na,b,1\n', `text,text,id${H}\na,b,1,ok,a\n`],
    ['lacks a heading', 'id,,text\n1,x,a\n', `id,,text${H}\n1,x,a,ok,a\n`],
    ['has no header', '1,12 King St\n2,14 King St\n', '1,12 King St,ok,12 King St\n2,14 King St,ok,14 King St\n'],
    ['is a header only', 'id,text\n', `id,text${H}\n`],
    ['is a header only, without line end', 'id,text', `id,text${H}`],
    [
      'escapes quotes by a backslash',
      'id,text\n1,"say \\"hi\\", you"\n2,b\n',
      `id,text${H}\n1,"say \\"hi\\", you",ok,"say \\"hi\\", you"\n2,b,ok,b\n`,
    ],
    [
      'has a quoted cell with text after it, which csv-parse can read',
      'id,text\n1,"Bob" Smith\n2,b\n',
      `id,text${H}\n1,"Bob" Smith,ok,"""Bob"" Smith"\n2,b,ok,b\n`,
    ],
    ['has a row of blanks', 'id,text\n1,\n ,  \n', `id,text${H}\n1,,rejected,\n ,  ,rejected,\n`],
    ['begins like a formula', 'id,text\n1,+61412345678\n', `id,text${H}\n1,+61412345678,ok,+61412345678\n`],
  ])('%s', async (_, input, expected) => {
    const { out, summary, refused } = await runEcho(input, {
      map: input.startsWith('1') ? undefined : { text: [/address/.test(input) ? 'address' : 'text'] },
    });
    expect(out).toBe(expected);
    expect(refused).toEqual([]);
    expect(summary.rows.read).toBe(summary.rows.written);
  });
});

describe('A row is refused alone, with its line and why, when', () => {
  test.each<[string, string, number, string, string]>([
    ['it has too few columns', 'id,text\n1,a\n2\n3,c\n', 3, 'TOO_FEW_COLUMNS', '2'],
    ['it has too many columns', 'id,text\n1,a\n2,b,x\n3,c\n', 3, 'TOO_MANY_COLUMNS', '2,b,x'],
    ['a quote is never closed', 'id,text\n1,a\n2,"b\n3,c\n', 3, 'QUOTE', '2,"b'],
    ['a quote closes in the next row', 'id,text\n1,a\n2,"b\n3,"c"\n4,d\n', 3, 'QUOTE', '2,"b'],
    ['a quoted line end came before', 'id,text\n1,"a\nb"\n2\n3,c\n', 4, 'TOO_FEW_COLUMNS', '2'],
    ['it holds a NUL byte', 'id,text\n1,a\n2,b\0\n3,c\n', 3, 'NUL_BYTE', '2,b\0'],
    [
      'it has a cell of 10 MB',
      `id,text\n1,a\n2,${'x'.repeat(10 << 20)}\n3,c\n`,
      3,
      'CELL_TOO_LARGE',
      `2,${'x'.repeat(10 << 20)}`,
    ],
    [
      'it has a quoted cell of 10 MB',
      `id,text\n1,a\n2,"${'x'.repeat(10 << 20)}"\n3,c\n`,
      3,
      'CELL_TOO_LARGE',
      `2,"${'x'.repeat(10 << 20)}"`,
    ],
    [
      'it has a quoted cell of 20 MB, which is more than quotes may hold',
      `id,text\n1,a\n2,"${'x'.repeat(20 << 20)}"\n3,c\n`,
      3,
      'CELL_TOO_LARGE',
      `2,"${'x'.repeat(20 << 20)}"`,
    ],
  ])('%s', async (_, input, line, code, text) => {
    const { summary, refused } = await runEcho(input, { delimiter: ',' });
    expect(refused.map((row) => [row.line, row.code, rowText(row.text) === text])).toEqual([[line, code, true]]);
    expect(summary.rows.read).toBe(summary.rows.written + summary.rows.refused);
    expect(summary.exitCode).toBe(3);
    const reason =
      code === 'CELL_TOO_LARGE' ? 'a cell is larger than 1 MB; a quote may be missing' : refused[0]!.reason;
    expect(refused[0]!.reason).toBe(reason);
  });

  test.each(['', '"'])(
    'it has a cell of one byte more than 1 MB between %j, and not with one byte less',
    async (quote) => {
      const most = 'x'.repeat(1 << 20);
      const cell = (text: string): string => `${quote}${text}${quote}`;
      const input = `id,text\n1,${cell(most)}\n2,${cell(`${most}x`)}\n3,c\n`;
      const { refused } = await runEcho(input, { delimiter: ',' });
      expect(refused.map(({ line, code }) => [line, code])).toEqual([[3, 'CELL_TOO_LARGE']]);
    },
  );

  const long = 'x'.repeat(70 << 20);
  test.each<[string, string, number]>([
    ['in.csv', `id,text\n1,a\n2,${long}\n3,c\n`, 3],
    ['in.jsonl', `{"text":"a"}\n{"text":"${long}"}\n{"text":"c"}\n`, 2],
    ['in.json', `[{"text":"a"},\n{"text":"${long}"},\n{"text":"c"}]`, 2],
  ])('it is longer than 64 MB, of %s: its beginning is kept', async (name, input, line) => {
    const dir = workdir();
    dir.write(name, input);
    const args = ['parse', name, '-o', 'out.jsonl', '--errors', 'bad.jsonl', '--summary', 'sum.json'];
    expect((await dir.run([...args, '--map', 'fullAddress=text'])).code).toBe(3);
    expect(JSON.parse(dir.read('sum.json'))).toMatchObject({ rows: { read: 3, written: 2, refused: 1 } });
    const [refused, ...others] = dir.read('bad.jsonl').trimEnd().split('\n');
    expect(others).toEqual([]);
    expect(JSON.parse(refused!)).toEqual({
      line,
      code: 'RECORD_TOO_LARGE',
      reason: expect.stringContaining('the first 4096 bytes') as string,
      row: input.split('\n')[line - 1]!.slice(0, 4096),
    });
  });

  test('a quote runs away over a thousand lines, and only its own line is lost', async () => {
    const rows = Array.from({ length: 3000 }, (_, i) => `${i},row ${i}\n`);
    rows[10] = '10,"row 10\n';
    const { out, refused, summary } = await runEcho(`id,text\n${rows.join('')}last,"closed"\n`);
    expect(refused.map(({ line, code }) => [line, code])).toEqual([[12, 'QUOTE']]);
    expect(summary.rows).toMatchObject({ read: 3001, written: 3000 });
    expect(out).toContain('\n11,row 11,ok,row 11\n');
  });

  test('it alone is broken among rows of UTF-8, which it does not make another encoding of', async () => {
    const rows = Array.from({ length: 9 }, (_, i) => `${i},Straße ${i}\n`);
    const broken = Buffer.concat([Buffer.from('9,'), Buffer.from([0xe9]), Buffer.from('\n')]);
    const input = Buffer.concat([Buffer.from(`id,text\n${rows.join('')}`), broken, Buffer.from('10,c\n')]);
    const { refused, out, notes } = await runEcho(input);
    expect(refused.map(({ line, code }) => [line, code])).toEqual([[11, 'ENCODING']]);
    expect(out).toContain('8,Straße 8,ok,Straße 8\n10,c,ok,c\n');
    expect(notes[0]).toContain('utf-8 (UTF-8 but for a few bytes)');
    const few = await runEcho(Buffer.concat([Buffer.from(`id,text\n${rows.slice(0, 7).join('')}`), broken]));
    expect(few.refused).toEqual([]);
    expect(few.notes[0]).toContain('windows-1252 (not UTF-8)');
  });

  test('it is not in the encoding of the file, which was decided before', async () => {
    const padding = '9,z\n'.repeat(300_000);
    const { refused, bytes } = await runEcho(
      Buffer.concat([Buffer.from(`id,text\n1,é\n${padding}2,`), Buffer.from([0xe9]), Buffer.from('\n3,é\n')]),
    );
    expect(refused.map(({ line, code, text }) => [line, code, [...text]])).toEqual([
      [300_003, 'ENCODING', [0x32, 0x2c, 0xe9]],
    ]);
    expect(bytes.subarray(-14).toString()).toMatch(/3,é,ok,é\n$/);
  });
});

describe('An input that cannot be used is one line that says what and where:', () => {
  test.each<[string, string | Buffer, Parameters<typeof runEcho>[1], RegExp, number]>([
    ['empty', '', {}, /^input is empty; /, 6],
    ['only blank lines', '\n\r\n', {}, /^input is empty; /, 6],
    ['binary', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1, 0, 0, 0, 2, 3]), {}, /^input is a binary file/, 6],
    [
      'of bytes that no text has',
      Buffer.from(Array.from({ length: 4096 }, (_, i) => (i * 7919) % 251)),
      {},
      /^input is a binary file, not text \(NUL byte at 0\)/,
      6,
    ],
    ['an old Excel file', Buffer.from('d0cf11e0a1b11ae1000000', 'hex'), {}, /^input is an Excel or Word file of/, 6],
    ['a zip in gzip', gzipSync(Buffer.from('PK\x03\x04xyz')), {}, /^input is a zip archive/, 6],
    ['a NUL in the header', 'id,te\0xt\n1,a\n2,b\n', { header: 1 }, /^input, line 1: the header holds a NUL byte/, 6],
    ['a zip', Buffer.from('PK\x03\x04xyz'), {}, /zip archive, which is not supported; unpack it first/, 6],
    ['zstd', Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0, 0]), {}, /zstd data, which is not supported yet/, 6],
    ['cut gzip', Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 0x4b]), {}, /ends before its gzip data does/, 6],
    [
      'a column that is not there',
      'id,street\n1,a\n',
      { map: { text: ['Adress'] } },
      /there is no column 'Adress'; the columns are 'id', 'street'/,
      2,
    ],
    [
      'no column that can be used',
      'id,colour\n1,red\n',
      {},
      /no column can be used for echo; the columns are 'id', 'colour'. Name one with --map text=COLUMN/,
      2,
    ],
    [
      'a column of an added name',
      'text,echo_status\na,b\n',
      {},
      /already has the column 'echo_status'; choose --on-clash/,
      2,
    ],
    ["a key of the result's name", '{"text":"a","echo":1}\n', {}, /already has 'echo'; choose --on-clash/, 2],
    [
      'JSON that is no array',
      '{"text":"a"}\n',
      { inputFormat: 'json' },
      /not a JSON array of objects; .* --input-format jsonl/,
      6,
    ],
    [
      'a first row with an open quote',
      '"id,text\n1,a\n',
      { delimiter: ',' },
      /^input, line 1: in the first row a quote is not closed; is it a CSV file\?/,
      6,
    ],
  ])('%s', async (_, input, options, message, exitCode) => {
    await expect(runEcho(input, options)).rejects.toMatchObject({
      name: 'WaypostError',
      message: expect.stringMatching(message),
      exitCode,
    });
  });
});
