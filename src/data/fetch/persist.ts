// How often and how long a failure that may pass is waited out.
import { setTimeout as sleep } from 'node:timers/promises';
import { TemporaryFailure } from './web.js';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 60_000;

export interface Patience {
  /** Failures in a row, without getting any further, that are waited out. */
  readonly retries: number;
  readonly signal?: AbortSignal | undefined;
  /** Told before each wait. */
  readonly onRetry?: ((failure: TemporaryFailure, waitMs: number) => void) | undefined;
}

/**
 * Runs `work` until it ends without a `TemporaryFailure`. `reached` says how far it has ever come: getting further
 * starts the count of failures anew. Waits twice as long each time, a part of it at random, or as long as the server
 * asks.
 */
export async function persist<T>(
  work: () => Promise<T>,
  { retries, signal, onRetry }: Patience,
  reached: () => number = () => 0,
): Promise<T> {
  for (let failures = 0, furthest = reached(); ;) {
    try {
      return await work();
    } catch (failure) {
      if (!(failure instanceof TemporaryFailure)) throw failure;
      failures = reached() > furthest ? 1 : failures + 1;
      furthest = Math.max(furthest, reached());
      const waitMs = failure.waitMs ?? FIRST_WAIT_MS * 2 ** (failures - 1) * (0.5 + Math.random() / 2);
      if (failures > retries || waitMs > LONGEST_WAIT_MS) throw failure;
      onRetry?.(failure, waitMs);
      await sleep(waitMs, undefined, { signal }).catch(() => {
        throw signal?.reason;
      });
    }
  }
}
