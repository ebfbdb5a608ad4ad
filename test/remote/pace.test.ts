// How many calls go at a time, and how close together.
import { describe, expect, test } from 'vitest';
import type { Clock } from '../../src/remote/clock.js';
import { Pace } from '../../src/remote/pace.js';

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

/** Calls that begin as soon as they may; `open` are under way. */
function callers(pace: Pace, count: number): { begun: number; errors: unknown[] } {
  const state = { begun: 0, errors: [] as unknown[] };
  for (let i = 0; i < count; i++) {
    pace.enter().then(
      () => {
        state.begun++;
      },
      (error: unknown) => {
        state.errors.push(error);
      },
    );
  }
  return state;
}

describe('Calls at a time', () => {
  test('are as many as are allowed, and the next begins when one ends', async () => {
    const clock = handClock();
    const pace = new Pace(3, undefined, clock);
    const calls = callers(pace, 5);
    await clock.pass(0);
    expect(calls.begun).toBe(3);
    pace.leave();
    await clock.pass(0);
    expect(calls.begun).toBe(4);
  });

  test('are halved by a complaint, once for calls that were under way together, and never none', async () => {
    const clock = handClock();
    const pace = new Pace(8, undefined, clock);
    const calls = callers(pace, 100);
    await clock.pass(10);
    expect(calls.begun).toBe(8);
    for (let i = 0; i < 8; i++) {
      pace.slower(0);
      pace.leave();
    }
    await clock.pass(0);
    expect(calls.begun).toBe(8 + 4);
    for (let round = 0; round < 5; round++) {
      await clock.pass(10);
      pace.slower(clock.now());
    }
    for (let i = 0; i < 4; i++) pace.leave();
    await clock.pass(0);
    expect(calls.begun).toBe(8 + 4 + 1);
  });

  test('grow again with answers, up to what is allowed', async () => {
    const clock = handClock();
    const pace = new Pace(4, undefined, clock);
    const calls = callers(pace, 1000);
    await clock.pass(0);
    pace.slower(0);
    for (let i = 0; i < 4; i++) pace.leave();
    for (let i = 0; i < 100; i++) {
      pace.faster();
      pace.leave();
    }
    await clock.pass(0);
    const before = calls.begun;
    pace.leave();
    await clock.pass(0);
    expect(calls.begun).toBe(before + 1);
    // As many go out as come back, so those under way are four again.
    expect(calls.begun - (4 + 100 + 1)).toBe(4);
  });
});

describe('Calls close together', () => {
  test('are as far apart as the rate says', async () => {
    const clock = handClock();
    const pace = new Pace(100, 4, clock);
    const calls = callers(pace, 10);
    const begun: number[] = [];
    for (let i = 0; i < 6; i++) {
      await clock.pass(i === 0 ? 0 : 250);
      begun.push(calls.begun);
    }
    expect(begun).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('wait while the service asks for it, the longest wish first', async () => {
    const clock = handClock();
    const pace = new Pace(10, undefined, clock);
    pace.holdAll(60_000);
    pace.holdAll(1000);
    const calls = callers(pace, 3);
    await clock.pass(59_999);
    expect(calls.begun).toBe(0);
    await clock.pass(1);
    expect(calls.begun).toBe(3);
  });
});

test('A stop ends every wait, for a turn or for time, and lets nothing begin', async () => {
  const clock = handClock();
  const pace = new Pace(2, undefined, clock);
  const calls = callers(pace, 5);
  const reason = new Error('enough');
  await clock.pass(0);
  const paused = pace.pause(1000);
  pace.stop(reason);
  await expect(paused).rejects.toBe(reason);
  await clock.pass(0);
  expect(calls).toEqual({ begun: 2, errors: [reason, reason, reason] });
  await expect(pace.enter()).rejects.toBe(reason);
});
