// Runs records through an engine in calls. A failure that no record can be blamed for ends the batch; any other costs
// only the records that cause it: the call is repeated in halves until the poisoned ones stand alone. A call that was
// given up is not repeated: that was tried.
import { WaypostError, type ErrorKind } from '../contract/errors.js';
import type { Engine, Locale, Operation } from '../contract/operation.js';

export interface CallOptions {
  readonly sourceOfTruth: string | undefined;
  readonly featureOptions: Record<string, string> | undefined;
  readonly locale: Locale | undefined;
  /** Records in a call, and calls in flight. */
  readonly size: number;
  readonly concurrency: number;
}

/** Kinds of failure that would meet every record alike. */
const FATAL: ReadonlySet<ErrorKind> = new Set<ErrorKind>(['usage', 'configuration', 'source-not-installed', 'data-broken', 'authentication', 'temporary', 'interrupted', 'terminated']);

/** Why a record has an error instead of an answer. */
export interface Failure { readonly code: string; readonly reason: string }

export interface Answers { readonly elements: unknown[]; readonly failed: ReadonlyMap<number, Failure> }

/** One element for each record, in order; `failed` are those that hold an error instead of an answer. */
export async function callInOrder(engine: Engine, operation: Operation, records: readonly unknown[], options: CallOptions): Promise<Answers> {
  const elements = Array.from<unknown>({ length: records.length });
  const failed = new Map<number, Failure>();
  const fail = (at: number, code: string, reason: string): void => {
    failed.set(at, { code, reason });
    elements[at] = operation.errorElement(reason);
  };
  const call = async (start: number, end: number): Promise<void> => {
    try {
      const request = { payload: records.slice(start, end), sourceOfTruth: options.sourceOfTruth, featureOptions: options.featureOptions, locale: options.locale };
      const response = await engine.run(operation, request);
      if (response.status === 'ERROR' && response.payload.length === 0) throw new Error(response.messages.join('; '));
      const answers = operation.elements(response);
      if (answers.length !== end - start) throw new Error(`${answers.length} answers for ${end - start} records`);
      // A service may answer null for a record that it has nothing for.
      for (let i = 0; i < answers.length; i++) if ((elements[start + i] = answers[i]) === null) fail(start + i, 'NO_ANSWER', response.messages.join('; ') || 'the service has no answer to this record');
    } catch (error) {
      if (error instanceof WaypostError && FATAL.has(error.kind)) throw error;
      const givenUp = error instanceof WaypostError && error.kind === 'unanswered';
      if (end - start > 1 && !givenUp) {
        const middle = (start + end) >> 1;
        await call(start, middle);
        await call(middle, end);
        return;
      }
      const reason = error instanceof Error ? error.message : String(error), code = error instanceof WaypostError ? error.kind.toUpperCase().replaceAll('-', '_') : 'FAILED';
      for (let i = start; i < end; i++) fail(i, code, reason);
    }
  };
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < records.length) {
      const start = next;
      next = Math.min(start + options.size, records.length);
      await call(start, next);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, options.concurrency) }, lane));
  return { elements, failed };
}
