// A case of the suite: one request, what the local engine says to it, and where the wire may say something else.
import type { ErrorKind } from '../../src/contract/errors.js';
import { WaypostError } from '../../src/contract/errors.js';
import type { Engine, ListOperation, Locale, Operation, Response } from '../../src/contract/operation.js';
import type { DataName } from './pair.js';

/** What is asked of an operation; `payload` of one over records, `kind` of a list. */
export interface Asked {
  readonly payload?: readonly unknown[] | undefined;
  readonly kind?: string | undefined;
  readonly sourceOfTruth?: string | undefined;
  readonly featureOptions?: Record<string, string> | undefined;
  readonly locale?: Locale | undefined;
  /** `every` if absent. */
  readonly data?: DataName | undefined;
}

/** A failure: its kind, and what the message is like. */
export type Fails = readonly [kind: ErrorKind, message: RegExp];

export interface Case extends Asked {
  readonly title: string;
  /** What the answer is like at least. */
  readonly answer?: Record<string, unknown>;
  readonly fails?: Fails;
  /** The documented difference: what only a request on the wire is refused for. */
  readonly onTheWire?: Fails;
}

/** What came of a request: the envelope, or the failure. */
export type Outcome =
  | { readonly answer: Response }
  | { readonly failed: { readonly kind: string; readonly message: string } };

/** What engines have said, by the operation and what was asked. */
const known = new WeakMap<Engine, Map<string, Promise<Outcome>>>();

/** Asks an engine once, whatever tests want to know it of. Rethrows what no engine may throw. */
export function outcome(engine: Engine, operation: Operation | ListOperation, asked: Asked): Promise<Outcome> {
  const { payload, kind, sourceOfTruth, featureOptions, locale } = asked;
  const question = JSON.stringify([operation.name, payload, kind, sourceOfTruth, featureOptions, locale]);
  const answers = known.get(engine) ?? new Map<string, Promise<Outcome>>();
  known.set(engine, answers);
  const answer = answers.get(question) ?? answered(engine, operation, asked);
  answers.set(question, answer);
  return answer;
}

async function answered(
  engine: Engine,
  operation: Operation | ListOperation,
  { payload, kind, sourceOfTruth, featureOptions, locale }: Asked,
): Promise<Outcome> {
  try {
    return {
      answer:
        'kinds' in operation
          ? await engine.run(operation, { kind, payload: [], sourceOfTruth, locale })
          : await engine.run(operation, { payload: [...payload!], sourceOfTruth, featureOptions, locale }),
    };
  } catch (error) {
    if (error instanceof WaypostError) return { failed: { kind: error.kind, message: error.message } };
    throw error;
  }
}

/** Longest message of a service that a client passes on. */
const LONGEST_MESSAGE = 500;
/**
 * Kinds of failure that a request is answered with 400 for: which of them it was does not cross the wire, what it says
 * does.
 */
const REFUSED: ReadonlySet<string> = new Set<ErrorKind>(['bad-request', 'source-not-installed']);

/** What an outcome of the local engine is for a client of the service. */
export function overTheWire(here: Outcome): Outcome {
  if (!('failed' in here) || !REFUSED.has(here.failed.kind)) return here;
  const { message } = here.failed;
  return {
    failed: {
      kind: 'bad-request',
      message: message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)}…` : message,
    },
  };
}

/** The outcome without what the service alone says: which fields of its records an operation does not read. */
export const withoutFieldRemarks = (there: Outcome): Outcome =>
  'failed' in there
    ? there
    : {
        answer: {
          ...there.answer,
          messages: there.answer.messages.filter((message) => !message.startsWith('not used: field ')),
        },
      };

/** Hits on one line each, as a response has them at least. */
export const lines = (...fullAddresses: readonly unknown[]): Record<string, unknown> => ({
  status: 'SUCCESS',
  payload: fullAddresses.map((fullAddress) => ({ fullAddress })),
});
