// What the options of waypost serve decide: which pages need no credentials, and what it does not start with.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeUsers } from '../../support/service/known-users.js';
import { workdir } from '../../support/workdir.js';
import { startHere } from './running.js';

const PAGES = ['/health', '/ready', '/metrics', '/openapi.json', '/docs', '/rest/au/type/street', '/nothing'];

describe('Without credentials', () => {
  test.each<[opened: string[], answered: string[]]>([
    [[], ['/health']],
    [['ready'], ['/health', '/ready']],
    [['metrics'], ['/health', '/metrics']],
    [
      ['metrics', 'ready'],
      ['/health', '/ready', '/metrics'],
    ],
  ])('with --open of %j, %j are answered', async (opened, answered) => {
    const { url } = await startHere(
      workdir(),
      opened.flatMap((page) => ['--open', page]),
    );
    const statuses = await Promise.all(PAGES.map(async (page) => (await fetch(url + page)).status));
    expect(PAGES.filter((_, i) => statuses[i] !== 401)).toEqual(answered);
    expect(statuses.filter((status) => status !== 401)).toEqual(answered.map(() => 200));
    // Only for reading, and never for who shows credentials that are wrong.
    for (const page of answered) {
      expect((await fetch(url + page, { method: 'HEAD' })).status).toBe(200);
      expect((await fetch(url + page, { headers: { authorization: 'Basic YTpi' } })).status).toBe(401);
      expect((await fetch(url + page, { method: 'POST' })).status).toBe(401);
    }
  });
});

const NO_TLS =
  'can be reached from other machines, and credentials would cross the network in the clear: give --tls-cert and ' +
  '--tls-key, or listen at 127.0.0.1';

describe('waypost serve does not start', () => {
  test.each([
    ['--open docs', 2, '--open docs: it may be ready or metrics; health always is'],
    ['--open health', 2, '--open health: it may be ready or metrics; health always is'],
    ['--open ready --open /ready', 2, '--open /ready: it may be ready or metrics; health always is'],
    ['--port 65536', 2, '--port 65536: a port is 65535 at most'],
    ['--tls-cert cert.pem', 2, 'a certificate needs its key: give --tls-cert and --tls-key together'],
    ['--tls-key key.pem', 2, 'a certificate needs its key: give --tls-cert and --tls-key together'],
    ...['0.0.0.0', '192.0.2.1', '::', 'example.com'].map((host) => [`--host ${host}`, 2, `--host ${host} ${NO_TLS}`]),
    ['--host [::]', 2, `--host :: ${NO_TLS}`],
  ] as [string, number, string][])('with %s', async (options, code, message) => {
    const dir = workdir();
    writeUsers(join(dir.path, 'users.json'), [['alice']]);
    const result = await dir.run([
      'serve',
      '--users',
      'users.json',
      '--threads',
      '0',
      '--quiet',
      ...options.split(' '),
    ]);
    expect(result).toEqual({ code, stdout: '', stderr: `waypost: ${message}\n` });
  });

  test('without users', async () => {
    const dir = workdir();
    expect(await dir.run(['serve', '--users', 'none.json'])).toEqual({
      code: 2,
      stdout: '',
      stderr:
        `waypost: there are no users in ${join(dir.path, 'none.json')}, and nobody could call; add one with: waypost ` +
        `user add NAME --users ${join(dir.path, 'none.json')}\n`,
    });
  });
});
