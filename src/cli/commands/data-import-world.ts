// data import geonames-postal and data import openaddresses: postal codes, places and addresses of other countries.
import { EXIT, WaypostError } from '../../contract/errors.js';
import type { InstalledSet } from '../../data/catalogue.js';
import { importGeonames } from '../../data/import/geonames/import.js';
import type { ImportProgress } from '../../data/import/gnaf/import.js';
import { importOpenAddresses } from '../../data/import/openaddresses/import.js';
import { dataFolder } from '../config/data-folder.js';
import type { Io } from '../io.js';
import { messagesTo } from '../messages.js';
import { count, startProgress } from '../progress.js';
import { interruptible } from '../signals.js';
import type { DataCommandOptions } from './data-options.js';

/** Countries that the report names one by one. */
const MOST_NAMED = 12;

interface Imported {
  readonly sets: readonly InstalledSet[];
  readonly skipped: Readonly<Record<string, number>>;
  readonly seconds: number;
}
type Importing = (given: {
  readonly dataDir: string;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ImportProgress) => void;
}) => Promise<Imported>;

/** Imports a GeoNames postal dump; returns the exit code. */
export async function importPostalDump(paths: readonly string[], options: DataCommandOptions, io: Io): Promise<number> {
  const countries = options.countries?.split(',').map((country) => countryOf('--countries', country));
  return run(
    options,
    io,
    (given) => importGeonames({ paths, countries, ...given }),
    ({ sets }) =>
      `GEONAMES: ${total(sets, 'localities')} places of ` +
      `${sets.length > MOST_NAMED ? `${sets.length} countries` : sets.map(({ country }) => country).join(', ')}`,
  );
}

/** Imports files of OpenAddresses as the set of a country; returns the exit code. */
export async function importStreets(paths: readonly string[], options: DataCommandOptions, io: Io): Promise<number> {
  if (options.country === undefined) {
    throw new WaypostError('usage', 'the files do not say their country; give it with --country, such as --country GB');
  }
  const country = countryOf('--country', options.country);
  if (country === 'AU' || country === 'NZ') {
    throw new WaypostError(
      'usage',
      `--country ${country}: its addresses are searched in sets of their own; import them with 'waypost data ` +
        `import ${country === 'AU' ? 'gnaf' : 'linz'}' or 'waypost data import csv'`,
    );
  }
  return run(
    options,
    io,
    async (given) => {
      const { set, ...rest } = await importOpenAddresses({ paths, country, ...given });
      return { sets: [set], ...rest };
    },
    ({ sets }) =>
      `OPENADDRESSES ${country}: ${total(sets, 'addresses')} addresses in ${total(sets, 'localities')} cities`,
  );
}

const total = (sets: readonly InstalledSet[], what: 'addresses' | 'localities'): string =>
  count(sets.reduce((sum, set) => sum + set[what], 0));

async function run(
  options: DataCommandOptions,
  io: Io,
  importing: Importing,
  headline: (imported: Imported) => string,
): Promise<number> {
  const messages = messagesTo(io, options);
  const dataDir = dataFolder(options.data, io);
  const progress = await startProgress(io, messages, { ...options, progress: options.progress !== false }, 'MB');
  try {
    const summary = await interruptible(io, 'the data sets that were in use stay in use', (signal) =>
      importing({
        dataDir,
        signal,
        onProgress({ phase, done, total }) {
          if (phase === 'read') progress.update({ done, total, rows: Math.round(done / 1e6) });
        },
      }),
    );
    progress.stop();
    const left = Object.entries(summary.skipped).map(([reason, rows]) => `${count(rows)} ${reason}`);
    const bytes = summary.sets.reduce((sum, set) => sum + set.bytes, 0);
    messages.info(
      [
        headline(summary),
        ...(left.length > 0 ? [`left out: ${left.join(', ')}`] : []),
        `${(bytes / 1e6).toFixed(1)} MB in ${dataDir}, ${summary.seconds.toFixed(1)} s`,
      ].join('\n'),
      { summary },
    );
    return EXIT.done;
  } finally {
    progress.stop();
  }
}

function countryOf(option: string, text: string): string {
  const country = text.trim().toUpperCase();
  if (!/^[A-Z]{2}$/.test(country)) {
    throw new WaypostError('usage', `${option}: '${text.trim()}' is no code of two letters, such as GB`);
  }
  return country;
}
