// The files of an ABN bulk extract: their heads, and what is said of those that are missing or not whole.
import { describe, expect, it } from 'vitest';
import { readHead } from '../../../src/data/import/abr/head.js';
import { notesOn, requireDistinct } from '../../../src/data/import/abr/notes.js';
import type { ReadFile } from '../../../src/data/import/abr/read-file.js';

const HEAD =
  '<?xml version="1.0"?>\n<Transfer><TransferInfo><FileSequenceNumber> 7 </FileSequenceNumber>' +
  '<RecordCount>12</RecordCount><ExtractTime>2026-01-07T08:46:00</ExtractTime></TransferInfo>';
const read = (text: string | Buffer, isLast = true) => readHead(Buffer.from(text), 'a.xml', isLast);

describe('The head of an extract', () => {
  it.each([
    ['as it is published', HEAD, 0],
    ['with a mark of byte order', `\ufeff${HEAD}`, 3],
    ['that names its encoding', HEAD.replace('?>', " encoding='utf8'?>"), 16],
    ['in ASCII', HEAD.replace('?>', ' encoding = "US-ASCII" ?>'), 23],
    ['without a declaration', HEAD.replace(/^.*\n/, ''), -22],
    ['behind a remark', `<!-- x -->${HEAD}`, 10],
  ])('is read %s', (_, text, more) => {
    expect(read(`${text}<ABR>`)).toEqual({ part: 7, records: 12, date: '2026-01-07', end: HEAD.length + more });
  });

  it('says nothing that it does not say', () => {
    const bare = '<Transfer><TransferInfo></TransferInfo>';
    expect(read(bare)).toEqual({ part: 0, records: 0, date: '', end: bare.length });
  });

  it('is waited for until it has come whole', () => {
    for (let bytes = 0; bytes < HEAD.length; bytes++) expect(read(HEAD.slice(0, bytes), false)).toBeUndefined();
    expect(read(HEAD, false)).toMatchObject({ part: 7 });
  });

  const CUT = 'a.xml: it ends in its head, or has none (TransferInfo); it is damaged or cut short: download it again';
  const NONE = 'a.xml: it is not the XML of the ABN bulk extract; give its files as downloaded, or their zips';
  it.each<[string, string | Buffer, boolean, string]>([
    [
      'UTF-16 of either order',
      Buffer.from(`\ufeff${HEAD}`, 'utf16le'),
      true,
      'a.xml: it is UTF-16, and the extract is UTF-8',
    ],
    [
      'UTF-16 of the other',
      Buffer.from(`\ufeff${HEAD}`, 'utf16le').swap16(),
      true,
      'a.xml: it is UTF-16, and the extract is UTF-8',
    ],
    ['UTF-16 without a mark', Buffer.from(HEAD, 'utf16le'), true, 'a.xml: it is UTF-16, and the extract is UTF-8'],
    ['nothing', ' \n', true, 'a.xml: it is empty; it is damaged or cut short'],
    [
      'another encoding',
      HEAD.replace('?>', ' encoding="latin1"?>'),
      true,
      'a.xml: it says that it is latin1, and the extract is UTF-8',
    ],
    ['a head cut short', HEAD.slice(0, -3), true, CUT],
    ['records before a head', `<Transfer><ABR >${' '.repeat(60)}</TransferInfo>`, false, CUT],
    ['records without a head', `<?xml?><ABR>${' '.repeat(60)}`, false, NONE],
    ['a head longer than any', `<Transfer>${' '.repeat(1 << 16)}`, false, CUT],
    ['text', 'x'.repeat(64), false, NONE],
    ['other XML', '<?xml version="1.0"?><note/>', true, NONE],
  ])('is refused: %s', (_, text, isLast, said) => {
    expect(() => read(text, isLast)).toThrow(said);
  });
});

describe('What is said of the files of an extract', () => {
  const file = (part: number, other: Partial<ReadFile> = {}): ReadFile => ({
    name: `p${part}.xml`,
    part,
    date: '2026-01-07',
    said: 5,
    records: 5,
    refused: 0,
    closed: true,
    types: new Map(),
    ...other,
  });
  const all = Array.from({ length: 20 }, (_, i) => file(i + 1));
  const without = (...parts: number[]): string[] => notesOn(all.filter(({ part }) => !parts.includes(part)));
  const missing = (which: string, are: string, of: string) => [
    `the extract has 20 parts, and ${which} ${are} not among the files: companies of ${of} will not be found`,
  ];

  it.each<[string, string[], string[]]>([
    ['all parts', notesOn(all.toReversed()), []],
    ['one missing', without(20), missing('20', 'is', 'it')],
    ['two missing', without(3, 4), missing('3 and 4', 'are', 'these')],
    ['three in a row missing', without(1, 2, 3), missing('1 to 3', 'are', 'these')],
    ['several missing', without(1, 2, 5, 7, 8, 9, 10), missing('1, 2, 5 and 7 to 10', 'are', 'these')],
    [
      'several days',
      notesOn([...all.slice(1), file(1, { date: '2026-01-14' })]),
      ['the files are of different days: 2026-01-07, 2026-01-14'],
    ],
    [
      'parts of files',
      notesOn([file(2, { said: 1234, records: 5 }), ...all.slice(2), file(1, { closed: false })]),
      [
        'p1.xml says that it has 5 records, holds 5, and ends without its closing tag: it is a part of its ' +
          'original, or was cut short',
        'p2.xml says that it has 1,234 records, holds 5: it is a part of its original, or was cut short',
      ],
    ],
  ])('is of %s', (_, said, wanted) => {
    expect(said).toEqual(wanted);
  });

  it('is refused where a part is given twice, which a file without a number is not', () => {
    expect(() => {
      requireDistinct([file(1), file(2), file(1, { name: 'x.xml' })]);
    }).toThrow('p1.xml and x.xml are both part 1 of the extract; give each part once');
    expect(() => {
      requireDistinct([file(0), file(0)]);
    }).not.toThrow();
  });
});
