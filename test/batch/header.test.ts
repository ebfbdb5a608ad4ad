// A run over a file whose table does not begin with its first line, or whose header is over two lines: what comes out,
// what is said, and on which line an error is.
import { describe, expect, test } from 'vitest';
import { runEcho, type OneStepOptions } from '../support/batch.js';

const H = 'id,text,n,echo_status,echo_text\n';
const TABLE = 'id,text,n\n1,a 1,7\n2,b 2,8\n';
const ROWS = '1,a 1,7,ok,a 1\n2,b 2,8,ok,b 2\n';
const text = { map: { text: ['text'] } };

describe('The output begins with the header, and a note says what is left out, where the file has', () => {
  test.each<[string, string, OneStepOptions, string, string]>([
    [
      'a title',
      `Customers as at July\n${TABLE}`,
      {},
      H + ROWS,
      "line 1 above the header is left out: 'Customers as at July'",
    ],
    [
      'a title and a blank line',
      `Customers\r\n\r\n${TABLE}`,
      {},
      H + ROWS,
      "lines 1-2 above the header are left out: 'Customers'",
    ],
    ['blank lines', `\n\n${TABLE}`, {}, H + ROWS, 'lines 1-2 above the header are left out: they are blank'],
    ['a line of delimiters', `,,\n${TABLE}`, {}, H + ROWS, 'line 1 above the header is left out: it is blank'],
    [
      "Excel's line",
      'sep=;\nid;text;n\n1;a, 1;7\n',
      {},
      'id;text;n;echo_status;echo_text\n1;a, 1;7;ok;a, 1\n',
      "line 1 above the header is left out: 'sep=;'",
    ],
    [
      'a quote that is not closed in its title',
      `"Smith" and sons\n${TABLE}`,
      { delimiter: ',' },
      H + ROWS,
      `line 1 above the header is left out: '"Smith" and sons'`,
    ],
    [
      'types below the header',
      'id,text,n\nint,string,int\n1,a 1,7\n',
      {},
      `${H}1,a 1,7,ok,a 1\n`,
      "line 2 below the header is left out: 'int,string,int'",
    ],
    [
      'lines that are told to be skipped',
      `x,y,z\n1,2,3\n${TABLE}`,
      { skip: 2 },
      H + ROWS,
      "lines 1-2 above the header are left out: 'x,y,z / 1,2,3'",
    ],
    [
      'a header that is told',
      `x,y,z\n1,2,3\n${TABLE}`,
      { header: 3 },
      H + ROWS,
      "lines 1-2 above the header are left out: 'x,y,z / 1,2,3'",
    ],
    [
      'a header that is told below a line that says the delimiter',
      'sep=;\nx;y\nid;text\n1;a\n',
      { header: 3 },
      'id;text;echo_status;echo_text\n1;a;ok;a\n',
      "lines 1-2 above the header are left out: 'sep=; / x;y'",
    ],
  ])('%s', async (_, input, options, expected, note) => {
    const { out, notes, refused } = await runEcho(input, { ...text, ...options });
    expect(out).toBe(expected);
    expect(notes).toContain(note);
    expect(refused).toEqual([]);
  });

  test.each<[string, string | Buffer, string]>([
    ['UTF-8', ',Übung,,Fête,\nid,text,n,text,n\n1,a 1,2,b 1,3\n', 'id,Übung text,Übung n,Fête text,Fête n'],
    [
      'windows-1252',
      Buffer.from(',Übung,,Fête,\nid,text,n,text,n\n1,a 1,2,b 1,3\n', 'latin1'),
      'id,Übung text,Übung n,Fête text,Fête n',
    ],
    [
      'cells that have to be quoted',
      ',"A, B",,C,\nid,text,n,text,n\n1,a 1,2,b 1,3\n',
      'id,"A, B text","A, B n",C text,C n',
    ],
  ])('a header over two lines, which becomes one, in %s', async (_, input, header) => {
    const name = header.includes('Ü') ? 'Übung text' : 'A, B text';
    const { bytes, notes } = await runEcho(input, { map: { text: [name] } });
    const encoding = typeof input === 'string' ? 'utf8' : 'latin1';
    expect(bytes.toString(encoding)).toBe(`${header},echo_status,echo_text\n1,a 1,2,b 1,3,ok,a 1\n`);
    expect(notes[0]).toContain('lines 1-2 are the header, joined into one');
  });

  test('headings missing or repeated, whose names are said', async () => {
    const { out, notes } = await runEcho('text,text,,text\na 1,1,2,3\n', { map: { text: ['column_4'] } });
    expect(out).toBe('text,text,,text,echo_status,echo_text\na 1,1,2,3,ok,3\n');
    expect(notes).toContain('columns without a heading of their own are called column_2, column_3, column_4');
  });

  test('rows that end with a delimiter, for which the header gets one', async () => {
    const { out } = await runEcho('id,text,n\n1,a 1,7,\n2,b 2,8,\n', text);
    expect(out).toBe('id,text,n,,echo_status,echo_text\n1,a 1,7,,ok,a 1\n2,b 2,8,,ok,b 2\n');
  });
});

