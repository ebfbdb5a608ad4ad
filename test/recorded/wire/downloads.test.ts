// Downloads whose connection ends at any of many places, once or for good, now and when they are gone on with.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { download } from '../../../src/data/fetch/download.js';
import { Web } from '../../../src/data/fetch/web.js';
import { asText } from '../support/recorded.js';
import { withoutWaits } from './without-waits.js';
import { answerBytes, byOutcome, rawServer, type RawAnswer } from './raw-server.js';

const BODY = 'a release, as its owner publishes it\n'.repeat(4);
const HEADERS = { ETag: '"v1"', 'Content-Length': BODY.length };
const whole = answerBytes('200 OK', HEADERS, BODY);
const rest = (from: number): Buffer =>
  answerBytes(
    '206 Partial Content',
    {
      ...HEADERS,
      'Content-Length': BODY.length - from,
      'Content-Range': `bytes ${from}-${BODY.length - 1}/${BODY.length}`,
    },
    BODY.slice(from),
  );
/** Bytes of the file in so many of the answer. */
const sent = (end: number): number => Math.max(0, end - (whole.length - BODY.length));
const cut = (bytes: Buffer, length: number): RawAnswer => ({ bytes: bytes.subarray(0, length), end: 'ends' });

/** The answers to one download that is cut at a place; the second is to what it asks for then. */
const COURSES: Readonly<Record<string, (end: number) => RawAnswer[]>> = {
  'and goes on': (end) => [cut(whole, end), { bytes: rest(sent(end)), end: 'stays' }],
  'and is cut again': (end) => [cut(whole, end), cut(rest(sent(end)), end + 20), cut(whole, 0)],
  'of a server that begins anew': (end) => [cut(whole, end), { bytes: whole, end: 'stays' }],
  'of another file': (end) => [
    cut(whole, end),
    { bytes: answerBytes('200 OK', { ...HEADERS, ETag: '"v2"' }, BODY.toUpperCase()), end: 'stays' },
  ],
  'of a file that is gone': (end) => [
    cut(whole, end),
    { bytes: answerBytes('404 Not Found', { 'Content-Length': 0 }, ''), end: 'stays' },
  ],
  'and the rest is refused': (end) => [
    cut(whole, end),
    {
      bytes: answerBytes('416 No', { 'Content-Range': `bytes */${BODY.length}`, 'Content-Length': 0 }, ''),
      end: 'stays',
    },
    { bytes: whole, end: 'stays' },
  ],
};

/** A request for the rest, from where the file was cut, and from 20 bytes of the second answer further. */
const steady = (text: string, from: number): string =>
  text
    .replaceAll(/ECONNRESET|UND_ERR_SOCKET|EPIPE/g, '<broken>')
    .replaceAll(`bytes=${from}-`, 'bytes=<there>-')
    .replaceAll(/bytes=(\d+)-/g, (_, at: string) => `bytes=<there + ${Number(at) - from}>-`);

test.each(Object.entries(COURSES))(
  'A download that is cut at any byte, %s, comes to what it did',
  async (name, course) => {
    const server = await rawServer();
    const folder = mkdtempSync(join(tmpdir(), 'waypost-cut-'));
    onTestFinished(() => {
      rmSync(folder, { recursive: true });
    });
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    const outcomes: [number, string][] = [];
    await withoutWaits(async (waits) => {
      for (let end = 0; end <= whole.length; end += 7) {
        for (const file of readdirSync(folder)) rmSync(join(folder, file));
        server.asked.length = 0;
        waits.length = 0;
        server.answers = course(end);
        const web = new Web();
        const outcome = await download(
          { url: `${server.url}/r.zip`, name: 'r.zip' },
          { folder, web, retries: 2, onRetry: ({ message }, ms) => waits.push(`${ms} ms: ${message}`) },
        ).then(
          ({ fetched, bytes, path }) =>
            `${fetched} ${bytes} ${readFileSync(path, 'utf8') === BODY ? 'right' : 'other'}`,
          (error: unknown) => `${(error as { kind?: string }).kind}: ${(error as Error).message}`,
        );
        await web.close();
        const left = readdirSync(folder).toSorted().join(' ');
        const all = [outcome, left, ...waits, ...server.asked].join(' | ');
        outcomes.push([end, steady(all, sent(end)).replaceAll(server.url, '<server>').replaceAll(folder, '<folder>')]);
      }
    });
    await expect(asText(byOutcome(outcomes))).toMatchFileSnapshot(
      `../answers/wire/download-${name.replaceAll(/[^a-z]+/g, '-')}.txt`,
    );
  },
);
