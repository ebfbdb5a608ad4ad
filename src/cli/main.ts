// The entry of the command line: parses, runs one command, and turns whatever happens into an exit code.
// It never calls process.exit(): output still in the pipe would be cut off.
import { CommanderError } from 'commander';
import { EXIT, WaypostError } from '../contract/errors.js';
import { isBrokenPipe, reportFailure } from './failure.js';
import { type Io, processIo } from './io.js';
import { messagesTo } from './messages.js';
import { buildProgram } from './program.js';
import { askedOf, type Run } from './run.js';

/** Runs the command line and returns its exit code. */
export async function main(argv: readonly string[], io: Io = processIo()): Promise<number> {
  const run: Run = { io, code: EXIT.done, asked: askedOf(argv) };
  // A reader that goes away is no failure: writers see the error on their own, here it only must not be unhandled.
  io.stdout.on('error', (error) => {
    if (!isBrokenPipe(error)) run.outputFailure = error;
  });
  io.stderr.on('error', () => undefined);
  try {
    if (argv.length === 0) throw new WaypostError('usage', 'there is no command; see waypost --help');
    await buildProgram(run).parseAsync(argv.map(asOperand), { from: 'user' });
    if (run.outputFailure) {
      throw new WaypostError('output-unwritable', `standard output cannot be written: ${run.outputFailure.message}`);
    }
    return run.code;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return EXIT.done;
    if (isBrokenPipe(error)) return EXIT.done;
    const failure = error instanceof CommanderError ? usageError(error, argv) : error;
    return reportFailure(failure, messagesTo(io, { logFormat: wishedLogFormat(argv, io) }), argv.includes('--debug'));
  }
}

/** A point south of the equator begins with a minus sign, as an option does; a space before it tells them apart. */
const asOperand = (word: string): string => (/^-\d[\d.]*\s*[,;\s]\s*[+-]?\d/.test(word) ? ` ${word}` : word);

/** Commander's message as one line of ours, with the help to read. */
function usageError(error: CommanderError, argv: readonly string[]): WaypostError {
  const command = argv
    .filter((word, i) => i < 3 && /^[a-z][a-zA-Z-]*$/.test(word))
    .slice(0, argv[0] === 'data' ? 3 : argv[0] === 'lookup' || argv[0] === 'user' ? 2 : 1);
  if (error.code === 'commander.help') {
    const unknown =
      command[0] === 'help'
        ? `there is no command '${argv[1] ?? ''}'`
        : `${command.join(' ')} needs one of its commands`;
    return new WaypostError(
      'usage',
      `${unknown}; see waypost ${command[0] === 'help' ? '' : `${command.join(' ')} `}--help`,
    );
  }
  if (error.code === 'commander.unknownCommand') command.pop();
  const see = `see waypost ${command.map((word) => `${word} `).join('')}--help`;
  if (error.code === 'commander.excessArguments') {
    return new WaypostError(
      'usage',
      `${command.join(' ')} takes fewer arguments; put quotes round a text of several words; ${see}`,
    );
  }
  const [first = '', ...rest] = error.message
    .replace(/^error: /, '')
    .replace(/\.$/, '')
    .split('\n');
  const hint = rest
    .join(' ')
    .trim()
    .replace(/^\(Did you mean (.*)\?\)$/, '; did you mean $1?');
  return new WaypostError(
    'usage',
    `${first.replace(' is invalid. ', ' is invalid: ')}${hint === '' ? '; ' : `${hint} `}${see}`,
  );
}

/** The log format before options are parsed: a usage error must come in it too. */
function wishedLogFormat(argv: readonly string[], io: Io): string | undefined {
  const at = argv.indexOf('--log-format');
  if (at >= 0) return argv[at + 1];
  return (
    argv.find((word) => word.startsWith('--log-format='))?.slice('--log-format='.length) ?? io.env['WAYPOST_LOG_FORMAT']
  );
}
