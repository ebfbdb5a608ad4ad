// Every way in which a network and a service fail, one at a time, under a file that is cleansed through the remote
// engine: what can be recovered is, every row is accounted for, and no call is made that the fault does not force.
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { addresses, cleanseAll, CREDENTIAL, remoteEngine, testClock } from '../support/remote-run.js';
import { cleansed, faults, scriptedService, type Received, type ScriptedFault } from '../support/scripted-service.js';

const LINES = addresses(250);
const VERIFIED = LINES.map((line) => ['verified', line]);
const credential = `${CREDENTIAL.user}:${CREDENTIAL.secret}`;
const keys = (calls: readonly Received[]): unknown[] => calls.map(({ headers }) => headers['idempotency-key']);

const RECOVERED: readonly (readonly [string, ScriptedFault])[] = [
  ['answers 408', faults.status(408)],
  ['answers 425', faults.status(425)],
  ['answers 429', faults.status(429)],
  ['answers 429 with Retry-After', faults.status(429, { 'retry-after': '7' })],
  ['answers 500', faults.status(500)],
  ['answers 502 with a page', faults.plain(502, '<html>Bad gateway</html>')],
  ['answers 503', faults.status(503)],
  ['answers 504', faults.status(504)],
  ['resets the connection before it answers', faults.resetBeforeAnswer],
  ['resets the connection within the body', faults.resetWithinBody],
  ['ends the body before its length', faults.closeWithinBody],
  ['ends the body within its chunks', faults.closeWithinChunks],
  ['sends half of the JSON as the whole', faults.halfTheJson],
  ['breaks the compression', faults.brokenGzip],
  ['sends bytes that are no UTF-8', faults.body(Buffer.from([0x7b, 0xff, 0x7d]))],
  ['sends nothing', faults.body('')],
  ['sends another JSON', faults.body('{"ok":true}')],
  ['sends a page', faults.plain(200, '<html>Sign in</html>')],
  [
    'answers 204',
    (response) => {
      response.writeHead(204).end();
    },
  ],
  ['leaves an answer out', faults.payload((payload) => payload.slice(1))],
  ['adds an answer', faults.payload((payload) => [...payload, payload[0]])],
  ['answers with nothing', faults.payload(() => [])],
  ['turns the answers round', faults.payload((payload) => payload.toReversed())],
  ['moves the answers on by one', faults.payload(([first, ...rest]) => [...rest, first])],
  ['exchanges two answers', faults.payload(([first, second, ...rest]) => [second, first, ...rest])],
  ['answers with texts in place of objects', faults.payload((payload) => payload.map(() => 'verified'))],
  ['answers with lists in place of objects', faults.payload((payload) => payload.map((element) => [element]))],
  [
    'answers with a number in place of a text',
    faults.payload((payload) => payload.map((element) => ({ ...(element as object), postcode: 3000 }))),
  ],
  [
    'answers with a text in place of a list',
    faults.payload((payload) => payload.map((element) => ({ ...(element as object), candidates: 'none' }))),
  ],
];

