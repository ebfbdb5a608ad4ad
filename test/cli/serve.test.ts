// waypost serve, through the real binary: from "listening on" to its end.
import type { ChildProcess } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { renameSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { describe, expect, onTestFinished, test } from 'vitest';
import { finished, workdir, type Workdir } from '../support/workdir.js';

/** For a machine with other things to do. */
const PATIENT = { timeout: 20_000 };

interface Running {
  readonly child: ChildProcess;
  readonly url: string;
  readonly authorization: string;
  readonly ended: ReturnType<typeof finished>;
  get(path: string, init?: RequestInit): Promise<Response>;
}

/** Starts the service over the sample data with a user of its own, and waits until it listens. */
async function start(dir: Workdir, args: readonly string[] = []): Promise<Running> {
  const credential = (
    await dir.run(['user', 'add', 'alice', '--domain', 'example.com', '--users', 'users.json'])
  ).stdout.trim();
  const child = dir.start(['serve', '--port', '0', '--users', 'users.json', ...args]);
  const ended = finished(child);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const url = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout!.on('data', (part) => {
      text += String(part);
      if (text.endsWith('\n')) resolve(text.replace(/^listening on (.*)\n$/, '$1'));
    });
    ended.then(({ stderr }) => {
      reject(new Error(stderr));
    }, reject);
  });
  const authorization = `Basic ${Buffer.from(credential).toString('base64')}`;
  return {
    child,
    url,
    authorization,
    ended,
    get: (path, init) =>
      fetch(url + path, { ...init, headers: { authorization, ...(init?.headers as Record<string, string>) } }),
  };
}

const payloadOf = async (answer: Response): Promise<Record<string, unknown>[]> =>
  ((await answer.json()) as { payload: Record<string, unknown>[] }).payload;

