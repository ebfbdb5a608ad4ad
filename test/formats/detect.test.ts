// What the head of a file decides: encoding, dialect, header.
import { describe, expect, test } from 'vitest';
import { detectDialect } from '../../src/formats/csv/detect.js';
import { columnNames } from '../../src/formats/csv/header.js';
import { detectEncoding } from '../../src/formats/encoding.js';
import { formatByContent, formatByName } from '../../src/formats/file-format.js';
import { encodeUtf16, Utf16Decoder } from '../../src/formats/utf-16.js';

describe('The encoding is', () => {
  test.each<[string, Buffer, boolean, string, number]>([
    ['UTF-8 of ASCII', Buffer.from('a,b\n'), true, 'utf-8', 0],
    ['UTF-8 by its mark', Buffer.from('\ufeffa'), true, 'utf-8', 3],
    ['UTF-8 of letters', Buffer.from('Zoë'), true, 'utf-8', 0],
    ['UTF-8 cut inside a letter, where more follows', Buffer.from('Zoë').subarray(0, 3), false, 'utf-8', 0],
    ['windows-1252 where the same is all there is', Buffer.from('Zoë').subarray(0, 3), true, 'windows-1252', 0],
    ['windows-1252 of a single accent', Buffer.from('Zo\xeb Street', 'latin1'), true, 'windows-1252', 0],
    [
      'UTF-8 of a letter and half an emoji (CESU-8)',
      Buffer.from('Zo\xc3\xab \xed\xa0\xbd', 'latin1'),
      true,
      'utf-8',
      0,
    ],
    [
      'windows-1252 of a letter between two of its own',
      Buffer.from('\xe9a\xe9\xe8 \xed', 'latin1'),
      true,
      'windows-1252',
      0,
    ],
    ['UTF-16 LE by its mark', Buffer.from('\ufeffa', 'utf16le'), true, 'utf-16le', 2],
    ['UTF-16 BE by its mark', Buffer.from('\ufeffa', 'utf16le').swap16(), true, 'utf-16be', 2],
    ['UTF-16 LE by its NUL bytes', Buffer.from('id,text\n1,é\n', 'utf16le'), true, 'utf-16le', 0],
    ['UTF-16 BE by its NUL bytes', Buffer.from('id,text\n1,é\n', 'utf16le').swap16(), true, 'utf-16be', 0],
  ])('%s', (_, head, whole, encoding, bom) => {
    expect(detectEncoding(head, whole)).toMatchObject({ encoding, bom });
  });

  test('as told, whatever the bytes say', () => {
    expect(detectEncoding(Buffer.from('\ufeffa'), true, 'windows-1252')).toEqual({
      encoding: 'windows-1252',
      bom: 0,
      how: 'given',
    });
  });
});

test('UTF-16 comes back as it was, lone surrogates and all, from pieces of any length', () => {
  for (const encoding of ['utf-16le', 'utf-16be'] as const) {
    const units = Buffer.from('a\u0101😀\ud800x\udc00', 'utf16le');
    const bytes = encoding === 'utf-16le' ? units : Buffer.from(units).swap16();
    for (let piece = 1; piece < 6; piece++) {
      const decoder = new Utf16Decoder(encoding);
      const parts: Buffer[] = [];
      for (let at = 0; at < bytes.length; at += piece) {
        parts.push(decoder.decode(bytes.subarray(at, at + piece), false));
      }
      parts.push(decoder.decode(Buffer.alloc(0), true));
      expect(encodeUtf16(Buffer.concat(parts), encoding)).toEqual(bytes);
    }
  }
});

const MEMBERS = ['Ames', 'Bird', 'Cole', 'Dunn', 'Eddy']
  .map((name, i) => `M${i};${name};Jo;${i + 1}/2/1980;${i + 3} Wharf Rd, Wenby VIC 3999;0491 570 15${i}\n`)
  .join('');

describe('The delimiter is', () => {
  test.each<[string, string, string | undefined]>([
    ['a comma', 'id,addr\n1,x\n', ','],
    ['a bar, where a letter would fit too', 'id|addr\n1|d d\n', '|'],
    ['a semicolon, with commas inside quotes', 'a;b\n"1,2";"3,4"\n', ';'],
    ['a comma, with semicolons inside quotes', 'a,b\n"1;2","3;4"\n', ','],
    ['a tilde', 'id~addr~pc\n1~2 Emu St, Kew~3101\n2~3 Emu St, Kew, Vic~3101\n', '~'],
    ['a caret', 'id^addr^pc\n1^2 Emu St^3101\n', '^'],
    ['the separator of units', 'id\u001faddr\u001fpc\n1\u001f2 Emu St\u001f3101\n', '\u001f'],
    ['a comma, with a tilde in each row', 'id,addr,note\n1,2 Emu St,~5 m\n2,3 Emu St,~6 m\n', ','],
    ['a tab', 'a\tb\n1, 2\t3\n', '\t'],
    ['a comma where there is one column', 'addr\n1 King St\n', ','],
    ...[0, 1, 2, 3, 4, 5, 6, 9].flatMap((filled) =>
      ['', '\n', ';;;;;\n', ';;;;;;;\n'].map((gap): [string, string, string] => [
        `a semicolon, below a title with ${filled} of them and ${JSON.stringify(gap)}`,
        `Members of the club${';'.repeat(filled)}\n${gap}No;Surname;Given;Born;Lives at;Mobile\n${MEMBERS}`,
        ';',
      ]),
    ),
    ['none where commas belong to the text', '1 King St, Sydney\n2 Queen St, Perth, WA\n3 Here\n', undefined],
  ])('%s', (_, text, delimiter) => {
    const found = detectDialect(Buffer.from(text)).delimiter;
    expect(found < 0 ? undefined : String.fromCharCode(found)).toBe(delimiter);
  });
});

describe('Columns', () => {
  test.each<[string, string[], string[]]>([
    ['without a name of their own have their position', ['a', '', ' a ', 'b'], ['a', 'column_2', 'column_3', 'b']],
    ['are named on one line', ['Street\nAddress', ' b '], ['Street Address', 'b']],
    ['differ though a heading is the name of a position', ['column_2', ''], ['column_2', 'column_2_']],
  ])('%s', (_, header, names) => {
    expect(columnNames(header)).toEqual(names);
  });
});

describe('The format is', () => {
  test.each([
    ['x.csv', 'csv'],
    ['x.TXT.gz', 'csv'],
    ['x.tsv', 'tsv'],
    ['x.ndjson.gz', 'jsonl'],
    ['x.json', 'json'],
    ['x', undefined],
  ])('by the name %s: %s', (name, format) => {
    expect(formatByName(name)).toBe(format);
  });
  test.each([
    ['{"a":1}', 'jsonl'],
    [' [ {"a"', 'json'],
    ['[]', 'json'],
    ['[a],b', 'csv'],
    ['{x},b', 'csv'],
  ])('by the text %s: %s', (text, format) => {
    expect(formatByContent(Buffer.from(text))).toBe(format);
  });
  test.each(['x.xlsx', 'x.parquet', 'x.csv.zst'])('not yet that of %s', (name) => {
    expect(() => formatByName(name)).toThrow(/not supported yet/);
  });
});
