// data remove: takes a source's data sets out of use and deletes their files.
import { EXIT } from '../../contract/errors.js';
import { removeSets } from '../../data/catalogue.js';
import { dataFolder } from '../config/data-folder.js';
import type { Io } from '../io.js';
import { messagesTo } from '../messages.js';
import type { DataCommandOptions } from './data-options.js';

/** Removes the sets of the source, or the one of a country, and says so; returns the exit code. */
export async function removeInstalled(
  source: string,
  country: string | undefined,
  options: DataCommandOptions,
  io: Io,
): Promise<number> {
  const folder = dataFolder(options.data, io);
  for (const set of await removeSets(folder, source, country)) {
    messagesTo(io, options).info(
      `${[set.source, set.country, set.release].filter((part) => part !== '').join(' ')} is removed from ${folder}`,
    );
  }
  return EXIT.done;
}
