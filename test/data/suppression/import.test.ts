// Lists of the moved and the deceased from CSV: what is taken, what is left out and told, what is refused.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SuppressionList } from '../../../src/contract/fields/suppressed-address.js';
import { listSets, setFile, verifySet } from '../../../src/data/catalogue.js';
import { importSuppression } from '../../../src/data/import/suppression/import.js';
import type { SuppressionOptions } from '../../../src/data/import/suppression/options.js';
import { PointHash } from '../../../src/data/suppression/keyed.js';
import { SuppressionSet } from '../../../src/data/suppression/read/suppression-set.js';
import { runs } from '../../support/seeded.js';
import { workdir } from '../../support/workdir.js';

const importing = (dir: string, list: SuppressionList, text: string, more: Partial<SuppressionOptions> = {}) => {
  const file = join(dir, `${list}.csv`);
  writeFileSync(file, text);
  return importSuppression({
    list,
    paths: [file],
    dataDir: join(dir, 'data'),
    map: {},
    delimiter: undefined,
    encoding: undefined,
    asOf: undefined,
    dateOrder: undefined,
    isKeyed: false,
    keyFile: undefined,
    ...more,
  });
};

/** The rows of the list in use, as texts, by asking for each of the ids. */
async function rowsOf(dir: string, list: SuppressionList, ids: readonly number[], key?: Buffer): Promise<string[]> {
  const set = (await listSets(join(dir, 'data'))).find(({ source }) => source === list.toUpperCase());
  const opened = SuppressionSet.open(setFile(join(dir, 'data'), set!));
  try {
    const hash = key && new PointHash(key, list);
    return ids.map((id) => {
      const row = opened.find(id, hash);
      return row < 0 ? '-' : `${opened.date(row)}${opened.consent(row)}`;
    });
  } finally {
    opened.close();
  }
}

const rowsWith = (consent: string): string => `dpid,date,consent\n41000001,2024-01-01,${consent}\n`;
const rowOf = (id: number, consent: string): string => `${String(id).padStart(8, '0')},2024-01-01,${consent}\n`;

