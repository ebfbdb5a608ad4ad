// waypost serve: what it answers to whom, and what it logs; of the real binary once.
import { describe, expect, test } from 'vitest';
import { workdir } from '../../support/workdir.js';
import { payloadOf, start, startHere } from './running.js';

describe('waypost serve', () => {
  test('answers every form of operation, on threads', async () => {
    const { url, get, child, ended } = await start(workdir(), ['--threads', '2']);
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
    const loud = await startHere(dir);
    const request = { headers: { 'x-request-id': 'my-1' } };
    await loud.get('/rest/v2/address/find?country=AU&fullAddress=secret', request);
    const { code, stderr } = await loud.end('SIGINT');
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
    const quiet = await startHere(dir, ['--quiet']);
    await quiet.get('/health');
    expect((await quiet.end('SIGTERM')).stderr).toBe(
      'waypost: ended by SIGTERM; what was under way has been answered\n',
    );
  });

  test('knows users that are added, and forgets those that are removed, while it runs', async () => {
    const dir = workdir();
    const { url, get } = await startHere(dir);
    const bob = (await dir.run(['user', 'add', 'bob', '--users', 'users.json'])).stdout.trim();
    const asBob = { headers: { authorization: `Basic ${Buffer.from(bob).toString('base64')}` } };
    expect((await fetch(`${url}/health`, asBob)).status).toBe(200);
    await dir.run(['user', 'remove', 'bob', '--users', 'users.json']);
    expect((await fetch(`${url}/health`, asBob)).status).toBe(401);
    expect((await get('/health')).status).toBe(200);
  });

  test('heeds the domains of its users, and the rate', async () => {
    const { get } = await startHere(workdir(), ['--rate-limit', '2']);
    expect(
      (await get('/health', { headers: { origin: 'https://shop.example.com' } })).headers.get(
        'access-control-allow-origin',
      ),
    ).toBe('https://shop.example.com');
    expect((await get('/health', { headers: { origin: 'https://evil.net' } })).status).toBe(403);
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await get('/health')).status));
    expect(statuses).toContain(429);
  });

  test('needs no data for what needs none', async () => {
    const dir = workdir();
    const { get } = await startHere(dir, [], { WAYPOST_DATA: '' });
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
