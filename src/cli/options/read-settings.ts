// The settings of operations as the options of a command or the keys of a plan give them; files are read here.
import { readFileSync } from 'node:fs';
import { WaypostError } from '../../contract/errors.js';
import { goesOverNetwork } from '../../contract/network.js';
import type { Operation } from '../../contract/operation.js';
import type { Setting, SettingFile, Settings, SettingValue } from '../../contract/settings.js';
import type { StepOptions } from './step-options.js';

/** Bytes that a file of a setting may have: it is kept in memory, by every thread. */
const MOST_BYTES = 64 << 20;

/**
 * What `given` says of the settings, by their names; undefined where it says nothing. Throws `usage` for a file that
 * cannot be read.
 */
export function readSettings(
  settings: readonly Setting[],
  given: Readonly<Record<string, unknown>>,
): Settings | undefined {
  const read = settings.flatMap(({ name, kind, flags }): [string, SettingValue][] => {
    const value = given[name] as SettingValue | undefined;
    if (value === undefined || value === false) return [];
    return [[name, kind === 'file' ? fileAt(String(value), flags) : value]];
  });
  return read.length === 0 ? undefined : Object.fromEntries(read);
}

/** Throws `usage` for settings of the network where the calls go over none. */
export function refuseIdleSettings(operation: Operation, { settings = {}, source }: StepOptions): void {
  if (goesOverNetwork(operation, { sourceOfTruth: source, featureOptions: undefined })) return;
  const idle = operation.settings?.find(
    ({ name, overNetwork }) => overNetwork === true && settings[name] !== undefined,
  );
  if (!idle) return;
  const others = operation.sources?.filter((each) => goesOverNetwork(operation, { sourceOfTruth: each })) ?? [];
  throw new WaypostError(
    'usage',
    `${idle.flags.split(' ')[0]} is for the network, and none is asked; give --source ${others.join(' or ')}`,
  );
}

function fileAt(name: string, flags: string): SettingFile {
  const option = flags.split(' ')[0]!;
  try {
    const bytes = readFileSync(name);
    if (bytes.length <= MOST_BYTES) return { name, text: bytes.toString('utf8').replace(/^\uFEFF/, '') };
  } catch (error) {
    throw new WaypostError('usage', `${option} ${name}: ${(error as Error).message}; give a text file`, {
      cause: error,
    });
  }
  throw new WaypostError('usage', `${option} ${name}: it is larger than ${MOST_BYTES >> 20} MB; give a shorter file`);
}
