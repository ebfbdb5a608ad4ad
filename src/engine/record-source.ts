// Whose fault it is that no installed set answers: a record's own, where it names its country or source itself and
// records of others can be answered, or else the whole request's, which every record would meet alike.
import { WaypostError } from '../contract/errors.js';
import type { Access } from './context.js';

/**
 * Asks for the set that a record names. `source`: that of the request. Throws `bad-request` in place of
 * `source-not-installed` where other records can be answered.
 */
export function ofRecord<T>({ installed }: Access, source: string | undefined, ask: () => T): T {
  try {
    return ask();
  } catch (error) {
    const isRecords =
      error instanceof WaypostError &&
      error.kind === 'source-not-installed' &&
      installed.some((set) => source === undefined || set.source === source.toUpperCase());
    throw isRecords ? new WaypostError('bad-request', error.message, { cause: error }) : error;
  }
}

/** Why there is no answer for a country of which nothing is installed; `country` as it is said. */
export const noAddressData = ({ dataDir }: Access, country: string): WaypostError =>
  new WaypostError(
    'source-not-installed',
    `no address data of ${country} is installed in ${dataDir}; "waypost data --help" says how to import it`,
  );
