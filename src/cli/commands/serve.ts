// serve: the HTTP service over the local engine, until it is told to end.
import type { Command } from 'commander';
import { operations } from '../../contract/operations.js';
import type { Setting } from '../../contract/settings.js';
import { settingOption } from '../options/command-options.js';
import type { OptionGroup } from '../options/option-spec.js';
import { declareOptions, readOptions } from '../options/read-options.js';
import { readSettings } from '../../files/read-settings.js';
import { serveOptions, type ServeOptions } from '../options/serve-options.js';
import { isAsked } from '../tree/command-tree.js';
import type { Invocation } from '../tree/invocation.js';

/** What the operator decides of operations, for all who ask. */
const settingsGroup = (settings: readonly Setting[]): OptionGroup => ({
  title: 'Operations:',
  options: settings.map(settingOption),
});

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
  const each = operations.flatMap((operation) => operation.settings ?? []);
  // Operations may share one.
  const settings = [...new Map(each.map((setting) => [setting.name, setting])).values()];
  const groups = [...serveOptions, ...(settings.length === 0 ? [] : [settingsGroup(settings)])];
  declareOptions(command, groups);
  command.action(async () => {
    const options = readOptions<ServeOptions>(command, groups, invocation.io.env);
    const decided = readSettings(settings, { ...options });
    invocation.code = await (await import('../serve.js')).serve({ ...options, settings: decided }, invocation.io);
  });
}
