// waypost serve with a certificate, at any address, and what it refuses to start with.
import { X509Certificate } from 'node:crypto';
import { renameSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { describe, expect, test } from 'vitest';
import { workdir } from '../../support/workdir.js';
import { writeUsers } from '../../support/service/known-users.js';
import { PATIENT, start } from './running.js';
import { patternOf } from '../../support/pattern.js';

describe('waypost serve', () => {
  test('speaks HTTPS with a certificate, at any address', async () => {
    const dir = workdir();
    const { generate } = await import('selfsigned');
    const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], { keySize: 2048 });
    dir.write('cert.pem', cert);
    dir.write('key.pem', key);
    const { url, authorization } = await start(dir, [
      '--tls-cert',
      'cert.pem',
      '--tls-key',
      'key.pem',
      '--host',
      '0.0.0.0',
    ]);
    expect(url).toMatch(/^https:\/\/0\.0\.0\.0:\d+$/);
    const status = await new Promise((resolve, reject) => {
      request(
        `${url.replace('0.0.0.0', '127.0.0.1')}/health`,
        { ca: cert, checkServerIdentity: () => undefined, headers: { authorization } },
        (answer) => {
          resolve(answer.resume().statusCode);
        },
      )
        .on('error', reject)
        .end();
    });
    expect(status).toBe(200);
    const plain = `http://127.0.0.1:${new URL(url).port}`;
    const asked = await dir.run(['types', 'street', '--endpoint', plain, '--retries', '0'], {
      env: { WAYPOST_USER: 'alice', WAYPOST_CREDENTIAL: 'any' },
    });
    expect(asked.stderr).toMatch(/out of reach, or the connection .*\(\w+; if it speaks HTTPS, give https:\/\/\)/);
  });

  test(
    'takes a renewed certificate from its files while it runs, and keeps the one before while they do not ' +
      'belong together',
    async () => {
      const dir = workdir();
      const { generate } = await import('selfsigned');
      const renew = (): ReturnType<typeof generate> =>
        generate([{ name: 'commonName', value: 'localhost' }], { keyType: 'ec', algorithm: 'sha256' });
      const first = await renew();
      const second = await renew();
      const write = (name: string, text: string): void => {
        dir.write(`${name}.new`, text);
        renameSync(join(dir.path, `${name}.new`), join(dir.path, name));
      };
      write('cert.pem', first.cert);
      write('key.pem', first.private);
      const { url, child, ended } = await start(dir, ['--tls-cert', 'cert.pem', '--tls-key', 'key.pem']);
      const { port } = new URL(url);
      let warned = '';
      child.stderr!.on('data', (part) => {
        warned += String(part);
      });
      const shown = (): Promise<string> =>
        new Promise((resolve, reject) => {
          const socket = connect({ port: Number(port), rejectUnauthorized: false }, () => {
            resolve(socket.getPeerX509Certificate()!.fingerprint256);
            socket.destroy();
          });
          socket.on('error', reject);
        });
      const before = await shown();
      const { fingerprint256: after } = new X509Certificate(second.cert);
      write('cert.pem', second.cert);
      await expect
        .poll(() => warned, PATIENT)
        .toMatch(
          patternOf(
            /the key key\.pem is not that of the certificate cert\.pem; .*; the certificate from before /,
            /stays in use\n/,
          ),
        );
      expect(await shown()).toBe(before);
      write('key.pem', second.private);
      await expect.poll(shown, PATIENT).toBe(after);
      child.kill('SIGTERM');
      expect((await ended).code).toBe(143);
    },
  );

  test.each([
    [
      ['--host', '0.0.0.0'],
      patternOf(
        /^--host 0\.0\.0\.0 can be reached from other machines, .* give --tls-cert and --tls-key, or listen at /,
        /127\.0\.0\.1$/,
      ),
    ],
    [['--host', '::'], /^--host :: can be reached/],
    [['--tls-cert', 'cert.pem'], 'a certificate needs its key: give --tls-cert and --tls-key together'],
    [['--tls-cert', 'none.pem', '--tls-key', 'none.pem'], /^cannot read none\.pem: /],
    [['--port', '70000'], '--port 70000: a port is 65535 at most'],
    [['--port', 'x'], /^--port <n>: 'x' is not a whole number from 0; see waypost serve --help$/],
    [
      ['--users', 'none.json'],
      /^there are no users in .*none\.json, and nobody could call; add one with: .* --users .*none\.json$/,
    ],
    [['--rate-limit', '-1'], /is not a whole number/],
  ])('%j is refused with exit code 2', async (args, message) => {
    const dir = workdir();
    writeUsers(join(dir.path, 'users.json'), [['alice']]);
    const { code, stdout, stderr } = await dir.run(['serve', ...args], {
      env: { WAYPOST_USERS: 'users.json', WAYPOST_PORT: '0' },
    });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr.slice('waypost: '.length, -1)).toEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    );
  });

  test('a certificate that is none, and a port that is taken, are refused with exit code 2', async () => {
    const dir = workdir();
    const { url } = await start(dir);
    dir.write('cert.pem', 'x');
    expect(
      await dir.run(['serve', '--users', 'users.json', '--tls-cert', 'cert.pem', '--tls-key', 'cert.pem']),
    ).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(
        /^waypost: cert\.pem holds no certificate in PEM; give the PEM file of it\n$/,
      ) as string,
    });
    expect(await dir.run(['serve', '--users', 'users.json', '--port', new URL(url).port])).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(
        patternOf(
          /^(?:source of truth.*\n)?waypost: cannot listen at 127\.0\.0\.1, port \d+: .*; give another --host /,
          /or --port\n$/,
        ),
      ) as string,
    });
  });
});
