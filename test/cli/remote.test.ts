// The command line as the client of a service: of waypost serve, whose answers are those of this machine, and of a
// scripted one, for what a user has to be told.
import { chmodSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readRate } from '../../src/cli/options/read-rate.js';
import type { FakeIo } from '../support/fake-io.js';
import { runInProcess } from '../support/in-process.js';
import { addresses } from '../support/remote-run.js';
import { faults, scriptedService } from '../support/scripted-service.js';
import { servedWorkdir } from '../support/served-workdir.js';
import { root, workdir } from '../support/workdir.js';

const FIXTURE = join(root, 'fixtures/customers.csv');
const list = (lines: readonly string[]): string => `address\n${lines.join('\n')}\n`;

/** A port of this machine that nobody listens to. */
async function deadPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}

describe('Against waypost serve', () => {
  test('a file comes out as it does on this machine, byte for byte, from every command', async () => {
    const dir = workdir();
    const { env } = await servedWorkdir(dir);
    const lines = list([
      '5/24 smtih st reservoir 3073',
      '1 nowhere st',
      '',
      'PO Box 1 Reservoir',
      '24 Smith St Reservoir VIC 3073',
    ]);
    dir.write('in.csv', lines);
    dir.write('ids.csv', 'id\nAU|GNAF|GAVIC1\nAU|GNAF|NONE\n');
    const ways = [
      ['cleanse', FIXTURE],
      ['cleanse', FIXTURE, '--format', 'jsonl'],
      ['cleanse', 'in.csv', '--feature', 'exposeAttributes=1'],
      ['cleanse', 'in.csv', '--country', 'NZ'],
      ['parse', 'in.csv'],
      ['parse', 'in.csv', '--locale', 'nz'],
      ['geocode', 'in.csv', '--country', 'AU'],
      ['find', 'in.csv', '--country', 'AU', '--all'],
      ['lookup', 'street', 'in.csv', '--map', 'street=address'],
      ['retrieve', 'ids.csv'],
    ];
    for (const [i, args] of ways.entries()) {
      const here = await dir.run([...args, '-o', `here-${i}`, '--quiet']);
      const there = await dir.run([...args, '-o', `there-${i}`, '--quiet'], { env });
      expect([args.join(' '), there.code, there.stderr]).toEqual([args.join(' '), here.code, here.stderr]);
      expect(dir.read(`there-${i}`)).toBe(dir.read(`here-${i}`));
    }
  }, 120_000);

  test('one record and a list answer as they do on this machine', async () => {
    const dir = workdir();
    const { env } = await servedWorkdir(dir);
    for (const args of [
      ['cleanse', '5/24 smtih st reservoir 3073'],
      ['cleanse', ''],
      ['parse', '1 king st perth'],
      ['find', '24 smith', '--country', 'AU'],
      ['find', 'a', '--country', 'XX'],
      ['retrieve', 'AU|GNAF|NONE'],
      ['cleanse', 'a', '--source', 'NZPAF'],
      ['types', 'street'],
      ['types', 'street', '--json', '--locale', 'nz'],
      ['types', 'postal', '--source', 'NZPAF'],
    ]) {
      const here = await dir.run(args);
      const there = await dir.run(args, { env });
      expect([args.join(' '), there]).toEqual([args.join(' '), here]);
    }
  }, 120_000);

  test('a wrong credential ends the run with exit code 4, and is in no message', async () => {
    const dir = workdir();
    const { url } = await servedWorkdir(dir);
    dir.write('in.csv', list(addresses(300)));
    for (const env of [
      { WAYPOST_CREDENTIAL: 'tester:wr0ng-s3cret' },
      { WAYPOST_USER: 'nobody', WAYPOST_CREDENTIAL: 'wr0ng-s3cret' },
    ]) {
      const { code, stdout, stderr } = await dir.run(
        ['cleanse', 'in.csv', '--endpoint', url, '--debug', '-o', 'out.csv'],
        { env },
      );
      expect([code, stdout]).toEqual([4, '']);
      expect(stderr).toContain('check WAYPOST_USER and its credential');
      expect(stderr).not.toMatch(
        new RegExp(`wr0ng|${Buffer.from('tester:wr0ng-s3cret').toString('base64').slice(0, 20)}`),
      );
      expect(dir.list()).not.toContain('out.csv');
    }
  });
});

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

