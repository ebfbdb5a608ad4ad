// What is said of the columns of a file, and the options that settle them.
import { parse as parseCsv } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { workdir, type Finished, type Workdir } from '../../support/workdir.js';

const HEADER =
  'Customer No,Name,Postal Address,Postal Suburb,Postal Postcode,Unit,Street Address,Suburb,State,Postcode,Phone';
const ROWS = [
  '1,Ann Jones,PO Box 12,Reservoir,3073,5,24 Smith Street,Reservoir,VIC,3073,0412 345 678',
  '2,Bob King,PO Box 3,Reservoir,3073,,25 Smith St,Reservoir,VIC,3073,0412 345 679',
  '3,Cy Low,PO Box 4,Reservoir,3073,,24 Smith St,Reservoir,VIC,3073,0412 345 670',
];
const TWO = [HEADER, ...ROWS, ''].join('\n');
/** One address, all of it used. */
const ONE = 'id,Unit,Street Address,Suburb,State,Postcode\n1,5,24 Smith Street,Reservoir,VIC,3073\n';

const PASSED_OVER =
  'the columns hold 2 addresses: the one without a name is used, postal is not; --address-group NAME chooses another';
const BLOCK = [
  'columns:',
  '  Customer No      not used (id)',
  '  Name             not used (name)',
  '  Postal Address   not used (postal fullAddress)',
  '  Postal Suburb    not used (postal locality)',
  '  Postal Postcode  not used (postal postcode)',
  '  Unit             flatUnitNumber                 by heading and content',
  '  Street Address   fullAddress                    by heading and content',
  '  Suburb           locality                       by heading and content',
  '  State            state                          by heading and content',
  '  Postcode         postcode                       by heading and content',
  '  Phone            not used (phone)',
  `waypost: warning: ${PASSED_OVER}`,
  '',
].join('\n');

interface Told {
  readonly columns: readonly { readonly column: string; readonly fields: readonly string[]; readonly why?: string }[];
  readonly warnings: readonly string[];
}

/** Field → columns, of a report. */
const fieldsOf = ({ columns }: Told): Record<string, string> => {
  const fields: Record<string, string> = {};
  for (const { column, fields: fed } of columns) {
    for (const field of fed) fields[field] = fields[field] === undefined ? column : `${fields[field]} + ${column}`;
  }
  return fields;
};

const withFile = (content = TWO): Workdir => {
  const dir = workdir();
  dir.write('in.csv', content);
  return dir;
};
const cleanse = (dir: Workdir, ...args: string[]): Promise<Finished> =>
  dir.run(['cleanse', 'in.csv', '-o', 'out.csv', ...args]);
const addresses = (dir: Workdir): string[] =>
  (parseCsv(dir.read('out.csv'), { columns: true }) as Record<string, string>[]).map(
    (row) => row['cleanse_full_address']!,
  );
/** The report of a dry run, which is read from standard output. */
const looked = async (dir: Workdir, ...args: string[]): Promise<Told> => {
  const { code, stdout } = await dir.run(['cleanse', 'in.csv', '--dry-run', '--quiet', ...args]);
  expect(code).toBe(0);
  return JSON.parse(stdout) as Told;
};

describe('Of the columns of a file', () => {
  test('what each is, and what to look at, is said before the first row', async () => {
    const dir = withFile();
    const { code, stderr } = await cleanse(dir);
    expect(code).toBe(0);
    expect(stderr).toContain(BLOCK);
    expect(stderr.indexOf(BLOCK)).toBeLessThan(stderr.indexOf('rows read'));
    expect(stderr.split(PASSED_OVER)).toHaveLength(2);
    expect(addresses(dir)).toEqual([
      'UNIT 5, 24 SMITH STREET, RESERVOIR VIC 3073',
      '25 SMITH STREET, RESERVOIR VIC 3073',
      '24 SMITH STREET, RESERVOIR VIC 3073',
    ]);
  });

  test('the same is said in a dry run, and in the summary', async () => {
    const dir = withFile();
    const dry = await dir.run(['cleanse', 'in.csv', '--dry-run']);
    expect(dry.stderr).toContain(BLOCK);
    await cleanse(dir, '--summary', 'summary.json');
    const said = JSON.parse(dry.stdout) as Told;
    const summed = JSON.parse(dir.read('summary.json')) as Told;
    expect(said.columns).toHaveLength(11);
    expect(said.columns).toEqual(summed.columns);
    expect(said.warnings).toEqual([PASSED_OVER]);
    expect(summed.warnings).toContain(PASSED_OVER);
    expect(said.columns[5]).toEqual({
      column: 'Unit',
      role: 'flatUnitNumber',
      why: 'heading and content',
      fields: ['flatUnitNumber'],
      group: '',
    });
    expect(said.columns[2]).toMatchObject({ column: 'Postal Address', fields: [], group: 'postal' });
  });

  test('no warning is given where all of the address is used', async () => {
    const dir = withFile(ONE);
    expect((await cleanse(dir)).stderr).not.toContain('warning');
    expect((await looked(dir)).warnings).toEqual([]);
  });

  test('the same is decided for each part of a file, with the same header and other rows', async () => {
    const streets = ['24 Smith Street', '25 Smith St', '26 Smith Street', '1/27 Smith St', '12 Smith Road'];
    const rows = Array.from(
      { length: 60 },
      (_, i) =>
        `${i},P ${i},PO Box ${i},Reservoir,3073,${i % 7},${streets[i % 5]!},Reservoir,VIC,3073,0412 345 6${i + 10}`,
    );
    const dir = withFile([HEADER, ...rows, ''].join('\n'));
    const whole = await looked(dir);
    for (let part = 0; part < 6; part++) {
      dir.write('in.csv', [HEADER, ...rows.slice(part * 10, part * 10 + 10), ''].join('\n'));
      expect(await looked(dir)).toMatchObject({ columns: whole.columns, warnings: whole.warnings });
    }
    dir.write('in.csv', [HEADER, ...rows.toReversed(), ''].join('\n'));
    expect((await looked(dir)).columns).toEqual(whole.columns);
  });
});

