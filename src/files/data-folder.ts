// Where installed data lies where nobody names a folder.
import { homedir } from 'node:os';
import { join } from 'node:path';
import { WaypostError } from '../contract/errors.js';

/** What decides the platform's folder for application data. */
export interface Surroundings {
  readonly platform: NodeJS.Platform;
  /** '' for a user without one. */
  readonly home: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** The home folder; '' for a user who has none: HOME is not set or empty, and the system does not know the user. */
export function homeFolder(): string {
  try {
    return homedir();
  } catch {
    return '';
  }
}

/**
 * The data folder where none is named: that of the platform for application data. Throws `usage` where that is in the
 * home folder, and there is none.
 */
export function usualDataFolder({ platform, home, env }: Surroundings): string {
  const atHome = (...names: readonly string[]): string => {
    if (home !== '') return join(home, ...names);
    throw new WaypostError(
      'usage',
      'this user has no home folder, where the data folder would be; name one with --data or WAYPOST_DATA, or set HOME',
    );
  };
  if (platform === 'win32') return join(env['LOCALAPPDATA'] ?? atHome('AppData', 'Local'), 'waypost');
  if (platform === 'darwin') return atHome('Library', 'Application Support', 'waypost');
  const base = env['XDG_DATA_HOME'];
  // The XDG specification says that a relative path is to be ignored.
  return join(base?.startsWith('/') ? base : atHome('.local', 'share'), 'waypost');
}
