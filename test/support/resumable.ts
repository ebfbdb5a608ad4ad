// Batches of the echo operation from a file into a file, broken off and continued, for tests of resuming.
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BatchSummary } from '../../src/batch/report.js';
import { runBatch } from '../../src/batch/run.js';
import { WaypostError } from '../../src/contract/errors.js';
import type { Step } from '../../src/batch/step.js';
import { oneStep, type OneStepOptions } from './batch.js';

/** Rows of which some are refused, some fail, one is blank and some hold other letters. */
export const customers = (count: number): string =>
  `id,text\n${Array.from({ length: count }, (_, i) => customer(i)).join('\n')}\n`;

function customer(i: number): string {
  if (i % 7 === 3) return `${i},too,long`;
  if (i % 11 === 5) return `${i},throw ${i}`;
  return i === 8 ? '' : `${i},"Straße ${i}, é"`;
}

export interface Case {
  readonly input: string | Buffer;
  readonly inputName?: string;
  readonly output?: string;
  readonly job?: OneStepOptions;
}

/** A run of the echo operation, or of the steps. */
export type RunsOptions = OneStepOptions & { readonly steps?: readonly Step[] };

/** A folder with an input, in which runs are started, broken off and continued. */
export class Runs {
  readonly folder = mkdtempSync(join(tmpdir(), 'waypost-resume-'));
  readonly output: string;
  private readonly input: string;
  private clock = 1_000_000;

  constructor(private readonly given: Case) {
    this.input = this.at(given.inputName ?? 'in.csv');
    this.output = given.output ?? 'out.csv';
    writeFileSync(this.input, given.input);
    utimesSync(this.input, 1_700_000_000, 1_700_000_000);
  }

  at(name: string): string {
    return join(this.folder, name);
  }
  /** Names in the folder, apart from the input. */
  list(): string[] {
    return readdirSync(this.folder)
      .filter((name) => this.at(name) !== this.input)
      .toSorted();
  }
  read(name: string): Buffer {
    return readFileSync(this.at(name));
  }
  removeFile(name: string): void {
    rmSync(this.at(name), { recursive: true });
  }
  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** The files that a finished run leaves, with their bytes. */
  files(): Record<string, string> {
    return Object.fromEntries(this.list().map((name) => [name, this.read(name).toString('latin1')]));
  }

  /** Everything in the folder, to be put back later. */
  snapshot(): () => void {
    const kept = this.list().map((name) => [name, this.read(name)] as const);
    return () => {
      for (const name of this.list()) rmSync(this.at(name), { recursive: true, force: true });
      for (const [name, bytes] of kept) writeFileSync(this.at(name), bytes);
    };
  }

  /** Runs to the end. Each look at the clock takes 400 ms, so that the disk is synced every few blocks. */
  run({ steps, ...options }: RunsOptions = {}): Promise<BatchSummary> {
    const job = oneStep({
      input: { path: this.input },
      output: { path: this.at(this.output) },
      blockBytes: 200,
      now: () => (this.clock += 400),
      ...this.given.job,
      ...(this.given.job?.errors === undefined ? {} : { errors: this.at(this.given.job.errors) }),
      ...options,
    });
    return runBatch({ ...job, ...(steps ? { steps } : {}) });
  }

  /** Runs until so many blocks are written, and is interrupted then. True if it was over before. */
  async breakOff(blocks: number, options: RunsOptions = {}): Promise<boolean> {
    const controller = new AbortController();
    let done = 0;
    try {
      await this.run({
        ...options,
        signal: controller.signal,
        onProgress: () => {
          if (++done > blocks) controller.abort(new WaypostError('interrupted', 'interrupted'));
        },
      });
      return true;
    } catch (error) {
      if (error instanceof WaypostError && error.kind === 'interrupted') return false;
      throw error;
    }
  }
}

/** What must be the same in a run that was broken off and in one that was not. */
export const countsOf = ({ rows, statuses, refusals, warnings, errorsFile, exitCode }: BatchSummary): unknown => ({
  rows,
  statuses,
  refusals,
  warnings,
  hasErrors: errorsFile !== undefined,
  exitCode,
});
