// serve: the HTTP service over the local engine, until it is told to end.
import type { Command } from 'commander';
import { serveOptions, type ServeOptions } from '../options/serve-options.js';
import { declareOptions, readOptions } from '../options/read-options.js';
import { isAsked } from '../tree/command-tree.js';
import type { Invocation } from '../tree/invocation.js';

/** Adds `serve` to the program. */
export function addServeCommand(program: Command, invocation: Invocation): void {
  const command = program
    .command('serve')
    .summary('Answer the same operations over HTTP')
    .description(
      'Answer all operations over HTTP or HTTPS, each caller a user with a credential ("waypost user add ' +
        'NAME"). Prints "listening on URL" when it is ready; SIGTERM or Ctrl-C ends it after what is under way.',
    );
  if (!isAsked(invocation, command)) return;
  declareOptions(command, serveOptions);
  command.action(async () => {
    invocation.code = await (
      await import('../serve.js')
    ).serve(readOptions<ServeOptions>(command, serveOptions, invocation.io.env), invocation.io);
  });
}
