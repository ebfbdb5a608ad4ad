// A folder for what a run needs while it lasts, in the system's place for such. It holds a lock: what a killed process
// left is told from what a living one needs, and goes away with the next.
import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeadLock, takeLock } from './lock-file.js';

export interface TemporaryFolder {
  readonly path: string;
  remove(): Promise<void>;
}

const LOCK = 'lock';
/** A folder without a lock is that of a process that was killed before it took it, once it is this old. */
const WITHOUT_LOCK_MS = 3_600_000;

/**
 * Makes a folder that its owner alone may enter, and removes those of the same kind whose processes were killed, which
 * `say` hears. Throws what the system says, or that the lock cannot be written.
 */
export async function openTemporaryFolder(kind: string, say?: (note: string) => void): Promise<TemporaryFolder> {
  const beginning = `waypost-${kind}-`;
  await removeDead(beginning, say);
  const path = await mkdtemp(join(tmpdir(), beginning));
  const clear = (): Promise<void> => rm(path, { recursive: true, force: true });
  try {
    const lock = await takeLock(join(path, LOCK), 'another run');
    return {
      path,
      async remove() {
        lock.release();
        await clear();
      },
    };
  } catch (error) {
    await clear();
    throw error;
  }
}

async function removeDead(beginning: string, say: ((note: string) => void) | undefined): Promise<void> {
  for (const name of await readdir(tmpdir()).catch(() => [])) {
    if (!name.startsWith(beginning)) continue;
    const path = join(tmpdir(), name);
    if (!(await isDead(path))) continue;
    const isGone = await rm(path, { recursive: true }).then(
      () => true,
      () => false,
    );
    if (isGone) say?.(`removed ${path}, which a run that was killed had left`);
  }
}

/** True for a folder of this user whose process is dead. */
async function isDead(path: string): Promise<boolean> {
  const found = await lstat(path).catch(() => undefined);
  if (found?.isDirectory() !== true || found.uid !== (process.getuid?.() ?? found.uid)) return false;
  const lock = join(path, LOCK);
  const hasLock = await lstat(lock).then(
    () => true,
    () => false,
  );
  return hasLock ? isDeadLock(lock) : Date.now() - found.mtimeMs > WITHOUT_LOCK_MS;
}
