// Time as runs and waits have it, on a machine whose clock is set meanwhile.
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { steadyNow, systemClock } from '../../src/layers/clock.js';

describe('A clock that is set while the process lives', () => {
  test.each([-7_200_000, 7_200_000])('by %i ms moves no time that waits and durations are counted by', (set) => {
    const before = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => before + set);
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    for (const now of [steadyNow, systemClock.now]) {
      expect(Math.abs(now() - before)).toBeLessThan(60_000);
      expect(Number.isInteger(now())).toBe(true);
    }
  });
});

test.each(['pause', 'deadline'] as const)('A %s that is longer than any timer of Node is not over at once', (wait) => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  let isOver = false;
  systemClock[wait](9_999_999_000, () => {
    isOver = true;
  });
  vi.advanceTimersByTime(2 ** 31 - 2);
  expect(isOver).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isOver).toBe(true);
});
