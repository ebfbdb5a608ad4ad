// Ends a run that requires data of every country at the first block that lacks some.
import type { BatchJob } from '../job.js';
import type { StepResult } from '../plan.js';
import { stepLabel } from '../step.js';
import type { LineOf } from './findings.js';
import { missingDataFailure } from './missing-data.js';

/**
 * Throws `DataMissing` where the steps met rows whose country has no data, and the job requires it. `results`: of a
 * block, or of an earlier run as far as it is known.
 */
export function refuseMissing(
  { requireData, steps }: BatchJob,
  results: readonly (Pick<StepResult, 'counts'> & Partial<StepResult>)[],
  lineOf?: LineOf,
): void {
  if (requireData !== true) return;
  for (const [i, { counts, seen }] of results.entries()) {
    if (Object.keys(counts.uncovered).length === 0) continue;
    const step = steps[i]!;
    const row = seen?.uncovered;
    const first = row && lineOf && { line: lineOf(row), input: row.input };
    throw missingDataFailure(stepLabel(steps, step), counts.uncovered, step.endpoint, first);
  }
}
