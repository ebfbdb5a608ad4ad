// Every failure a user can meet, in one table: its code, the process exit code, the HTTP status.
// A message says what, where, and what to do next; it is formatted once, at the edge.

import { shortened } from './shortened.js';

/** Exit codes of the command line (documented in docs/reference/exit-codes.md). */
export const EXIT = {
  done: 0,
  bug: 1,
  usage: 2,
  rowsInError: 3,
  authentication: 4,
  temporary: 5,
  inputUnreadable: 6,
  outputUnwritable: 7,
  resumeMismatch: 8,
  hungUp: 129,
  interrupted: 130,
  terminated: 143,
} as const;

const KINDS = {
  usage: { exit: EXIT.usage, http: 400 },
  configuration: { exit: EXIT.usage, http: 500 },
  'bad-request': { exit: EXIT.usage, http: 400 },
  'source-not-installed': { exit: EXIT.usage, http: 400 },
  'input-unreadable': { exit: EXIT.inputUnreadable, http: 400 },
  'data-broken': { exit: EXIT.inputUnreadable, http: 500 },
  'output-unwritable': { exit: EXIT.outputUnwritable, http: 500 },
  authentication: { exit: EXIT.authentication, http: 502 },
  temporary: { exit: EXIT.temporary, http: 503 },
  /** As temporary, but of these records alone: others may be answered. */
  unanswered: { exit: EXIT.temporary, http: 503 },
  'resume-mismatch': { exit: EXIT.resumeMismatch, http: 500 },
  locked: { exit: EXIT.resumeMismatch, http: 500 },
  'hung-up': { exit: EXIT.hungUp, http: 503 },
  interrupted: { exit: EXIT.interrupted, http: 503 },
  terminated: { exit: EXIT.terminated, http: 503 },
} as const;

export type ErrorKind = keyof typeof KINDS;

/** Every kind, as messages in JSON and docs/reference/errors.md name them. */
export const errorKinds = Object.keys(KINDS) as readonly ErrorKind[];

/** A failure with a message fit for the user. Anything else that is thrown is a bug (exit 1). */
export class WaypostError extends Error {
  readonly kind: ErrorKind;
  /** The contract's error code, where the service that fails has such. */
  readonly code: string | undefined;
  constructor(kind: ErrorKind, message: string, options?: { cause?: unknown; code?: string | undefined }) {
    // What is said of a request quotes it.
    super(kind === 'bad-request' ? shortened(message) : message, options);
    this.name = 'WaypostError';
    this.kind = kind;
    this.code = options?.code;
  }
  get exitCode(): number {
    return KINDS[this.kind].exit;
  }
  get httpStatus(): number {
    return KINDS[this.kind].http;
  }
}

/** A failure as it goes from one thread to another. */
export interface SentFailure {
  readonly message: string;
  readonly kind?: ErrorKind | undefined;
  readonly code?: string | undefined;
  readonly stack?: string | undefined;
}

/** The failure as a message can carry it. */
export function sentFailure(error: unknown): SentFailure {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, stack } = error;
  return error instanceof WaypostError ? { message, stack, kind: error.kind, code: error.code } : { message, stack };
}

/** The failure that was sent, with the stack of the thread that it comes from. */
export function receivedFailure({ kind, message, stack, code }: SentFailure): Error {
  const error = kind ? new WaypostError(kind, message, { code }) : new Error(message);
  if (stack !== undefined) error.stack = stack;
  return error;
}
