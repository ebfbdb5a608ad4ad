// `waypost run PLAN FILE`: what a plan does to a file, and what is told of it.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { main } from '../../../src/cli/main.js';
import { fakeIo } from '../../support/fake-io.js';
import { CUSTOMERS, STEPS, clipped, folder, sampleData, withoutColumns, rowsOf } from './plans.js';

describe('A plan', () => {
  test('is run over a file in one pass, and says what each step did', async () => {
    const dir = folder({ 'plan.toml': STEPS });
    const { code, stdout, stderr } = await dir.run(['run', 'plan.toml', 'in.csv', '-o', 'out.csv']);
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    const given = CUSTOMERS.trimEnd().split('\n');
    const written = dir.read('out.csv').trimEnd().split('\n');
    expect(written[0]).toBe(
      `${given[0]!},parse_status,parse_street_name,cleanse_status,cleanse_full_address,geocode_status,` +
        'geocode_latitude,geocode_longitude,reverse_count,reverse_full_address',
    );
    expect(written.map((line, i) => line.startsWith(`${given[i]!},`))).toEqual(given.map(() => true));
    expect(written[3]).toBe(
      '1003,Chloe Marsh,u5 24 smtih st,,reservoir,,3073,SUCCESS,SMTIH,corrected,' +
        '"UNIT 5, 24 SMITH STREET, RESERVOIR VIC 3073",verified,-37.7136000,145.0030500,2,' +
        '"UNIT 5, 24 SMITH STREET, RESERVOIR VIC 3073"',
    );
    for (const row of rowsOf(dir.read('out.csv'))) {
      const isAsked = ['verified', 'corrected'].includes(row['cleanse_status']!);
      expect([row['Customer No'], row['geocode_status'] !== '']).toEqual([row['Customer No'], isAsked]);
    }
    expect(
      withoutColumns(stderr)
        .replace(/^columns:\n(?: {2}.*\n)*/m, 'columns: …\n')
        .replace(/^.*rows\/s/m, '… rows/s')
        .replaceAll(/^ .* line \d+.*\n/gm, ''),
    ).toMatchInlineSnapshot(`
      "in.csv: CSV, utf-8 (valid UTF-8), 7 columns by comma, first row is the header
      step parse: …
      step cleanse: …
      step geocode: fullAddress, country from step cleanse, else …
      step reverse-geocode: latitude, longitude from step geocode
      columns: …
      36 rows read = 36 written + 0 refused
      parse
        SUCCESS  35  97.2%
        ERROR     1   2.8%
        look at these first
      cleanse
        corrected  12  33.3%  of these completed: 2
        verified   11  30.6%
        partial     9  25.0%
        ambiguous   3   8.3%
        rejected    1   2.8%
        confidence  100: 13 · 99: 4 · 95-98: 14 · 90-94: 1 · below 70: 2
        exceptions, each with its first row
        look at these first
        19 different addresses; 5 rows repeat one of an earlier row
      geocode: 13 left alone
        verified  23  63.9%
        19 different addresses; 4 rows repeat one of an earlier row
      reverse-geocode: 13 left alone
        SUCCESS  23  63.9%
      … rows/s, to out.csv
      "
    `);
  });

  test('gives each step what its command alone would', async () => {
    const dir = folder({
      'plan.toml': '[[step]]\noperation = "cleanse"\n[[step]]\noperation = "parse"\ncountry = "AU"\n',
    });
    await dir.run(['run', 'plan.toml', 'in.csv', '-o', 'both.jsonl']);
    await dir.run(['cleanse', 'in.csv', '-o', 'one.jsonl']);
    await dir.run(['parse', 'one.jsonl', '-o', 'two.jsonl', '--country', 'AU', ...mapped]);
    expect(dir.read('both.jsonl')).toBe(dir.read('two.jsonl'));
  });

  test('may be JSON', async () => {
    const dir = folder({
      'plan.toml': '[[step]]\noperation = "parse"\ncolumns = "status,street_name"\nprefix = "p_"\n',
      'plan.json': '{"step":[{"operation":"parse","columns":["status","parse_street_name"],"prefix":"p_"}]}',
      plan: ' {"step":[{"operation":"parse","columns":["status","street_name"],"prefix":"p_"}]}',
    });
    const outs = await Promise.all(
      ['plan.toml', 'plan.json', 'plan'].map((plan) => dir.run(['run', plan, 'in.csv', '--quiet'])),
    );
    expect(outs.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(new Set(outs.map(({ stdout }) => stdout)).size).toBe(1);
    expect(outs[0]!.stdout.split('\n')[0]).toMatch(/,p_status,p_street_name$/);
  });

  test('is printed by --example, and that one runs as it is', async () => {
    const dir = folder();
    const { code, stdout } = await dir.run(['run', '--example']);
    expect(code).toBe(0);
    dir.write('plan.toml', stdout);
    const ran = await dir.run(['run', 'plan.toml', 'in.csv', '-o', 'out.csv', '--summary', 'summary.json']);
    expect(ran.code).toBe(0);
    const summary = JSON.parse(dir.read('summary.json')) as Record<string, unknown>;
    expect(summary).toMatchObject({
      operation: 'run',
      rows: { read: 36, written: 36, refused: 0, failed: 0, blank: 0 },
      steps: [
        { name: 'cleanse', operation: 'cleanse', leftAlone: 0, dropped: 0, failed: 0 },
        { name: 'geocode', operation: 'geocode', from: 'cleanse', leftAlone: 4 },
        { name: 'reverse-geocode', operation: 'reverseGeocode', from: 'geocode', leftAlone: 4 },
      ],
      exitCode: 0,
    });
    expect(Object.keys(summary)).not.toContain('statuses');
    // Each line of a comment that is a key can be taken in as well.
    const all = stdout.replaceAll(/^# (source|country|feature|columns|prefix|on-clash|drop|name) /gm, '$1 ');
    dir.write('all.toml', all);
    const more = await dir.run(['run', 'all.toml', 'in.csv', '-o', 'all.csv']);
    expect([more.code, more.stderr]).toEqual([0, expect.stringContaining(' dropped') as string]);
  });

  test('takes options of the command that are of a field or a feature', async () => {
    const dir = folder({
      'plan.toml':
        '[[step]]\noperation = "lookup street"\nmap = { street = "street" }\nlocality = "Reservoir"\nall = true\n' +
        'columns = ["street"]\n[[step]]\noperation = "reverse-geocode"\nradius = 15\nmap = { point = "point" }\n',
      'in.csv': 'street,point\nsmith,"-37.7136,145.003"\n',
    });
    const { code, stdout, stderr } = await dir.run(['run', 'plan.toml', 'in.csv']);
    expect([code, stderr]).toEqual([0, expect.stringContaining('1 row read = 1 written') as string]);
    const rows = rowsOf(stdout);
    expect(rows).not.toEqual([]);
    for (const row of rows) {
      expect(row).toMatchObject({ reverse_count: '2', reverse_distance: '0.00440' });
      expect(Object.values(row).join('|')).toContain('SMITH STREET');
    }
  });

  test('drops rows, reads standard input and writes standard output', async () => {
    const dir = folder({
      'plan.toml':
        '[[step]]\noperation = "cleanse"\ncolumns = ["status"]\ndrop = { cleanse_status = ["rejected", "partial"] }\n' +
        '[[step]]\noperation = "parse"\ncolumns = ["status"]\n',
    });
    const { code, stdout, stderr } = await dir.run(['run', 'plan.toml', '-'], { stdin: CUSTOMERS });
    expect(code).toBe(0);
    const statuses = rowsOf(stdout).map((row) => row['cleanse_status']);
    expect(new Set(statuses)).toEqual(new Set(['verified', 'corrected', 'ambiguous']));
    expect(stderr).toMatch(
      new RegExp(`^36 rows read = ${statuses.length} written \\+ 0 refused \\+ ${36 - statuses.length} dropped$`, 'm'),
    );
    const piped = await dir.run(['run', 'plan.toml'], { stdin: CUSTOMERS });
    expect(piped.stdout).toBe(stdout);
  });

  test('is previewed by --format table', async () => {
    const dir = folder({
      'plan.toml':
        '[[step]]\noperation = "parse"\ncolumns = ["street_name"]\n[[step]]\noperation = "cleanse"\n' +
        'columns = ["status", "full_address"]\n',
    });
    const { code, stdout } = await dir.run(['run', 'plan.toml', 'in.csv', '--format', 'table', '--limit', '2']);
    expect(code).toBe(0);
    expect(stdout).toMatchInlineSnapshot(`
      "input                                  parse_street_name  cleanse_status  cleanse_full_address
      24 Smith Street, Reservoir, VIC, 3073  SMITH              verified        24 SMITH STREET, RESERVOIR VIC 3073
      24 SMITH ST, RESERVOIR, Vic, 3073      SMITH              verified        24 SMITH STREET, RESERVOIR VIC 3073
      "
    `);
  });
});

/** The mapping of the customers as the command line takes it, for a file whose headings are not theirs alone. */
const mapped: readonly string[] = [
  'addressLine1=Address 1',
  'addressLine2=Address 2',
  'locality=Suburb',
  'state=State',
  'postcode=PCode',
].flatMap((each) => ['--map', each]);

describe('--dry-run', () => {
  test('shows the mapping of every step on a terminal', async () => {
    const dir = folder({ 'plan.toml': STEPS });
    const io = fakeIo({ terminal: true, env: { WAYPOST_DATA: 'nowhere' } });
    const code = await main(
      ['run', join(dir.path, 'plan.toml'), join(dir.path, 'in.csv'), '--dry-run', '--data', sampleData()],
      io,
    );
    expect(code).toBe(0);
    expect(clipped(withoutColumns(io.out()).replaceAll(dir.path, ''))).toMatchInlineSnapshot(`
      "run of /in.csv: csv, utf-8
      36 rows; 0 would be refused, 0 are blank
      parse
        …
        1 calls, 35 different
        adds parse_status, parse_street_name
        {"fullAddress":"24 Smith Street, Reservoir VIC 3073","locality":"Reservoir","s…
        {"fullAddress":"24 SMITH ST, RESERVOIR Vic 3073","locality":"RESERVOIR","state…
        {"fullAddress":"u5 24 smtih st, reservoir 3073","locality":"reservoir","postco…
        {"fullAddress":"Unit 5, 24 Smith Street, Reservoir VIC 3073","locality":"Reser…
        {"fullAddress":"5/24 Smith St, Resevoir VIC 3073","locality":"Resevoir","state…
      cleanse
        …
        1 calls, 35 different
        adds cleanse_status, cleanse_full_address
        {"fullAddress":"24 Smith Street, Reservoir VIC 3073","locality":"Reservoir","s…
        {"fullAddress":"24 SMITH ST, RESERVOIR Vic 3073","locality":"RESERVOIR","state…
        {"fullAddress":"u5 24 smtih st, reservoir 3073","locality":"reservoir","postco…
        {"fullAddress":"Unit 5, 24 Smith Street, Reservoir VIC 3073","locality":"Reser…
        {"fullAddress":"5/24 Smith St, Resevoir VIC 3073","locality":"Resevoir","state…
      geocode
        from step cleanse, else …
        when cleanse_status is verified or corrected
        at most 1 calls
        adds geocode_status, geocode_latitude, geocode_longitude
      reverse-geocode (reverseGeocode)
        from step geocode
        when geocode_status is verified
        at most 36 calls
        adds reverse_count, reverse_full_address
      "
    `);
  });

  test('is JSON anywhere else, and writes nothing', async () => {
    const dir = folder({ 'plan.toml': STEPS });
    const { code, stdout } = await dir.run(['run', 'plan.toml', 'in.csv', '--dry-run', '-o', 'out.csv']);
    expect(code).toBe(0);
    const report = JSON.parse(stdout) as { steps: Record<string, unknown>[] };
    expect(report).toMatchObject({ operation: 'run', rows: 36, refused: 0, blank: 0 });
    const said = new Set(['name', 'from', 'when', 'columns', 'calls']);
    const steps = report.steps.map((one) => Object.entries(one).filter(([key]) => said.has(key)));
    expect(steps.map((one) => Object.fromEntries(one) as unknown)).toEqual([
      { name: 'parse', columns: ['parse_status', 'parse_street_name'], calls: 1 },
      { name: 'cleanse', columns: ['cleanse_status', 'cleanse_full_address'], calls: 1 },
      {
        name: 'geocode',
        from: 'cleanse',
        when: { cleanse_status: ['verified', 'corrected'] },
        columns: ['geocode_status', 'geocode_latitude', 'geocode_longitude'],
        calls: 1,
      },
      {
        name: 'reverse-geocode',
        from: 'geocode',
        when: { geocode_status: ['verified'] },
        columns: ['reverse_count', 'reverse_full_address'],
        calls: 36,
      },
    ]);
    expect(dir.list()).toEqual(['in.csv', 'plan.toml']);
  });
});
