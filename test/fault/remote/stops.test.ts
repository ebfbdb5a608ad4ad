// Faults of a service that stop a run at once, and calls that come to nothing.
import { describe, expect, test } from 'vitest';
import { addresses, cleanseAll, CREDENTIAL, remoteEngine } from '../../support/remote-run.js';
import { cleansed, scriptedService, type Received, type ScriptedFault } from '../../support/scripted-service.js';
import { faults } from '../../support/service-faults.js';
import { LINES, VERIFIED, credential, RECOVERED } from './service-faults.js';

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
