// Answers one after the other, for what is too much for a list: records from anywhere, and the rows of a file.
import type { Cells, FileDescription, FileOptions, FileRow, OpenedFile } from './file-rows.js';
import { prepareAsking } from './ask.js';
import { inOrder } from './in-order.js';
import { operationOf, stepsOf, type EngineMeans } from './job.js';
import type { Given, OperationName, ResultOf } from './methods.js';
import { ASK_OPTIONS, refuseUnknown, usage, type AskOptions } from './options.js';

/** What was given, and under the operation's name what it answers. */
export type Answered<Row, Name extends OperationName> = { readonly row: Row } & {
  readonly [Key in Name]: ResultOf<Name>;
};

/** A row of a file with its answer. */
export type AnsweredRow<Name extends OperationName> = Answered<Cells, Name> & {
  /** Its first physical line, counted from 1. */
  readonly line: number;
  /** The record as it stands, of a file of JSON. */
  readonly json?: Readonly<Record<string, unknown>>;
};

/** The answers to a file, which is read anew by each iteration. */
export interface FileAnswers<Name extends OperationName> extends AsyncIterable<AnsweredRow<Name>> {
  /** What is known of the file before its first row is asked about. */
  describe(): Promise<FileDescription>;
}

/** Options of a stream of rows that are no records themselves. */
export interface StreamOptions<Row, Name extends OperationName> extends AskOptions {
  /** Makes the record of a row; null where there is nothing in it to work on. */
  readonly record: (row: Row, index: number) => Given<Name> | null;
}

/** Yields each row with its answer, in order, and takes no more rows than the answers that are wanted need. */
export async function* streamed(
  means: EngineMeans,
  rows: AsyncIterable<unknown> | Iterable<unknown>,
  name: string,
  options: AskOptions & { readonly record?: (row: unknown, index: number) => unknown },
): AsyncGenerator<unknown, void> {
  const method = `stream of ${name}`;
  refuseUnknown(method, options, [...ASK_OPTIONS, 'record']);
  if (!isIterable(rows)) throw usage(method, 'rows must be a list, an iterable or an async iterable');
  const asking = await prepareAsking(means, method, operationOf('stream', name), options);
  const { record = (row: unknown) => row } = options;
  async function* records(): AsyncGenerator<{ readonly row: unknown; readonly record: unknown }, void> {
    let index = 0;
    for await (const row of rows) {
      const given = record(row, index);
      yield { row, record: given === null ? null : asking.read(given, index) };
      index++;
    }
  }
  const ask = async (items: readonly { readonly record: unknown }[]): Promise<unknown[]> =>
    asking.ask(items.map((item) => item.record));
  for await (const [{ row }, answer] of inOrder(records(), { ...asking, ask })) yield { row, [name]: answer };
}

const isIterable = (rows: unknown): boolean =>
  typeof rows === 'object' && rows !== null && (Symbol.asyncIterator in rows || Symbol.iterator in rows);

/** The rows of a file with their answers. Nothing is opened before the first is wanted. */
export const answersToFile = (
  means: EngineMeans,
  path: string,
  name: string,
  options: FileOptions,
): FileAnswers<never> => ({
  async describe() {
    const file = await opened(means, path, name, { ...options, onNote: undefined });
    await file.close();
    return file.description;
  },
  [Symbol.asyncIterator]: () => answeredRows(means, path, name, options) as AsyncGenerator<AnsweredRow<never>, void>,
});

async function opened(means: EngineMeans, path: unknown, name: string, options: FileOptions): Promise<OpenedFile> {
  if (typeof path !== 'string' || path === '') throw usage('file', 'give the path of a file');
  const { openRows } = await import('./file-rows.js');
  const { map, sourceOfTruth, featureOptions, locale, country } = options;
  // `stepsOf` refuses a name that is none.
  const step = { operation: name as OperationName, map, sourceOfTruth, featureOptions, locale, country };
  return openRows({ path }, stepsOf('file', [step], means)[0]!, options);
}

async function* answeredRows(
  means: EngineMeans,
  path: string,
  name: string,
  options: FileOptions,
): AsyncGenerator<unknown, void> {
  const file = await opened(means, path, name, options);
  try {
    const asking = await prepareAsking(means, `file with ${name}`, operationOf('file', name), options);
    const ask = async (rows: readonly FileRow[]): Promise<unknown[]> => asking.ask(rows.map(({ record }) => record));
    for await (const [{ record: _, ...row }, answer] of inOrder(file.rows(), { ...asking, ask })) {
      yield { ...row, [name]: answer };
    }
  } finally {
    await file.close();
  }
}