describe('A file comes out whole, by one call more, when the service once', () => {
  test.each(RECOVERED)('%s', async (_, fault) => {
    const service = await scriptedService({ credential, script: [undefined, fault] });
    const engine = remoteEngine(service.url);
    const { rows, summary, error } = await cleanseAll(engine, LINES);
    expect(error).toBeUndefined();
    expect(rows).toEqual(VERIFIED);
    expect(summary).toMatchObject({ exitCode: 0, rows: { read: 250, written: 250, failed: 0 } });
    // Three chunks, one of them twice, each answered once; the same chunk has the same key.
    expect(service.calls.map(({ records }) => records.length)).toEqual([100, 100, 100, 50]);
    expect(service.answered).toEqual(LINES);
    const [first, second, again, third] = keys(service.calls);
    expect(again).toBe(second);
    expect(new Set([first, second, third]).size).toBe(3);
    expect(engine.calls).toEqual({ made: 4, again: 1 });
  });

  test.each([
    ['never answers', faults.hang],
    ['stops within the body', faults.stall],
    ['sends the body a byte at a time', faults.drip],
  ])('%s, for longer than a call may take', async (_, fault) => {
    const clock = testClock();
    const service = await scriptedService({ credential, script: [undefined, fault] });
    const engine = remoteEngine(service.url, { clock });
    const run = cleanseAll(engine, LINES);
    await service.came(2);
    clock.expire();
    const { rows, summary } = await run;
    expect(rows).toEqual(VERIFIED);
    expect(summary?.exitCode).toBe(0);
    expect(service.calls.length).toBe(4);
    expect(service.answered).toEqual(LINES);
  });

  test('does all of it one after the other', async () => {
    const service = await scriptedService({ credential, script: RECOVERED.flatMap(([, fault]) => [fault, undefined]) });
    const { rows } = await cleanseAll(remoteEngine(service.url), addresses(5000));
    expect(rows).toEqual(addresses(5000).map((line) => ['verified', line]));
    expect(service.calls.length).toBe(new Set(keys(service.calls)).size + RECOVERED.length);
    expect(service.answered).toEqual(addresses(5000));
  });

  test('does all of it, under calls in flight together', async () => {
    const service = await scriptedService({
      credential,
      script: RECOVERED.flatMap(([, fault]) => [fault, undefined, undefined]),
    });
    const { rows } = await cleanseAll(remoteEngine(service.url, { concurrency: 8 }), addresses(8000), {
      concurrency: 8,
    });
    expect(rows).toEqual(addresses(8000).map((line) => ['verified', line]));
    expect(service.calls.length).toBe(new Set(keys(service.calls)).size + RECOVERED.length);
    expect(service.answered.toSorted()).toEqual(addresses(8000).toSorted());
  });
});

describe('The wait before a call is made again', () => {
  test('doubles, with chance between none of it and all of it, up to 30 s', async () => {
    const clock = testClock();
    const service = await scriptedService({ script: Array.from({ length: 8 }, () => faults.status(503)) });
    await cleanseAll(remoteEngine(service.url, { clock, retries: 8 }), ['a b']);
    expect(clock.pauses).toEqual([250, 500, 1000, 2000, 4000, 8000, 15_000, 15_000]);
  });

  test.each([
    ['seconds', () => '120', 120_000],
    ['a date', (now: number) => new Date(now + 90_000).toUTCString(), 90_000],
    ['a date that is over', (now: number) => new Date(now - 90_000).toUTCString(), 0],
    ['no time at all', () => 'soon', 0],
  ])('is at least what Retry-After asks for, in %s', async (_, header, least) => {
    const clock = testClock();
    const began = clock.now();
    const service = await scriptedService({ script: [faults.status(429, { 'retry-after': header(clock.now()) })] });
    const { rows } = await cleanseAll(remoteEngine(service.url, { clock }), ['a b']);
    expect(rows).toEqual([['verified', 'A B']]);
    expect(clock.now() - began).toBeGreaterThanOrEqual(least);
    expect(clock.now() - began).toBeLessThanOrEqual(least + 1000);
  });

  test('that Retry-After asks for holds every other call too, and is told', async () => {
    const clock = testClock();
    const began = clock.now();
    const notes: string[] = [];
    const moments: number[] = [];
    const service = await scriptedService({
      script: [undefined, faults.status(503, { 'retry-after': '60' })],
      answer: ({ records }) => {
        moments.push(clock.now() - began);
        return { body: { status: 'SUCCESS', messages: [], payload: records.map(cleansed) } };
      },
    });
    await cleanseAll(
      remoteEngine(service.url, {
        clock,
        onNote: (note) => {
          notes.push(note);
        },
      }),
      addresses(400),
    );
    expect(moments.slice(0, 2)).toEqual([0, 0]);
    expect(moments.slice(2).every((moment) => moment >= 60_000)).toBe(true);
    expect(notes.some((note) => /answers 503: status 503; trying again in 61 s/.test(note))).toBe(true);
  });

  test('is not sat out when it is longer than an hour: the run stops and says until when', async () => {
    const clock = testClock();
    const service = await scriptedService({ script: [undefined, faults.status(429, { 'retry-after': '86400' })] });
    const { error } = await cleanseAll(remoteEngine(service.url, { clock }), LINES);
    expect(error).toMatchObject({
      kind: 'temporary',
      exitCode: 5,
      message: expect.stringContaining('until 2026-01-03T03:04:05.000Z') as string,
    });
    expect(service.calls.length).toBe(2);
  });
});

