// Clocks for what asks the network: one that a test winds on by hand, and one that runs faster than the world.
import { systemClock, type Clock } from '../../../src/email/network/clock.js';

/** Fast enough that pauses of minutes are over at once, slow enough that a busy machine keeps up with its servers. */
const TIMES = 20;

export const fastClock: Clock = {
  now: () => systemClock.now() * TIMES,
  after: (ms, over) => systemClock.after(ms / TIMES, over),
};

export interface HandClock extends Clock {
  /** Lets so many milliseconds pass; whatever was to happen meanwhile happens, in its order. */
  pass(ms: number): void;
}

export function handClock(): HandClock {
  let now = 0;
  let waiting: { readonly at: number; readonly over: () => void }[] = [];
  return {
    now: () => now,
    after(ms, over) {
      const one = { at: now + ms, over };
      waiting.push(one);
      return () => {
        waiting = waiting.filter((other) => other !== one);
      };
    },
    pass(ms) {
      const end = now + ms;
      for (;;) {
        const [next] = waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (!next) break;
        waiting = waiting.filter((other) => other !== next);
        now = Math.max(now, next.at);
        next.over();
      }
      now = end;
    },
  };
}
