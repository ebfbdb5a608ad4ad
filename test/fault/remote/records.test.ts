// What a service says of single records: a refusal costs its own row alone, an answer is taken as it is.
import { describe, expect, test } from 'vitest';
import { cleanseAll, remoteEngine } from '../../support/remote-run.js';
import { cleansed, scriptedService, type Received } from '../../support/scripted-service.js';
import { faults } from '../../support/service-faults.js';
import { LINES } from './service-faults.js';

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
