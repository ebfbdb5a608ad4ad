// The locks of a run: each file that it writes under a name of its own is held by it alone, whatever it is called by
// another run, as its output, its errors file or its summary. What stands beside the output belongs to the output.
import { WaypostError } from '../../contract/errors.js';
import { isHeldLock, takeLock, type Lock } from '../../files/lock-file.js';
import { beside, unwritable, type FilePlace } from './file-place.js';

/**
 * How long the lock of a process that cannot be seen from here, as in another container, is watched for a sign of life.
 */
const WATCH_MS = 10_000;

/** What a file is called that belongs to a run into another, whose name is the first group. */
const BESIDE = /^(.+?)(?:\.rows|\.[0-9a-f]{8})?\.(?:part|ordered|journal|answers)$/s;

/**
 * Takes the locks of the places, all or none. Throws `locked`, naming the file and the process that has it;
 * `output-unwritable` where a lock cannot be made; the signal's reason when it aborts.
 */
export async function lockPlaces(places: readonly FilePlace[], signal: AbortSignal | undefined): Promise<Lock> {
  const locks: Lock[] = [];
  const release = (): void => {
    for (const lock of locks) lock.release();
  };
  for (const { target, name } of places) {
    // The lock of another run is no place to write to: without it a third one would begin.
    if (target.endsWith('.lock') && (await isHeldLock(target))) {
      throw new WaypostError('locked', `${name} is the lock of a run that is under way; choose another name`);
    }
  }
  try {
    for (const [file, place] of lockFiles(places)) locks.push(await lockOf(file, place, signal));
  } catch (error) {
    release();
    throw error;
  }
  return { lost: () => locks.some((lock) => lock.lost()), release };
}

/** Throws `locked` once another run may write what is locked. */
export function refuseLost(lock: Lock): void {
  if (lock.lost()) {
    throw new WaypostError('locked', 'another run has taken over: the lock of this one was removed or taken');
  }
}

/** The lock files, and the file that each is for. One who writes what is beside another's file takes that one's too. */
function lockFiles(places: readonly FilePlace[]): Map<string, FilePlace> {
  const files = new Map<string, FilePlace>();
  for (const place of places) {
    const { target, isDevice } = place;
    if (isDevice) continue;
    const owner = BESIDE.exec(target)?.[1];
    if (owner !== undefined) files.set(beside(owner).lock, place);
    files.set(beside(target).lock, place);
  }
  return files;
}

async function lockOf(file: string, place: FilePlace, signal: AbortSignal | undefined): Promise<Lock> {
  try {
    return await takeLock(file, `another run into ${place.name}`, { watchMs: WATCH_MS, signal });
  } catch (error) {
    const isRefused = error instanceof WaypostError && error.kind === 'output-unwritable' && error.cause !== undefined;
    throw isRefused ? unwritable(place, error.cause) : error;
  }
}