describe('waypost serve', () => {
  test.each([
    ['with threads', []],
    ['without', ['--threads', '0']],
  ])('answers every form of operation %s', async (_, args) => {
    const { url, get, child, ended } = await start(workdir(), args);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(
      (await payloadOf(await get('/rest/v2/address/find?country=AU&fullAddress=24+smith'))).length,
    ).toBeGreaterThan(0);
    const cleansed = await get('/rest/AU/cleanse/address', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ payload: [{ fullAddress: '24 smtih st reservoir' }, { fullAddress: 'nothing at all' }] }),
    });
    expect(await payloadOf(cleansed)).toMatchObject([
      { fullAddress: expect.stringContaining('24 SMITH STREET, RESERVOIR') as string },
      { status: 'unmatched' },
    ]);
    expect((await payloadOf(await get('/rest/au/type/street', { method: 'POST' })))[0]).toEqual({
      name: expect.any(String),
      value: expect.any(String),
    });
    expect((await payloadOf(await get('/rest/v2/address/retrieve?id=AU%7CGNAF%7Cnone'))).length).toBe(0);
    expect(await (await get('/health')).json()).toMatchObject({
      status: 'ok',
      version: expect.stringMatching(/^\d/) as string,
      sets: [{ source: 'GNAF', country: 'AU', addresses: 375 }],
    });
    for (const path of ['/', '/docs', '/openapi.json', '/metrics']) expect((await get(path)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 143, stdout: `listening on ${url}\n` });
  });

  test('logs requests as JSON on standard error, without queries or credentials, and none with --quiet', async () => {
    const dir = workdir();
    const loud = await start(dir);
    const request = { headers: { 'x-request-id': 'my-1' } };
    await loud.get('/rest/v2/address/find?country=AU&fullAddress=secret', request);
    loud.child.kill('SIGINT');
    const { code, stderr } = await loud.ended;
    const lines = stderr
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as object);
    expect(code).toBe(130);
    expect(lines).toEqual([
      {
        time: expect.any(String),
        id: 'my-1',
        user: 'alice',
        method: 'GET',
        path: '/rest/v2/address/find',
        status: 200,
        ms: expect.any(Number),
        records: 1,
      },
    ]);
    expect(stderr).not.toContain('secret');
    expect(stderr).toMatch(/waypost: interrupted; what was under way has been answered\n$/);
    const quiet = await start(workdir(), ['--quiet']);
    await quiet.get('/health');
    quiet.child.kill('SIGTERM');
    expect((await quiet.ended).stderr).toBe('waypost: ended by SIGTERM; what was under way has been answered\n');
  });

  test('knows users that are added, and forgets those that are removed, while it runs', async () => {
    const dir = workdir();
    const { url, get } = await start(dir);
    const bob = (await dir.run(['user', 'add', 'bob', '--users', 'users.json'])).stdout.trim();
    const asBob = { headers: { authorization: `Basic ${Buffer.from(bob).toString('base64')}` } };
    expect((await fetch(`${url}/health`, asBob)).status).toBe(200);
    await dir.run(['user', 'remove', 'bob', '--users', 'users.json']);
    expect((await fetch(`${url}/health`, asBob)).status).toBe(401);
    expect((await get('/health')).status).toBe(200);
  });

  test('heeds the domains of its users, and the rate', async () => {
    const { get } = await start(workdir(), ['--rate-limit', '2']);
    expect(
      (await get('/health', { headers: { origin: 'https://shop.example.com' } })).headers.get(
        'access-control-allow-origin',
      ),
    ).toBe('https://shop.example.com');
    expect((await get('/health', { headers: { origin: 'https://evil.net' } })).status).toBe(403);
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await get('/health')).status));
    expect(statuses).toContain(429);
  });

  test('answers what is under way before it ends, and a second signal does not wait', async () => {
    const dir = workdir();
    const { url, authorization, child, ended } = await start(dir, ['--threads', '1']);
    const body = JSON.stringify({
      payload: Array.from({ length: 100 }, (_, i) => ({ fullAddress: `${i} smtih st reservior vic ${3000 + i}` })),
    });
    // The head of the request is there when the signal comes, and the body comes after it.
    const sent = new TransformStream<Uint8Array, Uint8Array>();
    const writer = sent.writable.getWriter();
    const answer = fetch(`${url}/rest/au/cleanse/address`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: sent.readable,
      duplex: 'half',
    } as RequestInit);
    await writer.write(Buffer.from(body.slice(0, 50)));
    await expect
      .poll(
        async () =>
          (await (await fetch(`${url}/metrics`, { headers: { authorization } })).text()).includes(
            'waypost_requests_in_flight 2',
          ),
        PATIENT,
      )
      .toBe(true);
    child.kill('SIGTERM');
    await expect
      .poll(
        () =>
          fetch(`${url}/health`, { headers: { authorization } }).then(
            () => 'answered',
            () => 'refused',
          ),
        PATIENT,
      )
      .toBe('refused');
    await writer.write(Buffer.from(body.slice(50)));
    await writer.close();
    expect((await payloadOf(await answer)).length).toBe(100);
    expect((await ended).code).toBe(143);
    const other = await start(workdir());
    const stalled = new TransformStream<Uint8Array, Uint8Array>();
    const hung = fetch(`${other.url}/rest/au/cleanse/address`, {
      method: 'POST',
      headers: { authorization: other.authorization, 'content-type': 'application/json' },
      body: stalled.readable,
      duplex: 'half',
    } as RequestInit).catch(() => 'cut');
    await stalled.writable.getWriter().write(Buffer.from('{'));
    await expect
      .poll(
        async () =>
          (
            await (await fetch(`${other.url}/metrics`, { headers: { authorization: other.authorization } })).text()
          ).includes('waypost_requests_in_flight 2'),
        PATIENT,
      )
      .toBe(true);
    other.child.kill('SIGTERM');
    await expect
      .poll(
        () =>
          fetch(`${other.url}/health`).then(
            () => 'answered',
            () => 'refused',
          ),
        PATIENT,
      )
      .toBe('refused');
    other.child.kill('SIGTERM');
    await once(other.child, 'exit');
    expect([other.child.signalCode, await hung]).toEqual(['SIGTERM', 'cut']);
  });

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
  });

  test(
    'takes a renewed certificate from its files while it runs, and keeps the one before while they do not ' +
      'belong together',
    async () => {
      const dir = workdir();
      const { generate } = await import('selfsigned');
      const renew = (): ReturnType<typeof generate> =>
        generate([{ name: 'commonName', value: 'localhost' }], { keySize: 2048 });
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
          /the certificate cert\.pem and the key key\.pem cannot be used: .*; the certificate from before stays in use\n/,
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
      /^--host 0\.0\.0\.0 can be reached from other machines, .* give --tls-cert and --tls-key, or listen at 127\.0\.0\.1$/,
    ],
    [['--host', '::'], /^--host :: can be reached/],
    [['--tls-cert', 'cert.pem'], 'a certificate needs its key: give --tls-cert and --tls-key together'],
    [['--tls-cert', 'none.pem', '--tls-key', 'none.pem'], /^cannot read none\.pem: /],
    [['--port', '70000'], '--port 70000: a port is 65535 at most'],
    [
      ['--port', 'x'],
      /^option '--port <n>' argument 'x' is invalid: 'x' is not a whole number from 0; see waypost serve --help$/,
    ],
    [
      ['--users', 'none.json'],
      /^there are no users in .*none\.json, and nobody could call; add one with: waypost user add NAME$/,
    ],
    [['--rate-limit', '0'], /is not a whole number from 1/],
  ])('%j is refused with exit code 2', async (args, message) => {
    const dir = workdir();
    await dir.run(['user', 'add', 'alice', '--users', 'users.json']);
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
      stderr: expect.stringMatching(/^waypost: the certificate .*\n$/) as string,
    });
    expect(await dir.run(['serve', '--users', 'users.json', '--port', new URL(url).port])).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(
        /^(?:source of truth.*\n)?waypost: cannot listen at 127\.0\.0\.1, port \d+: .*; give another --host or --port\n$/,
      ) as string,
    });
  });

  test('needs no data for what needs none', async () => {
    const dir = workdir();
    const { get } = await start(dir, ['--data', 'empty']);
    const parsed = await get('/rest/au/parse/address', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"payload":[{"fullAddress":"5 smith st reservoir vic 3073"}]}',
    });
    expect(await parsed.json()).toMatchObject({ status: 'SUCCESS', payload: [{ payload: [{ streetName: 'SMITH' }] }] });
    const found = await get('/rest/v2/address/find?country=AU&fullAddress=5+smith');
    expect([found.status, await found.json()]).toMatchObject([
      400,
      { status: 'ERROR', messages: [expect.stringContaining('no address data of AU is installed') as string] },
    ]);
  });
});
