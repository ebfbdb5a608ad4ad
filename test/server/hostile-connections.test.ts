// Connections that try to be taken for others: requests hidden in requests, callers that are slow, half closed or gone,
// and many at once, each of whom gets the answers to its own requests and to no other's.
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { asAlice, served, type Served } from '../support/service/served.js';
import { postText, RawConnection } from '../support/service/raw-http.js';
import { serveProcess, type ServeProcess } from '../support/service/serve-process.js';
import { turns } from '../support/turns.js';

const AUTHORIZED = `Authorization: ${asAlice.authorization}\r\n`;
const HIDDEN = `GET /hidden HTTP/1.1\r\nHost: localhost\r\n${AUTHORIZED}\r\n`;

function open(url: string): RawConnection {
  const connection = new RawConnection(url);
  onTestFinished(() => {
    connection.close();
  });
  return connection;
}

/** Paths that the service was asked for, as its log has them. */
const paths = ({ lines }: Served): string[] => lines.map(({ path }) => path);

describe('A request that hides another', () => {
  const JSON_TYPE = 'Content-Type: application/json\r\n';
  const post = (headers: string, body: string): string =>
    `POST /rest/au/parse/address HTTP/1.1\r\nHost: localhost\r\n${AUTHORIZED}${JSON_TYPE}${headers}\r\n${body}`;
  const chunked = (text: string): string => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n0\r\n\r\n`;

  test.each<[string, string]>([
    [
      'by a length and chunks',
      post(`Content-Length: ${chunked('{}').length}\r\nTransfer-Encoding: chunked\r\n`, chunked('{}') + HIDDEN),
    ],
    ['by chunks and a length', post('Transfer-Encoding: chunked\r\nContent-Length: 3\r\n', chunked('{}') + HIDDEN)],
    ['by two lengths', post('Content-Length: 2\r\nContent-Length: 40\r\n', `{}${HIDDEN}`)],
    ['by a list of lengths', post('Content-Length: 2, 40\r\n', `{}${HIDDEN}`)],
    ['by a length with a sign', post('Content-Length: +2\r\n', `{}${HIDDEN}`)],
    ['by a length below zero', post('Content-Length: -1\r\n', `{}${HIDDEN}`)],
    ['by a length in hexadecimal', post('Content-Length: 0x2\r\n', `{}${HIDDEN}`)],
    ['by a length beyond all numbers', post(`Content-Length: ${'9'.repeat(40)}\r\n`, `{}${HIDDEN}`)],
    ['by an unknown coding', post('Transfer-Encoding: xchunked\r\n', chunked('{}') + HIDDEN)],
    ['by a coding behind chunks', post('Transfer-Encoding: chunked, identity\r\n', chunked('{}') + HIDDEN)],
    ['by a space before the colon', post('Transfer-Encoding : chunked\r\n', chunked('{}') + HIDDEN)],
    [
      'by two codings in two headers',
      post(
        'Transfer-Encoding: identity\r\nTransfer-Encoding: chunked\r\nContent-Length: 2\r\n',
        chunked('{}') + HIDDEN,
      ),
    ],
    ['by a folded header', post('X: a\r\n Content-Length: 40\r\nContent-Length: 2\r\n', `{}${HIDDEN}`)],
    ['by a carriage return alone', post('X: a\rContent-Length: 40\r\nContent-Length: 2\r\n', `{}${HIDDEN}`)],
    ['by a NUL in a header', post('X: \0a\r\nContent-Length: 2\r\n', `{}${HIDDEN}`)],
    [
      'by a chunk longer than all',
      post('Transfer-Encoding: chunked\r\n', `fffffffffffffffff\r\n{}\r\n0\r\n\r\n${HIDDEN}`),
    ],
  ])('%s is refused, its connection is closed, and what it hides is not asked', async (_, sent) => {
    const service = served();
    const connection = open(await service.listening());
    connection.send(sent);
    const answers = await connection.all();
    expect(answers.map(({ status }) => status)).toEqual([400]);
    expect(JSON.parse(answers[0]!.body)).toMatchObject({ status: 'ERROR', payload: [] });
    expect(paths(service)).not.toContain('/hidden');
  });

  test('in its own body is a body', async () => {
    const service = served();
    const connection = open(await service.listening());
    connection.send(postText('/rest/au/parse/address', { payload: [{ fullAddress: HIDDEN }] }, AUTHORIZED));
    expect((await connection.next())?.status).toBe(200);
    expect(paths(service)).toEqual(['/rest/au/parse/address']);
  });

  test('in a body that is refused before it is read is a body', async () => {
    const service = served();
    const url = await service.listening();
    const connection = open(url);
    connection.send(post('Content-Length: 6000000\r\n', HIDDEN.repeat(100)));
    expect((await connection.next())?.status).toBe(413);
    await fetch(`${url}/health`, { headers: asAlice });
    expect(paths(service)).toEqual(['/rest/au/parse/address', '/health']);
  });
});

describe('A caller', () => {
  test('who closes its own side before it is answered is let go, and is no failure of the service', async () => {
    const { listening, errors } = served();
    const url = await listening();
    const connections = Array.from({ length: 20 }, () => open(url));
    for (const connection of connections) {
      connection.send(postText('/rest/au/parse/address', { payload: [{ fullAddress: 'a' }] }, AUTHORIZED));
      connection.socket.end();
    }
    for (const connection of connections) expect([200, undefined]).toContain((await connection.next())?.status);
    await Promise.all(connections.map(({ closed }) => closed));
    expect([errors, (await fetch(`${url}/health`, { headers: asAlice })).status]).toEqual([[], 200]);
  });

  test('who sends a letter at a time is cut off, however many there are, and holds nobody up', async () => {
    const url = await served({ receiveMs: 1000 }).listening();
    const slow = Array.from({ length: 200 }, () => open(url));
    const dripping = setInterval(() => {
      for (const { socket } of slow) if (socket.writable) socket.write('X');
    }, 50);
    onTestFinished(() => {
      clearInterval(dripping);
    });
    for (const connection of slow) connection.send('GET /health HTTP/1.1\r\nHost: localhost\r\nX-');
    for (let i = 0; i < 20; i++) expect((await fetch(`${url}/health`, { headers: asAlice })).status).toBe(200);
    await Promise.all(slow.map(({ closed }) => closed));
    expect((await fetch(`${url}/health`, { headers: asAlice })).status).toBe(200);
  });

  test.each([
    '/rest/au/parse/address%00',
    '/rest/a%00u/parse/address',
    '/rest/v2/address/find?country=AU&fullAddress=%00',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/rest/../../../etc/passwd',
    '//etc/passwd',
    '/rest/v2/address/find?fullAddress[]=a&country[__proto__]=AU',
    `/rest/v2/address/find?country=AU&fullAddress=${'%C4%81'.repeat(2000)}`,
  ])('who asks for %s is answered in the envelope', async (target) => {
    const connection = open(await served().listening());
    connection.send(`GET ${target} HTTP/1.1\r\nHost: localhost\r\n${AUTHORIZED}Connection: close\r\n\r\n`);
    const [answer] = await connection.all();
    expect([answer!.status < 500, Object.keys(JSON.parse(answer!.body) as object)]).toEqual([
      true,
      ['status', 'messages', 'payload'],
    ]);
    expect(answer!.body).not.toContain('root:');
  });
});

describe('Many callers at once', () => {
  let service: ServeProcess;
  let tokens: string[];
  beforeAll(async () => {
    service = await serveProcess(inject('sampleData'), [['alice'], ['bob']], ['--quiet', '--threads', '2']);
    tokens = service.credentials.map(
      (credential) => `Authorization: Basic ${Buffer.from(credential).toString('base64')}\r\n`,
    );
  });
  afterAll(async () => {
    await service.stop();
  });

  /** Requests whose answers say which they are: by number, and by an id that comes back. */
  const marked = (mark: number, user: number): string =>
    postText(
      '/rest/au/parse/address',
      {
        payload: Array.from({ length: 1 + (mark % 5) }, (_, i) => ({
          fullAddress: `${mark * 10 + i} Smith Street, Reservoir VIC 3073`,
        })),
      },
      `${tokens[user]!}X-Request-Id: mark-${mark}\r\n`,
    );
  const numbersIn = (body: string): string[] =>
    (JSON.parse(body) as { payload: { payload: { streetNumber: string }[] }[] }).payload.map(
      ({ payload: [address] }) => address!.streetNumber,
    );

  test(
    'with pipelined requests, bad ones, slow ones and callers who leave among them, get each its own ' +
      'answers in order',
    async () => {
      const CALLERS = 60;
      const REQUESTS = 12;
      const caller = async (id: number): Promise<void> => {
        const connection = open(service.url);
        const marks = Array.from({ length: REQUESTS }, (_, i) => 1 + id * REQUESTS + i);
        if (id % 6 === 4) {
          // Leaves in the middle of its answers, or of a request.
          connection.send(
            marks.map((mark) => marked(mark, 0)).join('') + (id % 4 === 0 ? marked(9, 0).slice(0, 100) : ''),
          );
          await connection.next();
          connection.close();
          return;
        }
        const requests = marks.map((mark, i) =>
          id % 6 === 5 && i % 3 === 1
            ? `GET /rest/au/nowhere HTTP/1.1\r\nHost: localhost\r\n${tokens[1]!}X-Request-Id: mark-${mark}\r\n\r\n`
            : marked(mark, id % 2),
        );
        // Some send all at once, some one after the other, some in pieces.
        if (id % 6 === 0) connection.send(requests.join(''));
        for (const [i, mark] of marks.entries()) {
          const request = requests[i]!;
          const half = request.length >> 1;
          if (id % 6 === 1) {
            connection.send(request.slice(0, half));
            await turns(2);
            connection.send(request.slice(half));
          } else if (id % 6 !== 0) connection.send(request);
          const answer = await connection.next();
          expect([answer?.headers['x-request-id'], answer?.status]).toEqual([
            `mark-${mark}`,
            request.startsWith('GET') ? 404 : 200,
          ]);
          if (answer?.status === 200) {
            expect(numbersIn(answer.body)).toEqual(
              Array.from({ length: 1 + (mark % 5) }, (_, k) => String(mark * 10 + k)),
            );
          }
        }
        connection.close();
      };
      await Promise.all(Array.from({ length: CALLERS }, (_, id) => caller(id)));
      expect(
        (
          await fetch(`${service.url}/health`, {
            headers: { authorization: tokens[0]!.slice('Authorization: '.length).trim() },
          })
        ).status,
      ).toBe(200);
    },
  );
});
