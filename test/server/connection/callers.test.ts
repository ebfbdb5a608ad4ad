// What only a real connection shows: slow and cut callers, large bodies, the end, TLS.
import { once } from 'node:events';
import { request as httpsRequest } from 'node:https';
import { describe, expect, test } from 'vitest';
import { listen } from '../../../src/server/connection/listen.js';
import { asAlice, served } from '../../support/service/served.js';
import { refusal } from '../bad-requests/refusal.js';
import { bodyOf, exchange, HEAD, holding, open } from './callers.js';

const GET = `GET /rest/v2/address/retrieve?id=x HTTP/1.1\r\n${HEAD}`;

describe('A slow or cut caller', () => {
  test.each([
    ['headers', 'GET /health HTTP/1.1\r\nHost: a\r\n'],
    [
      'a body',
      `POST /rest/au/cleanse/address HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\nContent-Length: ` +
        `100\r\n\r\n{"pay`,
    ],
  ])('whose %s do not come in time is answered 408 and cut off', async (_, sent) => {
    const answer = await exchange(await served({ receiveMs: 300 }).listening(), sent);
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(bodyOf(answer)).toEqual(refusal('the request did not come in time'));
  });

  test('who goes away is logged as 499 and leaves nothing under way', async () => {
    const { engine, asked, letGo } = holding();
    const { lines, listening } = served({ engine });
    const url = await listening();
    const socket = open(url);
    socket.write(`${GET}\r\n`);
    await expect.poll(asked, { timeout: 20_000 }).toBe(1);
    expect(await (await fetch(`${url}/metrics`, { headers: asAlice })).text()).toMatch(
      /^waypost_requests_in_flight 2$/m,
    );
    socket.destroy();
    await expect
      .poll(() => lines.map(({ path, status }) => `${path} ${status}`), { timeout: 20_000 })
      .toContain('/rest/v2/address/retrieve 499');
    letGo();
    expect(await (await fetch(`${url}/metrics`, { headers: asAlice })).text()).toMatch(
      /^waypost_requests_in_flight 1$/m,
    );
  });

  test('whose body ends early is no failure of the service', async () => {
    const { errors, lines, listening } = served();
    const socket = open(await listening());
    socket.write(
      `POST /rest/au/cleanse/address HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\nContent-Length: ` +
        `100\r\n\r\n{"pay`,
    );
    await once(socket, 'connect');
    socket.end();
    await expect.poll(() => lines.length, { timeout: 20_000 }).toBe(1);
    expect(lines[0]).toMatchObject({ path: '/rest/au/cleanse/address', status: 400 });
    expect(errors).toEqual([]);
  });
});

describe('A body of 10 MB', () => {
  const body = Buffer.alloc(10_000_000, 'a');

  test.each([
    ['with its length', { body }],
    ['in chunks', { body: new Blob([body]).stream(), duplex: 'half' }],
  ] as const)('sent %s is refused with 413, which the caller gets to read', async (_, init) => {
    const url = await served().listening();
    const answer = await fetch(`${url}/rest/au/cleanse/address`, {
      method: 'POST',
      headers: { ...asAlice, 'content-type': 'application/json' },
      ...init,
    } as RequestInit);
    expect([answer.status, await answer.json()]).toEqual([
      413,
      refusal('the body is over 5 MB; send fewer records in a call'),
    ]);
  });

  test('is not read to its end without credentials', async () => {
    const url = await served().listening();
    const answer = await fetch(`${url}/rest/au/cleanse/address`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(401);
  });
});

describe('The end', () => {
  test('answers what is under way, takes nothing new, and closes idle connections', async () => {
    const { engine, asked, letGo } = holding();
    const { server } = served({ engine });
    const { url, end } = await listen(server, '127.0.0.1', 0);
    const idle = open(url);
    const busy = open(url);
    const parts: string[] = [];
    idle.write(`GET /health HTTP/1.1\r\n${HEAD}\r\n`);
    await once(idle, 'data');
    busy
      .on('data', (part) => {
        parts.push(String(part));
      })
      .write(`${GET}\r\n`);
    await expect.poll(asked, { timeout: 20_000 }).toBe(1);
    const ended = end(60_000);
    const closed = once(idle, 'close');
    await closed;
    await expect(fetch(`${url}/health`, { headers: asAlice })).rejects.toThrow('fetch failed');
    letGo();
    await once(busy, 'close');
    expect(parts.join('')).toMatch(/^HTTP\/1.1 200 OK\r\n[^]*\r\nconnection: close\r\n[^]*"status":"SUCCESS"/i);
    await ended;
  });

  test('does not wait for ever for who does not read', async () => {
    const { engine, asked } = holding();
    const { server } = served({ engine });
    const { url, end } = await listen(server, '127.0.0.1', 0);
    const socket = open(url);
    socket.write(`${GET}\r\n`);
    await expect.poll(asked, { timeout: 20_000 }).toBe(1);
    const [, [hadError]] = (await Promise.all([end(50), once(socket, 'close')])) as [void, [boolean]];
    expect([typeof hadError, socket.bytesRead]).toEqual(['boolean', 0]);
  });
});

describe('TLS', () => {
  const pair = async (): Promise<{ cert: Buffer; key: Buffer }> => {
    const { generate } = await import('selfsigned');
    const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
      keyType: 'ec',
      algorithm: 'sha256',
    });
    return { cert: Buffer.from(cert), key: Buffer.from(key) };
  };
  const get = (url: string, ca: Buffer): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      httpsRequest(
        `${url}/health`,
        { ca, servername: 'localhost', checkServerIdentity: () => undefined, headers: asAlice },
        (answer) => {
          answer.resume().on('end', () => {
            resolve(answer.statusCode);
          });
        },
      )
        .on('error', reject)
        .end();
    });

  test('is spoken with a certificate', async () => {
    const tls = await pair();
    const url = await served({ tls }).listening();
    expect(url).toMatch(/^https:/);
    expect(await get(url, tls.cert)).toBe(200);
  });

  test('is not mixed with plain HTTP', async () => {
    const tls = await pair();
    const url = await served({ tls }).listening();
    expect(await exchange(url, 'GET /health HTTP/1.1\r\nHost: a\r\n\r\n')).not.toContain('200');
    expect(await get(url, tls.cert)).toBe(200);
  });
});
