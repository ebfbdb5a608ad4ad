// What this process holds open, as Linux tells; nothing is said elsewhere.
import { existsSync, readdirSync, readlinkSync } from 'node:fs';

const OPEN = '/proc/self/fd';

/** Every file that this process has open, a name for each time that it has. */
export const openFiles = (): string[] => openBelow('').filter((file) => !NO_FILE.test(file));

/** Devices, what the system tells of itself, and what comes with the package, which is open as long as the process. */
const NO_FILE = /^\/(?:dev\/(?!shm\/)|proc\/|sys\/)|\/dist\/[^/]+\.wpd$/;

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
