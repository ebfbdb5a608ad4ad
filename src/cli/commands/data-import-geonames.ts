// data import geonames-postal: postal codes and places of other countries, a set for each country.
import { EXIT, WaypostError } from '../../contract/errors.js';
import { importGeonames } from '../../reference/import/geonames-postal.js';
import { dataFolder } from '../data-folder.js';
import type { Io } from '../io.js';
import { messagesTo } from '../messages.js';
import { count, startProgress } from '../progress.js';
import { interruptible } from '../signals.js';
import type { DataCommandOptions } from './data.js';

/** Countries that the report names one by one. */
const MOST_NAMED = 12;

/** Imports the dump and says on standard error what came of it; returns the exit code. */
export async function importPostalDump(paths: readonly string[], options: DataCommandOptions, io: Io): Promise<number> {
  const messages = messagesTo(io, options), dataDir = dataFolder(options.data, io), countries = readCountries(options.countries);
  const progress = await startProgress(io, messages, { ...options, progress: options.progress !== false }, 'MB');
  try {
    const summary = await interruptible(io, 'the data sets that were in use stay in use', (signal) => importGeonames({
      paths, dataDir, countries, signal,
      onProgress({ phase, done, total }) {
        if (phase === 'read') progress.update({ done, total, rows: Math.round(done / 1e6) });
      },
    }));
    progress.stop();
    const { sets, skipped, seconds } = summary, left = Object.entries(skipped).map(([reason, rows]) => `${count(rows)} ${reason}`);
    messages.info([
      `GEONAMES: ${count(sets.reduce((sum, set) => sum + set.localities, 0))} places of ${sets.length > MOST_NAMED ? `${sets.length} countries` : sets.map(({ country }) => country).join(', ')}`,
      ...(left.length > 0 ? [`left out: ${left.join(', ')}`] : []),
      `${(sets.reduce((sum, set) => sum + set.bytes, 0) / 1e6).toFixed(1)} MB in ${dataDir}, ${seconds.toFixed(1)} s`,
    ].join('\n'), { summary });
    return EXIT.done;
  } finally {
    progress.stop();
  }
}

function readCountries(given: string | undefined): string[] | undefined {
  const countries = given?.split(',').map((country) => country.trim().toUpperCase());
  const wrong = countries?.find((country) => !/^[A-Z]{2}$/.test(country));
  if (wrong !== undefined) throw new WaypostError('usage', `--countries: '${wrong}' is no code of two letters, such as GB`);
  return countries;
}
