// The entry of the command line: parses, runs one command, and turns whatever happens into an exit code.
// It never calls process.exit(): output still in the pipe would be cut off.
import { CommanderError } from 'commander';
import { EXIT, WaypostError } from '../contract/errors.js';
import { isBrokenPipe, reportFailure } from './failure.js';
import { type Io, processIo } from './io.js';
import { messagesTo } from './messages.js';
import { buildProgram } from './program.js';
import type { Run } from './run.js';

/** Runs the command line and returns its exit code. */
export async function main(argv: readonly string[], io: Io = processIo()): Promise<number> {
  const run: Run = { io, code: EXIT.done };
  // A reader that goes away is no failure: writers see the error on their own, here it only must not be unhandled.
  io.stdout.on('error', (error) => { if (!isBrokenPipe(error)) run.outputFailure = error; });
  io.stderr.on('error', () => undefined);
  try {
    if (argv.length === 0) throw new WaypostError('usage', 'there is no command; see waypost --help');
    await buildProgram(run).parseAsync([...argv], { from: 'user' });
    if (run.outputFailure) throw new WaypostError('output-unwritable', `standard output cannot be written: ${run.outputFailure.message}`);
    return run.code;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return EXIT.done;
    if (isBrokenPipe(error)) return EXIT.done;
    const failure = error instanceof CommanderError ? usageError(error, argv) : error;
    return reportFailure(failure, messagesTo(io, { logFormat: wishedLogFormat(argv, io) }), argv.includes('--debug'));
  }
}

/** Commander's message as one line of ours, with the help to read. */
function usageError(error: CommanderError, argv: readonly string[]): WaypostError {
  const [first = '', ...rest] = error.message.replace(/^error: /, '').split('\n');
  const hint = rest.join(' ').trim().replace(/^\(Did you mean (.*)\?\)$/, '; did you mean $1?');
  const words = argv.slice(0, 3).filter((word) => /^[a-z-]+$/.test(word) && !word.startsWith('-'));
  const command = error.code === 'commander.unknownCommand' ? '' : words.slice(0, words[0] === 'data' ? 3 : 1).join(' ');
  const see = `see waypost ${command === '' ? '' : `${command} `}--help`;
  return new WaypostError('usage', `${first}${hint}${hint.endsWith('?') ? ' ' : '; '}${see}`);
}

/** The log format before options are parsed: a usage error must come in it too. */
function wishedLogFormat(argv: readonly string[], io: Io): string | undefined {
  const at = argv.indexOf('--log-format');
  if (at >= 0) return argv[at + 1];
  return argv.find((word) => word.startsWith('--log-format='))?.slice('--log-format='.length) ?? io.env['WAYPOST_LOG_FORMAT'];
}
