// What one connection may have under way, what becomes of it when the connection ends, and how many there may be.
import { once } from 'node:events';
import { describe, expect, onTestFinished, test } from 'vitest';
import { asAlice, asBob, served } from '../../support/service/served.js';
import { postText, RawConnection } from '../../support/service/raw-http.js';
import { refusal } from '../bad-requests/refusal.js';
import { AUTHORIZED, HEAD, holding, open } from './callers.js';

const find = (id: string): string => `GET /rest/v2/address/retrieve?id=${id} HTTP/1.1\r\n${HEAD}\r\n`;
/** A call of some 30 KB. */
const call = postText(
  '/rest/au/parse/address',
  { payload: Array.from({ length: 100 }, () => ({ fullAddress: 'x'.repeat(300) })) },
  AUTHORIZED,
);

const underWay = async (url: string): Promise<number> =>
  Number(
    /^waypost_requests_in_flight (\d+)$/m.exec(await (await fetch(`${url}/metrics`, { headers: asBob })).text())?.[1],
  ) - 1;

describe('A connection', () => {
  test('has a few requests answered at once, and nothing more is read of it meanwhile', async () => {
    const { engine, asked, letGo } = holding();
    const url = await served({ engine }).listening();
    const socket = open(url);
    socket.pause();
    await once(socket, 'connect');
    for (let i = 0; i < 400; i++) socket.write(call);
    await expect.poll(asked, { timeout: 20_000 }).toBe(4);
    // 12 MB were sent; what is not read waits at the caller.
    expect(socket.writableLength).toBeGreaterThan(1_000_000);
    expect(await underWay(url)).toBeLessThan(20);
    expect(asked()).toBe(4);
    letGo();
  });

  test('gets all its answers in order, however many requests it sends ahead', async () => {
    const connection = new RawConnection(await served().listening());
    onTestFinished(() => {
      connection.close();
    });
    for (let i = 0; i < 300; i++) {
      connection.send(i % 3 === 0 ? call : find(`id${i}`));
    }
    const ids: string[] = [];
    for (let i = 0; i < 300; i++) {
      const answer = await connection.next();
      expect(answer?.status).toBe(200);
      ids.push(/"id":"(id\d+)"/.exec(answer!.body)?.[1] ?? 'call');
    }
    expect(ids).toEqual(Array.from({ length: 300 }, (_, i) => (i % 3 === 0 ? 'call' : `id${i}`)));
  }, 60_000);

  test('that ends leaves nothing under way, of the requests that were begun and of those that waited', async () => {
    const { engine, asked, letGo } = holding();
    const { listening, lines } = served({ engine });
    const url = await listening();
    const sockets = Array.from({ length: 5 }, () => open(url));
    for (const socket of sockets) socket.write(find('a').repeat(20));
    await expect.poll(asked, { timeout: 20_000 }).toBe(20);
    for (const socket of sockets) socket.destroy();
    letGo();
    await expect.poll(() => underWay(url), { timeout: 20_000 }).toBe(0);
    expect(lines.filter(({ status }) => status === 499).length).toBeGreaterThan(0);
    // Of those that waited hardly any was asked: only until the service saw that the caller had gone.
    expect(asked()).toBeLessThan(60);
  });
});

describe('Connections', () => {
  test('beyond the most from one address are refused with 503, and those that close make room', async () => {
    const { listening, lines } = served({ limits: { most: 100, mostOfAddress: 3 } });
    const url = await listening();
    const held = Array.from({ length: 3 }, () => open(url));
    for (const socket of held) await once(socket, 'connect');
    const refused = new RawConnection(url);
    const [answer] = await refused.all();
    expect([answer?.status, JSON.parse(answer!.body)]).toEqual([
      503,
      refusal('there are too many connections; close those that are not used, or come again'),
    ]);
    expect(lines.map(({ status }) => status)).toEqual([503]);
    for (const socket of held) socket.destroy();
    await expect
      .poll(
        async () =>
          fetch(`${url}/health`, { headers: asAlice }).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 20_000 },
      )
      .toBe(200);
  });
});

describe('A user', () => {
  test('has so many requests under way, over all connections, and another user is answered', async () => {
    const { engine, asked, letGo } = holding();
    const { ask, listening } = served({ engine });
    const url = await listening();
    const url256 = '/rest/v2/address/retrieve?id=x';
    const held = Array.from({ length: 256 }, () => ask({ method: 'GET', url: url256 }));
    await expect.poll(asked, { timeout: 20_000 }).toBe(256);
    const { statusCode, headers, body } = await ask({ method: 'GET', url: url256 });
    expect([statusCode, headers['retry-after'], (JSON.parse(body) as { messages: string[] }).messages]).toEqual([
      429,
      '1',
      ['256 requests of this user are under way; ask again when they are answered'],
    ]);
    expect((await fetch(`${url}/health`, { headers: asBob })).status).toBe(200);
    letGo();
    expect((await Promise.all(held)).filter(({ statusCode: status }) => status !== 200)).toEqual([]);
    expect((await ask({ method: 'GET', url: url256 })).statusCode).toBe(200);
  });
});
