// One run of the program, shared by its commands.
import type { Io } from './io.js';

/** What a run talks to, and the exit code it ends with. */
export interface Run {
  readonly io: Io;
  code: number;
  /** A failure of standard output other than a reader that went away. */
  outputFailure?: Error;
}
