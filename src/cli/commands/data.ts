// The commands that look after the installed address data: import, fetch, list, verify, remove.
import type { Command } from 'commander';
import { fetchKinds } from '../fetch-kinds.js';
import {
  attributeImportOptions,
  csvImportOptions,
  dataFileOptions,
  dataImportOptions,
  dataOptions,
  dataRemoveOptions,
  geonamesOptions,
  openAddressesOptions,
  postcodeImportOptions,
} from '../options/data-options.js';
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
  const imports = data
    .command('import')
    .summary('Build the address data from a release')
    .description('Build the address data from a release of its owner.');

  const gnaf = imports
    .command('gnaf')
    .summary('Import a G-NAF release')
    .description(
      'Import a G-NAF release: its zip, its folder, or several of them. The data set in use is replaced when ' +
        'the new one is complete.',
    )
    .argument('<path...>', 'zip files or folders of the release');
  act(gnaf, dataImportOptions, invocation, async (paths: string[], options) =>
    (await import('./data-import.js')).importRelease(paths, options, invocation.io),
  );

  const linz = imports
    .command('linz')
    .summary('Import LINZ "NZ Addresses"')
    .description(
      'Import the CSV of LINZ "NZ Addresses" (or of the older "NZ Street Address"): the file, its zip, or a ' +
        'folder. It gets the postcodes of the table that is installed; the data set in use is replaced when the ' +
        'new one is complete.',
    )
    .argument('<path...>', 'CSV files, zips or folders of the layer');
  act(linz, dataFileOptions, invocation, async (paths: string[], options) =>
    (await import('./data-import.js')).importLayer(paths, options, invocation.io),
  );

  const postcodes = imports
    .command('nz-postcodes')
    .summary('Import New Zealand postcodes')
    .description(
      'Import a table of New Zealand postcodes: one row for each postcode of each locality, with town, ' +
        'region, coordinates and rural delivery number where it has them. An installed NZAD gets the ' +
        'postcodes at once.',
    )
    .argument('<path...>', 'CSV files with a header');
  act(postcodes, postcodeImportOptions, invocation, async (paths: string[], options) =>
    (await import('./data-import.js')).importPostcodes(paths, options, invocation.io),
  );

  const csv = imports
    .command('csv')
    .summary('Import the addresses of any source from CSV')
    .description(
      'Import the addresses of any source of truth from CSV: a licensed postal file, a register of your own. ' +
        'Columns are recognised by their headings or told with --map; rows may hold components or whole lines ' +
        'of text. The data set in use is replaced when the new one is complete.',
    )
    .argument('<file...>', 'CSV files with a header, each also with .gz, that together are the set');
  act(csv, csvImportOptions, invocation, async (paths: string[], options) =>
    (await import('./data-import-csv.js')).importAddressCsv(paths, options, invocation.io),
  );

  const geonames = imports
    .command('geonames-postal')
    .summary('Import postal codes of other countries')
    .description(
      'Import a GeoNames postal code dump: allCountries.txt, the file of a country such as GB.txt, their ' +
        'zips, or a folder of them. Each country becomes a set of its own.',
    )
    .argument('<path...>', 'text files, zips or folders of the dump');
  act(geonames, geonamesOptions, invocation, async (paths: string[], options) =>
    (await import('./data-import-world.js')).importPostalDump(paths, options, invocation.io),
  );

  const addresses = imports
    .command('openaddresses')
    .summary('Import addresses of another country from OpenAddresses')
    .description(
      'Import files of OpenAddresses, GeoJSON with a feature a line or CSV, each also with .gz, zips or ' +
        'folders of them, as the set of one country. The set in use is replaced when the new one is complete.',
    )
    .argument('<path...>', 'files, zips or folders');
  act(addresses, openAddressesOptions, invocation, async (paths: string[], options) =>
    (await import('./data-import-world.js')).importStreets(paths, options, invocation.io),
  );

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

  const attributes = imports
    .command('attributes')
    .summary('Import an attribute set from CSV')
    .description(
      'Import what others say about mesh blocks or addresses from CSV: statistical areas, indexes, ' +
        'remoteness. A row is a key and its attributes; cleanse adds them with --feature exposeAttributes=1, ' +
        'each named after its source.',
    )
    .argument('<file...>', 'CSV files with a header, each also with .gz, that together are the set');
  act(attributes, attributeImportOptions, invocation, async (paths: string[], options) =>
    (await import('./data-import-csv.js')).importAttributeCsv(paths, options, invocation.io),
  );

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
