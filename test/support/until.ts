// Waiting for what another process does: by looking, never for a time.
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 5;

/** Resolves when the condition holds. The time limit of the test ends a wait for what never comes. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await pause(LOOK_EVERY_MS);
}
