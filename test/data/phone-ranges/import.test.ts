// Ranges of phone numbers as they are published, and what they say of a number.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listSets, setFile, verifySet } from '../../../src/data/catalogue.js';
import { importPhoneRanges } from '../../../src/data/import/phone-ranges/import.js';
import { beginningsOf, lengthsOf } from '../../../src/data/import/phone-ranges/digit-patterns.js';
import { cellsOf } from '../../../src/data/import/phone-ranges/cells.js';
import { PhoneRanges, type PhoneRange } from '../../../src/data/phone-ranges/read/phone-ranges.js';
import { PhoneChecker } from '../../../src/phone/answer/check-phone.js';

const HEADER =
  'Prefix ; Length ; Type ; Tariff ; Area Code Length ; Operator ; Format ; Regions ; Geocode:en ; Provenance';
const ROWS = [
  '491          ; 9    ; MOBILE     ; STANDARD_RATE ;   ; "wattle_mobile" ; "x" ; "AU"',
  '4[23]x       ; 9    ; MOBILE     ; STANDARD_RATE ;   ; "unnamed"       ; "x" ; "AU"',
  '255          ; 9    ; FIXED_LINE ; STANDARD_RATE ; 1 ;                 ; "x" ; "AU" ; "Wattle; Flat"',
  '1800         ; 7,10 ; FIXED_LINE ; TOLL_FREE     ;   ;                 ; "x" ; "AU,CX"',
  '998          ; 9    ; PAGER      ; STANDARD_RATE ;   ;                 ; "x" ; "AU"',
];
const OPERATORS = 'Id ; Name:en\nwattle_mobile ; "Wattle Mobile"\n';

const TABLE = { key: 'number range', rows: 5, columns: ['operator', 'place', 'type', 'area code', 'country'] };

let dir: string;
let count = 0;
beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'waypost-ranges-'));
});
afterAll(() => {
  rmSync(dir, { recursive: true });
});

/** A folder of the tables of calling code 61. */
function folderOf(rows: readonly string[], operators = OPERATORS, header = HEADER): string {
  const folder = path.join(dir, `tables-${count++}`);
  mkdirSync(path.join(folder, 'metadata/61'), { recursive: true });
  writeFileSync(path.join(folder, 'metadata/61/ranges.csv'), `${[header, ...rows].join('\n')}\n`);
  writeFileSync(path.join(folder, 'metadata/61/operators.csv'), operators);
  return folder;
}

function emptyFolder(): string {
  const folder = path.join(dir, `empty-${count++}`);
  mkdirSync(folder);
  return folder;
}

async function imported(folder: string, release?: string): Promise<{ dataDir: string; file: string }> {
  const dataDir = path.join(dir, `data-${count++}`);
  await importPhoneRanges({ dataDir, paths: [folder], release });
  const [set] = await listSets(dataDir);
  return { dataDir, file: setFile(dataDir, set!) };
}

describe('Ranges', () => {
  let ranges: PhoneRanges;
  beforeAll(async () => {
    const { dataDir, file } = await imported(folderOf(ROWS), '2026-07-16');
    await verifySet(dataDir, 'PHONERANGES');
    ranges = PhoneRanges.open(file);
  });
  afterAll(() => {
    ranges.close();
  });

  const mobile = { operator: 'Wattle Mobile', place: '', areaLength: 0, type: 'MOBILE', country: 'AU' } as const;
  it.each<[string, Partial<PhoneRange> | undefined]>([
    ['491570156', mobile],
    ['491000000', mobile],
    ['491999999', mobile],
    ['420000000', { ...mobile, operator: 'unnamed' }],
    ['439999999', { ...mobile, operator: 'unnamed' }],
    ['255501234', { operator: '', place: 'Wattle; Flat', areaLength: 1, type: 'FIXED_LINE', country: 'AU' }],
    ['1800160401', { type: 'TOLL_FREE', country: '' }],
    ['1800160', { type: 'TOLL_FREE' }],
    ['18001604', undefined],
    ['490999999', undefined],
    ['492000000', undefined],
    ['440000000', undefined],
    ['4915701567', undefined],
  ])('say who holds a range, where it is and of which type it is: %s', (national, wanted) => {
    const found = ranges.find('61', national);
    if (wanted === undefined) expect(found).toBeUndefined();
    else expect(found).toMatchObject(wanted);
    expect(ranges.find('64', national), 'of another calling code').toBeUndefined();
  });

  it('are of the lengths only that a beginning leaves room for', async () => {
    const { file } = await imported(folderOf(['13[0-3] ; 2,3,6 ; UAN ; SHARED_COST']));
    const short = PhoneRanges.open(file);
    const found = ['13', '130', '131234', '134', '13123'].filter((national) => short.find('61', national));
    short.close();
    expect(found).toEqual(['130', '131234']);
  });

  it('says who holds a range, where it is and of which type it is', () => {
    const checker = new PhoneChecker(ranges);
    const check = (fullPhone: string): ReturnType<PhoneChecker['check']> =>
      checker.check({ fullPhone, country: 'AU', state: '' });
    expect(check('0491 570 156')).toMatchObject({
      operatorName: 'Wattle Mobile',
      attributes: {
        operatorBasis: 'holder of the number range; the number may have been ported',
        rangesRelease: '2026-07-16',
      },
    });
    expect(check('02 5550 1234')).toMatchObject({
      operatorName: null,
      areaCode: '02',
      attributes: { place: 'Wattle; Flat' },
    });
    expect(check('0411 111 111').attributes['rangesRelease'], 'of no range').toBeUndefined();
  });

  it('make a number valid that the plans do not have, and it is said', () => {
    const answer = new PhoneChecker(ranges).check({ fullPhone: '998 123 456', country: 'AU', state: '' });
    expect(answer).toMatchObject({
      attributes: { valid: 'true', type: 'PAGER', e164: '+61998123456' },
      messages: ['only the imported ranges (2026-07-16) have this number'],
    });
  });
});

