// The options of a batch: what goes in, what comes out, in which format, and where the messages go.
import { availableParallelism } from 'node:os';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { workdir } from '../../support/workdir.js';

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
          env: { WAYPOST_SOURCE: 'AUPAF', WAYPOST_THREADS: '2' },
        })
      ).code,
    ).toBe(0);
  });

  test('WAYPOST_THREADS says how many threads there are; without it, one per processor', async () => {
    const dir = workdir();
    // More than the megabyte that is read at once, or there would be none.
    dir.write('in.csv', `address,note\n${`24 Smith St Reservoir 3073,${'x'.repeat(2000)}\n`.repeat(600)}`);
    const args = ['parse', 'in.csv', '-o', 'out.csv', '--quiet', '--summary', 'summary.json'];
    for (const [threads, wanted] of [
      ['3', 3],
      ['', availableParallelism()],
    ] as const) {
      expect((await dir.run(args, { env: { WAYPOST_THREADS: threads } })).code).toBe(0);
      expect(JSON.parse(dir.read('summary.json'))).toMatchObject({ threads: wanted });
    }
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