describe('A list', () => {
  test.each<[string, string]>([
    ['DPID,Date moved,Consent\n41000001,2024-05-27,Y\n', '20240527Y'],
    ['delivery point id;date of move;consent flag\n41000001;27/05/2024;yes\n', '20240527Y'],
    ['id\tdate\n41000001\t27 May 2024\n', '20240527'],
    ['moved_suppression_date,moved_suppression_consent_indicator,dpid\n20240527,N,41000001\n', '20240527N'],
    ['"DPID","Effective Date","Consent"\n"41000001","2024-05-27 00:00:00",""\n', '20240527N'],
  ])('is read by its headings: %j', async (text, row) => {
    const { path } = workdir();
    await importing(path, 'moved', text);
    expect(await rowsOf(path, 'moved', [41000001, 41000002])).toEqual([row, '-']);
  });

  test('has the latest of several rows of a delivery point, and no consent where one of a day has none', async () => {
    const { path } = workdir();
    const { notes, sets } = await importing(
      path,
      'moved',
      'dpid,date,consent\n41000001,2024-01-01,Y\n41000001,2024-05-27,Y\n41000001,2023-05-27,N\n' +
        '41000002,2024-01-01,Y\n41000002,2024-01-01,N\n41000002,2024-01-01,Y\n',
    );
    expect(await rowsOf(path, 'moved', [41000001, 41000002])).toEqual(['20240527Y', '20240101N']);
    expect(notes).toContain('4 rows are of a delivery point that has a later row, which counts');
    expect(sets[0].table).toEqual({ key: 'dpid', rows: 2, columns: ['date', 'consent'] });
  });

  test('tells the rows that it leaves out, with their lines', async () => {
    const { path } = workdir();
    const { skipped, notes } = await importing(
      path,
      'deceased',
      'dpid,date\n41000001,2024-01-01\n1234567,2024-01-01\n41000002,\n41000003,2024-02-30\n,2024-01-01\n' +
        '41000004,2024-01-02\n41000005,2024-01-03\n41000006,2024-01-03\n',
    );
    const file = join(path, 'deceased.csv');
    expect(skipped).toEqual({ 'without a delivery point id': 2, 'without a date': 2 });
    expect(notes).toEqual([
      'as of 2024-01-03, the latest date in it; --as-of says it otherwise',
      `${file} line 3: '1234567' has 7 digits, and a delivery point id eight: leading zeros may be lost`,
      `${file} line 4: there is no date`,
      `${file} line 5: '2024-02-30' is no date that can be read`,
      `${file} line 6: there is no delivery point id`,
    ]);
  });

  test('says what it says nothing of', async () => {
    const { path } = workdir();
    const { notes } = await importing(path, 'moved', 'dpid,date\n41000001,2024-01-01\n', { asOf: 20240601 });
    expect(notes).toEqual(['no column says whether there is consent: it is taken as N']);
    const unclear = await importing(path, 'moved', 'dpid,date,consent\n41000001,2024-01-01,perhaps\n');
    expect(unclear.notes).toContain('1 row is with a consent that is neither yes nor no: it is taken as N');
  });

  test('of several files has a consent where a file says so, and none where it says nothing of it', async () => {
    const { path } = workdir();
    const files = ['first.csv', 'second.csv', 'third.csv'].map((name) => join(path, name));
    writeFileSync(files[0]!, 'dpid,date\n41000001,2024-01-01\n41000004,2024-01-01\n');
    writeFileSync(
      files[1]!,
      'dpid,date,consent\n41000002,2024-01-01,Y\n41000003,2024-01-01,N\n41000004,2024-01-01,Y\n',
    );
    writeFileSync(files[2]!, 'dpid,date\n41000005,2024-01-01\n');
    await importing(path, 'moved', '', { paths: files });
    const rows = await rowsOf(path, 'moved', [41000001, 41000002, 41000003, 41000004, 41000005]);
    expect(rows).toEqual(['20240101N', '20240101Y', '20240101N', '20240101N', '20240101N']);
  });

  test.each('y yes true 1 consent given YES Given'.split(' '))('takes %s for a consent', async (word) => {
    const { path } = workdir();
    const { notes } = await importing(path, 'moved', rowsWith(word), { asOf: 20240601 });
    expect([await rowsOf(path, 'moved', [41000001]), notes]).toEqual([['20240101Y'], []]);
  });

  test.each('n no false 0 No FALSE'.split(' '))('takes %s for none', async (word) => {
    const { path } = workdir();
    const { notes } = await importing(path, 'moved', rowsWith(word), { asOf: 20240601 });
    expect([await rowsOf(path, 'moved', [41000001]), notes]).toEqual([['20240101N'], []]);
  });

  test.each<[string, string, RegExp]>([
    ['no dates', 'dpid,consent\n41000001,Y\n', /has no column of dates, and a list is nothing without them/],
    ['no ids', 'name,date\nX,2024-01-01\n', /has no column of delivery point ids; the columns are 'name', 'date'/],
    ['no rows', 'dpid,date\n', /has no rows; nothing was imported$/],
    ['nothing', '', /is empty; give a file with a header/],
    [
      'rows that are mostly something else',
      'dpid,date\n41000001,2024-01-01\n7,2024-01-01\n8,2024-01-01\n',
      /2 of 3 rows of .* cannot be used, the first: .*line 3: '7' is no delivery point id.*Nothing was imported$/,
    ],
    [
      'dates that may be either way round',
      'dpid,date\n41000001,2024-01-01\n41000002,3/4/2024\n',
      /line 3: '3\/4\/2024' may be day and month or month and day, and no row says which; say it with --date-order/,
    ],
    [
      'dates of both kinds, and one that may be either',
      'dpid,date\n41000001,31/1/2024\n41000002,1/31/2024\n41000003,3/4/2024\n',
      /1 rows have the day first, and 1 the month; say it with --date-order/,
    ],
  ])('with %s is refused', async (_, text, message) => {
    const { path } = workdir();
    await expect(importing(path, 'deceased', text)).rejects.toThrow(message);
    expect(await listSets(join(path, 'data'))).toEqual([]);
  });

  test.each<[string, SuppressionOptions['dateOrder'], string[]]>([
    ['41000001,3/4/2024\n41000002,31/12/2023\n', undefined, ['20240403', '20231231']],
    ['41000001,3/4/2024\n41000002,12/31/2023\n', undefined, ['20240304', '20231231']],
    ['41000001,31/12/2023\n41000002,12/30/2023\n', undefined, ['20231231', '20231230']],
    ['41000001,3/4/2024\n', 'mdy', ['20240304', '-']],
    ['41000001,31/12/2023\n41000002,12/30/2023\n', 'dmy', ['20231231', '-']],
    ['41000001,3/4/2024\n', 'dmy', ['20240403', '-']],
  ])('decides the order of day and month on all its rows: %j, %s', async (text, dateOrder, rows) => {
    const { path } = workdir();
    await importing(path, 'deceased', `dpid,date\n${text}`, { dateOrder });
    expect(await rowsOf(path, 'deceased', [41000001, 41000002])).toEqual(rows);
  });

  test('is not as of a day before its latest entry', async () => {
    const { path } = workdir();
    await expect(importing(path, 'deceased', 'dpid,date\n41000001,2024-01-01\n', { asOf: 20230101 })).rejects.toThrow(
      '--as-of 2023-01-01: the list has an entry of 2024-01-01, which is later',
    );
  });

  test('is the same file whatever the order of its rows, and finds each of them and nothing else', async () => {
    const rows = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 99_999_999 }), fc.constantFrom('Y', 'N')), {
      selector: ([id]) => id,
      minLength: 1,
      maxLength: 40,
    });
    await fc.assert(
      fc.asyncProperty(rows, fc.boolean(), async (given, isKeyed) => {
        const { path, read } = workdir();
        const text = (some: typeof given): string =>
          `dpid,date,consent\n${some.map(([id, consent]) => rowOf(id, consent)).join('')}`;
        const { sets } = await importing(path, 'moved', text(given), { isKeyed });
        const key = isKeyed ? Buffer.from(read('data/suppression.key').trim(), 'hex') : undefined;
        const ids = given.map(([id]) => id);
        expect(await rowsOf(path, 'moved', ids, key)).toEqual(given.map(([, consent]) => `20240101${consent}`));
        const others = ids.flatMap((id) => [id - 1, id + 1]).filter((id) => id > 0 && id < 1e8 && !ids.includes(id));
        expect(await rowsOf(path, 'moved', others, key)).toEqual(others.map(() => '-'));
        const sectionOf = (file: string): Buffer => readFileSync(join(path, 'data', file)).subarray(0, 8192);
        const first = sectionOf(sets[0].file);
        const again = await importing(path, 'moved', text(given.toReversed()), { isKeyed });
        expect(sectionOf(again.sets[0].file).subarray(4096).equals(first.subarray(4096))).toBe(true);
      }),
      { numRuns: runs(20) },
    );
  });
});