describe('A user is told, with nothing sent, about', () => {
  const whole = { WAYPOST_CREDENTIAL: 'me:s3cret' };
  test.each<[string, string[], Record<string, string>, RegExp]>([
    [
      'a credential in the address',
      ['--endpoint', 'https://me:s3cret@service.example'],
      {},
      /user or password in its address/,
    ],
    ['plain http to another machine', ['--endpoint', 'http://service.example'], whole, /plain http/],
    ['an address that is none', ['--endpoint', 'service.example'], whole, /no http or https address/],
    [
      'data on this machine and a service',
      ['--endpoint', 'URL', '--data', '.'],
      whole,
      /--endpoint and --data exclude each other/,
    ],
    [
      'threads for a service',
      ['--endpoint', 'URL', '--threads', '2'],
      whole,
      /--threads is for the data on this machine; give --concurrency/,
    ],
    ['a rate without a service', ['--rate', '5'], {}, /--rate is for a service, and none is asked; give --endpoint/],
    ['a cache without a service', ['--cache', 'kept'], {}, /--cache is for a service/],
    ['a rate that is none', ['--endpoint', 'URL', '--rate', '0'], whole, /--rate 0: give calls in a second/],
    ['a rate in a wrong unit', ['--endpoint', 'URL', '--rate', '5/d'], whole, /--rate 5.d: give calls in a second/],
    ['a timeout that is none', ['--endpoint', 'URL', '--timeout', '0'], whole, /'0' is not a whole number from 1/],
    ['retries that are none', ['--endpoint', 'URL', '--retries', '-1'], whole, /--retries/],
    [
      'two credentials',
      ['--endpoint', 'URL'],
      { ...whole, WAYPOST_CREDENTIAL_FILE: 'file' },
      /WAYPOST_CREDENTIAL and WAYPOST_CREDENTIAL_FILE are both set/,
    ],
    [
      'a user without a credential',
      ['--endpoint', 'URL'],
      { WAYPOST_USER: 'me' },
      /WAYPOST_USER is set without a credential/,
    ],
    [
      'a credential without a user',
      ['--endpoint', 'URL'],
      { WAYPOST_CREDENTIAL: 's3cret' },
      /without its user; set WAYPOST_USER/,
    ],
    ['a user with a colon', ['--endpoint', 'URL'], { WAYPOST_USER: 'm:e', WAYPOST_CREDENTIAL: 's3cret' }, /colon/],
    [
      'a credential file that is not there',
      ['--endpoint', 'URL'],
      { WAYPOST_CREDENTIAL_FILE: 'none' },
      /the file none of WAYPOST_CREDENTIAL_FILE cannot be read \(ENOENT\)/,
    ],
    [
      'a credential that is empty',
      ['--endpoint', 'URL'],
      { WAYPOST_CREDENTIAL_COMMAND: 'true' },
      /gives an empty credential/,
    ],
    [
      'a credential command that fails',
      ['--endpoint', 'URL'],
      { WAYPOST_CREDENTIAL_COMMAND: 'echo me:s3cret; echo s3cret >&2; exit 3' },
      /WAYPOST_CREDENTIAL_COMMAND failed \(exit code 3\)/,
    ],
    [
      'a cache that is a file',
      ['--endpoint', 'URL', '--cache', 'in.csv'],
      whole,
      /the answers in in\.csv cannot be opened/,
    ],
  ])('%s', async (_, args, env, message) => {
    const service = await scriptedService();
    const dir = workdir();
    dir.write('in.csv', list(['a b']));
    const { code, stdout, stderr } = await dir.run(
      ['cleanse', 'in.csv', ...args.map((arg) => arg.replace('URL', service.url))],
      { env },
    );
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(message);
    expect(stderr).not.toContain('s3cret');
    expect(service.calls.length).toBe(0);
  });

  test('a netrc file that others may read', async () => {
    const service = await scriptedService();
    const dir = workdir();
    dir.write('.netrc', 'machine 127.0.0.1 login me password s3cret');
    chmodSync(join(dir.path, '.netrc'), 0o644);
    const { code, stderr } = await dir.run(['cleanse', 'a', '--endpoint', service.url]);
    expect([code, service.calls.length]).toEqual([2, 0]);
    expect(stderr).toMatch(/others may read it; run chmod 600/);
    expect(stderr).not.toContain('s3cret');
  });
});

