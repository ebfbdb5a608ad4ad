// The pages that say how to add an operation and a kind of data are followed to the letter, and what they promise is
// there: on the command line, in files, in a plan, over HTTP.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CopyOfTheHouse, edited, editsOf } from '../support/docs/how-to.js';
import { listeningUrl } from '../support/service/serve-process.js';
import { root } from '../support/workdir.js';

const OPERATION = 'docs/contributing/add-an-operation.md';
const DATA_KIND = 'docs/contributing/add-a-data-kind.md';

const CUSTOMERS = 'name,address\nAda,24 Smith St Reservoir VIC 3073\nBo,1 Main Rd Hobart TAS 7000\nCy,nowhere\n';
const [PLAN = ''] = /(?<=```toml\n)[^]*?(?=```)/.exec(readFileSync(join(root, OPERATION), 'utf8')) ?? [];

const house = new CopyOfTheHouse();
const write = (name: string, text: string): void => {
  writeFileSync(join(house.path, name), text);
};
const read = (name: string): string => readFileSync(join(house.path, name), 'utf8');

afterAll(() => {
  rmSync(house.path, { recursive: true, force: true });
});

describe('A page of docs/contributing', () => {
  test('says for each file what is in it, or where its lines go', () => {
    const page =
      '#### `src/a.ts`\n\n```ts\na\n```\n\n#### In `src/b.ts`, after `b`\n\n```ts\nc\n```\n\n' +
      '#### In `src/b.ts`, in place of `b`\n\n```ts\nd\n```\n';
    const [whole, after, instead] = editsOf(page);
    expect(whole).toEqual({ path: 'src/a.ts', lines: 'a\n' });
    expect(edited('a\nb\n', after!)).toBe('a\nb\nc\n');
    expect(edited('a\nb\n', instead!)).toBe('a\nd\n');
    expect(() => edited('a\n', after!)).toThrow('src/b.ts has 0 times the line: b');
    expect(() => editsOf('#### Somewhere in `src/b.ts`\n')).toThrow('nobody can follow');
  });
});