describe('A run stops at once, with no further call, when', () => {
  test.each<[string, ScriptedFault, number, RegExp]>([
    [
      'the credential is refused in the middle',
      faults.status(401, {}, 'full authentication is required'),
      4,
      /^127\.0\.0\.1:\d+ answers 401: full authentication is required; check WAYPOST_USER and its credential$/,
    ],
    ['the user may not do this', faults.status(403), 4, /answers 403/],
    ['the quota is used up', faults.status(402), 4, /quota/],
    [
      'the service sends it elsewhere',
      faults.status(302, { location: 'https://elsewhere.example/' }),
      2,
      /sends calls elsewhere \(302\)/,
    ],
    ['the service has no such path', faults.status(404), 2, /has no \/rest\/au\/cleanse\/address for cleanse \(404\)/],
    ['the service does not take the method', faults.status(405), 2, /answers 405/],
    ['the service does not do it', faults.status(501), 2, /answers 501/],
  ])('%s', async (_, fault, exitCode, message) => {
    const service = await scriptedService({ script: [undefined, fault] });
    const { error, rows } = await cleanseAll(remoteEngine(service.url), LINES);
    expect(rows).toBeUndefined();
    expect(error?.exitCode).toBe(exitCode);
    expect(error?.message).toMatch(message);
    expect(service.calls.length).toBe(2);
  });

  test('the credential is refused, whatever else is in flight', async () => {
    const service = await scriptedService({ script: [undefined, undefined, faults.status(401)] });
    const { error } = await cleanseAll(remoteEngine(service.url, { concurrency: 4 }), addresses(5000), {
      concurrency: 4,
    });
    expect(error?.exitCode).toBe(4);
    // What was on the wire with it, and nothing begun after.
    expect(service.calls.length).toBeLessThanOrEqual(8);
  });

  test('no credential is given and one is needed', async () => {
    const service = await scriptedService({ credential });
    const { error } = await cleanseAll(remoteEngine(service.url, { credential: undefined }), LINES);
    expect(error).toMatchObject({ exitCode: 4, message: expect.stringContaining('no credential is given') as string });
    expect(service.calls.length).toBe(1);
  });

  test('the service refuses all that it is asked, for the source that it is asked with', async () => {
    const service = await scriptedService({
      answer: () => ({
        status: 400,
        body: { status: 'ERROR', messages: ['source of truth AUPAF is not installed'], payload: [] },
      }),
    });
    const { error } = await cleanseAll(remoteEngine(service.url, { maxErrors: 5 }), addresses(5000), {
      sourceOfTruth: 'AUPAF',
    });
    expect(error).toMatchObject({
      exitCode: 2,
      message: expect.stringMatching(
        /^source of truth AUPAF is not installed \(127\.0\.0\.1:\d+ refused the first 5 records alike\)$/,
      ) as string,
    });
    // A chunk halved until five records stood alone.
    expect(service.calls.length).toBeLessThan(20);
  });
});

