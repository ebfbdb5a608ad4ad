// Time and chance as the layers have them, so that a test can give its own.

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** From 0 up to 1, without 1. */
  random(): number;
  /**
   * Calls `over` after so many milliseconds, unless the returned function is called before: for waits between calls.
   */
  pause(ms: number, over: () => void): () => void;
  /** The same for the time that a call may take. */
  deadline(ms: number, over: () => void): () => void;
}

/** Milliseconds of the longest timer; Node takes what is more for one. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1;

const timer = (ms: number, over: () => void): (() => void) => {
  const running = setTimeout(over, Math.min(ms, LONGEST_TIMER_MS));
  return () => {
    clearTimeout(running);
  };
};

/**
 * Whole milliseconds since the epoch by a clock that runs on evenly: when the machine's is set while the process lives,
 * nothing waits for hours, no work takes less than no time, and what is due every second comes.
 */
export const steadyNow = (): number => Math.floor(performance.timeOrigin + performance.now());

export const systemClock: Clock = { now: steadyNow, random: Math.random, pause: timer, deadline: timer };

/** Waits so many milliseconds. Throws the reason of whichever signal aborts, as soon as it does. */
export function pause(clock: Clock, ms: number, ...halts: readonly (AbortSignal | undefined)[]): Promise<void> {
  return new Promise((resolve, reject) => {
    for (const halt of halts) halt?.throwIfAborted();
    const forget = (): void => {
      for (const halt of halts) halt?.removeEventListener('abort', stop);
    };
    const stop = ({ target }: Event): void => {
      forget();
      cancel();
      reject((target as AbortSignal).reason as Error);
    };
    const cancel = clock.pause(ms, () => {
      forget();
      resolve();
    });
    for (const halt of halts) halt?.addEventListener('abort', stop);
  });
}
