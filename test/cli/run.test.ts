// `waypost run PLAN FILE`: what a plan does to a file, what is told of it, and what is wrong with bad plans.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
import { describe, expect, inject, test } from 'vitest';
import { main } from '../../src/cli/main.js';
import { fakeIo } from '../support/fake-io.js';
import { servedWorkdir } from '../support/service/served-workdir.js';
import { root, workdir, type Workdir } from '../support/workdir.js';

const CUSTOMERS = readFileSync(join(root, 'fixtures/customers.csv'), 'utf8');
const STEPS = `[[step]]
operation = "parse"
columns = ["status", "street_name"]

[[step]]
operation = "cleanse"
columns = ["status", "full_address"]

[[step]]
operation = "geocode"
from = "cleanse"
when = { cleanse_status = ["verified", "corrected"] }
columns = ["status", "latitude", "longitude"]

[[step]]
operation = "reverse-geocode"
from = "geocode"
when = { geocode_status = "verified" }
radius = 15
columns = ["count", "full_address"]
`;

/** A folder with the customers and plans. */
function folder(plans: Readonly<Record<string, string>> = {}): Workdir {
  const dir = workdir();
  dir.write('in.csv', CUSTOMERS);
  for (const [name, text] of Object.entries(plans)) dir.write(name, text);
  return dir;
}

const sampleData = (): string => inject('sampleData');

/** The columns of an address in the customers are named at length. */
const withoutColumns = (text: string): string => text.replaceAll(/addressLine1 from .*'PCode'/g, '…');

