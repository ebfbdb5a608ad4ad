// data import csv and data import attributes: build a set of any source from CSV files, whose columns are recognised or
// told.
import { WaypostError } from '../../contract/errors.js';
import { sourceNamed, sources, type Source } from '../../contract/sources.js';
import { ATTRIBUTE_KEYS } from '../../data/attributes/read/attribute-table.js';
import type { CsvOptions } from '../../data/import/csv/build.js';
import { importCsv, setFields } from '../../data/import/csv/import.js';
import type { Io } from '../io.js';
import { readDelimiter } from '../options/read-delimiter.js';
import { readMapping } from '../options/read-step.js';
import { runImport } from './data-import.js';
import type { DataCommandOptions } from './data-options.js';

/** Imports an address set; returns the exit code. */
export function importAddressCsv(paths: readonly string[], options: DataCommandOptions, io: Io): Promise<number> {
  const source = readSource(options.source, 'addresses');
  const country = readCountry(source, options.country);
  const map = readMapping(options.map, { name: 'an address set', fields: setFields }) ?? {};
  return runImport(options, io, (given) =>
    importCsv({ ...readCsvOptions(paths, options), ...given, map, source: source.name, country, datum: options.datum }),
  );
}

/** Imports an attribute set; returns the exit code. */
export async function importAttributeCsv(
  paths: readonly string[],
  options: DataCommandOptions,
  io: Io,
): Promise<number> {
  const source = readSource(options.source, 'attributes');
  const { key } = options;
  if (key === undefined) {
    throw new WaypostError('usage', `--key is missing: say what the keys are, ${ATTRIBUTE_KEYS.join(' or ')}`);
  }
  const map = readAttributeMap(options.map);
  const { importAttributes } = await import('../../data/import/attributes/import.js');
  return runImport(options, io, (given) =>
    importAttributes({
      ...readCsvOptions(paths, options),
      ...given,
      map,
      key,
      source: source.name,
      country: source.country,
    }),
  );
}

/**
 * `--map Name=Column`: an attribute's name is the user's to choose, but must do as a key and in the name of a column.
 */
function readAttributeMap(given: readonly string[] = []): Record<string, string[]> {
  const map: Record<string, string[]> = {};
  for (const text of given) {
    const [, name, column] = /^(\w+)=(.+)$/.exec(text) ?? [];
    if (name === undefined) {
      throw new WaypostError(
        'usage',
        `--map ${text}: give it as Name=Column; a name has letters, digits and _ only, and key is the column ` +
          `of the keys`,
      );
    }
    if (map[name]) throw new WaypostError('usage', `--map ${text}: ${name} is mapped twice`);
    map[name] = [column!];
  }
  return map;
}

/** What every import from CSV takes. */
const readCsvOptions = (paths: readonly string[], options: DataCommandOptions): Omit<CsvOptions, 'map'> => ({
  paths,
  release: options.release,
  delimiter: readDelimiter(options.delimiter),
  encoding: options.encoding,
});

/** The source that --source names. Throws a usage error that lists those that hold such data. */
function readSource(given: string | undefined, holds: Source['holds']): Source {
  const named = sources
    .filter((source) => source.holds === holds)
    .map(({ name }) => name)
    .join(', ');
  if (given === undefined) {
    throw new WaypostError('usage', `--source is missing: say whose ${holds} these are, one of ${named}`);
  }
  const source = sourceNamed(given);
  if (source?.holds !== holds) {
    throw new WaypostError('usage', `--source ${given}: no source of ${holds} has that name; there are ${named}`);
  }
  return source;
}

/** The country of a source, or the one that is told where the contract does not say. */
function readCountry({ name, country }: Source, given: string | undefined): string {
  if (country === '' && given === undefined) {
    throw new WaypostError('usage', `--country is missing: ${name} may hold addresses of any; give AU or NZ`);
  }
  if (country !== '' && given !== undefined && given !== country) {
    throw new WaypostError('usage', `--country ${given}: ${name} holds addresses of ${country}`);
  }
  return given ?? country;
}