describe('A flag wins over the variable of what it excludes:', () => {
  test('--data over WAYPOST_ENDPOINT, and --endpoint over WAYPOST_DATA; of two variables the endpoint', async () => {
    const service = await scriptedService();
    const dir = workdir();
    const run = async (args: string[], env: Record<string, string>): Promise<number> => {
      const before = service.calls.length;
      expect((await dir.run(['parse', '1 king st', ...args], { env })).code).toBe(0);
      return service.calls.length - before;
    };
    expect(await run(['--data', dir.path], { WAYPOST_ENDPOINT: service.url })).toBe(0);
    expect(await run(['--endpoint', service.url], { WAYPOST_DATA: dir.path })).toBe(1);
    expect(await run([], { WAYPOST_ENDPOINT: service.url, WAYPOST_DATA: dir.path })).toBe(1);
  });
});

describe('A service that is out of reach', () => {
  test('ends one record and a file with exit code 5, with nothing written', async () => {
    const dir = workdir();
    const url = `http://127.0.0.1:${await deadPort()}`;
    dir.write('in.csv', list(addresses(300)));
    for (const args of [
      ['cleanse', 'a'],
      ['cleanse', 'in.csv', '-o', 'out.csv', '--max-errors', '2'],
      ['types', 'street'],
    ]) {
      const { code, stdout, stderr } = await dir.run([...args, '--endpoint', url, '--retries', '0']);
      expect([code, stdout]).toEqual([5, '']);
      expect(stderr).toMatch(
        /127\.0\.0\.1:\d+ is out of reach, or the connection to it broke \(ECONNREFUSED\).*run the same command again/,
      );
    }
    expect(dir.list()).not.toContain('out.csv');
  });

  test('costs a file nothing when it comes back', async () => {
    const dir = workdir();
    const service = await scriptedService({
      script: [faults.resetBeforeAnswer, undefined, faults.status(429, { 'retry-after': '1' })],
    });
    dir.write('in.csv', list(addresses(300)));
    const { code } = await dir.run(['cleanse', 'in.csv', '--endpoint', service.url, '-o', 'out.csv']);
    expect(code).toBe(0);
    expect(dir.read('out.csv').match(/,verified,/g)?.length).toBe(300);
    expect(service.answered.toSorted()).toEqual(addresses(300).toSorted());
  });

  test(
    'stops a file, and the same command goes on with it: nobody is asked twice, and the output is that of a ' +
      'run without a break',
    async () => {
      const dir = workdir();
      const service = await scriptedService();
      const lines = addresses(3000);
      const args = (output: string): string[] => [
        'cleanse',
        'in.csv',
        '--endpoint',
        service.url,
        '-o',
        output,
        '--retries',
        '0',
        '--max-errors',
        '2',
        '--concurrency',
        '2',
      ];
      dir.write('in.csv', list(lines));
      await dir.run(args('whole.csv'));
      const calls = service.calls.length;
      service.answered.length = 0;
      service.script.push(
        ...Array.from({ length: 7 }, () => undefined),
        ...Array.from({ length: 4 }, () => faults.resetBeforeAnswer),
      );
      const broken = await dir.run(args('out.csv'));
      expect([broken.code, dir.exists('out.csv')]).toEqual([5, false]);
      service.script.length = 0;
      expect((await dir.run(args('out.csv'))).code).toBe(0);
      expect(dir.read('out.csv')).toBe(dir.read('whole.csv'));
      expect(service.answered.toSorted()).toEqual(lines.toSorted());
      expect(service.calls.length).toBeGreaterThan(calls);
    },
  );

  test('in mid-answer is given up after --timeout', async () => {
    const dir = workdir();
    const service = await scriptedService({ script: [faults.stall, faults.hang] });
    const { code, stderr } = await dir.run([
      'cleanse',
      'a',
      '--endpoint',
      service.url,
      '--timeout',
      '1',
      '--retries',
      '1',
    ]);
    expect([code, service.calls.length]).toEqual([5, 2]);
    expect(stderr).toContain('gave no whole answer within 1 s (tried 2 times)');
  });

  test('and never answers is left by Ctrl-C, with nothing written', async () => {
    const dir = workdir();
    const service = await scriptedService({ script: [faults.hang] });
    dir.write('in.csv', list(addresses(10)));
    let io!: FakeIo;
    const ended = runInProcess(
      dir.path,
      ['cleanse', 'in.csv', '--endpoint', service.url, '-o', 'out.csv'],
      {},
      (given) => {
        io = given;
      },
    );
    await service.came(1);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    io.signal('SIGINT');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await ended).toMatchObject({ code: 130 });
    expect(dir.list()).toEqual(['in.csv']);
  });
});
