// Whether a call that came to nothing is made again, when, and when everything stops, by a clock that never waits.
import { describe, expect, test } from 'vitest';
import { WaypostError } from '../../src/contract/errors.js';
import type { Engine, Operation, Request, Response } from '../../src/contract/operation.js';
import type { Clock } from '../../src/layers/clock.js';
import { openHalt } from '../../src/layers/halt.js';
import { retried } from '../../src/layers/retried.js';
import { RetryableFailure } from '../../src/layers/retryable-failure.js';

const DONE: Response = { status: 'SUCCESS', messages: [], payload: [{}] };
const CLEANSE = { name: 'cleanse', recordsPerCall: 1 } as unknown as Operation;
const REQUEST: Request = { payload: [{}] } as unknown as Request;

interface Tried {
  /** Milliseconds that were waited for, one after another. */
  readonly waits: number[];
  readonly held: number[];
  readonly notes: string[];
  readonly stopped: () => unknown;
  ask(ends?: AbortSignal): Promise<Response>;
}

/** The engine over one that fails as told, one call after another, and then answers. */
function tried(
  failures: readonly Error[],
  { retries = 2, maxErrors = 10, random = 0.5 }: { retries?: number; maxErrors?: number; random?: number } = {},
): Tried {
  const left = [...failures];
  const waits: number[] = [];
  const held: number[] = [];
  const notes: string[] = [];
  const halt = openHalt();
  const clock: Clock = {
    now: () => Date.UTC(2026, 0, 2),
    random: () => random,
    pause: (ms, over) => {
      waits.push(ms);
      queueMicrotask(over);
      return () => undefined;
    },
    deadline: () => () => undefined,
  };
  const engine: Engine = {
    run: () => {
      const failure = left.shift();
      return failure ? Promise.reject(failure) : Promise.resolve(DONE);
    },
    close: () => Promise.resolve(),
  };
  const hold = (ms: number): void => {
    held.push(ms);
  };
  const again = retried(engine, { retries, maxErrors, clock, halt, hold, onNote: (note) => notes.push(note) });
  return {
    waits,
    held,
    notes,
    stopped: () => (halt.signal.aborted ? halt.signal.reason : undefined),
    ask: (ends) => again.run(CLEANSE, { ...REQUEST, ends }) as Promise<Response>,
  };
}
const times = (count: number, about = {}): RetryableFailure[] =>
  Array.from({ length: count }, () => new RetryableFailure('the service is busy', about));

describe('A call that came to nothing', () => {
  test('is made again after waits that double, up to half a minute', async () => {
    const { waits, ask } = tried(times(9), { retries: 20 });
    await expect(ask()).resolves.toBe(DONE);
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
  });

  test('is not made again once what it belongs to has ended, which stops no other call', async () => {
    const { waits, stopped, ask } = tried(times(3));
    const ending = new AbortController();
    const reason = new WaypostError('interrupted', 'the run has ended');
    ending.abort(reason);
    await expect(ask(ending.signal)).rejects.toBe(reason);
    expect([waits, stopped()]).toEqual([[], undefined]);
    await expect(ask()).resolves.toBe(DONE);
    expect(waits).toEqual([250, 500]);
  });

  test('waits at once where chance says so, and never the whole of the time', async () => {
    const { waits, ask } = tried(times(2), { random: 0 });
    await ask();
    expect(waits).toEqual([0, 0]);
  });

  test.each([
    [4999, []],
    [5000, ['the service is busy; trying again in 5 s']],
    [5001, ['the service is busy; trying again in 6 s']],
  ])('tells of a wait of %i ms: %j', async (waitMs, told) => {
    const { waits, held, notes, ask } = tried(times(1, { waitMs }), { random: 0 });
    await ask();
    expect([waits, held, notes]).toEqual([[waitMs], [waitMs], told]);
  });

  test('that asks for more than an hour stops everything, and says until when', async () => {
    const hour = tried(times(1, { waitMs: 3_600_000 }), { random: 0 });
    await expect(hour.ask()).resolves.toBe(DONE);
    const longer = tried(times(1, { waitMs: 3_600_001 }), { random: 0 });
    await expect(longer.ask()).rejects.toThrow(
      'the service is busy; it asks to be left alone until 2026-01-02T01:00:00.001Z: run the same command again then',
    );
    expect(longer.stopped()).toMatchObject({ kind: 'temporary' });
  });

  test.each([
    [0, 'the service is busy (after 1 try)'],
    [1, 'the service is busy (after 2 tries)'],
    [2, 'the service is busy (after 3 tries)'],
  ])('of its own is given up after %i more tries', async (retries, message) => {
    const { ask, waits, stopped } = tried(times(9, { ofCall: true }), { retries });
    await expect(ask()).rejects.toMatchObject({ kind: 'unanswered', message });
    expect(waits).toHaveLength(retries);
    expect(stopped()).toBeUndefined();
  });

  test.each([
    [2, 10, 'the service is busy (tried 3 times, the last of 10 calls in a row); run the same command again later'],
    [0, 1, 'the service is busy (tried once); run the same command again later'],
    [1, 2, 'the service is busy (tried 2 times, the last of 2 calls in a row); run the same command again later'],
  ])(
    'because the service is out of reach stops everything: %i retries, %i calls',
    async (retries, maxErrors, message) => {
      const { ask, stopped, waits } = tried(times(100), { retries, maxErrors });
      await expect(ask()).rejects.toMatchObject({ kind: 'temporary', message });
      expect(stopped()).toMatchObject({ message });
      expect(waits).toHaveLength((retries + 1) * maxErrors - 1);
    },
  );

  test('is given up where another was answered meanwhile', async () => {
    const failures = [...times(1), ...times(5)];
    const { ask } = tried(failures, { retries: 1 });
    const [first, second] = await Promise.allSettled([ask(), ask()]);
    expect([first.status, second.status]).toEqual(['fulfilled', 'fulfilled']);
  });

  test.each([
    ['authentication', true],
    ['configuration', true],
    ['bad-request', false],
  ] as const)('by %s stops everything: %s', async (kind, stops) => {
    const { ask, stopped, waits } = tried([new WaypostError(kind, 'no')]);
    await expect(ask()).rejects.toThrow('no');
    expect([stopped() !== undefined, waits]).toEqual([stops, []]);
  });
});
