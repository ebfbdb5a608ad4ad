// What this process holds open, as Linux tells; nothing is said elsewhere.
import { existsSync, readdirSync, readlinkSync } from 'node:fs';

const OPEN = '/proc/self/fd';

/** Files below the folders that this process has open, a name for each time that it has. */
export function openBelow(...folders: readonly string[]): string[] {
  if (!existsSync(OPEN)) return [];
  return readdirSync(OPEN)
    .map((fd) => {
      try {
        return readlinkSync(`${OPEN}/${fd}`);
      } catch {
        return '';
      }
    })
    .filter((file) => folders.some((folder) => file.startsWith(`${folder}/`)))
    .toSorted();
}
