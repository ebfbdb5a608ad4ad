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
