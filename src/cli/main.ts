// The entry of the command line: parses, runs one command, and turns whatever happens into an exit code.
// It never calls process.exit(): output still in the pipe would be cut off. An error that nobody catches is a bug: it
// ends the process in the words of this house, since Node would print it with a stack, and raw.
import { CommanderError, type Command } from 'commander';
import { EXIT } from '../contract/errors.js';
import { reportFailure } from './failure.js';
import { wordsOf, type Invocation } from './tree/invocation.js';
import { type Io, processIo } from './io.js';
import { messagesTo, type Messages } from './messages.js';
import { printed } from './output/output-failure.js';
import { isReaderGone } from './output/standard-streams.js';
import { buildProgram } from './tree/program.js';
import { usageError } from './tree/usage-error.js';

/** Runs the command line and returns its exit code. */
export async function main(argv: readonly string[], io: Io = processIo()): Promise<number> {
  const isShortHelp = argv.length === 0 || (argv.includes('-h') && !argv.includes('--help'));
  const invocation: Invocation = { io, code: EXIT.done, words: wordsOf(argv), isShortHelp };
  const program = buildProgram(invocation);
  const isDebug = argv.includes('--debug');
  const messages = (): Messages => messagesTo(io, { logFormat: wishedLogFormat(argv, io) });
  const uncaught = firstUncaught(io, (error) => reportFailure(error, messages(), isDebug));
  try {
    const code = await Promise.race([outcome(program, argv, invocation), uncaught]);
    // What was printed is part of what was asked for; a reader that went away before its end has all it wanted.
    await printed(io);
    return code;
  } catch (error) {
    if (isReaderGone(error)) return EXIT.done;
    const failure = error instanceof CommanderError ? usageError(error, program, argv) : error;
    return reportFailure(failure, messages(), isDebug);
  }
}

/**
 * The exit code of the first error that nobody catches, once it has been reported; of others nothing is said, since
 * they come of the first. It is listened for to the end of the process: an error may come behind the last word.
 */
const firstUncaught = (io: Io, report: (error: unknown) => number): Promise<number> =>
  new Promise((resolve) => {
    let code: number | undefined;
    io.onUncaught((error) => {
      code ??= report(error);
      resolve(code);
      return code;
    });
  });

/** Runs the command; its exit code. Help and the version are done when they are printed. */
async function outcome(program: Command, argv: readonly string[], invocation: Invocation): Promise<number> {
  try {
    if (argv.length === 0) program.outputHelp();
    else await program.parseAsync(argv.map(asOperand), { from: 'user' });
    return invocation.code;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return EXIT.done;
    throw error;
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
