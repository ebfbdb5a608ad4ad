// The entry of the command line: parses, runs one command, and turns whatever happens into an exit code.
// It never calls process.exit(): output still in the pipe would be cut off.
import { CommanderError } from 'commander';
import { EXIT, WaypostError } from '../contract/errors.js';
import { isBrokenPipe, reportFailure } from './failure.js';
import { wordsOf, type Invocation } from './tree/invocation.js';
import { type Io, processIo } from './io.js';
import { messagesTo } from './messages.js';
import { buildProgram } from './tree/program.js';
import { usageError } from './tree/usage-error.js';

/** Runs the command line and returns its exit code. */
export async function main(argv: readonly string[], io: Io = processIo()): Promise<number> {
  const isShortHelp = argv.length === 0 || (argv.includes('-h') && !argv.includes('--help'));
  const invocation: Invocation = { io, code: EXIT.done, words: wordsOf(argv), isShortHelp };
  const program = buildProgram(invocation);
  // A reader that goes away is no failure: writers see the error on their own, here it only must not be unhandled.
  io.stdout.on('error', (error) => {
    if (!isBrokenPipe(error)) invocation.outputFailure = error;
  });
  io.stderr.on('error', () => undefined);
  try {
    if (argv.length === 0) program.outputHelp();
    else await program.parseAsync(argv.map(asOperand), { from: 'user' });
    if (invocation.outputFailure) {
      throw new WaypostError(
        'output-unwritable',
        `standard output cannot be written: ${invocation.outputFailure.message}`,
      );
    }
    return invocation.code;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return EXIT.done;
    if (isBrokenPipe(error)) return EXIT.done;
    const failure = error instanceof CommanderError ? usageError(error, program, argv) : error;
    return reportFailure(failure, messagesTo(io, { logFormat: wishedLogFormat(argv, io) }), argv.includes('--debug'));
  }
}

/** A point south of the equator begins with a minus sign, as an option does; a space before it tells them apart. */
const asOperand = (word: string): string => (/^-\d[\d.]*\s*[,;\s]\s*[+-]?\d/.test(word) ? ` ${word}` : word);

/** The log format before options are parsed: a usage error must come in it too. */
function wishedLogFormat(argv: readonly string[], io: Io): string | undefined {
  const at = argv.indexOf('--log-format');
  if (at >= 0) return argv[at + 1];
  return (
    argv.find((word) => word.startsWith('--log-format='))?.slice('--log-format='.length) ?? io.env['WAYPOST_LOG_FORMAT']
  );
}
