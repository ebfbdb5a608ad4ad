// What would wait for a time goes on at once, and how long it would have waited is told.
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

/** Runs `work`; the waits of node:timers/promises are over as soon as they begin. */
export async function withoutWaits(work: (waits: string[]) => Promise<void>): Promise<void> {
  const waits: string[] = [];
  const real = timers.setTimeout;
  timers.setTimeout = ((ms: number | undefined, value: unknown, options: object) => {
    waits.push(`waits ${ms} ms`);
    return real(0, value, options);
  }) as typeof timers.setTimeout;
  syncBuiltinESMExports();
  try {
    await work(waits);
  } finally {
    timers.setTimeout = real;
    syncBuiltinESMExports();
  }
}