describe('The import', () => {
  it('writes the same bytes whatever the order of the rows', async () => {
    const one = await imported(folderOf(ROWS));
    const other = await imported(folderOf(ROWS.toReversed()));
    expect(readFileSync(other.file).equals(readFileSync(one.file))).toBe(true);
  });

  it('says what was imported, and has no date of a folder', async () => {
    const { sets, notes } = await importPhoneRanges({
      dataDir: path.join(dir, 'said'),
      paths: [folderOf(ROWS)],
    });
    expect(sets[0]).toMatchObject({ kind: 'phone-ranges', source: 'PHONERANGES', release: '', table: TABLE });
    expect(notes).toEqual(['ranges of 1 calling codes']);
  });

  it.each([
    ['a prefix', ['49a ; 9 ; MOBILE'], /ranges\.csv line 2: '49a' is no beginning of numbers; nothing was imported$/],
    ['an empty class', ['4[] ; 9 ; MOBILE'], /line 2: '4\[\]' is no beginning of numbers/],
    ['a class that goes backwards', ['4[9-1] ; 9 ; MOBILE'], /line 2: '4\[9-1\]' is no beginning of numbers/],
    ['far too many', ['xxxxxxxx ; 9 ; MOBILE'], /line 2: 'xxxxxxxx' is no beginning of numbers/],
    ['a length', ['49 ; nine ; MOBILE'], /line 2: 'nine' is no length of numbers/],
    ['a length of no number', ['49 ; 9-99 ; MOBILE'], /line 2: '9-99' is no length of numbers/],
    ['lengths that go backwards', ['49 ; 9-7 ; MOBILE'], /line 2: '9-7' is no length of numbers/],
    ['a long prefix', ['4912345678 ; 10 ; MOBILE'], /line 2: '4912345678' has more than 9 digits/],
    [
      'ranges that overlap',
      ['49 ; 9 ; MOBILE', '491 ; 9 ; PAGER'],
      /two ranges of calling code 61 hold the same numbers of 9 digits from 491000000 on; nothing was imported$/,
    ],
  ])('refuses what is wrong with %s', async (_, rows, message) => {
    const dataDir = path.join(dir, `refused-${count++}`);
    await expect(importPhoneRanges({ dataDir, paths: [folderOf(rows)] })).rejects.toThrow(message);
    expect(await listSets(dataDir)).toEqual([]);
  });

  it.each([
    ['a table without its columns', (): string => folderOf([], OPERATORS, 'Name ; Phone'), /there is no column Prefix/],
    ['operators without ids', (): string => folderOf(ROWS, 'Name\nx\n'), /there is no column Id/],
    ['an empty table', (): string => folderOf([], ''), /operators\.csv is empty; nothing was imported$/],
    ['a folder without tables', (): string => emptyFolder(), /there is no ranges\.csv below a folder/],
  ])('refuses %s', async (_, folder, message) => {
    await expect(importPhoneRanges({ dataDir: path.join(dir, 'no'), paths: [folder()] })).rejects.toThrow(message);
  });
});

describe('The cells of a row', () => {
  it.each([
    ['1 ; "a;b" ; c', ['1', 'a;b', 'c']],
    ['1;;', ['1', '', '']],
    ['"a \\" b" ; 2', ['a \\" b', '2']],
    ['"open ; 2', ['"open ; 2']],
  ])('%s are %j', (row, cells) => {
    expect(cellsOf(row)).toEqual(cells);
  });
});

describe('Patterns of digits', () => {
  it.each([
    ['4[89]1', ['481', '491']],
    ['[0-25]', ['0', '1', '2', '5']],
    ['1[7-9][0]', ['170', '180', '190']],
    ['', undefined],
    ['a', undefined],
  ])('%j is %j', (pattern, beginnings) => {
    expect(beginningsOf(pattern)).toEqual(beginnings);
  });
  it.each([
    ['9', [9]],
    ['7-9,11', [7, 8, 9, 11]],
    ['9,8', [8, 9]],
    ['', undefined],
    ['0', undefined],
  ])('%j is the lengths %j', (text, lengths) => {
    expect(lengthsOf(text)).toEqual(lengths);
  });
});
