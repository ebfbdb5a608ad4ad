// Runs records through an engine in calls. A failure that no record can be blamed for ends the batch; any other costs
// only the records that cause it: the call is repeated in halves until the poisoned ones stand alone.
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
const FATAL: ReadonlySet<ErrorKind> = new Set<ErrorKind>(['usage', 'configuration', 'source-not-installed', 'data-broken', 'interrupted', 'terminated']);

/** Why a record has an error instead of an answer. */
export interface Failure { readonly code: string; readonly reason: string }

export interface Answers { readonly elements: unknown[]; readonly failed: ReadonlyMap<number, Failure> }

/** One element for each record, in order; `failed` are those that hold an error instead of an answer. */
export async function callInOrder(engine: Engine, operation: Operation, records: readonly unknown[], options: CallOptions): Promise<Answers> {
  const elements = Array.from<unknown>({ length: records.length });
  const failed = new Map<number, Failure>();
  const call = async (start: number, end: number): Promise<void> => {
    try {
      const request = { payload: records.slice(start, end), sourceOfTruth: options.sourceOfTruth, featureOptions: options.featureOptions, locale: options.locale };
      const response = await engine.run(operation, request);
      if (response.status === 'ERROR' && response.payload.length === 0) throw new Error(response.messages.join('; '));
      const answers = operation.elements(response);
      if (answers.length !== end - start) throw new Error(`${answers.length} answers for ${end - start} records`);
      for (let i = 0; i < answers.length; i++) elements[start + i] = answers[i];
    } catch (error) {
      if (error instanceof WaypostError && FATAL.has(error.kind)) throw error;
      if (end - start > 1) {
        const middle = (start + end) >> 1;
        await call(start, middle);
        await call(middle, end);
        return;
      }
      const reason = error instanceof Error ? error.message : String(error);
      failed.set(start, { code: error instanceof WaypostError ? error.kind.toUpperCase().replaceAll('-', '_') : 'FAILED', reason });
      elements[start] = operation.errorElement(reason);
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
