// The kinds of releases that `data fetch` knows, one row each: its options and the importer that the download goes to.
import type { DataCommandOptions } from './commands/data.js';
import type { Io } from './io.js';
import { gnafFetchOptions, type OptionGroup } from './options.js';

export interface FetchKind {
  readonly name: string;
  readonly title: string;
  readonly options: readonly OptionGroup[];
  /** Datum that is fetched when none is asked for. */
  readonly datum?: string;
  /** Throws a usage error for options that the import would refuse after a long download. */
  readonly check: (options: DataCommandOptions) => Promise<void>;
  /** Imports the downloaded release; returns the exit code. */
  readonly import: (paths: readonly string[], options: DataCommandOptions, io: Io) => Promise<number>;
}

export const fetchKinds: readonly FetchKind[] = [
  {
    name: 'gnaf', title: 'G-NAF, addresses of Australia', options: gnafFetchOptions, datum: 'GDA2020',
    check: async ({ states }) => { (await import('./commands/data-import.js')).readStates(states); },
    import: async (...given) => (await import('./commands/data-import.js')).importRelease(...given),
  },
];
