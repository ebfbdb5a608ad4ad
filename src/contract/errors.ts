// Every failure a user can meet, in one table: its code, the process exit code, the HTTP status.
// A message says what, where, and what to do next; it is formatted once, at the edge.

/** Exit codes of the command line (documented in docs/reference/exit-codes.md). */
export const EXIT = {
  done: 0, bug: 1, usage: 2, rowsInError: 3, authentication: 4, temporary: 5, inputUnreadable: 6, outputUnwritable: 7,
  resumeMismatch: 8, interrupted: 130, terminated: 143,
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
  locked: { exit: EXIT.resumeMismatch, http: 500 },
  interrupted: { exit: EXIT.interrupted, http: 503 },
  terminated: { exit: EXIT.terminated, http: 503 },
} as const;

export type ErrorKind = keyof typeof KINDS;

/** A failure with a message fit for the user. Anything else that is thrown is a bug (exit 1). */
export class WaypostError extends Error {
  readonly kind: ErrorKind;
  constructor(kind: ErrorKind, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'WaypostError';
    this.kind = kind;
  }
  get exitCode(): number { return KINDS[this.kind].exit; }
  get httpStatus(): number { return KINDS[this.kind].http; }
}
