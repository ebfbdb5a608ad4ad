// data import abr: the ABN bulk extract, whole and damaged.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CompanyHits } from '../../../src/contract/fields/company-answer.js';
import { company } from '../../../src/contract/operations/company.js';
import { openLocalEngine } from '../../../src/engine/local.js';
import type * as Importer from '../../../src/data/import/abr/import.js';
import { abnOfBody } from '../../../src/contract/fields/business-numbers.js';
import { abrFile, abrRecord } from '../../company/extract.js';
import { FIXTURES } from '../../company/registers.js';
import { patternOf } from '../../support/pattern.js';
import { zipOf } from '../support/release.js';
import { workdir, type Finished, type Workdir } from '../../support/workdir.js';

const PARTS = ['20260107_Public01.xml', '20260107_Public02.xml'].map((name) => join(FIXTURES, name));
const first = readFileSync(PARTS[0]!, 'utf8');

const imported = (dir: Workdir, ...paths: string[]): Promise<Finished> =>
  dir.run(['data', 'import', 'abr', ...paths, '--data', 'data']);
const sets = async (dir: Workdir): Promise<{ checksum: string }[]> =>
  (JSON.parse((await dir.run(['data', 'list', '--json', '--data', 'data'])).stdout) as { sets: { checksum: string }[] })
    .sets;

const extract = abrFile;
const record = (main: string, body = 999_000_123): string => abrRecord({ main, body });

/** Names by which a record is found by its number. */
async function namesIn(dir: Workdir, abn: string): Promise<unknown[]> {
  const engine = await openLocalEngine({ dataDir: join(dir.path, 'data') });
  try {
    return ((await engine.run(company, { payload: [{ name: abn }] })) as CompanyHits).payload.map(({ name }) => name);
  } finally {
    await engine.close();
  }
}

