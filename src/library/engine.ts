// The engine of the library: the same surface over the data of this machine and over a service.
import type { BatchSummary } from '../batch/report.js';
import { WaypostError } from '../contract/errors.js';
import type { AnyOperation, Engine, ListOperation, Request, Response } from '../contract/operation.js';
import { listOperationTable, operationTable } from '../contract/operations.js';
import { askAll, askList, prepareAsking } from './ask.js';
import type { FileOptions } from './file-rows.js';
import { operationOf, type EngineMeans } from './job.js';
import type { Given, ListMethods, OperationName, RecordMethods } from './methods.js';
import { ASK_OPTIONS, refuseUnknown, type AskOptions, type ListOptions } from './options.js';
import type { RunFileOptions } from './run-file.js';
import { answersToFile, streamed, type Answered, type FileAnswers, type StreamOptions } from './streams.js';

/** An engine with a method for each operation. Close it when it is not needed any more. */
export interface WaypostEngine extends RecordMethods, ListMethods {
  /** Answers any number of records, in order and no faster than answers are taken: `{ row, [operation]: answer }`. */
  stream<Name extends OperationName, Row extends Given<Name>>(
    rows: AsyncIterable<Row> | Iterable<Row>,
    operation: Name,
    options?: AskOptions,
  ): AsyncGenerator<Answered<Row, Name>, void>;
  /** The same for rows of any form: `record` makes a record of each. */
  stream<Name extends OperationName, Row>(
    rows: AsyncIterable<Row> | Iterable<Row>,
    operation: Name,
    options: StreamOptions<Row, Name>,
  ): AsyncGenerator<Answered<Row, Name>, void>;
  /**
   * The rows of a file (CSV, TSV, JSON Lines, JSON, or a text in each line; gzipped or not) with their answers, in
   * order. Columns are recognised as on the command line; `map` settles them.
   */
  file<Name extends OperationName>(path: string, operation: Name, options?: FileOptions): FileAnswers<Name>;
  /** Runs operations from file to file, as the command line does, and resolves with the summary. */
  runFile(options: RunFileOptions): Promise<BatchSummary>;
  /** One call in the contract's own form: at most `operation.recordsPerCall` records, and the whole response. */
  run<Rec, Element>(operation: AnyOperation<Rec, Element>, request: Request<Rec>): Promise<Response>;
  close(): Promise<void>;
}

/** Puts the methods around an engine. */
export function withMethods(given: EngineMeans): WaypostEngine {
  const engine = untilClosed(given.engine);
  const means: EngineMeans = { ...given, engine };
  const ofRecords = Object.keys(operationTable).map((name) => {
    const operation = operationOf(name, name);
    const method = async (records: unknown, options: AskOptions = {}): Promise<unknown[]> => {
      refuseUnknown(name, options, ASK_OPTIONS);
      return askAll(await prepareAsking(means, name, operation, options), name, records);
    };
    return [name, method] as const;
  });
  const ofLists = Object.entries(listOperationTable).map(([name, operation]) => {
    const list = operation as unknown as ListOperation;
    const ask = (kind: unknown, options: ListOptions = {}): Promise<unknown[]> =>
      askList(engine, name, list, kind, options);
    const method = list.kinds.length > 0 ? ask : (options?: ListOptions): Promise<unknown[]> => ask('', options);
    return [name, method] as const;
  });
  return {
    // What each entry of the tables takes and answers is what the types of the methods say.
    ...(Object.fromEntries([...ofRecords, ...ofLists]) as unknown as RecordMethods & ListMethods),
    stream: ((rows: Iterable<unknown>, name: string, options: AskOptions = {}) =>
      streamed(means, rows, name, options)) as WaypostEngine['stream'],
    file: ((path: string, name: string, options: FileOptions = {}) =>
      answersToFile(means, path, name, options)) as WaypostEngine['file'],
    runFile: async (options) => (await import('./run-file.js')).runFile(options, means),
    run: (operation, request) => engine.run(operation, request),
    close: () => engine.close(),
  };
}

/** Says so where an engine is asked after it was closed. */
function untilClosed(engine: Engine): Engine {
  let closing: Promise<void> | undefined;
  return {
    run: async (operation, request) => {
      if (closing) throw new WaypostError('usage', 'the engine is closed; open another');
      return engine.run(operation, request);
    },
    close: () => (closing ??= engine.close()),
  };
}
