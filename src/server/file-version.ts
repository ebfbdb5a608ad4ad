// Whether a file is still the one that was read.
import { statSync } from 'node:fs';

/** What tells one version of a file from another, without reading it; '' where there is none. */
export function fileVersion(path: string): string {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat === undefined ? '' : `${stat.ino} ${stat.size} ${stat.mtimeMs}`;
}
