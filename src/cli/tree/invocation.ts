// One call of the program, shared by its commands.
import type { Io } from '../io.js';

/** What a call of the program talks to, and the exit code it ends with. */
export interface Invocation {
  readonly io: Io;
  code: number;
  /** What `wordsOf` says of the command line; absent where every command is wanted whole, as for the docs. */
  readonly words?: readonly string[];
  /** True where help is wished and its first screen is enough: -h, or no command at all. */
  readonly isShortHelp?: boolean;
}

/** The words of a command line that may name its command; `help` goes before them. */
export const wordsOf = (argv: readonly string[]): readonly string[] => {
  const words = argv.filter((word) => !word.startsWith('-'));
  return words[0] === 'help' ? words.slice(1) : words;
};
