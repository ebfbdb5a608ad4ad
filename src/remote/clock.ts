// Time and chance as the remote engine has them, so that a test can give its own.

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

const timer = (ms: number, over: () => void): (() => void) => {
  const running = setTimeout(over, ms);
  return () => {
    clearTimeout(running);
  };
};

export const systemClock: Clock = { now: Date.now, random: Math.random, pause: timer, deadline: timer };
