// One run of the program, shared by its commands.
import type { Io } from './io.js';

/** What a run talks to, and the exit code it ends with. */
export interface Run {
  readonly io: Io;
  code: number;
  /** What `askedOf` says of the command line; absent where every command is wanted whole, as for the docs. */
  readonly asked?: readonly [string, string];
  /** A failure of standard output other than a reader that went away. */
  outputFailure?: Error;
}

/** The command and subcommand that a command line asks for, '' where it names none; `help` goes before them. */
export const askedOf = (argv: readonly string[]): readonly [string, string] => {
  const words = argv.filter((word) => !word.startsWith('-'));
  const [verb = '', kind = ''] = words[0] === 'help' ? words.slice(1) : words;
  return [verb, kind];
};

/**
 * True if the command may be the one that is asked for: only then are its options declared, which costs more than its
 * name.
 */
export const isAsked = ({ asked }: Run, verb: string, kind?: string): boolean =>
  asked === undefined || (asked[0] === verb && (kind === undefined || asked[1] === kind));
