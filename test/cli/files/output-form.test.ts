// What comes back: the letters, the columns and the bytes of the output, as a steward asks for them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { workdir, type Finished } from '../../support/workdir.js';

const ROWS = `id,address
1,unit 5 24 smith st reservoir 3073
2,"c/- Jane McDONALD, 24 smith st reservoir 3073"
`;

const cleanse = async (...args: string[]): Promise<Finished> => {
  const dir = workdir();
  dir.write('in.csv', ROWS);
  return dir.run(['cleanse', 'in.csv', '--quiet', ...args]);
};

const output = async (...args: string[]): Promise<string[]> => {
  const { code, stdout, stderr } = await cleanse(...args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout.trimEnd().split('\n');
};

describe('--case', () => {
  const columns = ['--columns', 'full_address,state,care_of,line1,id'];
  test.each([
    ['upper', 'UNIT 5, 24 SMITH STREET, RESERVOIR VIC 3073', 'UNIT 5'],
    ['title', 'Unit 5, 24 Smith Street, Reservoir VIC 3073', 'Unit 5'],
    ['as-is', 'UNIT 5, 24 SMITH STREET, RESERVOIR VIC 3073', 'UNIT 5'],
  ])('%s writes the added addresses, and never ids, states and people', async (letters, address, line) => {
    const [, first = '', second = ''] = await output('--case', letters, ...columns);
    expect(first).toMatch(
      new RegExp(`^1,unit 5 24 smith st reservoir 3073,"${address}",VIC,,${line},AU\\|GNAF\\|GAVIC\\d+$`),
    );
    expect(second).toContain(',VIC,Jane McDONALD,');
  });

  test('writes JSON: the address and its candidates, nothing else', async () => {
    const [line = ''] = await output('--case', 'title', '--format', 'jsonl');
    const { address, cleanse: element } = JSON.parse(line) as { address: string; cleanse: Record<string, unknown> };
    expect(address).toBe('unit 5 24 smith st reservoir 3073');
    expect(element).toMatchObject({
      fullAddress: 'Unit 5, 24 Smith Street, Reservoir VIC 3073',
      flatUnitType: 'Unit',
      streetName: 'Smith',
      locality: 'Reservoir',
      state: 'VIC',
      status: 'verified',
      sourceOfTruth: 'GNAF',
    });
  });

  test('writes one record, and the hits of a search', async () => {
    const dir = workdir();
    const json = await dir.run(['cleanse', '24 smith st reservoir', '--case', 'title', '--json']);
    expect(JSON.parse(json.stdout)).toMatchObject({ fullAddress: '24 Smith Street, Reservoir VIC 3073' });
    const found = await dir.run(['find', '24 smith st reser', '--country', 'AU', '--case', 'title', '--json']);
    expect(found.stdout).toContain('"24 Smith Street, Reservoir VIC 3073"');
  });

  test('is one of three', async () => {
    const { code, stderr } = await cleanse('--case', 'lower');
    expect(code).toBe(2);
    expect(stderr).toMatch(/--case <letters>.*'lower' is none of upper, title, as-is/);
  });
});

describe('--columns', () => {
  test('mail is what a mailing needs, ready for the envelope', async () => {
    const [header = '', first = ''] = await output('--columns', 'mail', '--case', 'title');
    expect(header).toBe(
      'id,address,cleanse_status,cleanse_care_of,cleanse_line1,cleanse_line2,cleanse_line3,cleanse_locality,' +
        'cleanse_state,cleanse_suburb,cleanse_town_city,cleanse_postcode,cleanse_country,cleanse_dpid,' +
        'cleanse_barcode,cleanse_bsp',
    );
    expect(first).toBe(
      '1,unit 5 24 smith st reservoir 3073,verified,,Unit 5,24 Smith Street,Reservoir VIC 3073,Reservoir,VIC,,,3073,' +
        'AU,,,',
    );
  });

  test('brief is what a person reads', async () => {
    const [header = ''] = await output('--columns', 'brief');
    expect(header).toBe('id,address,cleanse_status,cleanse_confidence,cleanse_exception,cleanse_full_address');
  });

  test('by default, columns for specialists are left to all', async () => {
    const namesOf = async (...args: string[]): Promise<string[]> => (await output(...args))[0]!.split(',').slice(2);
    const [byDefault, all] = [await namesOf(), await namesOf('--columns', 'all')];
    const left = all.filter((name) => !byDefault.includes(name));
    expect(byDefault).toEqual(all.filter((name) => !left.includes(name)));
    expect(left.map((name) => name.replace('cleanse_', ''))).toEqual([
      'gnafpid',
      'gnaf_locality_pid',
      'gnaf_street_pid',
      'gnaf_primary_pid',
      'gnaf_confidence',
      'gnaf_reliability',
      'geocode_level',
      'parcel_id',
      'barcode',
      'bsp',
    ]);
  });

  test('takes patterns, and leaves out what stands behind a dash', async () => {
    const [header = ''] = await output('--columns', 'line*,-line3,gnaf_*,-*_pid,latitude', '--prefix', 'x_');
    expect(header).toBe('id,address,x_line1,x_line2,x_gnaf_confidence,x_gnaf_reliability,x_latitude');
    const [without = ''] = await output('--columns', '-line*,-candidates');
    expect(without).not.toMatch(/line|candidates/);
    expect(without).toContain('cleanse_status,cleanse_level');
  });

  test('clashes with columns of the input as others do', async () => {
    const dir = workdir();
    dir.write('in.csv', 'cleanse_line1,address\nold,24 smith st reservoir 3073\n');
    const args = ['cleanse', 'in.csv', '--quiet', '--columns', 'line*', '--map', 'fullAddress=address'];
    const refused = await dir.run(args);
    expect(refused.code).toBe(2);
    expect(refused.stderr).toMatch(/the input already has the column 'cleanse_line1'; choose --on-clash replace or/);
    const { stdout } = await dir.run([...args, '--on-clash', 'replace']);
    expect(stdout).toBe(
      'cleanse_line1,address,cleanse_line2,cleanse_line3\n' +
        '24 SMITH STREET,24 smith st reservoir 3073,RESERVOIR VIC 3073,\n',
    );
  });
});

describe('The bytes of the output', () => {
  test('--bom, --output-delimiter and --output-encoding say how CSV is written', async () => {
    const [header = ''] = await output('--columns', 'line1', '--bom', '--output-delimiter', 'semicolon');
    expect(header).toBe('\ufeffid;address;cleanse_line1');
    const dir = workdir();
    dir.write('in.csv', ROWS);
    const args = ['cleanse', 'in.csv', '-o', 'out.csv', '--columns', 'line1', '--output-encoding', 'utf-16le'];
    expect((await dir.runProcess(args)).code).toBe(0);
    const text = readFileSync(join(dir.path, 'out.csv'), 'utf16le');
    expect(text).toMatch(/^\ufeffid,address,cleanse_line1\n1,unit 5 24 smith st reservoir 3073,UNIT 5\n/);
  });

  test('--protect-numbers keeps a spreadsheet from reading dates and numbers into added cells alone', async () => {
    const dir = workdir();
    dir.write('in.csv', 'unit,street,place\n1-3,Smith St,Reservoir 0800\n');
    const args = ['parse', 'in.csv', '--quiet', '--columns', 'street_number,postcode,street', '--protect-numbers'];
    const { stdout } = await dir.run([...args, '--map', 'fullAddress=unit+street+place']);
    expect(stdout).toBe(
      'unit,street,place,parse_street_number,parse_postcode,parse_street\n' +
        '1-3,Smith St,Reservoir 0800,"=""1-3""","=""0800""",SMITH STREET\n',
    );
  });

  test.each([
    [['--format', 'jsonl', '--bom'], /--bom is for CSV output; jsonl is UTF-8 without delimiters\. Leave it out/],
    [['--format', 'json', '--output-encoding', 'utf-8'], /--output-encoding is for CSV output; json is UTF-8/],
    [['--format', 'jsonl', '--output-delimiter', ';'], /--output-delimiter is for CSV output; jsonl is UTF-8/],
    [['--format', 'jsonl', '--protect-numbers'], /--protect-numbers is for CSV output; jsonl is UTF-8/],
    [
      ['--format', 'tsv', '--output-delimiter', ';'],
      /--output-delimiter is for CSV output; tsv has tabs\. Leave it out/,
    ],
    [['--format', 'table', '--bom'], /--bom is for CSV output, and --format table is a preview; leave one of them out/],
    [['--bom', '--output-encoding', 'windows-1252'], /--bom is for UTF-8 and UTF-16, and the output is windows-1252/],
    [['--output-delimiter', '"'], /--output-delimiter '"': give one character that is no letter, digit or quote/],
    [['--output-encoding', 'ebcdic'], /--output-encoding <name>.*'ebcdic' is none of utf-8, utf-16le, utf-16be/],
    [['--format', 'jsonl', '--columns', 'mail'], /--columns is for CSV output; jsonl carries the whole result/],
  ])('options that have no effect are wrong usage: %j', async (args, message) => {
    const { code, stdout, stderr } = await cleanse(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
  });
});

describe('A step of a plan', () => {
  const plan = (lines: string): string => `[[step]]\noperation = "cleanse"\n${lines}\n`;
  const run = async (lines: string): Promise<Finished> => {
    const dir = workdir();
    dir.write('in.csv', ROWS);
    dir.write('p.toml', plan(lines));
    return dir.run(['run', 'p.toml', 'in.csv', '--quiet']);
  };

  test.each([
    ['columns = "mail"\ncase = "title"', ',Unit 5,24 Smith Street,Reservoir VIC 3073,Reservoir,VIC,'],
    ['columns = ["line*", "-line3"]\ncase = "upper"', ',UNIT 5,24 SMITH STREET\n'],
  ])('has the letters and the sets of its command: %j', async (lines, expected) => {
    const { code, stdout } = await run(lines);
    expect(code).toBe(0);
    expect(stdout).toContain(expected);
  });

  test('says where a choice is wrong', async () => {
    const { code, stderr } = await run('columns = ["mail", "zz*"]');
    expect(code).toBe(2);
    expect(stderr).toMatch(/^waypost: p\.toml, line 3: columns: no column of cleanse fits 'zz\*'; it has status/);
  });

  test('is asked, and feeds others, in the letters that it writes', async () => {
    const { stdout } = await run(
      'case = "title"\ncolumns = "line1"\n[[step]]\noperation = "geocode"\nfrom = "cleanse"\n' +
        'when = { cleanse_locality = ["Reservoir"] }\ncolumns = ["status"]',
    );
    expect(stdout.split('\n')[1]).toBe('1,unit 5 24 smith st reservoir 3073,Unit 5,verified');
  });
});
