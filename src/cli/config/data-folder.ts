// Where the installed address data lives: --data or WAYPOST_DATA, else the platform's folder for application data.
import { resolve } from 'node:path';
import { usualDataFolder } from '../../files/data-folder.js';
import type { Io } from '../io.js';

/** The absolute data folder; `given` is the option's value, which has the environment variable folded in. */
export function dataFolder(given: string | undefined, io: Io): string {
  return given !== undefined && given !== '' ? resolve(given) : usualDataFolder(io);
}
