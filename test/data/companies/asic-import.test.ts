// data import asic: the company dataset and its traps.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CompanyHits } from '../../../src/contract/fields/company-answer.js';
import { company } from '../../../src/contract/operations/company.js';
import { companyStatuses } from '../../../src/data/import/asic/codes.js';
import { openLocalEngine } from '../../../src/engine/local.js';
import { FIXTURES } from '../../company/registers.js';
import { workdir, type Finished, type Workdir } from '../../support/workdir.js';

const whole = readFileSync(join(FIXTURES, 'company_202601.csv'), 'utf8');
const [header = '', ...rows] = whole.trimEnd().split('\r\n');
const [first = ''] = rows;

const imported = (dir: Workdir, ...paths: string[]): Promise<Finished> =>
  dir.run(['data', 'import', 'asic', ...paths, '--data', 'data']);
const checksum = async (dir: Workdir): Promise<string> =>
  (JSON.parse((await dir.run(['data', 'list', '--json', '--data', 'data'])).stdout) as { sets: { checksum: string }[] })
    .sets[0]!.checksum;

async function find(dir: Workdir, name: string): Promise<CompanyHits> {
  const engine = await openLocalEngine({ dataDir: join(dir.path, 'data') });
  try {
    return (await engine.run(company, { payload: [{ name }] })) as CompanyHits;
  } finally {
    await engine.close();
  }
}

describe('data import asic', () => {
  it('takes these codes of status alone for registered', () => {
    const registered = companyStatuses.filter(([, , isRegistered]) => isRegistered).map(([code]) => code);
    expect(registered).toEqual(['APPR', 'ASOS', 'DMNT', 'EXAA', 'EXAD', 'PROV', 'REGD', 'SOFF']);
  });

  it('says what is in use now', async () => {
    const dir = workdir();
    dir.write('company_202601.csv', whole);
    const { code, stderr } = await imported(dir, 'company_202601.csv');
    expect(stderr).toMatch(/^ASIC 2026-01: 4 companies and other entities\n\d\.\d MB in /);
    expect(code).toBe(0);
  });

  it.each([
    [['company_202601.csv', 'company_20251231.csv'], '2026-01'],
    [['company_20251231.csv', 'company_202512.csv'], '2025-12-31'],
    [['b.csv', 'a_2024-05.csv'], '2024-05'],
    [['b.csv', 'a.csv'], 'a'],
  ])('is the release of the newest of %j: %s', async (names, release) => {
    const dir = workdir();
    for (const [i, name] of names.entries()) dir.write(name, `${[header, rows[i]].join('\r\n')}\r\n`);
    const { stderr } = await imported(dir, ...names);
    expect(stderr.split(':')[0]).toBe(`ASIC ${release}`);
  });

  it.each([
    [
      'a blank indicator is a former name',
      'BRAEWATTLE PIPES DRAINS',
      { acn: '999000010', isCurrentIndicator: 'N', legalName: 'WATTLEBRAE PLUMBING PTY LTD' },
    ],
    ['quotes are letters of a name', 'Braewattle "Pipes", Drains', { name: 'BRAEWATTLE "PIPES", DRAINS PTY LTD' }],
    ['a tab in a name is a blank', 'Platypus Pumps', { name: 'PLATYPUS PUMPS PTY LTD' }],
    ['a tab in the current name too', 'Old Platypus', { legalName: 'PLATYPUS PUMPS PTY LTD' }],
    ['eleven noughts are no ABN', 'Platypus Pumps', { abn: null, acn: '999000092', status: 'Active' }],
    ['a deregistered company is cancelled', 'Gumnut & Sons Trading Co', { status: 'Cancelled' }],
    ['a company under administration is registered', 'Yabby Software', { status: 'Active' }],
  ])('knows that %s', async (_, name, wanted) => {
    const dir = workdir();
    dir.write('company.csv', whole);
    await imported(dir, 'company.csv');
    expect((await find(dir, name)).payload[0]).toMatchObject(wanted);
  });

  it('makes the same bytes of the same rows in any order and in any number of parts', async () => {
    const dir = workdir();
    const text = (of: readonly string[]): string => `${[header, ...of].join('\n')}\n`;
    dir.write('company_202601.csv', whole);
    dir.write('turned/company_202601.csv', text(rows.toReversed()));
    dir.write('parts/company_202601_1.csv', text(rows.slice(0, 3)));
    dir.write('parts/company_202601_2.csv', text(rows.slice(3)));
    dir.write('bare/company_202601_1.csv', text(rows.slice(0, 3)));
    dir.write('bare/company_202601_2.csv', `${rows.slice(3).join('\n')}\n`);
    const made: string[] = [];
    for (const input of ['company_202601.csv', 'turned', 'parts', 'bare']) {
      expect((await imported(dir, input)).code).toBe(0);
      made.push(await checksum(dir));
    }
    expect(new Set(made).size).toBe(1);
  });

  it('counts rows that it cannot read, and takes the others', async () => {
    const dir = workdir();
    dir.write(
      'a.csv',
      [header, 'SHORT\t123', first.replace('999000010', 'none'), first, first.replace(/^[^\t]*/, '')].join('\n'),
    );
    const { code, stderr } = await imported(dir, 'a.csv');
    expect(stderr).toContain(
      'left out: 1 rows with another number of columns than the header, 1 rows without an ACN, 1 rows without a name',
    );
    expect(code).toBe(0);
  });

  it.each([
    [
      'business names',
      'REGISTER_NAME\tBN_NAME\tBN_STATUS\tBN_REG_DT\tBN_CANCEL_DT\tBN_STATE_NUM\tBN_STATE_OF_REG\tBN_ABN\n',
      /this is the business names dataset, whose names the ABN bulk extract has/,
    ],
    [
      'a file that a spreadsheet saved',
      'Company Name,ACN,Type\nACME,1,APTY\n',
      /its columns are not separated by tabs: give the file as it is published/,
    ],
    [
      'something else',
      'a\tb\n1\t2\n',
      /the header has no column company name, acn, status, current name indicator; give the company dataset/,
    ],
    ['a header alone', `${header}\n`, /no row of a\.csv has an ACN and a name; nothing was imported/],
    [
      'bytes that are no UTF-8',
      Buffer.from(`${header}\n${rows[0]!.replace('WATTLE', 'W\u00c4TTLE')}\n`, 'latin1'),
      /a\.csv line 2: bytes that are not UTF-8/,
    ],
  ])('refuses %s', async (_, content, message) => {
    const dir = workdir();
    dir.write('a.csv', content);
    const { code, stderr } = await imported(dir, 'a.csv');
    expect(stderr).toMatch(message);
    expect(code).toBe(6);
  });
});
