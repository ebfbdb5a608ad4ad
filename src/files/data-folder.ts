// Where installed data lies where nobody names a folder.
import { join } from 'node:path';

/** What decides the platform's folder for application data. */
export interface Surroundings {
  readonly platform: NodeJS.Platform;
  readonly home: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** The data folder where none is named: that of the platform for application data. */
export function usualDataFolder({ platform, home, env }: Surroundings): string {
  if (platform === 'win32') return join(env['LOCALAPPDATA'] ?? join(home, 'AppData', 'Local'), 'waypost');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'waypost');
  const base = env['XDG_DATA_HOME'];
  // The XDG specification says that a relative path is to be ignored.
  return join(base?.startsWith('/') ? base : join(home, '.local', 'share'), 'waypost');
}
