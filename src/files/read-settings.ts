// What is decided of the operations of an engine, as whoever runs it gives it; files are read here.
import { readFileSync } from 'node:fs';
import { WaypostError } from '../contract/errors.js';
import { readFailure } from '../contract/read-failure.js';
import { flagOf, type Setting, type SettingFile, type Settings, type SettingValue } from '../contract/settings.js';

/** Bytes that a file of a setting may have: it is kept in memory, by every thread. */
const MOST_BYTES = 64 << 20;

/**
 * What `given` says of the settings, by their names: of a file its name. Undefined where it says nothing. `called`: how
 * messages call a setting, its flag by default. Throws `usage` for a file that cannot be read.
 */
export function readSettings(
  settings: readonly Setting[],
  given: Readonly<Record<string, unknown>>,
  called: (setting: Setting) => string = flagOf,
): Settings | undefined {
  const read = settings.flatMap((setting): [string, SettingValue][] => {
    const value = given[setting.name] as SettingValue | undefined;
    if (value === undefined || value === false) return [];
    return [[setting.name, setting.kind === 'file' ? fileAt(String(value), called(setting)) : value]];
  });
  return read.length === 0 ? undefined : Object.fromEntries(read);
}

function fileAt(name: string, what: string): SettingFile {
  try {
    const bytes = readFileSync(name);
    if (bytes.length <= MOST_BYTES) return { name, text: bytes.toString('utf8').replace(/^\uFEFF/, '') };
  } catch (error) {
    throw new WaypostError('usage', `${what} ${name}: ${readFailure(error)}; give a text file`, { cause: error });
  }
  throw new WaypostError('usage', `${what} ${name}: it is larger than ${MOST_BYTES >> 20} MB; give a shorter file`);
}
