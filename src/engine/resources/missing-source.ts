// What is said where no installed address set answers, and whose fault it is: a record's own, where it names its
// country or source itself and records of others can be answered, or else the whole request's, which every record
// would meet alike.
import { WaypostError } from '../../contract/errors.js';
import { sourceNamed } from '../../contract/sources.js';
import type { InstalledSet } from '../../data/catalogue.js';

/**
 * Throws `source-not-installed`, naming what is installed, for a source that is not, or is not of the country ('' for
 * any).
 */
export function requireSource(installed: readonly InstalledSet[], source: string, country: string): void {
  const found = installed.filter((set) => set.source === source.toUpperCase());
  if (found.length === 0) {
    const there =
      installed.length === 0 ? `nothing is: import ${importOf(source)}` : `installed: ${sourcesOf(installed)}`;
    throw new WaypostError(
      'source-not-installed',
      `source of truth ${source} is not installed in the data folder; ${there}`,
    );
  }
  if (country === '' || found.some((set) => set.country === country)) return;
  const others = installed.filter((set) => set.country === country);
  throw new WaypostError(
    'source-not-installed',
    `source of truth ${source} holds addresses of ${found.map((set) => set.country).join(', ')}, and those ` +
      `of ${country} are asked for; installed for ${country}: ${others.length === 0 ? 'nothing' : sourcesOf(others)}`,
  );
}

/** How a source comes into a data folder that has nothing yet. */
function importOf(source: string): string {
  const known = sourceNamed(source);
  const isOwn = known?.holds === 'addresses' && known.name !== 'GNAF';
  if (!isOwn) return 'a release with "waypost data import gnaf PATH"';
  return known.name === 'NZAD'
    ? 'its layer with "waypost data import linz PATH"'
    : `its addresses with "waypost data import csv FILE --source ${known.name}"`;
}

const sourcesOf = (sets: readonly InstalledSet[]): string => [...new Set(sets.map((set) => set.source))].join(', ');

/** Why there is no answer for a country of which nothing is installed; `country` as it is said. */
export const noAddressData = (country: string): WaypostError =>
  new WaypostError(
    'source-not-installed',
    `no address data of ${country} is installed in the data folder; "waypost data --help" says how to import it`,
  );

/**
 * What `choose` gives for a country or source that a record names itself. `source`: that of the request. Throws
 * `bad-request` in place of `source-not-installed` where other records can be answered.
 */
export function chooseForRecord<T>(installed: readonly InstalledSet[], source: string | undefined, choose: () => T): T {
  try {
    return choose();
  } catch (error) {
    const isRecordsFault =
      error instanceof WaypostError &&
      error.kind === 'source-not-installed' &&
      installed.some((set) => source === undefined || set.source === source.toUpperCase());
    throw isRecordsFault ? new WaypostError('bad-request', error.message, { cause: error }) : error;
  }
}
