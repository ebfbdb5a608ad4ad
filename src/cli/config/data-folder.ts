// Where the installed address data lives: --data or WAYPOST_DATA, else the platform's folder for application data.
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { usualDataFolder } from '../../files/data-folder.js';
import type { Io } from '../io.js';

/** The absolute data folder; `given` is the option's value, which has the environment variable folded in. */
export function dataFolder(given: string | undefined, io: Pick<Io, 'platform' | 'env' | 'home'>): string {
  return given !== undefined && given !== '' ? resolve(given) : usualDataFolder(io);
}

/** What stands in a data folder: its catalogue, its sets, its keys. */
const OF_DATA = /^catalogue\.json$|\.(?:wpd|key)$/;

/** The files of the data folder, which no run may write over; none where it cannot be read. */
export function dataFiles({ data }: { readonly data?: string | undefined }, io: Io): { what: string; path: string }[] {
  const folder = dataFolder(data, io);
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return [];
  }
  return names.filter((name) => OF_DATA.test(name)).map((name) => ({ what: 'address data', path: join(folder, name) }));
}

/**
 * The folder that data is read from. Throws what `requireDataFolder` throws: of a folder that the option or the
 * environment names, more than of the platform's, which need not be there.
 */
export async function readableDataFolder(given: string | undefined, io: Io): Promise<string> {
  const folder = dataFolder(given, io);
  const { requireDataFolder } = await import('../../data/require-folder.js');
  await requireDataFolder(folder, nameOf(given, io));
  return folder;
}

function nameOf(given: string | undefined, io: Io): string {
  if (given === undefined || given === '') return '';
  return given === io.env['WAYPOST_DATA'] ? 'WAYPOST_DATA' : '--data';
}
