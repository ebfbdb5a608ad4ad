// A request that is broken or late behind others of its connection: what is said of it stands behind their answers.
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { postText, RawConnection } from '../../support/service/raw-http.js';
import { asBob, served } from '../../support/service/served.js';
import { AUTHORIZED, HEAD, holding } from './callers.js';

const find = (id: string): string => `GET /rest/v2/address/retrieve?id=${id} HTTP/1.1\r\n${HEAD}\r\n`;
const post = postText('/rest/au/parse/address', { payload: [{ fullAddress: 'x'.repeat(300) }] }, AUTHORIZED);
/** A call of some 30 KB, which comes in several pieces. */
const large = postText(
  '/rest/au/parse/address',
  { payload: Array.from({ length: 100 }, () => ({ fullAddress: 'x'.repeat(300) })) },
  AUTHORIZED,
);

/** A service whose calls wait until they are let go, and a connection to it. */
async function held(receiveMs = 300): Promise<{
  connection: RawConnection;
  url: string;
  asked: () => number;
  letGo: () => void;
  arrived: () => boolean;
}> {
  const { engine, asked, letGo } = holding();
  const url = await served({ engine, receiveMs }).listening();
  const connection = new RawConnection(url);
  let hasArrived = false;
  connection.socket.once('data', () => {
    hasArrived = true;
  });
  onTestFinished(() => {
    connection.close();
  });
  return { connection, url, asked, letGo, arrived: () => hasArrived };
}

const underWay = async (url: string): Promise<number> =>
  Number(
    /^waypost_requests_in_flight (\d+)$/m.exec(await (await fetch(`${url}/metrics`, { headers: asBob })).text())?.[1],
  ) - 1;

describe('Behind a call that is not answered yet', () => {
  test.each<[string, string, number]>([
    ['what is no HTTP', 'hello\r\n\r\n', 400],
    ['half a head', 'GET /health HTTP/1.1\r\nHost: a\r\n', 408],
    ['half a body', post.slice(0, -20), 408],
    [
      'a body in broken chunks',
      `POST /rest/au/parse/address HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\n` +
        'Transfer-Encoding: chunked\r\n\r\nZZ',
      400,
    ],
  ])('%s is refused after its answer', async (_, sent, status) => {
    const { connection, asked, letGo, arrived } = await held();
    connection.send(find('first') + sent);
    await expect.poll(asked, { timeout: 20_000 }).toBe(1);
    await pause(900);
    expect(arrived()).toBe(false);
    letGo();
    const [first, second, ...more] = await connection.all();
    expect([first?.status, second?.status, more]).toEqual([200, status, []]);
    expect(first?.body).toContain('"id":"first"');
  });

  test('what comes late, but whole, is answered', async () => {
    const { connection, asked, letGo } = await held();
    connection.send(find('first') + find('second').slice(0, 30));
    await expect.poll(asked, { timeout: 20_000 }).toBe(1);
    await pause(900);
    letGo();
    expect((await connection.next())?.status).toBe(200);
    connection.send(find('second').slice(30));
    expect((await connection.next())?.body).toContain('"id":"second"');
    await pause(600);
    connection.send(find('third'));
    expect((await connection.next())?.body).toContain('"id":"third"');
  });

  test('what comes with its head late, and not whole, is refused', async () => {
    const { connection, asked, letGo } = await held();
    connection.send(find('first') + post.slice(0, 30));
    await expect.poll(asked, { timeout: 20_000 }).toBe(1);
    await pause(900);
    letGo();
    expect((await connection.next())?.status).toBe(200);
    connection.send(post.slice(30, -20));
    expect((await connection.next())?.status).toBe(408);
  });

  test('requests that are not read meanwhile are not late', async () => {
    const { connection, asked, letGo, arrived } = await held();
    connection.send(large.repeat(40));
    await expect.poll(asked, { timeout: 20_000 }).toBe(4);
    await pause(900);
    expect(arrived()).toBe(false);
    letGo();
    for (let i = 0; i < 40; i++) expect((await connection.next())?.status).toBe(200);
  }, 60_000);
});

test('A caller that is answered 408, and neither sends nor closes, is cut off', async () => {
  const { connection, url } = await held();
  connection.socket.removeAllListeners('end');
  connection.send(post.slice(0, -20));
  expect((await connection.next())?.status).toBe(408);
  await expect.poll(() => underWay(url), { timeout: 20_000 }).toBe(0);
}, 60_000);