describe('Calls that come to nothing', () => {
  test.each<[string, ScriptedFault]>([
    ['is out of reach', faults.resetBeforeAnswer],
    ['is overloaded', faults.status(503)],
    ['is broken', faults.status(500)],
    ['is no such service', faults.plain(200, '<html>')],
  ])('stop the run after --max-errors in a row, when the service %s', async (_, fault) => {
    const service = await scriptedService({ script: Array.from({ length: 1000 }, () => fault) });
    const { error, rows } = await cleanseAll(remoteEngine(service.url, { retries: 1, maxErrors: 3 }), LINES);
    expect(rows).toBeUndefined();
    expect(error).toMatchObject({
      kind: 'temporary',
      exitCode: 5,
      message: expect.stringContaining('the last of 3 calls in a row') as string,
    });
    expect(service.calls.length).toBe(6);
  });

  test('cost no row its answer when the service comes back before that', async () => {
    const service = await scriptedService({
      script: [undefined, ...Array.from({ length: 7 }, () => faults.resetBeforeAnswer)],
    });
    const { rows, summary } = await cleanseAll(remoteEngine(service.url, { retries: 1, maxErrors: 5 }), LINES);
    expect(rows).toEqual(VERIFIED);
    expect(summary?.exitCode).toBe(0);
    expect(service.calls.length).toBe(3 + 7);
  });

  test('are of one chunk alone when the others are answered: its rows are in error, and it is not halved', async () => {
    const poisoned = (received: Received): boolean =>
      received.records.some((record) => record['fullAddress'] === LINES[120]);
    const service = await scriptedService({
      answer: (received) =>
        poisoned(received)
          ? { status: 500, body: { status: 'ERROR', messages: ['id 17'], payload: [] } }
          : { body: { status: 'SUCCESS', messages: [], payload: received.records.map(cleansed) } },
    });
    const { rows, summary } = await cleanseAll(remoteEngine(service.url, { retries: 2 }), LINES);
    expect(rows).toEqual(
      LINES.map((line, i) =>
        i >= 100 && i < 200
          ? ['error', expect.stringMatching(/^127\.0\.0\.1:\d+ answers 500: id 17 \(after 3 tries\)$/)]
          : ['verified', line],
      ),
    );
    expect(summary).toMatchObject({ exitCode: 3, rows: { read: 250, written: 250, failed: 100 } });
    expect(service.calls.map(({ records }) => records.length)).toEqual([100, 100, 100, 100, 50]);
  });

  test('begin to count anew with every answer', async () => {
    const one = [faults.status(500), faults.status(500)];
    const service = await scriptedService({ script: [...one, undefined, ...one, undefined, ...one, undefined] });
    const { summary } = await cleanseAll(remoteEngine(service.url, { retries: 1, maxErrors: 2 }), addresses(600));
    expect(summary?.rows).toMatchObject({ read: 600, failed: 300 });
    expect(service.calls.length).toBe(9);
  });
});

describe('A record that the service refuses costs its own row alone, with', () => {
  const refusing = (status: number, poison: ReadonlySet<string>) => (received: Received) =>
    received.records.some(({ fullAddress }) => poison.has(fullAddress as string))
      ? { status, body: { status: 'ERROR', messages: ['fullAddress: no such letter'], payload: [] } }
      : { body: { status: 'SUCCESS', messages: [], payload: received.records.map(cleansed) } };

  test.each([200, 400, 413, 414, 422, 431])('the status %i', async (status) => {
    const service = await scriptedService({ answer: refusing(status, new Set([LINES[137]!])) });
    const { rows, summary } = await cleanseAll(remoteEngine(service.url), LINES);
    expect(rows).toEqual(
      LINES.map((line, i) => (i === 137 ? ['error', 'fullAddress: no such letter'] : ['verified', line])),
    );
    expect(summary).toMatchObject({ exitCode: 3, rows: { failed: 1 } });
    // 100 → 50 → 25 → 13 → 7 → 4 → 2 → 1: two calls a level, and each record is answered in one of them.
    expect(service.calls.length).toBeLessThanOrEqual(3 + 2 * 7);
    expect(service.answered.filter((line) => LINES.indexOf(line) < 100 || LINES.indexOf(line) >= 200).length).toBe(150);
  });

  test('many others before any that is answered', async () => {
    const poison = new Set(LINES.slice(0, 130));
    const service = await scriptedService({ answer: refusing(400, poison) });
    const { rows } = await cleanseAll(remoteEngine(service.url, { maxErrors: 2 }), LINES, { sourceOfTruth: 'GNAF' });
    expect(rows).toEqual(
      LINES.map((line) => (poison.has(line) ? ['error', 'fullAddress: no such letter'] : ['verified', line])),
    );
  });

  test('others beside it', async () => {
    const poison = new Set([0, 1, 50, 99, 100, 249].map((i) => LINES[i]!));
    const service = await scriptedService({ answer: refusing(400, poison) });
    const { rows } = await cleanseAll(remoteEngine(service.url, { concurrency: 4 }), LINES, { concurrency: 4 });
    expect(rows).toEqual(
      LINES.map((line) => (poison.has(line) ? ['error', 'fullAddress: no such letter'] : ['verified', line])),
    );
  });

  test('a null in place of its answer', async () => {
    const service = await scriptedService({ script: [faults.payload(([, ...rest]) => [null, ...rest])] });
    const { rows, summary } = await cleanseAll(remoteEngine(service.url), LINES);
    expect(rows).toEqual(
      LINES.map((line, i) => (i === 0 ? ['error', 'the service has no answer to this record'] : ['verified', line])),
    );
    expect(summary?.exitCode).toBe(3);
    expect(service.calls.length).toBe(3);
  });
});

