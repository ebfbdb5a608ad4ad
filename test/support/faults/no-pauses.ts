// node:timers/promises without waiting: what would wait for a time goes on at once, and hears of its signal as ever.
import timers from 'node:timers/promises';
import { afterAll, beforeAll } from 'vitest';
import { putInPlace } from './put-in-place.js';

/** Nothing in this process waits in that way until the tests of the file are over. */
export function useNoPauses(): void {
  const wait = timers.setTimeout;
  let undo: () => void;
  beforeAll(() => {
    undo = putInPlace(timers, { setTimeout: (_ms, value, options) => wait(0, value, options) });
  });
  afterAll(() => {
    undo();
  });
}
