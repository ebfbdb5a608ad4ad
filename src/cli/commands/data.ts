// The commands that look after the installed address data: import, fetch, list, verify, remove.
import type { Command } from 'commander';
import { fetchKinds } from '../fetch-kinds.js';
import { importKinds } from '../import-kinds.js';
import { dataOptions, dataRemoveOptions } from '../options/data-options.js';
import type { OptionGroup } from '../options/option-spec.js';
import { declareOptions, readOptions } from '../options/read-options.js';
import { isAsked } from '../tree/command-tree.js';
import type { Invocation } from '../tree/invocation.js';
import type { DataCommandOptions } from './data-options.js';

/** Adds `data` with its commands to the program. */
export function addDataCommands(program: Command, invocation: Invocation): void {
  const data = program
    .command('data')
    .summary('Import, fetch, list, verify and remove address data')
    .description('Import, fetch, list, verify and remove address data.');
  if (!isAsked(invocation, data)) return;
  addImports(data, invocation);
  addFetches(data, invocation);

  const list = data
    .command('list')
    .summary('List the installed data sets')
    .description('List the installed data sets.');
  act(list, dataOptions, invocation, async (_, options) =>
    (await import('./data-list.js')).listInstalled(options, invocation.io),
  );

  const verify = data
    .command('verify')
    .summary('Check every installed file against its checksums')
    .description('Check every section of every installed file against its checksum.');
  act(verify, dataOptions, invocation, async (_, options) =>
    (await import('./data-verify.js')).verifyInstalled(options, invocation.io),
  );

  const remove = data
    .command('remove')
    .summary('Remove a data set')
    .description('Remove the data sets of a source.')
    .argument('<source>', 'source of truth, such as GNAF')
    .argument('[country]', 'only the set of this country, ISO 3166-1 alpha-2');
  declareOptions(remove, dataRemoveOptions);
  remove.action(async (source: string, country: string | undefined) => {
    invocation.code = await (
      await import('./data-remove.js')
    ).removeInstalled(
      source,
      country,
      readOptions<DataCommandOptions>(remove, dataRemoveOptions, invocation.io.env),
      invocation.io,
    );
  });
}

/** Adds `data import` with a command for each kind. */
function addImports(data: Command, invocation: Invocation): void {
  const imports = data
    .command('import')
    .summary('Build the address data from a release')
    .description('Build the address data from a release of its owner.');

  for (const kind of importKinds) {
    const command = imports
      .command(kind.name)
      .summary(kind.summary)
      .description(kind.description)
      .argument(kind.argument.flags, kind.argument.about);
    act(command, kind.options, invocation, async (paths: string[], options) =>
      (await import('./data-import.js')).importPaths(kind, paths, options, invocation.io),
    );
  }
}

/** Adds `data fetch` with a command for each kind. */
function addFetches(data: Command, invocation: Invocation): void {
  const fetches = data
    .command('fetch')
    .summary('Download the newest release and import it')
    .description(
      'Download the newest release that its owner has published, and import it. A download that was cut goes ' +
        'on where it broke.',
    );
  for (const kind of fetchKinds) {
    const fetch = fetches
      .command(kind.name)
      .summary(`Fetch ${kind.title}`)
      .description(
        `Download the newest release of ${kind.title} into the data folder, and import it. The data set in use ` +
          `is replaced when the new one is complete.`,
      );
    act(fetch, kind.options, invocation, async (_, options) =>
      (await import('./data-fetch.js')).fetchAndImport(kind, options, invocation.io),
    );
  }
}

/** Declares the options and the action; the action's number is the exit code. */
function act<Argument>(
  command: Command,
  groups: readonly OptionGroup[],
  invocation: Invocation,
  action: (argument: Argument, options: DataCommandOptions) => Promise<number>,
): void {
  declareOptions(command, groups);
  command.action(async (argument: Argument) => {
    invocation.code = await action(argument, readOptions<DataCommandOptions>(command, groups, invocation.io.env));
  });
}