const rowsOf = (text: string): Record<string, string>[] =>
  parseCsv(text, { columns: true }) as Record<string, string>[];

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
    expect(withoutColumns(stderr).replace(/^.*rows\/s/m, '… rows/s')).toMatchInlineSnapshot(`
      "in.csv: CSV, utf-8 (valid UTF-8), 7 columns by comma, first row is the header
      step parse: …
      step cleanse: …
      step geocode: fullAddress, country from step cleanse, else …
      step reverse-geocode: latitude, longitude from step geocode
      36 rows read = 36 written + 0 refused
      parse
        SUCCESS  35  97.2%
        ERROR     1   2.8%
      cleanse
        corrected  12  33.3%
        verified   11  30.6%
        partial     9  25.0%
        ambiguous   3   8.3%
        rejected    1   2.8%
      geocode: 13 left alone
        verified  23  63.9%
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
    expect([code, stderr]).toEqual([0, expect.stringContaining('1 rows read = 1 written') as string]);
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
    expect(withoutColumns(io.out()).replaceAll(dir.path, '')).toMatchInlineSnapshot(`
      "run of /in.csv: csv, utf-8
      36 rows; 0 would be refused, 0 are blank
      parse
        …
        1 calls, 35 different
        adds parse_status, parse_street_name
        {"fullAddress":"24 Smith Street, Reservoir VIC 3073"}
        {"fullAddress":"24 SMITH ST, RESERVOIR Vic 3073"}
        {"fullAddress":"u5 24 smtih st, reservoir 3073"}
        {"fullAddress":"Unit 5, 24 Smith Street, Reservoir VIC 3073"}
        {"fullAddress":"5/24 Smith St, Resevoir VIC 3073"}
      cleanse
        …
        1 calls, 35 different
        adds cleanse_status, cleanse_full_address
        {"fullAddress":"24 Smith Street, Reservoir VIC 3073"}
        {"fullAddress":"24 SMITH ST, RESERVOIR Vic 3073"}
        {"fullAddress":"u5 24 smtih st, reservoir 3073"}
        {"fullAddress":"Unit 5, 24 Smith Street, Reservoir VIC 3073"}
        {"fullAddress":"5/24 Smith St, Resevoir VIC 3073"}
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

describe('Steps are answered here or by a service, as the plan says:', () => {
  const remote = (url: string): string =>
    STEPS.replace('from = "cleanse"\n', `from = "cleanse"\nendpoint = "${url}"\n`);

  test('the file is the same, byte for byte', { timeout: 120_000 }, async () => {
    const dir = folder({ 'local.toml': STEPS });
    const { url, credential } = await servedWorkdir(dir);
    dir.write('mixed.toml', remote(url));
    const runs: [string, string, Record<string, string>][] = [
      ['local.toml', 'local', {}],
      ['mixed.toml', 'mixed', { WAYPOST_CREDENTIAL: credential }],
      ['local.toml', 'remote', { WAYPOST_CREDENTIAL: credential, WAYPOST_ENDPOINT: url }],
    ];
    for (const [plan, name, env] of runs) {
      for (const end of ['csv', 'jsonl']) {
        const options = end === 'csv' ? [] : ['--format', 'jsonl'];
        const text = end === 'csv' ? dir.read(plan) : dir.read(plan).replaceAll(/^columns.*$/gm, '');
        dir.write(`now-${plan}`, text);
        const { code, stderr } = await dir.run(
          ['run', `now-${plan}`, 'in.csv', '-o', `${name}.${end}`, '--summary', `${name}.json`, ...options],
          { env },
        );
        expect([name, code, stderr.includes('warning')]).toEqual([name, 0, false]);
      }
    }
    for (const end of ['csv', 'jsonl']) {
      expect(dir.read(`mixed.${end}`)).toBe(dir.read(`local.${end}`));
      expect(dir.read(`remote.${end}`)).toBe(dir.read(`local.${end}`));
    }
    const steps = (name: string): unknown =>
      (JSON.parse(dir.read(name)) as { steps: Record<string, unknown>[] }).steps.map((one) => ({ ...one, data: [] }));
    expect(steps('mixed.json')).toEqual(steps('local.json'));
    expect(dir.list().filter((name) => /answers|journal|part|lock/.test(name))).toEqual([]);
  });

  test('endpoint = "" is this machine though the environment names a service, and so is --data', async () => {
    const dir = folder({ 'plan.toml': '[[step]]\noperation = "parse"\nendpoint = ""\n', 'other.toml': STEPS });
    const env = { WAYPOST_ENDPOINT: 'nonsense', WAYPOST_CREDENTIAL: 'a:b' };
    expect((await dir.run(['run', 'plan.toml', 'in.csv', '--quiet'], { env })).code).toBe(0);
    const here = await dir.run(['run', 'other.toml', 'in.csv', '--quiet', '--data', sampleData()], { env });
    expect([here.code, here.stderr]).toEqual([0, '']);
    const there = await dir.run(['run', 'other.toml', 'in.csv', '--quiet'], { env });
    expect([there.code, there.stderr]).toEqual([
      2,
      expect.stringMatching(/^waypost: step parse: the endpoint is no http or https address; .*\n$/) as string,
    ]);
  });

  test('a source that is not installed is said of its step', async () => {
    const dir = folder();
    for (const plan of [
      STEPS.replace('operation = "geocode"', 'operation = "geocode"\nsource = "LACKING"'),
      '[[step]]\noperation = "geocode"\nsource = "LACKING"\n[[step]]\noperation = "cleanse"\nsource = "LACKING"\n',
    ]) {
      dir.write('plan.toml', plan);
      const { code, stderr } = await dir.run(['run', 'plan.toml', 'in.csv', '-o', 'out.csv', '--quiet']);
      expect([code, stderr]).toEqual([
        2,
        expect.stringMatching(
          /^waypost: step geocode: source of truth LACKING is not installed in \S+; installed: .*\n$/,
        ) as string,
      ]);
      expect(dir.list()).toEqual(['in.csv', 'plan.toml']);
    }
  });
});

describe('What is wrong with a plan is said in one line, with its place (exit code 2):', () => {
  const CLEANSE = '[[step]]\noperation = "cleanse"\n';
  const PARSE = '[[step]]\noperation = "parse"\n';
  test.each<[string, string, string | RegExp]>([
    ['nothing in it', '', 'p.toml: the plan has no step; "waypost run --example" prints a plan'],
    ['a comment alone', '# later\n', 'p.toml: the plan has no step; "waypost run --example" prints a plan'],
    ['a step that is no table', 'step = [1]\n', 'p.toml: the plan has no step; "waypost run --example" prints a plan'],
    [
      'a text without quotes',
      `${CLEANSE}name = one\n`,
      'p.toml, line 3, column 8: this is not TOML: invalid value; put a text in quotes',
    ],
    [
      'a backslash',
      `${CLEANSE}map = { fullAddress = "A\\B" }\n`.replace('map = { fullAddress = ', 'name = ').replace(' }', ''),
      /^p\.toml, line 3, column \d+: this is not TOML: .*; put a text with a \\ in single quotes$/,
    ],
    [
      'another table',
      '[[steps]]\noperation = "cleanse"\n',
      "p.toml, line 1: a plan has no 'steps' (do you mean 'step'?); it is a list of [[step]]",
    ],
    [
      'a key before the steps',
      `\nname = "x"\n${CLEANSE}`,
      "p.toml, line 2: a plan has no 'name'; it is a list of [[step]]",
    ],
    [
      'no operation',
      '[[step]]\nopration = "cleanse"\n',
      /^p\.toml, line 1: the step has no operation \(do you mean 'opration'\?\); give one of cleanse, parse, /,
    ],
    [
      'an operation that is not there',
      `${PARSE}\n[[step]]\noperation = "clense"\n`,
      /^p\.toml, line 5: operation 'clense': there is none \(do you mean 'cleanse'\?\); there are cleanse, parse, /,
    ],
    [
      'an operation that is no text',
      '[[step]]\noperation = 5\n',
      'p.toml, line 2: operation is 5; give a text in quotes',
    ],
    [
      'an unknown key',
      `${PARSE}${CLEANSE}colums = ["status"]\n`,
      /^p\.toml, line 5: a step of cleanse has no 'colums' \(do you mean 'columns'\?\); it has operation, name, from, /,
    ],
    [
      'an option of another operation',
      `${CLEANSE}radius = 5\n`,
      /^p\.toml, line 3: a step of cleanse has no 'radius'; it has operation, /,
    ],
    [
      'an unknown column of its own',
      `${CLEANSE}\ncolumns = ["status", "ful_address"]\n`,
      /^p\.toml, line 4: columns: cleanse has no column 'ful_address' \(do you mean 'full_address'\?\); it has /,
    ],
    [
      'no column',
      `${CLEANSE}columns = []\n`,
      'p.toml, line 3: columns is empty; name one at least, or leave it out for all',
    ],
    [
      'an unknown field',
      `${CLEANSE}map = { fullAdress = "Name" }\n`,
      /^p\.toml, line 3: map: cleanse has no field 'fullAdress' \(do you mean 'fullAddress'\?\); it has fullAddress, /,
    ],
    [
      'an unknown column of the input',
      `${CLEANSE}map = { fullAddress = "Nme" }\n${PARSE}`,
      /^step cleanse: map: there is no column 'Nme' \(do you mean 'Name'\?\); the input has 'Customer No', /,
    ],
    [
      'an unknown column in a condition',
      `${CLEANSE}${PARSE}when = { cleanse_statos = "verified" }\n`,
      /^step parse: when: there is no column 'cleanse_statos' \(do you mean 'cleanse_status'\?\); the input has /,
    ],
    [
      'an unknown step',
      `${CLEANSE}${PARSE}from = "clense"\n`,
      "step parse: from = 'clense': there is no such step (do you mean 'cleanse'?); there are cleanse, parse",
    ],
    [
      'steps that wait for each other',
      `${CLEANSE}from = "parse"\n${PARSE}from = "cleanse"\n`,
      'steps wait for each other: cleanse needs parse needs cleanse; leave one of these out',
    ],
    [
      'a step that feeds itself',
      `${PARSE}${CLEANSE}from = "cleanse"\n`,
      'step cleanse takes its input from itself; name another step',
    ],
    [
      'two steps of one prefix',
      `${CLEANSE}${CLEANSE}`,
      "step cleanse 2: its columns get the prefix 'cleanse_', which step cleanse has too; give one of them another " +
        'with prefix',
    ],
    [
      'two steps of one name',
      `${CLEANSE}name = "x"\n${PARSE}name = "x"\n`,
      'two steps are called x; give one of them another name',
    ],
    ['a name that is empty', `${CLEANSE}name = ""\n`, 'p.toml, line 3: name is empty; give a text, or leave it out'],
    ['a number for a name', `${CLEANSE}name = 5\n`, 'p.toml, line 3: name is 5; give a text in quotes'],
    [
      'a condition that is no table',
      `${CLEANSE}when = "x"\n`,
      'p.toml, line 3: when is "x"; give it as { column = ["value", "value"] }',
    ],
    ['a mapping that is no table', `${CLEANSE}map = 5\n`, 'p.toml, line 3: map is 5; give it as { field = "Column" }'],
    [
      'a mapping of tables',
      `${CLEANSE}map = { fullAddress = { a = 1 } }\n`,
      'p.toml, line 3: map holds {"a":1}; give texts in quotes',
    ],
    [
      'a value that an option does not take',
      `${CLEANSE}on-clash = "x"\n`,
      "p.toml, line 3: on-clash 'x' is none of error, replace, rename (as --on-clash)",
    ],
    ['a list for one value', `${CLEANSE}prefix = ["a", "b"]\n`, 'p.toml, line 3: prefix is a list; give one value'],
    [
      'a flag that is no flag',
      '[[step]]\noperation = "find"\nall = "yes"\n',
      'p.toml, line 3: all is "yes"; give true or false',
    ],
    [
      'a feature that is not there',
      `${CLEANSE}feature = { exposeAttribute = 1 }\n`,
      'p.toml, line 3: --feature exposeAttribute=1: give one of exposeAttributes=0|1',
    ],
    [
      'a country and a locale that contradict each other',
      `${CLEANSE}country = "NZ"\nlocale = "au"\n`,
      'p.toml, line 3: --country NZ and --locale au contradict each other; give one of them',
    ],
    [
      'an endpoint that is none',
      `${PARSE}${CLEANSE}endpoint = "nonsense"\n`,
      /^step cleanse: the endpoint is no http or https address; /,
    ],
  ])('%s', async (_, plan, message) => {
    const dir = folder({ 'p.toml': plan });
    const { code, stdout, stderr } = await dir.run(['run', 'p.toml', 'in.csv', '-o', 'out.csv', '--quiet']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    const [line = '', ...more] = stderr.split('\n');
    expect(more).toEqual(['']);
    if (typeof message === 'string') expect(line).toBe(`waypost: ${message}`);
    else expect(line.replace(/^waypost: /, '')).toMatch(message);
    expect(dir.list()).toEqual(['in.csv', 'p.toml']);
  });

  test.each<[string, string, RegExp]>([
    ['what is no JSON', '{"step":\n [}', /^waypost: p\.json: this is not JSON: .+\n$/],
    ['a list', '[]', /^waypost: p\.json: a plan as JSON is an object with a list "step"\n$/],
    [
      'an unknown key',
      '{"step":[{"operation":"parse"},{"operation":"cleanse","colums":[]}]}',
      /^waypost: p\.json, step 2: a step of cleanse has no 'colums' \(do you mean 'columns'\?\); .+\n$/,
    ],
  ])('in JSON, %s', async (_, plan, message) => {
    const dir = folder({ 'p.json': plan });
    const { code, stderr } = await dir.run(['run', 'p.json', 'in.csv', '-o', 'out.csv', '--quiet']);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringMatching(message) as string });
  });

  test.each<[string, string[], string | RegExp, number]>([
    ['no plan', ['run'], 'run needs a plan and a file; "waypost run --example" prints a plan', 2],
    [
      'a plan that is not there',
      ['run', 'none.toml', 'in.csv'],
      'plan none.toml: there is no such file; "waypost run --example" prints a plan',
      2,
    ],
    ['a plan that is a folder', ['run', '.', 'in.csv'], /^plan \.: it cannot be read \(EISDIR\); /, 2],
    ['an input that is not there', ['run', 'p.toml', 'none.csv'], /^there is no file none\.csv; /, 6],
    ['two inputs', ['run', 'p.toml', 'in.csv', '--file', 'in.csv'], /^an input argument and --file are both given/, 2],
    ['an option of a step', ['run', 'p.toml', 'in.csv', '--columns', 'status'], /--columns/, 2],
    [
      'both ways to resume',
      ['run', 'p.toml', 'in.csv', '-o', 'out.csv', '--resume', '--restart'],
      /^--resume and --restart are both given/,
      2,
    ],
  ])('%s', async (_, args, message, exit) => {
    const dir = folder({ 'p.toml': PARSE });
    const { code, stderr } = await dir.run([...args, '--quiet']);
    expect(code).toBe(exit);
    const [line = ''] = stderr.split('\n');
    if (typeof message === 'string') expect(line).toBe(`waypost: ${message}`);
    else expect(line.replace(/^waypost: /, '')).toMatch(message);
  });
});
