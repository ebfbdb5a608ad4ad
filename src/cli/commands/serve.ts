// serve: the HTTP service over the local engine, until it is told to end.
import type { Command } from 'commander';
import { serveOptions } from '../options/serve-options.js';
import { declareOptions, readOptions } from '../options/read-options.js';
import { isAsked, type Run } from '../run.js';

/** Parsed options of `serve`. */
export interface ServeOptions {
  host?: string;
  port?: number;
  tlsCert?: string;
  tlsKey?: string;
  users?: string;
  rateLimit?: number;
  timeout?: number;
  threads?: number;
  data?: string;
  quiet?: boolean;
  logFormat?: string;
  debug?: boolean;
}

/** Adds `serve` to the program. */
export function addServeCommand(program: Command, run: Run): void {
  const command = program
    .command('serve')
    .summary('Answer the same operations over HTTP')
    .description(
      'Answer all operations over HTTP or HTTPS, each caller a user with a credential ("waypost user add ' +
        'NAME"). Prints "listening on URL" when it is ready; SIGTERM or Ctrl-C ends it after what is under way.',
    );
  if (!isAsked(run, 'serve')) return;
  declareOptions(command, serveOptions);
  command.action(async () => {
    run.code = await (
      await import('../serve.js')
    ).serve(readOptions<ServeOptions>(command, serveOptions, run.io.env), run.io);
  });
}
