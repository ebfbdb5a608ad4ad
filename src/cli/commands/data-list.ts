// data list: the installed data sets, as a table or JSON.
import { EXIT } from '../../contract/errors.js';
import { listSets, type InstalledSet } from '../../data/catalogue.js';
import { dataFolder } from '../config/data-folder.js';
import { outputWidth, type Io } from '../io.js';
import { tableOf } from '../output/text-table.js';
import { count } from '../progress.js';
import type { DataCommandOptions } from './data-options.js';

/** Regions whose names take more characters than this are counted, not named. */
const LONGEST_STATES = 40;

/** Writes the list to standard output; returns the exit code. */
export async function listInstalled(options: DataCommandOptions, io: Io): Promise<number> {
  const folder = dataFolder(options.data, io);
  const sets = await listSets(folder);
  if (options.json === true) io.stdout.json({ folder, sets });
  else if (sets.length === 0) {
    io.stdout.lines([`nothing is installed in ${folder}; import a release with: waypost data import gnaf PATH`]);
  } else {
    const rows = sets.map((set) => [
      set.source,
      set.country,
      set.release,
      set.datum,
      set.table ? `${count(set.table.rows)} rows by ${set.table.key}` : regionsOf(set),
      set.table ? '' : count(set.addresses),
      set.table ? '' : count(set.localities),
      (set.bytes / 1e6).toFixed(1),
      set.created.slice(0, 10),
    ]);
    io.stdout.lines(
      await tableOf(
        [['source', 'country', 'release', 'datum', 'states', 'addresses', 'localities', 'MB', 'imported'], ...rows],
        [5, 6, 7],
        outputWidth(io),
      ),
    );
  }
  return EXIT.done;
}

/** The set's states or regions: their names where those are short. */
function regionsOf({ states }: InstalledSet): string {
  const names = states.join(' ');
  return names.length > LONGEST_STATES ? `${states.length} regions` : names;
}
