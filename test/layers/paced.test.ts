// How many calls go at a time, and how close together.
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Engine, Operation, Response } from '../../src/contract/operation.js';
import { pause, type Clock } from '../../src/layers/clock.js';
import { openHalt } from '../../src/layers/halt.js';
import { RetryableFailure } from '../../src/layers/retryable-failure.js';
import { paced, type PacedEngine, type PaceOptions } from '../../src/layers/paced.js';

/** A clock that only moves when told to. */
function handClock(): Clock & { pass(ms: number): Promise<void> } {
  let now = 0;
  const waiting = new Set<{ at: number; over: () => void }>();
  const after = (ms: number, over: () => void): (() => void) => {
    const wait = { at: now + ms, over };
    waiting.add(wait);
    return () => {
      waiting.delete(wait);
    };
  };
  return {
    now: () => now,
    random: () => 0.5,
    pause: after,
    deadline: after,
    async pass(ms) {
      now += ms;
      for (const wait of waiting) {
        if (wait.at <= now) {
          waiting.delete(wait);
          wait.over();
        }
      }
      await new Promise(setImmediate);
    },
  };
}

/** Calls that are answered when the test says so, oldest first. */
interface Calls {
  readonly engine: PacedEngine;
  begun: number;
  readonly errors: unknown[];
  /** Wants so many calls. */
  want(count: number): void;
  answer(count?: number): void;
  complain(count?: number): void;
}

function callsOf(options: Partial<PaceOptions> & Pick<PaceOptions, 'clock'>): Calls {
  const open: { resolve: (response: Response) => void; reject: (error: unknown) => void }[] = [];
  const inner = {
    run: () =>
      new Promise<Response>((resolve, reject) => {
        calls.begun++;
        open.push({ resolve, reject });
      }),
  } as unknown as Engine;
  const calls: Calls = {
    engine: paced(inner, { concurrency: 1, rate: undefined, halt: openHalt().signal, ...options }),
    begun: 0,
    errors: [],
    want(count) {
      for (let i = 0; i < count; i++) {
        calls.engine
          .run({} as unknown as Operation, { payload: [] })
          .catch((error: unknown) => error instanceof RetryableFailure || calls.errors.push(error));
      }
    },
    answer(count = 1) {
      for (const { resolve } of open.splice(0, count)) resolve({ status: 'SUCCESS', messages: [], payload: [] });
    },
    complain(count = 1) {
      for (const { reject } of open.splice(0, count)) reject(new RetryableFailure('too many', { throttled: true }));
    },
  };
  return calls;
}

describe('Calls at a time', () => {
  test('are as many as are allowed, and the next begins when one ends', async () => {
    const clock = handClock();
    const calls = callsOf({ concurrency: 3, clock });
    calls.want(5);
    await clock.pass(0);
    expect(calls.begun).toBe(3);
    calls.answer();
    await clock.pass(0);
    expect(calls.begun).toBe(4);
  });

  test('are halved by a complaint, once for calls that were under way together, and never none', async () => {
    const clock = handClock();
    const calls = callsOf({ concurrency: 8, clock });
    calls.want(100);
    await clock.pass(0);
    expect(calls.begun).toBe(8);
    await clock.pass(10);
    calls.complain(8);
    await clock.pass(0);
    expect(calls.begun).toBe(8 + 4);
    for (let begun = 8 + 4, round = 0; round < 5; round++) {
      await clock.pass(10);
      calls.complain(8);
      await clock.pass(0);
      begun += [2, 1, 1, 1, 1][round]!;
      expect(calls.begun).toBe(begun);
    }
  });

  test('grow again with answers, up to what is allowed', async () => {
    const clock = handClock();
    const calls = callsOf({ concurrency: 4, clock });
    calls.want(1000);
    await clock.pass(0);
    await clock.pass(10);
    calls.complain(4);
    await clock.pass(0);
    expect(calls.begun).toBe(4 + 2);
    for (let i = 0; i < 100; i++) {
      calls.answer();
      await clock.pass(0);
    }
    // As many go out as come back, so those under way are four again.
    expect(calls.begun - (4 + 100)).toBe(4);
  });
});

describe('Calls close together', () => {
  test('are as far apart as the rate says', async () => {
    const clock = handClock();
    const calls = callsOf({ concurrency: 100, rate: 4, clock });
    calls.want(10);
    const begun: number[] = [];
    for (let i = 0; i < 6; i++) {
      await clock.pass(i === 0 ? 0 : 250);
      begun.push(calls.begun);
    }
    expect(begun).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('wait while the service asks for it, the longest wish first', async () => {
    const clock = handClock();
    const calls = callsOf({ concurrency: 10, clock });
    calls.engine.hold(60_000);
    calls.engine.hold(1000);
    calls.want(3);
    await clock.pass(59_999);
    expect(calls.begun).toBe(0);
    await clock.pass(1);
    expect(calls.begun).toBe(3);
  });
});

test('A halt ends every wait, for a turn or for time, and lets nothing begin', async () => {
  const clock = handClock();
  const halt = openHalt();
  const calls = callsOf({ concurrency: 2, clock, halt: halt.signal });
  calls.want(5);
  const reason = new Error('enough');
  await clock.pass(0);
  const paused = pause(clock, 1000, halt.signal);
  halt.abort(reason);
  await expect(paused).rejects.toBe(reason);
  await clock.pass(0);
  expect([calls.begun, calls.errors]).toEqual([2, [reason, reason, reason]]);
  calls.want(1);
  await clock.pass(0);
  expect([calls.begun, calls.errors]).toEqual([2, [reason, reason, reason, reason]]);
});

test('Many may wait at a time without a warning', async () => {
  const clock = handClock();
  const halt = openHalt();
  const warnings: Error[] = [];
  const warn = (warning: Error): void => {
    warnings.push(warning);
  };
  process.on('warning', warn);
  onTestFinished(() => {
    process.off('warning', warn);
  });
  const calls = callsOf({ concurrency: 50, clock, halt: halt.signal });
  calls.engine.hold(1000);
  calls.want(50);
  await clock.pass(0);
  await clock.pass(1000);
  expect([calls.begun, warnings]).toEqual([50, []]);
});
