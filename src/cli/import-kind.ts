// One kind of data that `data import` knows: its command, its options, and the importer that runs.
import type { ImportResult, ImportSurroundings } from '../data/import/result.js';
import type { DataCommandOptions } from './commands/data-options.js';
import type { OptionGroup } from './options/option-spec.js';

/** An import that is ready to run. */
type Import = (given: Required<ImportSurroundings>) => Promise<ImportResult>;

export interface ImportKind {
  /** Name of the command: gnaf in `data import gnaf`. */
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly argument: { readonly flags: string; readonly about: string };
  readonly options: readonly OptionGroup[];
  /** True where one import may put many sets in use: its result names them all. */
  readonly several?: boolean;
  /** Reads the options; throws a usage error before anything of the files is read. */
  readonly prepare: (paths: readonly string[], options: DataCommandOptions) => Promise<Import>;
}

export const CSV_FILES = {
  flags: '<file...>',
  about: 'CSV files with a header, each also with .gz, that together are the set',
};
