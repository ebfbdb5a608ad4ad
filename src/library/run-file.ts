// A whole run from file to file, as the command line makes it: on all processors, and continued where it was broken
// off.
import type { BatchJob } from '../batch/job.js';
import type { BatchSummary } from '../batch/report.js';
import { runBatch } from '../batch/run.js';
import type { InputPlace } from '../formats/byte-source.js';
import { openRunAnswers } from '../layers/cache/run-answers.js';
import { operationOf, stepsOf, type EngineMeans, type FileStep, type JobOptions, type StepOptions } from './job.js';
import type { OperationName } from './methods.js';
import { steadyNow } from '../layers/clock.js';
import { usage } from './options.js';

interface RunPlaces extends JobOptions {
  /** Path of the input, or a stream. */
  readonly input: string | InputPlace;
  /** Path of the output, or a stream. */
  readonly output: string | BatchJob['output'];
  /** Folder that keeps the answers of a service for later runs. */
  readonly cache?: string | undefined;
}

/** A run of one operation. */
export interface RunOfOne extends RunPlaces, StepOptions {
  readonly operation: OperationName;
  readonly steps?: undefined;
}

/** A run of several, in the order of their columns. */
export interface RunOfSteps extends RunPlaces {
  readonly steps: readonly FileStep[];
  readonly operation?: undefined;
}

export type RunFileOptions = RunOfOne | RunOfSteps;

const METHOD = 'runFile';

/**
 * Runs operations over a file and resolves with the summary; its `exitCode` is 3 where rows were refused or failed.
 * Throws `WaypostError` for what stops the run, with no output left half-made under its name.
 */
export async function runFile(options: RunFileOptions, means: EngineMeans): Promise<BatchSummary> {
  const { input, output, cache, concurrency = means.concurrency, ...job } = options;
  for (const [name, value] of Object.entries({ input, output })) {
    if (value === undefined) throw usage(METHOD, `${name} is missing; give the path of a file`);
  }
  const described = options.steps ?? [options];
  if (described.length === 0) throw usage(METHOD, 'steps is empty; name at least one operation');
  const steps = stepsOf(METHOD, described.map(asOnCommandLine), means);
  return runBatch({
    ...job,
    steps,
    input: typeof input === 'string' ? { path: input } : input,
    output: typeof output === 'string' ? { path: output } : output,
    threadEngine: means.threadEngine && (() => Promise.resolve(means.threadEngine!(steps))),
    concurrency,
    answers: (own, mode) => openRunAnswers({ own, mode, cache, now: steadyNow, onNote: job.onNote }),
    now: steadyNow,
  });
}

/** The step with the feature options that a file is given where nothing is said of them. */
function asOnCommandLine(step: FileStep): FileStep {
  const { operation: name, featureOptions } = step;
  if (typeof name !== 'string') throw usage(METHOD, 'operation is missing; name one, or give steps');
  const own = operationOf(METHOD, name).features.flatMap(({ name, onCommandLine }): [string, string][] =>
    onCommandLine === undefined ? [] : [[name, onCommandLine]],
  );
  return own.length === 0 ? step : { ...step, featureOptions: { ...Object.fromEntries(own), ...featureOptions } };
}