describe('An answer that no look can tell from a right one is taken as it is:', () => {
  const silent = ({ records }: Received) => ({
    body: {
      status: 'SUCCESS',
      messages: [],
      payload: records.map((record) => ({
        status: 'verified',
        fullAddress: `known as ${String(record['fullAddress'])}`,
      })),
    },
  });

  test('answers in another order that repeat nothing of their records', async () => {
    const service = await scriptedService({
      answer: silent,
      script: [faults.payload((payload) => payload.toReversed())],
    });
    const { rows } = await cleanseAll(remoteEngine(service.url), ['a b', 'c d']);
    expect(rows).toEqual([
      ['verified', 'known as c d'],
      ['verified', 'known as a b'],
    ]);
  });

  test('one id for two records, which may be one address', async () => {
    const service = await scriptedService({
      script: [faults.payload(([first, , ...rest]) => [first, first, ...rest])],
    });
    const { rows } = await cleanseAll(remoteEngine(service.url), ['a b', 'c d', 'e f']);
    expect(rows?.map(([, text]) => text)).toEqual(['A B', 'A B', 'E F']);
    expect(service.calls.length).toBe(1);
  });
});

test('A compressed answer is unpacked', async () => {
  const service = await scriptedService({
    script: [
      (response, answer) => {
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(answer));
      },
    ],
  });
  expect((await cleanseAll(remoteEngine(service.url), ['a b'])).rows).toEqual([['verified', 'A B']]);
  expect(service.calls[0]?.headers['accept-encoding']).toBe('gzip');
});

test('Neither a message nor an error of any fault holds the credential, its encoding or a query', async () => {
  const encoded = Buffer.from(credential).toString('base64');
  const echo: ScriptedFault = (response) => {
    response.writeHead(401).end(
      JSON.stringify({
        status: 'ERROR',
        messages: [`no access with Basic ${encoded} for ${CREDENTIAL.secret}`],
        payload: [],
      }),
    );
  };
  for (const [, fault] of [...RECOVERED, ['echoes', echo] as const]) {
    const service = await scriptedService({ script: Array.from({ length: 4 }, () => fault) });
    const notes: string[] = [];
    const { error } = await cleanseAll(
      remoteEngine(service.url, {
        retries: 1,
        maxErrors: 1,
        onNote: (note) => {
          notes.push(note);
        },
      }),
      ['a b', 'c d', 'e f'],
    );
    expect(error).toBeDefined();
    expect([error?.message, ...notes].join('\n')).not.toMatch(new RegExp(`${encoded}|${CREDENTIAL.secret}|\\?`));
  }
});

test('Closing the engine ends a call that waits, and one that is on the wire', async () => {
  const service = await scriptedService({ script: [faults.hang] });
  const engine = remoteEngine(service.url);
  const run = cleanseAll(engine, ['a b']);
  await service.came(1);
  await engine.close();
  expect((await run).error).toMatchObject({ kind: 'interrupted' });
});