describe('Lines above the table move nothing:', () => {
  const titled = `Customers\n\n${TABLE}3,c 3,9,x\n`;

  test('an error has the line of the file', async () => {
    const { refused } = await runEcho(titled, text);
    expect(refused.map(({ line, code }) => [line, code])).toEqual([[6, 'TOO_MANY_COLUMNS']]);
  });

  test('--limit and --sample count rows of the table', async () => {
    expect((await runEcho(titled, { ...text, limit: 1 })).out).toBe(`${H}1,a 1,7,ok,a 1\n`);
    const { out, refused } = await runEcho(titled, { ...text, sample: 3 });
    expect(out).toBe(H + ROWS);
    expect(refused.map(({ line }) => line)).toEqual([6]);
  });

  test.each([1, 7, 40])('nor do blocks of %i bytes', async (blockBytes) => {
    expect((await runEcho(titled, { ...text, blockBytes, pieceBytes: 5 })).out).toBe(H + ROWS);
  });

  test('without a header they are rows, but for those that are told to be skipped', async () => {
    const { out, notes } = await runEcho('x\n1,a 1\n2,b 2\n', { header: false, skip: 1, map: { text: ['column_2'] } });
    expect(out).toBe('1,a 1,ok,a 1\n2,b 2,ok,b 2\n');
    expect(notes).toContain("line 1 above the first row is left out: 'x'");
  });
});

describe('What is told of the header and does not go with the file is a usage error:', () => {
  test.each<[string, string, OneStepOptions, string]>([
    [
      'a blank line',
      '\nid,text\n',
      { header: 1 },
      '--header 1: line 1 of input is blank; name the line of the headings',
    ],
    ['a line behind the last', TABLE, { header: 9 }, '--header 9: input has 3 lines'],
    ['more lines than there are', TABLE, { skip: 4 }, '--skip 4: input has 3 lines'],
    [
      'a header among the skipped',
      TABLE,
      { skip: 2, header: 2 },
      '--header 2 is among the lines that --skip 2 leaves out; lines count from 1',
    ],
    [
      'lines of JSON',
      '{"text":"a"}\n',
      { skip: 1 },
      '--skip is for lines of delimited text; input is JSON, whose records have names',
    ],
    [
      'a header of JSON',
      '{"text":"a"}\n',
      { header: 1 },
      '--header is for lines of delimited text; input is JSON, whose records have names',
    ],
  ])('%s', async (_, input, options, message) => {
    await expect(runEcho(input, options)).rejects.toMatchObject({ kind: 'usage', message });
  });

  test('all lines skipped leave nothing to read', async () => {
    await expect(runEcho(TABLE, { skip: 3 })).rejects.toMatchObject({
      kind: 'input-unreadable',
      message: 'input has nothing below line 3',
    });
  });
});
