// Runs records through an engine in calls. A failure that no record can be blamed for ends the batch; any other costs
// only the records that cause it: the call is repeated in halves until the poisoned ones stand alone. A call that was
// given up is not repeated: that was tried.
import { WaypostError, type ErrorKind } from '../../contract/errors.js';
import type { Engine, Locale, Operation, Response } from '../../contract/operation.js';
import type { StepPlan } from '../plan.js';

/** What applies to all records alike. */
export interface CallOptions {
  readonly sourceOfTruth: string | undefined;
  readonly featureOptions: Record<string, string> | undefined;
  readonly locale: Locale | undefined;
  /** Ends the waits of the calls. */
  readonly ends?: AbortSignal | undefined;
}

/** What the plan says of every call. */
export const callOptions = ({ sourceOfTruth, featureOptions, locale }: StepPlan): CallOptions => ({
  sourceOfTruth,
  featureOptions,
  locale,
});

/** Kinds of failure that would meet every record alike. */
const FATAL: ReadonlySet<ErrorKind> = new Set<ErrorKind>([
  'usage',
  'configuration',
  'source-not-installed',
  'data-broken',
  'authentication',
  'temporary',
  'hung-up',
  'interrupted',
  'terminated',
]);

/** Characters that a row says of why it has no answer: all the remarks on a call may be many. */
const LONGEST_REASON = 500;

/** Why a record has an error instead of an answer. */
export interface Failure {
  readonly code: string;
  readonly reason: string;
}

/** One element for each record, in order; `failed` are those that hold an error instead of an answer. */
export interface Answered {
  readonly elements: unknown[];
  readonly failed: ReadonlyMap<number, Failure>;
}

/** Asks records in calls of `size`, one call after another. */
export async function askInOrder(
  engine: Engine,
  operation: Operation,
  records: readonly unknown[],
  options: CallOptions,
  size: number,
): Promise<Answered> {
  if (records.length <= size) return askInHalves(engine, operation, records, options);
  const elements: unknown[] = [];
  const failed = new Map<number, Failure>();
  for (let start = 0; start < records.length; start += size) {
    const answered = await askInHalves(engine, operation, records.slice(start, start + size), options);
    elements.push(...answered.elements);
    for (const [i, failure] of answered.failed) failed.set(start + i, failure);
  }
  return { elements, failed };
}

/**
 * Asks records in one call, and in more and smaller ones where that fails. `keep` is given each response that has an
 * answer to every record from `start` to `end`, as it arrives.
 */
export async function askInHalves(
  engine: Engine,
  operation: Operation,
  records: readonly unknown[],
  options: CallOptions,
  keep?: (response: Response, start: number, end: number) => Promise<void>,
): Promise<Answered> {
  const elements = Array.from<unknown>({ length: records.length });
  const failed = new Map<number, Failure>();
  const fail = (at: number, failure: Failure): void => {
    failed.set(at, failure);
    elements[at] = operation.errorElement(failure.reason);
  };
  const ask = async (start: number, end: number): Promise<Response> => {
    const response = await engine.run(operation, { payload: records.slice(start, end), ...options });
    if (response.status === 'ERROR' && response.payload.length === 0) throw new Error(response.messages.join('; '));
    return response;
  };
  const call = async (start: number, end: number): Promise<void> => {
    let response: Response;
    let answers: readonly unknown[];
    try {
      response = await ask(start, end);
      answers = operation.elements(response);
      if (answers.length !== end - start) throw new Error(`${answers.length} answers for ${end - start} records`);
    } catch (error) {
      if (error instanceof WaypostError && FATAL.has(error.kind)) throw error;
      const givenUp = error instanceof WaypostError && error.kind === 'unanswered';
      if (end - start > 1 && !givenUp) {
        const middle = (start + end) >> 1;
        await call(start, middle);
        await call(middle, end);
        return;
      }
      if (error instanceof WaypostError && error.kind === 'bad-request' && operation.refusedElement) {
        elements[start] = operation.refusedElement(error.message);
        return;
      }
      const failure = failureOf(error);
      for (let i = start; i < end; i++) fail(i, failure);
      return;
    }
    // A service may answer null for a record that it has nothing for.
    const reason = response.messages.join('; ').slice(0, LONGEST_REASON) || 'the service has no answer to this record';
    for (let i = 0; i < answers.length; i++) {
      elements[start + i] = answers[i];
      if (answers[i] === null) fail(start + i, { code: 'NO_ANSWER', reason });
    }
    await keep?.(response, start, end);
  };
  if (records.length > 0) await call(0, records.length);
  return { elements, failed };
}

const failureOf = (error: unknown): Failure => ({
  code: error instanceof WaypostError ? error.kind.toUpperCase().replaceAll('-', '_') : 'FAILED',
  reason: error instanceof Error ? error.message : String(error),
});
