// What commander says of a command line that it cannot read, as one line of ours that names the help to read.
import type { Command, CommanderError } from 'commander';
import { WaypostError } from '../../contract/errors.js';
import { askedPath } from './command-tree.js';

/** The usage error of a command line. */
export function usageError(error: CommanderError, program: Command, argv: readonly string[]): WaypostError {
  return new WaypostError('usage', messageOf(error, askedPath(program, argv), argv));
}

function messageOf(error: CommanderError, path: readonly string[], argv: readonly string[]): string {
  const command = path.join(' ');
  const see = `see waypost ${[...path, '--help'].join(' ')}`;
  if (error.code === 'commander.help') {
    const [first, unknown = ''] = argv.filter((word) => !word.startsWith('-'));
    return first === 'help'
      ? `there is no command '${unknown}'; see waypost --help`
      : `${command} needs one of its commands; ${see}`;
  }
  if (error.code === 'commander.excessArguments') {
    return `${command} takes fewer arguments; put quotes round a text of several words; ${see}`;
  }
  const [first = '', ...rest] = error.message
    .replace(/^error: /, '')
    .replace(/\.$/, '')
    .split('\n');
  const hint = rest
    .join(' ')
    .trim()
    .replace(/^\(Did you mean (.*)\?\)$/, '; did you mean $1?');
  return `${first.replace(' is invalid. ', ' is invalid: ')}${hint === '' ? ';' : hint} ${see}`;
}
