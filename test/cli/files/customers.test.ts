// A customer file through the real binary: what comes back, on any number of threads, and what is said beside it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { root, workdir } from '../../support/workdir.js';

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
    expect(stderr).toMatch(
      /^36 rows read = 36 written \+ 0 refused\n( {2}[a-z]+ +\d+ +\d+\.\d%.*\n)+confidence {2}100: 13/m,
    );
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
    // More than the megabyte that is read at once, or there would be no threads.
    const noted = rows.map((row) => `${row},${'x'.repeat(1000)}\n`).join('');
    dir.write('in.csv', `${header},Note\n${noted.repeat(40)}`);
    for (const threads of [1, 3]) {
      const args = ['cleanse', 'in.csv', '-o', `out${threads}.csv`, '--threads', String(threads), '--quiet'];
      expect((await dir.run([...args, '--summary', 'summary.json'])).code).toBe(0);
      expect(JSON.parse(dir.read('summary.json'))).toMatchObject({ threads });
    }
    expect(dir.read('out3.csv')).toBe(dir.read('out1.csv'));
    expect(dir.read('out1.csv').split('\n')).toHaveLength(40 * rows.length + 2);
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
