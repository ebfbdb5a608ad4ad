// Runs that are broken off and continued, over inputs and outputs of every format.
import { expect, onTestFinished } from 'vitest';
import type { BatchSummary } from '../../../src/batch/report.js';
import { breakDisk, disk, type Fault } from '../../support/faults/failing-disk.js';
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

/**
 * Makes the disk go wrong at one step after the other, and finds after each that the same command gives the files of a
 * run that nothing disturbed, and the summary, as far as `said` tells. Steps that were tried; every `stride`th is.
 */
export async function stepsThatMayFail(
  given: Case,
  [fault, code]: readonly [Fault, string],
  said: (summary: BatchSummary) => unknown,
  stride = 1,
): Promise<number> {
  const calm = runsOf(given);
  const summary = said(await calm.run());
  const wanted = calm.files();
  for (let at = 1; ; at += stride) {
    const runs = runsOf(given);
    breakDisk(at, fault, code);
    const ended = await runs.run().then(
      () => true,
      (error: unknown) => {
        // A step that only tidies up may fail without a word; every other says what was wrong.
        expect(error).toMatchObject({ kind: 'output-unwritable' });
        return false;
      },
    );
    const { steps } = disk;
    breakDisk(Infinity, 'fail');
    if (steps < at) return at;
    if (!ended) expect(said(await runs.run())).toEqual(summary);
    expect(runs.files()).toEqual(wanted);
  }
}
