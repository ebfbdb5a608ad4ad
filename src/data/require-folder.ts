// A data folder that a user names must be there and hold data: an answer from less than was meant is not given in its
// place.
import fs from 'node:fs';
import { WaypostError } from '../contract/errors.js';
import { listSets, setFile, type InstalledSet } from './catalogue.js';

/** Files that a message names. */
const MOST_NAMED = 5;

/**
 * Checks the folder that data is read from. `named`: what names it, such as `--data`, in messages; '' for the default
 * folder, which need not be there. Throws `configuration` for a named folder that is not there or in which no data is
 * installed, and for any whose catalogue names files that are gone; `data-broken` for a catalogue that cannot be read.
 */
export async function requireDataFolder(dir: string, named: string): Promise<void> {
  const by = named === '' ? '' : ` (${named})`;
  if (named !== '') requireFolder(dir, by);
  const sets = await listSets(dir);
  if (named !== '' && sets.length === 0) {
    throw new WaypostError('configuration', `no data is installed in the data folder ${dir}${by}; ${WHAT_NEXT}`);
  }
  if (filesGone(dir, sets).length === 0) return;
  // An import that ended meanwhile took files out of use: what the catalogue says now counts.
  const gone = filesGone(dir, await listSets(dir));
  if (gone.length === 0) return;
  throw new WaypostError(
    'configuration',
    `the data folder ${dir}${by} lacks ${gone.slice(0, MOST_NAMED).join(', ')}` +
      `${gone.length > MOST_NAMED ? ` and ${gone.length - MOST_NAMED} more` : ''}, which its catalogue.json ` +
      `names: put back what was removed, import the data again with 'waypost data import', or take it out of use ` +
      `with 'waypost data remove'`,
  );
}

const WHAT_NEXT =
  "import data into it with 'waypost data import', name the folder that has the data, or name none to go on without";

function requireFolder(dir: string, by: string): void {
  let isFolder: boolean;
  try {
    isFolder = fs.statSync(dir).isDirectory();
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    throw new WaypostError(
      'configuration',
      code === 'ENOENT' || code === 'ENOTDIR'
        ? `the data folder ${dir}${by} is not there; ${WHAT_NEXT}`
        : `the data folder ${dir}${by} cannot be read: ${message}`,
      { cause },
    );
  }
  if (!isFolder) throw new WaypostError('configuration', `the data folder ${dir}${by} is a file; ${WHAT_NEXT}`);
}

/** The sets whose files are not there, as `GNAF (gnaf-2dab9650.wpd)`. */
const filesGone = (dir: string, sets: readonly InstalledSet[]): string[] =>
  sets.filter((set) => !fs.existsSync(setFile(dir, set))).map(({ source, file }) => `${file} (${source})`);
