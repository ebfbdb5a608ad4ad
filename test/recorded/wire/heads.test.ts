// What comes of answers of a service whose head says odd things, or whose body is not what its head says.
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Operation } from '../../../src/contract/operation.js';
import { cleanse } from '../../../src/contract/operations/cleanse.js';
import { cleansed } from '../../support/service/scripted-service.js';
import { remoteEngine } from '../../support/service/remote-run.js';
import { asText } from '../support/recorded.js';
import { answerBytes, rawServer } from './raw-server.js';

const RECORD = { fullAddress: '1 KING ST PERTH' };
const BODY = JSON.stringify({ status: 'SUCCESS', messages: ['a'], payload: [cleansed(RECORD)] });
const PACKED = gzipSync(BODY).toString('latin1');
const length = { 'Content-Length': BODY.length };
const packed = { 'Content-Length': PACKED.length };
const times = (count: number, text: string): string => text.repeat(count);

/** Status line, head and body of each, by what is odd about it. */
const ANSWERS: Readonly<Record<string, readonly [string, Readonly<Record<string, string | number>>, string]>> = {
  'no type': ['200 OK', length, BODY],
  'another type': ['200 OK', { ...length, 'Content-Type': 'text/html' }, BODY],
  packed: ['200 OK', { ...packed, 'Content-Encoding': 'gzip' }, PACKED],
  'packed in capitals': ['200 OK', { ...packed, 'Content-Encoding': ' GZIP ' }, PACKED],
  'packed by another name': ['200 OK', { ...packed, 'Content-Encoding': 'x-gzip' }, PACKED],
  'packed and not said': ['200 OK', packed, PACKED],
  'said to be packed': ['200 OK', { ...length, 'Content-Encoding': 'gzip' }, BODY],
  'packed by half': ['200 OK', { 'Content-Length': 40, 'Content-Encoding': 'gzip' }, PACKED.slice(0, 40)],
  identity: ['200 OK', { ...length, 'Content-Encoding': 'identity' }, BODY],
  'an encoding of 50 letters': ['200 OK', { ...length, 'Content-Encoding': times(50, 'x') }, BODY],
  'an encoding of 51 letters': ['200 OK', { ...length, 'Content-Encoding': times(51, 'x') }, BODY],
  'two encodings': ['200 OK', { ...length, 'Content-Encoding': 'gzip, br' }, BODY],
  'a length that is none': ['200 OK', { 'Content-Length': 'x' }, BODY],
  'a shorter length': ['200 OK', { 'Content-Length': BODY.length - 1 }, BODY],
  'both length and chunks': ['200 OK', { ...length, 'Transfer-Encoding': 'chunked' }, BODY],
  'a byte order mark': ['200 OK', { 'Content-Length': BODY.length + 3 }, `\u00ef\u00bb\u00bf${BODY}`],
  'no UTF-8': ['200 OK', { 'Content-Length': BODY.length }, BODY.replace('KING', 'K\u00ff\u00feG')],
  'a line end behind': ['200 OK', { 'Content-Length': BODY.length + 1 }, `${BODY}\n`],
  'a tail behind': ['200 OK', { 'Content-Length': BODY.length + 2 }, `${BODY}[]`],
  'an array': ['200 OK', { 'Content-Length': 2 }, '[]'],
  null: ['200 OK', { 'Content-Length': 4 }, 'null'],
  nothing: ['200 OK', { 'Content-Length': 0 }, ''],
  'no content': ['204 No Content', {}, ''],
  'not changed': ['304 Not Modified', {}, ''],
  created: ['201 Created', length, BODY],
  'elsewhere, and where': ['302 Found', { ...length, Location: '/there' }, BODY],
  'a status of four digits': ['2000 OK', length, BODY],
  'a status that is none': ['abc', length, BODY],
  'a status of no meaning': ['799 What', length, BODY],
  'overloaded for a while': ['503 No', { 'Content-Length': 0, 'Retry-After': '3' }, ''],
  'overloaded for two hours': ['503 No', { 'Content-Length': 0, 'Retry-After': '7200' }, ''],
  'a head of 15 KB': ['200 OK', { ...length, 'X-A': times(15 << 10, 'a') }, BODY],
  'a head of 17 KB': ['200 OK', { ...length, 'X-A': times(17 << 10, 'a') }, BODY],
};

test('Answers with odd heads come to what they did', async () => {
  const server = await rawServer();
  const lines: string[] = [];
  for (const [name, [status, headers, body]] of Object.entries(ANSWERS)) {
    server.answers = [{ bytes: Buffer.from(answerBytes(status, headers, body).toString(), 'latin1'), end: 'ends' }];
    const engine = remoteEngine(server.url, { retries: 0, maxErrors: 1 });
    const outcome = await engine.run(cleanse as unknown as Operation, { payload: [RECORD] }).then(
      (response) => (JSON.stringify(response) === BODY ? 'taken' : `taken as ${JSON.stringify(response)}`),
      (error: unknown) => `${(error as { kind?: string }).kind}: ${(error as Error).message}`,
    );
    await engine.close();
    lines.push(`${name}: ${outcome.replaceAll(new URL(server.url).host, '<host>')}`);
  }
  const steady = lines.map((line) => line.replace(/until \d{4}-[^:]+:\d\d:[\d.]+Z/, 'until <moment>'));
  await expect(asText(steady)).toMatchFileSnapshot('../answers/wire/heads.txt');
});
