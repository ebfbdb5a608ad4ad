// Options and variables about a service that cannot be meant: told with nothing sent.
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { scriptedService } from '../../support/service/scripted-service.js';
import { workdir } from '../../support/workdir.js';
import { list } from './address-file.js';

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

  test('a netrc file that is named and is not there', async () => {
    const service = await scriptedService();
    const { code, stderr } = await workdir().run(['cleanse', 'a', '--endpoint', service.url], {
      env: { NETRC: '/nowhere/netrc' },
    });
    expect([code, service.calls.length]).toEqual([2, 0]);
    expect(stderr).toMatch(/^waypost: the file \/nowhere\/netrc of NETRC cannot be read \(ENOENT\)$/m);
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