describe('A list that was imported before', () => {
  const OPTIONS = { isKeyed: true };

  test('is taken over as it is, and checked', async () => {
    const { path } = workdir();
    const { path: other, read } = workdir();
    const { sets } = await importing(other, 'moved', 'dpid,date,consent\n41000001,2024-01-01,Y\n', OPTIONS);
    const file = join(path, 'list.wpd');
    copyFileSync(join(other, 'data', sets[0].file), file);
    const { notes } = await importing(path, 'moved', '', { paths: [file] });
    expect(notes).toEqual(['the ids are under a key, which its owner has; name its file with --key-file']);
    const key = Buffer.from(read('data/suppression.key').trim(), 'hex');
    expect(await rowsOf(path, 'moved', [41000001, 41000002], key)).toEqual(['20240101Y', '-']);
    expect((await verifySet(join(path, 'data'), 'moved')).checksum).toBe(sets[0].checksum);
    await expect(importing(path, 'deceased', '', { paths: [file] })).rejects.toThrow(
      `${file} holds MOVED, and no list of the deceased`,
    );
    await expect(importing(path, 'moved', '', { paths: [file], asOf: 20240101 })).rejects.toThrow(
      'it is taken as it is; give it alone, without options of CSV files',
    );
    const bytes = readFileSync(file);
    bytes[4096]! ^= 1;
    writeFileSync(file, bytes);
    await expect(importing(path, 'moved', '', { paths: [file] })).rejects.toThrow(/is damaged: .*ask its owner for it/);
  });

  test('keeps its key where one is there', async () => {
    const { path, read } = workdir();
    await importing(path, 'moved', 'dpid,date\n41000001,2024-01-01\n', OPTIONS);
    const key = read('data/suppression.key');
    await importing(path, 'deceased', 'dpid,date\n41000001,2024-01-01\n', OPTIONS);
    expect(read('data/suppression.key')).toBe(key);
  });
});
