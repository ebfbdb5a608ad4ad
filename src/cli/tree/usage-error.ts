// What commander says of a command line that it cannot read, as one line of ours that names the help to read.
import type { Command, CommanderError } from 'commander';
import { WaypostError } from '../../contract/errors.js';
import { nearHint } from '../../contract/near-name.js';
import { askedPath } from './command-tree.js';

/** The usage error of a command line. */
export function usageError(error: CommanderError, program: Command, argv: readonly string[]): WaypostError {
  const path = askedPath(program, argv);
  const message = path.length === 0 ? orderMessage(error, program, argv) : undefined;
  return new WaypostError('usage', message ?? messageOf(error, commandAt(program, path), path, argv));
}

function commandAt(program: Command, path: readonly string[]): Command | undefined {
  return path.reduce<Command | undefined>(
    (command, word) => command?.commands.find((each) => each.name() === word),
    program,
  );
}

/** What is said where the command stands behind its input or options; undefined where there is none at all. */
function orderMessage({ code }: CommanderError, program: Command, argv: readonly string[]): string | undefined {
  if (code !== 'commander.unknownCommand' && code !== 'commander.unknownOption') return undefined;
  const command = argv.find((word) => program.commands.some((each) => each.name() === word));
  return command && `the command stands first: waypost ${command} …; see waypost ${command} --help`;
}

const NUMBERS = ['no argument', 'one argument'];

function messageOf(
  error: CommanderError,
  asked: Command | undefined,
  path: readonly string[],
  argv: readonly string[],
): string {
  const command = path.join(' ');
  const see = `see waypost ${[...path, '--help'].join(' ')}`;
  if (error.code === 'commander.help') {
    const [first, unknown = ''] = argv.filter((word) => !word.startsWith('-'));
    return first === 'help'
      ? `there is no command '${unknown}'; see waypost --help`
      : `${command} needs one of its commands${namesBelow(asked)}; ${see}`;
  }
  if (error.code === 'commander.excessArguments') {
    const most = asked?.registeredArguments.length ?? 1;
    return `${command} takes ${NUMBERS[most] ?? 'fewer arguments'}; ${most === 0 ? '' : nextOf(argv)}${see}`;
  }
  if (error.code === 'commander.missingArgument') return `${command} needs its ${missingOf(error, asked)}; ${see}`;
  const [, value, choices] =
    /^error: command-argument value '(.*)' is invalid for .* choices are (.*)\.$/.exec(error.message) ?? [];
  if (value !== undefined && choices !== undefined) {
    return `'${value}' is none of ${choices}${nearHint(value, choices.split(', '))}; ${see}`;
  }
  const [first = '', ...rest] = error.message
    .replace(/^error: /, '')
    .replace(/\.$/, '')
    .split('\n');
  const hint = rest
    .join(' ')
    .trim()
    .replace(/^\(Did you mean (.*)\?\)$/, '; did you mean $1?');
  return `${inOurWords(first)}${hint === '' ? ';' : hint} ${see}`;
}

/** What commander says of an option's value, without saying it twice. */
const inOurWords = (text: string): string =>
  text
    .replace(/^option '(.*)' argument missing$/, '$1 needs a value')
    .replace(/^option '(.*?)' argument '.*' is invalid\. /s, '$1: ');

/** The name of the argument that is not there, and what it may be. */
function missingOf({ message }: CommanderError, asked: Command | undefined): string {
  const [, name = 'argument'] = /'(.*)'/.exec(message) ?? [];
  const { argChoices } = asked?.registeredArguments.find((each) => each.name() === name) ?? {};
  return argChoices === undefined ? name : `${name} (${argChoices.join(', ')})`;
}

const namesBelow = (asked: Command | undefined): string =>
  asked === undefined ? '' : ` (${asked.commands.map((each) => each.name()).join(', ')})`;

/** What to do about an argument too many. */
const nextOf = (argv: readonly string[]): string =>
  argv.filter((word) => TABLE.test(word)).length > 1
    ? 'of several files each has a run of its own; '
    : 'put quotes round a text of several words; ';

const TABLE = /\.(?:csv|tsv|txt|jsonl|ndjson|json)(?:\.gz)?$/i;
