// Asks records of one operation in calls of the engine, several at a time where the engine allows it.
import { setImmediate } from 'node:timers/promises';
import { askInHalves } from '../batch/ask/calls.js';
import { WaypostError } from '../contract/errors.js';
import { linesOf } from '../contract/list-lines.js';
import { type Engine, type ListOperation, type Operation } from '../contract/operation.js';
import { givenReader, kindOf } from './given.js';
import {
  LIST_OPTIONS,
  refuseUnknown,
  requestOptions,
  takesCountry,
  usage,
  type AskOptions,
  type ListOptions,
  type RequestOptions,
} from './options.js';

/** The engine that is asked, and calls at a time where options do not say. */
export interface Asked {
  readonly engine: Engine;
  readonly concurrency: number;
}

/** What asks records that were read, and how many of them at a time. */
export interface Asking {
  /** The contract's record of what is given, as `ReadGiven` says. */
  readonly read: (given: unknown, index: number) => unknown;
  /** One element for each record, in order; null in place of a record is nothing to work on. */
  readonly ask: (records: readonly unknown[]) => Promise<unknown[]>;
  /** Records in a call, and calls at a time. */
  readonly size: number;
  readonly concurrency: number;
}

/** Prepares to ask. Throws usage errors of the options. */
export async function prepareAsking(
  { engine, concurrency: usual }: Asked,
  method: string,
  operation: Operation,
  options: AskOptions,
): Promise<Asking> {
  const { country, signal, concurrency = usual } = options;
  if (!Number.isInteger(concurrency) || concurrency < 1) {
    throw usage(method, `concurrency must be a whole number from 1, not ${concurrency}`);
  }
  signal?.throwIfAborted();
  const asked = requestOptions(method, operation.features, options, takesCountry(operation));
  return {
    read: await givenReader(method, operation, country, asked),
    async ask(records) {
      // An engine on this machine answers without waiting for anything: others have their turn between two calls.
      await setImmediate();
      signal?.throwIfAborted();
      return askRecords(engine, operation, records, asked);
    },
    size: operation.recordsPerCall,
    concurrency,
  };
}

async function askRecords(
  engine: Engine,
  operation: Operation,
  records: readonly unknown[],
  { sourceOfTruth, featureOptions, locale }: RequestOptions,
): Promise<unknown[]> {
  const asked = records.filter((record) => record !== null);
  const { elements } = await askInHalves(engine, operation, asked, { sourceOfTruth, featureOptions, locale });
  let next = 0;
  return records.map((record) => (record === null ? operation.emptyElement() : elements[next++]));
}

/** One element for each of the records, in their order. Throws a usage error before anything is asked. */
export async function askAll(
  { read, ask, size, concurrency }: Asking,
  method: string,
  given: unknown,
): Promise<unknown[]> {
  if (!Array.isArray(given)) {
    throw usage(method, `records must be a list, such as ['${ofOne(given)}'], not ${kindOf(given)}`);
  }
  const records = Array.from(given, read);
  const answers: unknown[][] = [];
  const calls = Math.ceil(records.length / size);
  let next = 0;
  const inTurn = async (): Promise<void> => {
    while (next < calls) {
      const call = next++;
      answers[call] = await ask(records.slice(call * size, (call + 1) * size));
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(concurrency, calls) }, inTurn));
  } finally {
    // Once one has failed, no other call goes out.
    next = calls;
  }
  return answers.flat();
}

/** The text of one record, where that was given in place of a list. */
const ofOne = (given: unknown): string => (typeof given === 'string' ? given.slice(0, 40) : '24 Smith St, Reservoir');

/** The lines of a list. Throws `bad-request` for a kind that there is not. */
export async function askList(
  engine: Engine,
  method: string,
  operation: ListOperation,
  kind: unknown,
  options: ListOptions,
): Promise<unknown[]> {
  refuseUnknown(method, options, LIST_OPTIONS);
  if (typeof kind !== 'string' || (operation.kinds.length > 0 && !operation.kinds.includes(kind))) {
    throw usage(method, `there is no list '${String(kind)}'; there are ${operation.kinds.join(', ')}`);
  }
  options.signal?.throwIfAborted();
  const { sourceOfTruth, locale } = requestOptions(method, [], options, false);
  const response = await engine.run(operation, { kind, payload: [], sourceOfTruth, locale });
  if (response.status === 'ERROR') throw new WaypostError('bad-request', response.messages.join('; '));
  return [...linesOf(operation, response)];
}
