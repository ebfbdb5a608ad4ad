// Runs that are broken off and continued, over inputs and outputs of every format.
import { onTestFinished } from 'vitest';
import { breakDisk } from '../../support/failing-disk.js';
import { customers, Runs, type Case } from '../../support/resumable.js';

/** Runs whose folder goes away with the test, on a disk that is whole again by then. */
export function runsOf(given: Case): Runs {
  const runs = new Runs(given);
  onTestFinished(() => {
    breakDisk(Infinity, 'fail');
    runs.remove();
  });
  return runs;
}

export const ROWS = 60;

export const CSV = customers(ROWS);
