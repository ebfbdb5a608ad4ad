// Batches through the real binary: what goes in, what comes out, in which format, and where the messages go.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse as parseCsv } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { root, workdir } from '../support/workdir.js';

const CUSTOMERS = readFileSync(join(root, 'fixtures/customers.csv'), 'utf8');

describe('A customer file', () => {
  test('comes back with its own columns untouched, in order, and the answers beside them', async () => {
    const dir = workdir();
    dir.write('in.csv', CUSTOMERS);
    const { code, stdout, stderr } = await dir.run(['cleanse', 'in.csv', '-o', 'out.csv', '--summary', 'summary.json']);
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    const given = CUSTOMERS.trimEnd().split('\n');
    const written = dir.read('out.csv').trimEnd().split('\n');
    expect(written.map((line, i) => line.startsWith(`${given[i]!},`))).toEqual(given.map(() => true));
    const rows = parseCsv(dir.read('out.csv'), { columns: true }) as Record<string, string>[];
    const statusOf = Object.fromEntries(rows.map((row) => [row['Customer No']!, row['cleanse_status']!]));
    expect(statusOf).toMatchObject({
      1001: 'verified',
      1003: 'corrected',
      1007: 'partial',
      1008: 'partial',
      1022: 'ambiguous',
      1030: 'corrected',
      1033: 'partial',
      1035: 'rejected',
    });
    expect(rows[2]).toMatchObject({
      cleanse_full_address: 'UNIT 5, 24 SMITH STREET, RESERVOIR VIC 3073',
      cleanse_flat_unit_number: '5',
      cleanse_postcode: '3073',
      cleanse_source: 'GNAF',
    });
    expect(rows[2]!['cleanse_changes']).toContain('MODIFY streetName: SMTIH > SMITH');
    expect(stderr).toMatch(/^36 rows read = 36 written \+ 0 refused\n( {2}[a-z]+ +\d+ +\d+\.\d%\n)+/m);
    expect(stderr).toMatch(/rows\/s, to out\.csv\n$/);
    expect(JSON.parse(dir.read('summary.json'))).toMatchObject({
      operation: 'cleanse',
      rows: { read: 36, written: 36, refused: 0 },
      exitCode: 0,
    });
    expect(dir.list()).toEqual(['in.csv', 'out.csv', 'summary.json']);
  });

  test('gives the same on any number of threads', { timeout: 120_000 }, async () => {
    const dir = workdir();
    const [header = '', ...rows] = CUSTOMERS.trimEnd().split('\n');
    dir.write('in.csv', `${header}\n${Array.from({ length: 300 }, () => rows.join('\n')).join('\n')}\n`);
    for (const threads of ['1', '2', '3']) {
      expect(
        (await dir.run(['cleanse', 'in.csv', '-o', `out${threads}.csv`, '--threads', threads, '--quiet'])).code,
      ).toBe(0);
    }
    expect(dir.read('out2.csv')).toBe(dir.read('out1.csv'));
    expect(dir.read('out3.csv')).toBe(dir.read('out1.csv'));
    expect(dir.read('out1.csv').split('\n')).toHaveLength(300 * rows.length + 2);
  });

  test('tells which columns it took, unless it is to be quiet', async () => {
    const dir = workdir();
    dir.write('in.csv', CUSTOMERS);
    const said = await dir.run(['cleanse', 'in.csv', '-o', 'out.csv']);
    expect(said.stderr).toContain(
      "addressLine1 from 'Address 1', addressLine2 from 'Address 2', locality from 'Suburb', state from " +
        "'State', postcode from 'PCode'",
    );
    expect((await dir.run(['cleanse', 'in.csv', '-o', 'out.csv', '--quiet'])).stderr).toBe('');
  });

  test('is looked at only, with --dry-run', async () => {
    const dir = workdir();
    dir.write('in.csv', CUSTOMERS);
    const { code, stdout } = await dir.run(['cleanse', 'in.csv', '-o', 'out.csv', '--dry-run', '--quiet']);
    expect(code).toBe(0);
    const report = JSON.parse(stdout) as { rows: number; samples: unknown[] };
    expect(report).toMatchObject({ operation: 'cleanse', rows: 36, refused: 0 });
    expect(report.samples).toHaveLength(5);
    expect(dir.list()).toEqual(['in.csv']);
  });

  test('is shown as a table with --format table', async () => {
    const dir = workdir();
    dir.write('in.csv', CUSTOMERS);
    const { code, stdout } = await dir.run([
      'cleanse',
      'in.csv',
      '--format',
      'table',
      '--limit',
      '2',
      '--columns',
      'status,full_address',
      '--quiet',
    ]);
    expect(code).toBe(0);
    expect(stdout).toBe(
      [
        'input                                  status    full_address',
        '24 Smith Street, Reservoir, VIC, 3073  verified  24 SMITH STREET, RESERVOIR VIC 3073',
        '24 SMITH ST, RESERVOIR, Vic, 3073      verified  24 SMITH STREET, RESERVOIR VIC 3073',
        '',
      ].join('\n'),
    );
  });

  test('replaces an output that was there, and leaves it as it was when it fails', async () => {
    const dir = workdir();
    dir.write('in.csv', 'address\n24 Smith St Reservoir 3073\n');
    dir.write('out.csv', 'before');
    await dir.run(['cleanse', 'in.csv', '-o', 'out.csv', '--map', 'fullAddress=none']);
    expect(dir.read('out.csv')).toBe('before');
    await dir.run(['cleanse', 'in.csv', '-o', 'out.csv', '--columns', 'status']);
    expect(dir.read('out.csv')).toBe('address,cleanse_status\n24 Smith St Reservoir 3073,verified\n');
  });
});