describe('How to add an operation', () => {
  beforeAll(() => {
    house.follow(OPERATION);
    write('customers.csv', CUSTOMERS);
    write('plan.toml', PLAN);
    write('postcodes.csv', 'name,postcode\nAda,3073\nBo,0800\nCy,\nDi,x1\n');
  });

  test('touches its own files, the list of operations and the table of handlers', () => {
    const edits = editsOf(readFileSync(join(root, OPERATION), 'utf8'));
    expect([...new Set(edits.filter(({ after }) => after).map(({ path }) => path))]).toEqual([
      'src/contract/operations.ts',
      'src/engine/handlers.ts',
    ]);
    expect(edits.every(({ inPlaceOf }) => inPlaceOf === undefined)).toBe(true);
  });

  test('answers one record', async () => {
    const { code, stdout } = await house.waypost(['delivery-zone', '3073']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({ status: 'found', postcode: '3073', zone: 'SOUTH', messages: [] });
  });

  test('is in the help', async () => {
    const { stdout } = await house.waypost(['--help']);
    expect(stdout).toContain('delivery-zone');
  });

  test('answers a file', async () => {
    const { code } = await house.waypost(['delivery-zone', 'postcodes.csv', '-o', 'zones.csv', '--quiet']);
    expect(code).toBe(0);
    expect(read('zones.csv')).toBe(
      'name,postcode,zone_status,zone_zone,zone_messages\n' +
        'Ada,3073,found,SOUTH,\n' +
        'Bo,0800,unmatched,,\n' +
        'Cy,,rejected,,there is no postcode in this record\n' +
        "Di,x1,rejected,,'x1' is no postcode: it has four digits\n",
    );
  });

  test('is a method of the library', () => {
    write(
      'program.mjs',
      "import { openLocalEngine } from './dist/index.js';\nconst engine = await openLocalEngine();\n" +
        "console.log((await engine.deliveryZone(['3073', { postcode: '7000' }])).map(({ zone }) => zone).join());\n" +
        "const refused = engine.deliveryZone(['3073'], { sourceOfTruth: 'GNAF' });\n" +
        'await refused.catch(({ message }) => console.log(message));\n',
    );
    expect(house.node('program.mjs')).toBe('SOUTH,ISLAND\ndeliveryZone: it takes no sourceOfTruth\n');
  });

  test('is a step of a plan', async () => {
    const { code, stderr } = await house.waypost(['run', 'plan.toml', 'customers.csv', '-o', 'planned.csv']);
    expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' });
    const [header = '', ...rows] = read('planned.csv').trim().split('\n');
    expect(header.split(',').slice(-2)).toEqual(['zone_status', 'zone_zone']);
    expect(rows.map((row) => row.split(',').slice(-2))).toEqual([
      ['found', 'SOUTH'],
      ['found', 'ISLAND'],
      ['rejected', ''],
    ]);
  });

  test('is served, asked from elsewhere, and listed by OpenAPI', async () => {
    const { stdout: user } = await house.waypost(['user', 'add', 'ada', '--users', 'users.json']);
    const [name, credential] = user.trim().split(':') as [string, string];
    const server = house.start(['serve', '--port', '0', '--users', 'users.json', '--threads', '1'], {
      WAYPOST_DATA: '',
    });
    const gone = new Promise((resolve) => server.once('exit', resolve));
    try {
      const url = await listeningUrl(server);
      const headers = { authorization: `Basic ${Buffer.from(user.trim()).toString('base64')}` };
      const { paths } = (await (await fetch(`${url}/openapi.json`, { headers })).json()) as { paths: object };
      expect(paths).toHaveProperty(['/rest/delivery/zone', 'get']);
      const asked = await fetch(`${url}/rest/delivery/zone?postcode=7000`, { headers });
      expect(await asked.json()).toMatchObject({ status: 'SUCCESS', payload: [{ zone: 'ISLAND' }] });
      const { code } = await house.waypost(
        ['delivery-zone', 'postcodes.csv', '--endpoint', url, '-o', 'remote.csv', '--quiet'],
        { WAYPOST_USER: name, WAYPOST_CREDENTIAL: credential },
      );
      expect(code).toBe(0);
      expect(read('remote.csv')).toBe(read('zones.csv'));
    } finally {
      server.kill('SIGTERM');
      await gone;
    }
  });
});

describe('How to add a kind of data', () => {
  beforeAll(() => {
    house.follow(DATA_KIND);
    write('2026.csv', 'zone,postcode\nHILLS,3073\nPORT,0800\n');
  });

  test('imports it, lists it and verifies it', async () => {
    const { code, stderr } = await house.waypost(['data', 'import', 'zones', '2026.csv']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining('ZONES 2026: 2 rows by postcode\n') });
    expect((await house.waypost(['data', 'list'])).stdout).toMatch(/^ZONES +AU +2026 +2 rows by postcode/m);
    expect(await house.waypost(['data', 'verify'])).toMatchObject({
      code: 0,
      stdout: 'ZONES 2026: every section is as it was written\n',
    });
  });

  test('answers from it', async () => {
    await house.waypost(['delivery-zone', 'postcodes.csv', '-o', 'imported.csv', '--quiet', '--columns', 'zone']);
    expect(read('imported.csv')).toBe('name,postcode,zone_zone\nAda,3073,HILLS\nBo,0800,PORT\nCy,,\nDi,x1,\n');
  });

  test('refuses a file that is none', async () => {
    write('twice.csv', 'zone,postcode\nHILLS,3073\nPORT,3073\n');
    expect(await house.waypost(['data', 'import', 'zones', 'twice.csv'])).toMatchObject({
      code: 6,
      stderr: expect.stringMatching(/twice\.csv.*line 3.*postcode 3073 is there twice/) as string,
    });
  });
});
