// What only a real connection shows: broken HTTP and floods of headers.
import { describe, expect, test } from 'vitest';
import { asAlice, served } from '../../support/service/served.js';
import { refusal } from '../bad-requests/refusal.js';
import { bodyOf, exchange, HEAD } from './callers.js';

describe('Broken HTTP', () => {
  test.each<[string, string, number, unknown]>([
    ['no HTTP', 'hello\r\n\r\n', 400, 'the request is not well-formed HTTP'],
    ['a method that is none', 'FROB / HTTP/1.1\r\n\r\n', 400, 'the request is not well-formed HTTP'],
    [
      'a header with a line end within',
      'GET / HTTP/1.1\r\nHost: a\r\nX: \x01\r\n\r\n',
      400,
      'the request is not well-formed HTTP',
    ],
    [
      'two lengths',
      `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n`,
      400,
      'the request is not well-formed HTTP',
    ],
    [
      'a length and chunks',
      `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
      'the request is not well-formed HTTP',
    ],
    [
      'a header of 20 kB',
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'the head of the request is over 16384 bytes',
    ],
    [
      'a URL of 20 kB',
      `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
      431,
      'the head of the request is over 16384 bytes',
    ],
    [
      'a thousand headers',
      `GET /health ` +
        `HTTP/1.1\r\n${HEAD}${Array.from({ length: 1000 }, (_, i) => `X${i}: 1\r\n`).join('')}Connection: ` +
        `close\r\n\r\n`,
      431,
      'the request has more than 100 headers',
    ],
    [
      'two hosts',
      'GET /health HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n',
      400,
      'the request has the header host twice',
    ],
    [
      'two credentials',
      `GET /health HTTP/1.1\r\n${HEAD}Authorization: Basic YTpi\r\nauthorization: Basic YTpj\r\n` +
        'Connection: close\r\n\r\n',
      400,
      'the request has the header authorization twice',
    ],
    ['no host', 'GET /health HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'the request has no header Host'],
    [
      'a method of another protocol',
      `PROPFIND /health HTTP/1.1\r\n${HEAD}Connection: close\r\n\r\n`,
      405,
      'PROPFIND is not for this path; it takes GET, HEAD',
    ],
    [
      'TRACE',
      `TRACE /rest/au/cleanse/address HTTP/1.1\r\n${HEAD}Connection: close\r\n\r\n`,
      405,
      'TRACE is not for this path; it takes GET, HEAD, POST',
    ],
    [
      'a path that is an asterisk',
      `OPTIONS * HTTP/1.1\r\n${HEAD}Connection: close\r\n\r\n`,
      400,
      'the request is for *, which is no path: paths begin with /',
    ],
    [
      'a page at an asterisk',
      `GET * HTTP/1.1\r\n${HEAD}Connection: close\r\n\r\n`,
      400,
      'the request is for *, which is no path: paths begin with /',
    ],
    [
      'an expectation that there is not',
      `GET /health HTTP/1.1\r\n${HEAD}Expect: foo\r\nConnection: close\r\n\r\n`,
      417,
      'the header Expect may say 100-continue; it says foo',
    ],
    [
      'a body that is packed for the way',
      `POST /health HTTP/1.1\r\n${HEAD}Transfer-Encoding: gzip, chunked\r\nConnection: close\r\n\r\n0\r\n\r\n`,
      415,
      'the body must not be coded; its header Transfer-Encoding says gzip, chunked',
    ],
    ['a tunnel', `CONNECT a:80 HTTP/1.1\r\n${HEAD}\r\n`, 405, 'CONNECT is for a proxy, and this is none'],
  ])('%s is refused in the envelope', async (_, sent, status, message) => {
    const answer = await exchange(await served().listening(), sent);
    expect(answer.split('\r\n', 1)[0]).toContain(`HTTP/1.1 ${status} `);
    expect(bodyOf(answer)).toEqual(refusal(message));
    expect(answer).toMatch(/\r\nx-request-id: [\w-]{36}\r\n/i);
  });

  test('a URL with its host is taken for its path', async () => {
    const { listening, lines } = served();
    const url = await listening();
    const head = `HTTP/1.1\r\n${HEAD}Connection: close\r\n\r\n`;
    expect(await exchange(url, `GET http://waypost.example/health?a ${head}`)).toMatch(/^HTTP\/1\.1 200 /);
    expect(bodyOf(await exchange(url, `GET HTTP://waypost.example:8480/words/v1/nothing ${head}`))).toMatchObject({
      status: 404,
      code: 'NotFound',
    });
    expect(lines.map(({ path }) => path)).toEqual(['/health', '/words/v1/nothing']);
  });

  test('leaves the server as it was', async () => {
    const url = await served().listening();
    await exchange(url, 'hello\r\n\r\n');
    expect((await fetch(`${url}/health`, { headers: asAlice })).status).toBe(200);
  });
});
