// Faults of a service that pass: the file comes out whole, by one call more, after a wait.
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { addresses, cleanseAll, remoteEngine, testClock } from '../../support/remote-run.js';
import { cleansed, scriptedService, type Received } from '../../support/scripted-service.js';
import { faults } from '../../support/service-faults.js';
import { LINES, VERIFIED, credential, RECOVERED } from './service-faults.js';

const keys = (calls: readonly Received[]): unknown[] => calls.map(({ headers }) => headers['idempotency-key']);

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
