// Folders in which steps over whole files are run, and engines that say what they were given.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joined } from 'node:path';
import { onTestFinished } from 'vitest';
import type { BatchJob } from '../../../src/batch/job.js';
import type { BatchSummary } from '../../../src/batch/report.js';
import { runBatch } from '../../../src/batch/run.js';
import type { Step } from '../../../src/batch/step.js';
import { attachEngine, frequency } from '../../support/echo-engine.mjs';
import { step } from '../../support/steps.js';
import { root } from '../../support/workdir.js';

export interface Folder {
  readonly at: (name: string) => string;
  readonly run: (steps: readonly Partial<Step>[], job?: Partial<BatchJob>) => Promise<BatchSummary>;
  readonly read: (name?: string) => string;
}

/** A folder with files, in which steps are run from in.csv to out.csv. */
export function folder(files: Readonly<Record<string, string>>): Folder {
  const path = mkdtempSync(joined(tmpdir(), 'waypost-whole-'));
  onTestFinished(() => {
    rmSync(path, { recursive: true, force: true });
  });
  const at = (name: string): string => joined(path, name);
  for (const [name, text] of Object.entries(files)) writeFileSync(at(name), text);
  return {
    at,
    run: async (steps, job = {}) => {
      // Worker threads are those of the built program.
      const built = (await import(`${root}/dist/batch/run.js`)) as { runBatch: typeof runBatch };
      const run = job.threadEngine === undefined ? runBatch : built.runBatch;
      return run({
        input: { path: at('in.csv') },
        output: { path: at('out.csv') },
        now: Date.now,
        ...job,
        steps: steps.map(step),
      });
    },
    read: (name = 'out.csv') => readFileSync(at(name), 'utf8'),
  };
}

/** The step, and what its engine was given in order. */
export function counting(parts: Partial<Step> = {}): { readonly step: Partial<Step>; readonly log: string[] } {
  const log: string[] = [];
  return { step: { operation: frequency, engine: () => Promise.resolve(attachEngine(log)), ...parts }, log };
}
