// A run over a file as its options say it: the batch's job, with the engine that answers it.
import type { BatchJob, ThreadEngine } from '../batch/job.js';
import type { Step } from '../batch/step.js';
import type { Engine, Operation } from '../contract/operation.js';
import { operationTable } from '../contract/operations.js';
import { nearHint } from '../contract/near-name.js';
import type { OperationName } from './methods.js';
import { requestOptions, takesCountry, usage, type AskOptions, type RequestOptions } from './options.js';

/** Which columns feed which field: a column, or several that are joined. */
export type ColumnMap = Readonly<Record<string, string | readonly string[]>>;

/** What an engine gives to a step. */
type OfEngine = 'engine' | 'onThreads' | 'calls' | 'settings' | 'scope' | 'data' | 'dataVersion' | 'endpoint';
/** What a step has under a form of its own here, or not at all. */
type OwnOfStep = OfEngine | 'operation' | 'name' | 'map' | 'defaults' | 'reference' | keyof AskOptions;

/** How one operation is asked for each row of a file, and what it adds. */
export interface StepOptions extends Omit<AskOptions, 'signal' | 'concurrency'>, Partial<Omit<Step, OwnOfStep>> {
  /** In place of what headings and values say. */
  readonly map?: ColumnMap | undefined;
}

/** One operation of a run over several. */
export interface FileStep extends StepOptions {
  readonly operation: OperationName;
  /** What other steps call it; the operation's own name if absent. */
  readonly name?: string | undefined;
}

/** What a job has under a form of its own here, or not at all. */
type OwnOfJob = 'steps' | 'input' | 'output' | 'threadEngine' | 'answers' | 'now';

/** Options of a run that are the batch's own. */
export type JobOptions = Partial<Omit<BatchJob, OwnOfJob>>;

/** An engine, and what the batch has to know of it. */
export interface EngineMeans {
  readonly engine: Engine;
  /** Calls at a time, where options do not say. */
  readonly concurrency: number;
  /** What the engine gives to a step of an operation. */
  ofStep(operation: Operation, asked: RequestOptions): Omit<Pick<Step, OfEngine>, 'engine'>;
  /** The engine for worker threads; absent where calls go over a network. */
  threadEngine?(steps: readonly Step[]): ThreadEngine;
}

/** The operation of a method. Throws a usage error for one that there is not. */
export function operationOf(method: string, name: string): Operation {
  const operation = Object.hasOwn(operationTable, name) ? operationTable[name as OperationName] : undefined;
  if (!operation) {
    const names = Object.keys(operationTable);
    throw usage(method, `there is no operation '${name}'${nearHint(name, names)}; there are ${names.join(', ')}`);
  }
  // Each entry of the table is an operation of its own records; a batch knows them as unknown.
  return operation as unknown as Operation;
}

/** The steps of a run, each answered by the engine. Throws usage errors of their options. */
export const stepsOf = (method: string, steps: readonly FileStep[], means: EngineMeans): Step[] =>
  steps.map((step) => stepOf(method, step, means));

function stepOf(method: string, options: FileStep, means: EngineMeans): Step {
  const { operation: name, map, featureOptions, sourceOfTruth, locale, country, ...rest } = options;
  const operation = operationOf(method, name);
  const hasCountry = takesCountry(operation);
  const asked = { sourceOfTruth, locale, country, featureOptions };
  const request = requestOptions(method, operation.features, asked, hasCountry);
  return {
    ...rest,
    name: options.name ?? operation.name,
    operation,
    engine: () => Promise.resolve(means.engine),
    ...means.ofStep(operation, request),
    ...request,
    map: map && columnsOf(method, operation, map),
    defaults:
      hasCountry && country !== undefined
        ? operation.fields.map((field) => (field.name === 'country' ? country : ''))
        : undefined,
  };
}

function columnsOf(method: string, operation: Operation, map: ColumnMap): Record<string, readonly string[]> {
  const names = operation.fields.map(({ name }) => name);
  return Object.fromEntries(
    Object.entries(map).map(([field, columns]) => {
      if (!names.includes(field)) {
        const there = names.join(', ');
        throw usage(method, `map.${field}: there is no such field${nearHint(field, names)}; there are ${there}`);
      }
      return [field, typeof columns === 'string' ? [columns] : columns];
    }),
  );
}
