// The kinds of releases that `data fetch` knows, one row each: its options and the importer that the download goes to.
import { readFileSync } from 'node:fs';
import { WaypostError } from '../contract/errors.js';
import { readFailure } from '../contract/read-failure.js';
import type { ImportKind } from './import-kind.js';
import { importKind } from './import-kinds.js';
import type { Io } from './io.js';
import { fetchOptions, gnafFetchOptions } from './options/data-options.js';
import type { OptionGroup } from './options/option-spec.js';

export interface FetchKind {
  readonly name: string;
  readonly title: string;
  readonly options: readonly OptionGroup[];
  /** Datum that is fetched when none is asked for. */
  readonly datum?: string;
  /**
   * The user's key for the owner's service, where it asks for one; from the environment or a file, never from a flag.
   */
  readonly key?: (env: Io['env']) => string | undefined;
  /** The import that the download goes to. */
  readonly importKind: ImportKind;
}

export const fetchKinds: readonly FetchKind[] = [
  {
    name: 'gnaf',
    title: 'G-NAF, addresses of Australia',
    options: gnafFetchOptions,
    datum: 'GDA2020',
    importKind: importKind('gnaf'),
  },
  {
    name: 'linz',
    title: 'LINZ "NZ Addresses", addresses of New Zealand',
    options: fetchOptions,
    key: (env) => keyFrom(env['WAYPOST_LINZ_KEY'], env['WAYPOST_LINZ_KEY_FILE']),
    importKind: importKind('linz'),
  },
  {
    name: 'abr',
    title: 'the ABN bulk extract, companies of Australia',
    options: fetchOptions,
    importKind: importKind('abr'),
  },
];

function keyFrom(given: string | undefined, file: string | undefined): string | undefined {
  if (given !== undefined || file === undefined || file === '') return given?.trim();
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (cause) {
    throw new WaypostError(
      'configuration',
      `the file ${file} with the key cannot be read: ${readFailure(cause)}; correct the variable that names it`,
      { cause },
    );
  }
}
