// data verify: checks every installed file against its checksums, and goes on to the next when one is broken.
import { EXIT, WaypostError } from '../../contract/errors.js';
import { listSets, verifySet } from '../../data/catalogue.js';
import { dataFolder, readableDataFolder } from '../config/data-folder.js';
import type { Io } from '../io.js';
import type { DataCommandOptions } from './data-options.js';

interface Verdict {
  source: string;
  country: string;
  release: string;
  ok: boolean;
  problem?: string;
}

/**
 * Writes a line for each set to standard output; returns the exit code, that of the first broken set. Throws
 * `configuration` for a folder that is named and has none.
 */
export async function verifyInstalled(options: DataCommandOptions, io: Io): Promise<number> {
  const folder = dataFolder(options.data, io);
  const verdicts: Verdict[] = [];
  let code: number = EXIT.done;
  const sets = await listSets(folder);
  // Nothing to check is no proof of what a name that was mistyped was to have.
  if (sets.length === 0) await readableDataFolder(options.data, io);
  for (const { source, country, release } of sets) {
    try {
      await verifySet(folder, source, country);
      verdicts.push({ source, country, release, ok: true });
    } catch (error) {
      if (!(error instanceof WaypostError)) throw error;
      verdicts.push({ source, country, release, ok: false, problem: error.message });
      code = error.exitCode;
    }
  }
  if (options.json === true) io.stdout.json({ folder, sets: verdicts });
  else if (verdicts.length === 0) io.stdout.lines([`nothing is installed in ${folder}`]);
  else {
    io.stdout.lines(
      verdicts.map(
        ({ source, country, release, problem }) =>
          `${source} ${release || country}: ${problem ?? 'every section is as it was written'}`,
      ),
    );
  }
  return code;
}
