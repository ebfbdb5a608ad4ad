// What the command line asks a service for: where, with which credential, how often, and what it says of it.
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readRate } from '../../../src/cli/options/read-rate.js';
import { addresses } from '../../support/remote-run.js';
import { scriptedService } from '../../support/scripted-service.js';
import { faults } from '../../support/service-faults.js';
import { workdir } from '../../support/workdir.js';
import { list } from './address-file.js';

test.each([
  ['5', 5],
  ['5/s', 5],
  ['0.5/s', 0.5],
  ['300/m', 5],
  ['18000/h', 5],
  [undefined, undefined],
])('The rate %s is %d calls in a second', (given, rate) => {
  expect(readRate(given)).toBe(rate);
});

describe('The summary', () => {
  test('says which endpoint answered, by its host, and how many calls it took', async () => {
    const dir = workdir();
    const service = await scriptedService({ script: [faults.status(503)] });
    dir.write('in.csv', list(addresses(250)));
    const { code, stderr } = await dir.run([
      'cleanse',
      'in.csv',
      '--endpoint',
      `${service.url}/base`,
      '-o',
      'out.csv',
      '--summary',
      's.json',
    ]);
    expect([code, stderr]).toEqual([0, expect.stringMatching(/\n4 calls to 127\.0\.0\.1:\d+, 1 of them again\n$/)]);
    expect(JSON.parse(dir.read('s.json'))).toMatchObject({
      data: [`endpoint ${new URL(service.url).host}`],
      rows: { read: 250, written: 250, failed: 0 },
    });
    expect(service.calls.every(({ path }) => path === '/base/rest/au/cleanse/address')).toBe(true);
  });
});

describe('A service is asked', () => {
  test('where the locale, country and source say, or the query where the path has no place', async () => {
    const service = await scriptedService();
    const dir = workdir();
    const paths: string[] = [];
    for (const args of [
      ['cleanse', 'a'],
      ['cleanse', 'a', '--country', 'NZ'],
      ['cleanse', 'a', '--locale', 'intl'],
      ['cleanse', 'a', '--source', 'NZPAF'],
      ['find', 'a', '--locale', 'nz', '--country', 'NZ'],
    ]) {
      await dir.run([...args, '--endpoint', service.url]);
      const { path, query } = service.calls.at(-1)!;
      paths.push(`${path} ${JSON.stringify(query)}`);
    }
    expect(paths).toEqual([
      '/rest/au/cleanse/address {}',
      '/rest/nz/cleanse/address {}',
      '/rest/intl/cleanse/address {}',
      '/rest/nz/cleanse/address {}',
      '/rest/v2/address/find {"locale":"nz"}',
    ]);
  });

  test('nothing by a dry run', async () => {
    const service = await scriptedService();
    const dir = workdir();
    dir.write('in.csv', list(addresses(250)));
    const { code, stdout } = await dir.run(['cleanse', 'in.csv', '--endpoint', service.url, '--dry-run']);
    expect([code, (JSON.parse(stdout) as { calls: number }).calls, service.calls.length]).toEqual([0, 3, 0]);
  });

  test('nothing again that is in the cache', async () => {
    const service = await scriptedService();
    const dir = workdir();
    dir.write('in.csv', list(addresses(250)));
    dir.write('more.csv', list(addresses(260)));
    const args = (name: string): string[] => [
      'cleanse',
      name,
      '--endpoint',
      service.url,
      '--cache',
      'kept',
      '-o',
      'out.csv',
    ];
    await dir.run(args('in.csv'));
    const first = dir.read('out.csv');
    const { stderr } = await dir.run(args('in.csv'));
    expect(dir.read('out.csv')).toBe(first);
    expect(stderr).toContain('250 answers from kept');
    await dir.run(args('more.csv'));
    expect(service.calls.map(({ records }) => records.length)).toEqual([100, 100, 50, 10]);
    const one = await dir.run(['cleanse', addresses(1)[0]!, '--endpoint', service.url, '--cache', 'kept']);
    expect([(JSON.parse(one.stdout) as { status: string }).status, service.calls.length]).toEqual(['verified', 4]);
  });

  test('for the whole file at any --rate and --concurrency', async () => {
    const service = await scriptedService();
    const dir = workdir();
    dir.write('in.csv', list(addresses(300)));
    expect(
      (
        await dir.run([
          'cleanse',
          'in.csv',
          '--endpoint',
          service.url,
          '--rate',
          '600/m',
          '--concurrency',
          '3',
          '--quiet',
          '-o',
          'out.csv',
        ])
      ).code,
    ).toBe(0);
    expect(service.calls.length).toBe(3);
  });

  test('with the credential from a file, a command, netrc or the environment', async () => {
    const credential = 'me:s3cr:et';
    const service = await scriptedService({ credential });
    const dir = workdir();
    dir.write('whole', `${credential}\n`);
    dir.write('part', 's3cr:et\r\n');
    dir.write(
      '.netrc',
      `# mine\nmachine other.example login x password y\nmachine 127.0.0.1\n  login me\n  password ` +
        `"s3cr:et"\nmacdef init\nmachine 127.0.0.1 login no password no\n\ndefault login no password no\n`,
    );
    chmodSync(join(dir.path, '.netrc'), 0o600);
    const ways: Record<string, string>[] = [
      { WAYPOST_CREDENTIAL: credential },
      { WAYPOST_USER: 'me', WAYPOST_CREDENTIAL: 's3cr:et' },
      { WAYPOST_CREDENTIAL_FILE: 'whole' },
      { WAYPOST_USER: 'me', WAYPOST_CREDENTIAL_FILE: 'part' },
      { WAYPOST_CREDENTIAL_COMMAND: 'echo noise >&2; cat whole' },
      { WAYPOST_USER: 'me', WAYPOST_CREDENTIAL_COMMAND: 'printf s3cr:et' },
      {},
      { NETRC: join(dir.path, '.netrc'), HOME: '/nowhere' },
    ];
    for (const env of ways) {
      expect([env, (await dir.run(['cleanse', 'a', '--endpoint', service.url], { env })).code]).toEqual([env, 0]);
    }
    expect(service.calls.length).toBe(ways.length);
  });
});
