// What comes of answers of a service that end at any byte, or have another at any place, and of every status.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Operation } from '../../../src/contract/operation.js';
import { cleanse } from '../../../src/contract/operations/cleanse.js';
import type { RetryableFailure } from '../../../src/layers/retryable-failure.js';
import { responseTo, type Asked } from '../../../src/remote/answer.js';
import { callOf } from '../../../src/remote/call.js';
import { refusedRequest, type TemporaryFailure } from '../../../src/data/fetch/web.js';
import { remoteEngine } from '../../support/service/remote-run.js';
import { cleansed } from '../../support/service/scripted-service.js';
import { asText } from '../support/recorded.js';
import { answerBytes, byOutcome, rawServer, type RawAnswer } from './raw-server.js';

const OPERATION = cleanse as unknown as Operation;
const RECORD = { fullAddress: '1 KING ST PERTH' };
const BODY = JSON.stringify({ status: 'SUCCESS', messages: ['a'], payload: [cleansed(RECORD)] });
const WHOLE = answerBytes('200 OK', { 'Content-Type': 'application/json', 'Content-Length': BODY.length }, BODY);
const CHUNKED = answerBytes(
  '200 OK',
  { 'Transfer-Encoding': 'chunked' },
  `20\r\n${BODY.slice(0, 32)}\r\n${(BODY.length - 32).toString(16)}\r\n${BODY.slice(32)}\r\n0\r\n\r\n`,
);

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

/** What each of the answers comes to, by its number. */
async function outcomesOf(answers: readonly RawAnswer[]): Promise<string[]> {
  const server = await rawServer();
  // Which of them a broken connection shows depends on what was read before.
  const steady = (text: string): string =>
    text.replaceAll(new URL(server.url).host, '<host>').replace(/ECONNRESET|UND_ERR_SOCKET|EPIPE/, '<broken>');
  const outcomes: [number, string][] = [];
  for (const [place, answer] of answers.entries()) {
    server.answers = [answer];
    const engine = remoteEngine(server.url, { retries: 0, maxErrors: 1 });
    const outcome = await engine.run(OPERATION, { payload: [RECORD] }).then(
      (response) => {
        const isAsSent = String(answer.bytes).endsWith(`\r\n\r\n${JSON.stringify(response)}`);
        return isAsSent ? 'taken as it is' : `taken as ${JSON.stringify(response)}`;
      },
      (error: unknown) => `${(error as { kind?: string }).kind}: ${(error as Error).message}`,
    );
    await engine.close();
    outcomes.push([place, steady(outcome)]);
  }
  return byOutcome(outcomes);
}

test.each([
  ['with its length', WHOLE],
  ['in chunks', CHUNKED],
])('An answer that ends at any byte (%s) is taken as it was', async (name, bytes) => {
  const places = [...bytes.keys()].filter((at) => at % 5 === 0 || at > bytes.length - 10);
  const ended = await outcomesOf(places.map((length) => ({ bytes: bytes.subarray(0, length), end: 'ends' })));
  const broken = await outcomesOf(places.map((length) => ({ bytes: bytes.subarray(0, length), end: 'breaks' })));
  const file = `../answers/wire/ended-${name.replaceAll(' ', '-')}.txt`;
  await expect(asText(['# ended', ...ended, '# broken', ...broken])).toMatchFileSnapshot(file);
});

test('An answer with another byte at any place is taken as it was', async () => {
  const from = WHOLE.indexOf('{');
  const answers = [...BODY].map((_, i) => {
    const bytes = Buffer.from(WHOLE);
    bytes[from + i]! ^= 1;
    return { bytes, end: 'stays' as const };
  });
  await expect(asText(await outcomesOf(answers))).toMatchFileSnapshot('../answers/wire/changed.txt');
});

const told = (error: unknown): string => {
  const { kind = '-', message, waitMs, ofCall } = error as Error & Partial<RetryableFailure & TemporaryFailure>;
  return `${kind} ${waitMs ?? ''} ${ofCall === true ? 'of this call' : ''} ${message}`;
};

test('Every status means what it did', async () => {
  const call = callOf(OPERATION, { payload: [RECORD] }, undefined);
  const said = JSON.stringify({ status: 'ERROR', messages: ['no: secret'], payload: [] });
  const lines: string[] = [];
  const bodies = { 'in words': said, 'without words': '', 'as a page': '<html>' };
  for (const [form, text] of Object.entries(bodies)) {
    for (const [records, secrets] of [
      [1, ['secret']],
      [2, []],
    ] as const) {
      const asked: Asked = { host: 'example.org', call, secrets, now: NOW };
      const outcomes = statuses().map((status): [number, string] => {
        try {
          const reply = { status, headers: { 'retry-after': '7' }, text };
          const of = Array.from({ length: records }, () => RECORD);
          return [status, JSON.stringify(responseTo(OPERATION, of, reply, asked))];
        } catch (error) {
          return [status, told(error).replaceAll(String(status), '<status>')];
        }
      });
      lines.push(`# ${form}, ${records} records, ${secrets.length} secrets`, ...byOutcome(outcomes));
    }
  }
  await expect(asText(lines)).toMatchFileSnapshot('../answers/wire/statuses.txt');
});

const statuses = (): number[] => Array.from({ length: 400 }, (_, i) => 200 + i);

test('Every status of the owner of data means what it did, and when to come back', async () => {
  const waits = ['', '0', '7', ' 60 ', 'Fri, 02 Jan 2026 03:05:05 GMT', 'Fri, 02 Jan 2026 03:03:05 GMT', 'soon', '-1'];
  const lines = waits.flatMap((wait) => [
    `# ${wait}`,
    ...byOutcome(
      statuses().map((status) => {
        const error = refusedRequest('https://example.org/a?b=c', { status, headers: { 'retry-after': wait } });
        return [status, told(error).replaceAll(String(status), '<status>')];
      }),
    ),
  ]);
  await expect(asText(lines)).toMatchFileSnapshot('../answers/wire/statuses-of-owners.txt');
});
