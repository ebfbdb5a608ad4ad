// Where a command stands in the tree of commands, and which one a command line asks for.
import type { Command } from 'commander';
import type { CommandFamily } from '../../contract/operation.js';
import { wordsOf, type Invocation } from './invocation.js';

/** Names of the command and of those above it, from below the program's own. */
const pathOf = (command: Command): readonly string[] =>
  command.parent ? [...pathOf(command.parent), command.name()] : [];

/**
 * True if the command may be the one that is asked for, or one of those below it: only then are its options declared,
 * which costs more than its name.
 */
export const isAsked = ({ words }: Invocation, command: Command): boolean =>
  words === undefined || pathOf(command).every((name, depth) => words[depth] === name);

/** The names of the command that the command line asks for, as far as the tree has them. */
export function askedPath(program: Command, argv: readonly string[]): readonly string[] {
  let command = program;
  for (const word of wordsOf(argv)) {
    const below = command.commands.find((each) => each.name() === word);
    if (below === undefined) break;
    command = below;
  }
  return pathOf(command);
}

/**
 * Adds the command of an operation, `find` or `lookup street`. The first of two words is the command of a family, or of
 * another operation: a word behind it that names no command is that operation's input.
 */
export function addCommand(
  program: Command,
  invocation: Invocation,
  words: string,
  family: CommandFamily | undefined,
): Command {
  const [first = '', second] = words.split(' ');
  if (second === undefined) return program.command(first);
  const parent = program.commands.find((command) => command.name() === first) ?? program.command(first);
  if (family) parent.description(family.summary);
  const command = parent.command(second);
  if (parent.registeredArguments.length > 0 && isAsked(invocation, command)) {
    // What stands behind the second word is for that command, though the first takes an option of the same name.
    program.enablePositionalOptions();
    parent.enablePositionalOptions();
  }
  return command;
}