describe('data import abr', () => {
  it('says what is in use now, and which parts of the extract are missing', async () => {
    const dir = workdir();
    const { code, stderr } = await imported(dir, ...PARTS);
    expect(stderr).toMatch(
      patternOf(
        /^ABR 2026-01-07: 14 companies and other entities\nthe extract has 20 parts, and 3 to 20 are not among /,
        /the files: companies of these will not be found\n\d\.\d MB in /,
      ),
    );
    expect(code).toBe(0);
    expect((await dir.run(['data', 'verify', '--data', 'data'])).stdout).toBe(
      'ABR 2026-01-07: every section is as it was written\n',
    );
    expect(dir.list()).toEqual(['data']);
  });

  it('makes the same bytes of the same files in any order, from zips and from a folder', async () => {
    const dir = workdir();
    zipOf(FIXTURES, join(dir.path, 'all.zip'));
    const checksums: string[] = [];
    for (const paths of [PARTS, PARTS.toReversed(), [FIXTURES], ['all.zip'], ['.']]) {
      expect((await imported(dir, ...paths)).code).toBe(0);
      checksums.push((await sets(dir))[0]!.checksum);
    }
    expect(new Set(checksums).size).toBe(1);
  });

  it('makes the same bytes on several threads', async () => {
    const dir = workdir();
    // Threads are started from the built file of theirs.
    const built = new URL('../../../dist/data/import/abr/import.js', import.meta.url).href;
    const { importAbr } = (await import(built)) as typeof Importer;
    const of = async (threads: number): Promise<string> =>
      (await importAbr({ dataDir: join(dir.path, `data${threads}`), paths: PARTS, threads })).sets[0].checksum;
    expect(await of(2)).toBe(await of(1));
    dir.write('cut.xml', readFileSync(PARTS[1]!, 'utf8').slice(0, 1500));
    await expect(
      importAbr({ dataDir: join(dir.path, 'data3'), paths: [PARTS[0]!, join(dir.path, 'cut.xml')], threads: 2 }),
    ).rejects.toMatchObject({ kind: 'input-unreadable' });
    expect(readdirSync(join(dir.path, 'data3'))).toEqual([]);
  });

  it.each([
    ['A &amp; B &lt;C&gt; &quot;D&quot; &apos;E&apos;', 'A & B <C> "D" \'E\''],
    ['O&#x27;MALLEY &#38; CO &#233;', "O'MALLEY & CO é"],
    ['TŌTARA 東京', 'TŌTARA 東京'],
    ['AT&T', 'AT&T'],
    ['&#0; &#x110000; &unknown;', '&#0; &#x110000; &unknown;'],
  ])('reads the characters of %s', async (written, name) => {
    const dir = workdir();
    dir.write('a.xml', `\ufeff${extract(record(written))}`);
    expect((await imported(dir, 'a.xml')).code).toBe(0);
    expect(await namesIn(dir, abnOfBody(999_000_123))).toEqual([name]);
  });

  it('takes a part of a file, and says how much of it is missing', async () => {
    const dir = workdir();
    dir.write('a.xml', extract(record('ACME'), { count: 961_800, closed: false }));
    const { code, stderr } = await imported(dir, 'a.xml');
    expect(stderr).toContain(
      'a.xml says that it has 961,800 records, holds 1, and ends without its closing tag: it is a part of its ' +
        'original, or was cut short',
    );
    expect(code).toBe(0);
  });

  it('counts records that have no number or no name', async () => {
    const dir = workdir();
    const wrong = record('WRONG', 999_000_777).replace(abnOfBody(999_000_777), '12345678901');
    dir.write('a.xml', extract(`${record('ACME')}${wrong}${record('', 999_000_888)}`, { count: 3 }));
    const { stderr } = await imported(dir, 'a.xml');
    expect(stderr).toContain(
      '1 companies and other entities\nleft out: 2 records without an ABN or a name that can be used\n',
    );
  });

  it.each([
    [
      'cut in the middle',
      first.slice(0, 2500),
      /a\.xml from byte \d+ on: the file ends within record \d+ \('<ABR .*…'\); the file is damaged or cut short/,
    ],
    [
      'cut in its head',
      first.slice(0, 100),
      /a\.xml: it ends in its head, or has none \(TransferInfo\); it is damaged or cut short: download it again/,
    ],
    ['empty', '', /a\.xml: it is empty; it is damaged or cut short: download it again/],
    [
      'in another encoding by its name',
      first.replace('version="1.0"', 'version="1.0" encoding="ISO-8859-1"'),
      /a\.xml: it says that it is ISO-8859-1, and the extract is UTF-8; save it as UTF-8/,
    ],
    ['in UTF-16', Buffer.from(`\ufeff${first}`, 'utf16le'), /a\.xml: it is UTF-16, and the extract is UTF-8/],
    [
      'with bytes that are no UTF-8',
      Buffer.from(extract(record('CAF\u00c9')), 'latin1'),
      /a\.xml from byte \d+ on: bytes that are not UTF-8/,
    ],
    ['with a NUL', extract(record('A\u0000B')), /a\.xml from byte \d+ on: a NUL byte/],
    [
      'of something else',
      'name,abn\nACME,1\n',
      /a\.xml: it is not the XML of the ABN bulk extract; give its files as downloaded/,
    ],
    ['of other XML', '<?xml version="1.0"?><note>hello</note>', /a\.xml: it is not the XML of the ABN bulk extract/],
    ['without a record', extract('', { count: 0 }), /no record of a\.xml has an ABN and a name; nothing was imported/],
  ])('refuses a file %s, and leaves what was in use', async (_, content, message) => {
    const dir = workdir();
    await imported(dir, ...PARTS);
    const before = await sets(dir);
    dir.write('a.xml', content);
    const { code, stderr } = await imported(dir, 'a.xml');
    expect(stderr).toMatch(message);
    expect(code).toBe(6);
    expect(await sets(dir)).toEqual(before);
  });

  it('refuses a part that is given twice', async () => {
    const dir = workdir();
    writeFileSync(join(dir.path, 'again.xml'), first);
    const { code, stderr } = await imported(dir, ...PARTS, 'again.xml');
    expect(stderr).toMatch(/Public01\.xml and again\.xml are both part 1 of the extract; give each part once/);
    expect(code).toBe(6);
  });

  it('refuses a folder without XML', async () => {
    const dir = workdir();
    dir.write('x/readme.txt', 'hello');
    const { code, stderr } = await imported(dir, 'x');
    expect(stderr).toContain(
      'there is nothing to import in x; give the .xml files of the ABN bulk extract, or their zips',
    );
    expect(code).toBe(6);
  });
});