describe('Options', () => {
  const ONE = 'id,address\n1,24 Smith St Reservoir 3073\n';
  const cleanse = async (input: string | Buffer, ...args: string[]): Promise<string> => {
    const { code, stdout, stderr } = await workdir().run(['cleanse', '-', '--quiet', ...args], { stdin: input });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    return stdout;
  };

  test('--columns takes names with and without prefix, --prefix renames', async () => {
    expect(await cleanse(ONE, '--columns', 'status,cleanse_postcode', '--prefix', 'x_')).toBe(
      'id,address,x_status,x_postcode\n1,24 Smith St Reservoir 3073,verified,3073\n',
    );
  });

  test.each([
    ['replace', 'id,address,cleanse_status\n1,24 Smith St Reservoir 3073,verified\n'],
    ['rename', 'id,address,cleanse_status,cleanse_status_2\n1,24 Smith St Reservoir 3073,old,verified\n'],
  ])('--on-clash %s', async (way, wanted) => {
    expect(
      await cleanse(
        'id,address,cleanse_status\n1,24 Smith St Reservoir 3073,old\n',
        '--columns',
        'status',
        '--on-clash',
        way,
      ),
    ).toBe(wanted);
  });

  test('--map joins columns', async () => {
    expect(
      await cleanse('a,b,c\n24,Smith St,Reservoir 3073\n', '--map', 'fullAddress=a+b+c', '--columns', 'status'),
    ).toBe('a,b,c,cleanse_status\n24,Smith St,Reservoir 3073,verified\n');
  });

  test('--no-header takes the first row as data', async () => {
    expect(
      await cleanse('24 Smith St Reservoir 3073\n25 Smith St Reservoir 3073\n', '--no-header', '--columns', 'status'),
    ).toMatch(/24 Smith St Reservoir 3073,verified\n25 Smith St Reservoir 3073,verified\n$/);
  });

  test('--limit and --sample take that many rows', async () => {
    const many = `address\n${Array.from({ length: 30 }, (_, i) => `${i + 1} Smith St Reservoir 3073`).join('\n')}\n`;
    expect((await cleanse(many, '--limit', '3', '--columns', 'status')).split('\n')).toHaveLength(5);
    const sampled = await cleanse(many, '--sample', '7', '--columns', 'status');
    expect(sampled.split('\n')).toHaveLength(9);
    expect(await cleanse(many, '--sample', '7', '--columns', 'status')).toBe(sampled);
  });

  test.each([
    [
      'tab',
      'id\taddress\n1\t24 Smith St, Reservoir 3073\n',
      'id\taddress\tcleanse_status\n1\t24 Smith St, Reservoir 3073\tverified\n',
    ],
    [
      ';',
      'id;address\n1;24 Smith St, Reservoir 3073\n',
      'id;address;cleanse_status\n1;24 Smith St, Reservoir 3073;verified\n',
    ],
  ])('--delimiter %s', async (delimiter, input, wanted) => {
    expect(await cleanse(input, '--delimiter', delimiter, '--columns', 'status')).toBe(wanted);
  });

  test.each([
    ['utf-16le', 'utf16le'],
    ['windows-1252', 'latin1'],
  ] as const)('--encoding %s', async (encoding, node) => {
    const dir = workdir();
    dir.write('in.csv', Buffer.from('name,address\nJosé,24 Smith St Reservoir 3073\n', node));
    const { code } = await dir.run(['cleanse', 'in.csv', '-o', 'out.jsonl', '--encoding', encoding]);
    expect(code).toBe(0);
    expect(JSON.parse(dir.read('out.jsonl'))).toMatchObject({ name: 'José', cleanse: { status: 'verified' } });
  });

  test('--format jsonl holds the whole element under one key', async () => {
    expect(JSON.parse(await cleanse(ONE, '--format', 'jsonl'))).toMatchObject({
      id: '1',
      address: '24 Smith St Reservoir 3073',
      cleanse: {
        _type: 'ValidatedAddressAu',
        status: 'verified',
        attributes: { GNAFPID: expect.stringMatching(/^GAVIC/) as unknown },
      },
    });
  });

  test('--format json is one array', async () => {
    expect(JSON.parse(await cleanse(ONE, '--format', 'json'))).toMatchObject([
      { id: '1', cleanse: { status: 'verified' } },
    ]);
  });

  test('JSONL goes in and out with its own keys kept', async () => {
    const out = await cleanse('{"n":1.50,"address":"24 Smith St Reservoir 3073"}\n');
    expect(out).toMatch(/^\{"n":1\.50,"address":"24 Smith St Reservoir 3073",/);
    expect(JSON.parse(out)).toMatchObject({ cleanse: { status: 'verified' } });
  });

  test('--input-format lines takes an address a line', async () => {
    expect(
      await cleanse(
        '24 Smith St, Reservoir 3073\n25 Smith St, Reservoir 3073\n',
        '--input-format',
        'lines',
        '--format',
        'jsonl',
      ),
    ).toMatch(/"status":"verified".*\n.*"status":"verified"/);
  });

  test('--errors takes refused rows; without it they are told on standard error', async () => {
    const ragged = 'id,address\n1,24 Smith St Reservoir 3073\n2,a,b,c\n';
    const { code, stderr } = await workdir().run(['cleanse', '-', '--columns', 'status', '--quiet'], { stdin: ragged });
    expect(code).toBe(3);
    expect(stderr).toMatch(/^waypost: warning: line 3: [A-Z_]+: [^\n]+\n$/);
  });

  test('--log-format json makes every line of standard error an object', async () => {
    const { stderr } = await workdir().run(['cleanse', '-', '--log-format', 'json'], { stdin: ONE });
    const lines = stderr
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { level: string; summary?: { rows: unknown } });
    expect(lines.at(-1)).toMatchObject({ level: 'info', summary: { rows: { read: 1, written: 1, refused: 0 } } });
  });

  test('WAYPOST_THREADS and WAYPOST_SOURCE stand in for their flags', async () => {
    const dir = workdir();
    dir.write('in.csv', ONE);
    expect((await dir.run(['cleanse', 'in.csv', '--quiet'], { env: { WAYPOST_SOURCE: 'AUPAF' } })).code).toBe(2);
    expect(
      (
        await dir.run(['cleanse', 'in.csv', '--quiet', '--source', 'GNAF'], {
          env: { WAYPOST_SOURCE: 'AUPAF', WAYPOST_THREADS: '1' },
        })
      ).code,
    ).toBe(0);
  });

  test('a gzip file is read as what it holds, and --file takes any name', async () => {
    const dir = workdir();
    dir.write('in.csv.gz', gzipSync(ONE));
    dir.write('list', ONE);
    const wanted = 'id,address,cleanse_status\n1,24 Smith St Reservoir 3073,verified\n';
    expect((await dir.run(['cleanse', 'in.csv.gz', '--columns', 'status'])).stdout).toBe(wanted);
    expect((await dir.run(['cleanse', '--file', 'list', '--columns', 'status'])).stdout).toBe(wanted);
  });

  test('parse adds its own columns, with and without data', async () => {
    const run = (data: string[]) =>
      workdir().run(['parse', '-', '--quiet', '--columns', 'status,flat_unit_number,street_number,unknown', ...data], {
        stdin: 'address\nU 5 24 Smith St Reservoir 3073\n',
      });
    const wanted =
      'address,parse_status,parse_flat_unit_number,parse_street_number,parse_unknown\nU 5 24 Smith St ' +
      'Reservoir 3073,SUCCESS,5,24,\n';
    expect((await run([])).stdout).toBe(wanted);
    expect((await run(['--data', 'none'])).stdout).toBe(wanted);
  });
});
