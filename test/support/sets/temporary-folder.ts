// One folder for all that the tests write, in memory where the system has a file system there: making, syncing and
// removing thousands of small files on a disk is a tenth of what the suite takes.
import { accessSync, constants, mkdirSync, readdirSync, rmSync, statSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux has one. */
const IN_MEMORY = '/dev/shm';
/** Bytes that are to be free, several times what the tests have there at one time. */
const ROOM = 4 * 2 ** 30;
const HOUR = 3_600_000;
const PREFIX = 'waypost-tests-';

/**
 * Makes a folder the temporary one of this process and all that it starts, and takes those away that killed runs have
 * left; returns what removes it. TMPDIR, where it is set, says where. The same for each project of the tests.
 */
export function useTemporaryFolder(): () => void {
  const name = `${PREFIX}${process.pid}`;
  if (tmpdir().endsWith(name)) return () => undefined;
  const place = process.env['TMPDIR'] === undefined && hasRoomInMemory() ? IN_MEMORY : tmpdir();
  removeLeft(place);
  const folder = join(place, name);
  mkdirSync(folder, { recursive: true });
  process.env['TMPDIR'] = folder;
  return () => {
    rmSync(folder, { recursive: true, force: true });
  };
}

function hasRoomInMemory(): boolean {
  try {
    accessSync(IN_MEMORY, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= ROOM && freemem() >= ROOM;
  } catch {
    return false;
  }
}

/** Removes the folders of runs whose process is no more; one of another container may have begun just now. */
function removeLeft(place: string): void {
  for (const name of readdirSync(place)) {
    if (!name.startsWith(PREFIX) || isRunning(Number(name.slice(PREFIX.length)))) continue;
    const folder = join(place, name);
    const changed = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (Date.now() - changed > HOUR) rmSync(folder, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
