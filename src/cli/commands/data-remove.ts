// data remove: takes a source's data set out of use and deletes its file.
import { EXIT } from '../../contract/errors.js';
import { removeSet } from '../../reference/catalogue.js';
import { dataFolder } from '../data-folder.js';
import type { Io } from '../io.js';
import { messagesTo } from '../messages.js';
import type { DataCommandOptions } from './data.js';

/** Removes the set and says so; returns the exit code. */
export async function removeInstalled(source: string, options: DataCommandOptions, io: Io): Promise<number> {
  const folder = dataFolder(options.data, io);
  const set = await removeSet(folder, source);
  messagesTo(io, options).info(`${set.source} ${set.release} is removed from ${folder}`);
  return EXIT.done;
}
