// What is remembered of a service's answers, so that nothing is asked twice, in one run or from run to run: what is
// kept for a record, under which key, and what never is. Whoever looks answers up or keeps them does it by these rules.
import { createHash } from 'node:crypto';
import type { Locale, Operation, Request, Response } from '../../contract/operation.js';
import { isOfRecord, renumbered } from '../../contract/record-remarks.js';

/**
 * What is kept for a record: its part of the payload, the whole of it where a call has one record, and the call's
 * remarks.
 */
export interface Answer {
  readonly messages: readonly string[];
  readonly payload: readonly unknown[];
}

/** An answer and the key that it is kept under: a SHA-256 in base64url, as `keysOf` makes it. */
export interface KeptAnswer {
  readonly key: string;
  readonly answer: Answer;
}

export interface AnswerStore {
  /** The answers that are kept under the keys, in their order; undefined where there is none. */
  get(keys: readonly string[]): readonly (Answer | undefined)[];
  /**
   * Keeps answers under their keys. Resolves when they are safe from a crash of the process; throws
   * `output-unwritable` where there is no room for them.
   */
  put(entries: readonly KeptAnswer[]): Promise<void>;
  close(): Promise<void>;
}

/** Whatever decides an answer beside the request: the endpoint, its user, the locale of requests that name none. */
export interface AnswerScope {
  readonly endpoint: string;
  readonly user: string;
  readonly locale: Locale | undefined;
}

/** Where answers are kept, and whose they are. */
export interface AnswerCache {
  readonly answers: AnswerStore;
  readonly scope: AnswerScope;
}

/** A key for each record of the request: the same where everything is the same that decides its answer. */
export function keysOf(
  { path, name }: Operation,
  { payload, sourceOfTruth = '', featureOptions = {}, locale }: Request,
  scope: AnswerScope,
): string[] {
  const options = JSON.stringify([
    scope.endpoint,
    scope.user,
    name,
    path,
    sourceOfTruth,
    Object.entries(featureOptions).sort(([a], [b]) => (a < b ? -1 : 1)),
    locale ?? scope.locale ?? '',
  ]);
  return payload.map((record) =>
    createHash('sha256')
      .update(`${options}\0${JSON.stringify(record)}`)
      .digest('base64url'),
  );
}

/**
 * The part of the response for each record of the call, null or in error as it may be; undefined where the response has
 * no such parts.
 */
function partsOf(
  { recordsPerCall }: Operation,
  { status, messages, payload }: Response,
  records: number,
): Answer[] | undefined {
  if (status !== 'SUCCESS') return undefined;
  if (recordsPerCall === 1 && records === 1) return [{ messages, payload }];
  const shared = messages.filter((message) => !isOfRecord(message));
  return payload.length === records ? payload.map((element) => ({ messages: shared, payload: [element] })) : undefined;
}

/**
 * The part of the response for each record, where it is an answer worth keeping: undefined for errors and nulls, which
 * are asked again the next time.
 */
export function answersIn(operation: Operation, response: Response, records: number): (Answer | undefined)[] {
  const parts = partsOf(operation, response, records) ?? Array.from<undefined>({ length: records });
  return parts.map((part) => (part !== undefined && isAnswer(part, operation) ? part : undefined));
}

/** Keeps the answers of a response under the keys of its records. */
export async function keepAnswers(
  answers: AnswerStore,
  operation: Operation,
  keys: readonly string[],
  response: Response,
): Promise<void> {
  const entries = answersIn(operation, response, keys.length).flatMap((answer, i) =>
    answer === undefined ? [] : [{ key: keys[i]!, answer }],
  );
  if (entries.length > 0) await answers.put(entries);
}

/**
 * One response of what was known and what was asked, in the order of the records. `known` has a part for each record
 * but those that were asked, whose numbers are `asked` and whose response is `response`; the numbers in its remarks
 * become those of the whole. The response alone where it has no parts, or was asked for all records.
 */
export function joinedResponse(
  operation: Operation,
  known: readonly (Answer | undefined)[],
  asked: readonly number[],
  response: Response,
): Response {
  const parts = partsOf(operation, response, asked.length);
  if (parts === undefined || asked.length === known.length) return response;
  const all = [...known];
  for (const [i, record] of asked.entries()) all[record] = parts[i];
  const messages = [
    ...known.flatMap((part) => part?.messages ?? []),
    ...response.messages.map((message) => renumbered(message, (number) => asked[number - 1]! + 1)),
  ];
  return { status: 'SUCCESS', messages: [...new Set(messages)], payload: all.flatMap((part) => part?.payload ?? []) };
}

/** The response of records that are all known. */
export const knownResponse = (parts: readonly Answer[]): Response => ({
  status: 'SUCCESS',
  messages: [...new Set(parts.flatMap(({ messages }) => messages))],
  payload: parts.flatMap(({ payload }) => payload),
});

/** The element of a record whose answer was kept. */
export const elementOf = (operation: Operation, { messages, payload }: Answer): unknown =>
  operation.elements({ status: 'SUCCESS', messages: [...messages], payload: [...payload] })[0];

/** No hits are an answer too, where hits are what is asked for. */
const isAnswer = ({ payload }: Answer, { recordsPerCall }: Operation): boolean =>
  (recordsPerCall === 1 && payload.length === 0) ||
  payload.every((element) => {
    const status = (element as { status?: unknown } | null)?.status;
    return element !== null && status !== 'error' && status !== 'ERROR';
  });
