// Whether a file is still the one that was read.
import { statSync } from 'node:fs';

/** What tells one version of a file from another, without reading it; '' where there is none. Never throws. */
export function fileVersion(path: string): string {
  try {
    const stat = statSync(path, { throwIfNoEntry: false });
    return stat === undefined ? '' : `${stat.ino} ${stat.size} ${stat.mtimeMs}`;
  } catch (error) {
    // Whoever reads it then is told why that cannot be.
    return (error as Error).message;
  }
}
