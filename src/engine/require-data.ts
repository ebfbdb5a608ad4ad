// What a data folder that somebody named has to hold: a name that is mistyped would answer from nothing.
import { existsSync, statSync } from 'node:fs';
import { WaypostError } from '../contract/errors.js';
import { listSets } from '../data/catalogue.js';

/**
 * Throws `usage` for a folder that is not there, is none, or holds no data. `namedBy`: what named it, as messages say
 * it.
 */
export async function requireData(folder: string, namedBy: string): Promise<void> {
  const fail = (what: string): WaypostError =>
    new WaypostError(
      'usage',
      `${namedBy}: ${what}; name the folder that data was imported into, or import some first: waypost data import ` +
        `gnaf PATH --data ${folder}`,
    );
  if (!existsSync(folder)) throw fail(`there is no folder ${folder}`);
  if (!statSync(folder).isDirectory()) throw fail(`${folder} is a file, not a folder`);
  if ((await listSets(folder)).length === 0) throw fail(`no data is installed in ${folder}`);
}
