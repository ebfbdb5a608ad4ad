// Ends a wait at a signal, whatever is waited for.

/** The promise, or the signal's reason as soon as it aborts. */
export async function interrupted<T>(signal: AbortSignal | undefined, work: Promise<T>): Promise<T> {
  if (!signal) return work;
  // Work that goes on without anybody who waits for it may still fail.
  work.catch(() => undefined);
  signal.throwIfAborted();
  let stop: (() => void) | undefined;
  const aborted = new Promise<never>((_, reject) => {
    stop = () => {
      reject(signal.reason);
    };
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', stop!);
  }
}

/**
 * What was opened, or the signal's reason as soon as it aborts; what arrives after that is closed, as nobody
 * holds it any more.
 */
export async function openedUnlessInterrupted<T>(
  signal: AbortSignal | undefined,
  opening: Promise<T>,
  close: (late: T) => Promise<void>,
): Promise<T> {
  try {
    return await interrupted(signal, opening);
  } catch (error) {
    // A failure to open has been met above, or comes too late to matter, as a failure to close does.
    opening.then(close).catch(() => undefined);
    throw error;
  }
}