describe('--map', () => {
  const RECOGNISED = {
    flatUnitNumber: 'Unit',
    fullAddress: 'Street Address',
    locality: 'Suburb',
    state: 'State',
    postcode: 'Postcode',
  };

  test('settles a field, and leaves the others recognised', async () => {
    const report = await looked(withFile(), '--map', 'buildingName=Name');
    expect(fieldsOf(report)).toEqual({ ...RECOGNISED, buildingName: 'Name' });
    expect(report.columns[1]).toMatchObject({ column: 'Name', why: 'told' });
  });

  test('takes a column from the field that it was recognised for', async () => {
    const { flatUnitNumber, ...others } = RECOGNISED;
    expect(fieldsOf(await looked(withFile(), '--map', 'lotNumber=Unit'))).toEqual({
      ...others,
      lotNumber: flatUnitNumber,
    });
  });

  test('without a column leaves a field out, which is said', async () => {
    const dir = withFile();
    const { flatUnitNumber: _, ...others } = RECOGNISED;
    const report = await looked(dir, '--map', 'flatUnitNumber=');
    expect(fieldsOf(report)).toEqual(others);
    expect(report.warnings).toContain(
      "'Unit' looks like a part of the address and is not used; --map FIELD='Unit' uses it",
    );
    await cleanse(dir, '--map', 'flatUnitNumber=');
    expect(addresses(dir)[0]).toBe('24 SMITH STREET, RESERVOIR VIC 3073');
  });

  test('of a column of another address chooses that address', async () => {
    expect(fieldsOf(await looked(withFile(), '--map', 'postal=Postal Address'))).toMatchObject({
      postal: 'Postal Address',
      locality: 'Postal Suburb',
      postcode: 'Postal Postcode',
    });
  });

  test('of a column that is not there says the near one, and nothing is written', async () => {
    const dir = withFile();
    const { code, stderr } = await cleanse(dir, '--map', 'locality=Subrb');
    expect(code).toBe(2);
    expect(stderr).toContain(
      "--map locality=Subrb: there is no column 'Subrb' (do you mean 'Suburb'?); the columns are 'Customer No', 'Name'",
    );
    expect(dir.list()).toEqual(['in.csv']);
  });

  test('alone, with --map-only, is all that is used', async () => {
    const map = ['--map-only', '--map', 'fullAddress=Street Address+Suburb'];
    expect(fieldsOf(await looked(withFile(), ...map))).toEqual({ fullAddress: 'Street Address + Suburb' });
    const { code, stderr } = await cleanse(withFile(), '--map-only');
    expect(code).toBe(2);
    expect(stderr).toContain('no column can be used for cleanse');
  });
});

describe('--address-group', () => {
  test.each(['postal', 'POSTAL', 'PO', 'mailing'])('%s takes the postal address, without a warning', async (name) => {
    const report = await looked(withFile(), '--address-group', name);
    expect(fieldsOf(report)).toEqual({
      fullAddress: 'Postal Address',
      locality: 'Postal Suburb',
      state: 'State',
      postcode: 'Postal Postcode',
    });
    expect(report.warnings).toEqual([]);
  });

  test('that is not there says the near one and those that there are, and nothing is written', async () => {
    const dir = withFile();
    const { code, stderr } = await cleanse(dir, '--address-group', 'postl');
    expect(code).toBe(2);
    expect(stderr).toContain(
      "--address-group postl: there is no such address (do you mean 'postal'?); the headings name 'postal'",
    );
    expect(dir.list()).toEqual(['in.csv']);
  });

  test('where the headings name none is refused', async () => {
    const { code, stderr } = await cleanse(withFile(ONE), '--address-group', 'billing');
    expect(code).toBe(2);
    expect(stderr).toContain('--address-group billing: there is no such address; the headings name none');
  });
});

describe('--strict-columns', () => {
  test('stops at a warning before anything is written', async () => {
    const dir = withFile();
    const { code, stderr } = await cleanse(dir, '--strict-columns', '--summary', 'summary.json');
    expect(code).toBe(2);
    expect(stderr).toContain(`--strict-columns: ${PASSED_OVER}`);
    expect(dir.list()).toEqual(['in.csv']);
  });

  test('runs where the address is chosen, or all of it is used', async () => {
    expect((await cleanse(withFile(), '--strict-columns', '--address-group', 'postal')).code).toBe(0);
    expect((await cleanse(withFile(ONE), '--strict-columns')).code).toBe(0);
  });
});
