// Time as the network part has it, so that a test can give its own and nothing waits there.

export interface Clock {
  /** Milliseconds; only differences mean something. */
  now(): number;
  /** Calls `over` after so many milliseconds, unless the returned function is called before. */
  after(ms: number, over: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Number(process.hrtime.bigint() / 1_000_000n),
  after(ms, over) {
    const timer = setTimeout(over, ms);
    return () => {
      clearTimeout(timer);
    };
  },
};

/** Resolves after so many milliseconds, or as soon as the signal aborts: whoever waited looks at the signal. */
export function waitFor(clock: Clock, ms: number, halt: AbortSignal): Promise<void> {
  if (ms <= 0 || halt.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const over = (): void => {
      halt.removeEventListener('abort', stop);
      resolve();
    };
    const cancel = clock.after(ms, over);
    const stop = (): void => {
      cancel();
      over();
    };
    halt.addEventListener('abort', stop, { once: true });
  });
}
