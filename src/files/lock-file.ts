// A lock file that names its process: a second run does not begin while the first is alive, and a dead one's lock does
// not hold. Whether a holder lives that cannot be seen from here, as in another container or on another machine, is
// told by whether its lock is still touched.
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { WaypostError } from '../contract/errors.js';
import { isThisProcess, lifeOf, ownerIn, ownLockText } from './lock-owner.js';
import { readLock, type FoundLock } from './read-lock.js';
import { whyAndNext } from '../contract/write-failure.js';

/**
 * The holder touches its lock this often; one that was not touched for `ABANDONED_MS` by a holder that cannot be seen
 * is dead.
 */
const TOUCH_MS = 1_000;
const ABANDONED_MS = 180_000;
/** An old one is watched this long all the same: its holder's clock may be behind, or this one's may have jumped. */
const LAST_WATCH_MS = 2.5 * TOUCH_MS;
/** How often a lock that is gone whenever it is looked at is tried for, and how long a pause is. */
const MOST_TURNS = 100;
const TURN_MS = 20;

/** A lock that is held. */
export interface Lock {
  /** True once another process has taken the lock over, or it was removed: what it protects is no longer ours. */
  lost(): boolean;
  release(): void;
}

/**
 * `watchMs`: how long a lock of a holder that cannot be seen is watched for a touch before it is taken over; if absent
 * it has to be old. `signal` ends that wait.
 */
export interface Patience {
  readonly watchMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The texts of the locks that this process holds. */
const held = new Set<string>();

/**
 * Takes the lock file. Throws `locked`, saying that `holder` is running, while a living process has it or it cannot be
 * read; `output-unwritable` where it cannot be made, because something else has its name or the folder does not allow
 * it; the signal's reason when it aborts.
 */
export async function takeLock(file: string, holder: string, patience: Patience = {}): Promise<Lock> {
  const own = ownLockText();
  held.add(own);
  try {
    await take(file, own, holder, patience);
  } catch (error) {
    held.delete(own);
    throw error;
  }
  let isLost = false;
  const touching = setInterval(() => {
    const text = textOf(file);
    if (text === own) fs.utimes(file, new Date(), new Date(), () => undefined);
    else isLost ||= text !== undefined;
  }, TOUCH_MS).unref();
  return {
    lost: () => isLost,
    release() {
      clearInterval(touching);
      held.delete(own);
      if (textOf(file) === own) removeQuietly(file);
    },
  };
}

/** Runs `work` holding the lock file. Throws `locked`, naming the other process, while it is held by a running one. */
export async function withLock<T>(file: string, holder: string, work: () => Promise<T>): Promise<T> {
  const lock = await takeLock(file, holder);
  try {
    return await work();
  } finally {
    lock.release();
  }
}

/** True if the lock is there and its holder is certainly dead. */
export async function isDeadLock(file: string): Promise<boolean> {
  try {
    const found = readLock(file, 'its run');
    return found !== undefined && (await isAbandoned(file, found, {}));
  } catch {
    return false;
  }
}

/** True if the file is a lock whose holder may live. */
export async function isHeldLock(file: string): Promise<boolean> {
  try {
    const found = readLock(file, 'its run');
    return found !== undefined && ownerIn(found.text) !== undefined && !(await isAbandoned(file, found, {}));
  } catch {
    return false;
  }
}

async function take(file: string, own: string, holder: string, patience: Patience): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    patience.signal?.throwIfAborted();
    if (create(file, own)) return;
    const found = readLock(file, holder);
    if (found === undefined) {
      await pause(turn === 0 ? 0 : TURN_MS, patience.signal);
      continue;
    }
    if (!(await isAbandoned(file, found, patience))) {
      const owner = ownerIn(found.text);
      const who = owner ? `process ${owner.pid} on ${owner.host}` : 'an unknown process';
      throw new WaypostError('locked', `${holder} is running (${who}); wait for it, or remove ${file} if it is not`);
    }
    await removeDead(file, found, holder, patience);
  }
  throw new WaypostError('locked', `${holder} may be running: ${file} comes and goes; run the same command later`);
}

/** Waits; throws the signal's reason as soon as it aborts. */
async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  try {
    await sleep(ms, undefined, { signal });
  } catch {
    signal?.throwIfAborted();
  }
}

/** Makes the lock; false if something has its name. What is made is whole, or goes away. */
function create(file: string, own: string): boolean {
  let fd: number;
  try {
    fd = fs.openSync(file, 'wx');
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw cannot('write', file, cause);
  }
  try {
    try {
      fs.writeFileSync(fd, own);
    } finally {
      fs.closeSync(fd);
    }
    return true;
  } catch (cause) {
    removeQuietly(file);
    throw cannot('write', file, cause);
  }
}

const cannot = (what: string, file: string, cause: unknown): WaypostError =>
  new WaypostError(
    'output-unwritable',
    `cannot ${what} ${file}: ${whyAndNext(cause, 'check that the folder may be written to')}`,
    { cause },
  );

async function isAbandoned(file: string, found: FoundLock, { watchMs, signal }: Patience): Promise<boolean> {
  const owner = ownerIn(found.text);
  if (owner && isThisProcess(owner)) return !held.has(found.text);
  const life = owner ? lifeOf(owner) : 'unseen';
  if (life !== 'unseen') return life === 'dead';
  const isOld = Date.now() - found.touched > ABANDONED_MS;
  // What names nobody was left by one that was killed as it wrote, and is touched by nobody.
  if (isOld && owner === undefined) return true;
  const watched = isOld ? LAST_WATCH_MS : watchMs;
  return watched !== undefined && isUntouchedFor(watched, file, found, signal);
}

/** Watches a lock, by a clock that nobody sets. */
async function isUntouchedFor(ms: number, file: string, found: FoundLock, signal?: AbortSignal): Promise<boolean> {
  for (const until = performance.now() + ms; performance.now() < until;) {
    await pause(TOUCH_MS / 4, signal);
    const now = readLock(file, 'another run');
    if (now?.touched !== found.touched || now.text !== found.text) return false;
  }
  return true;
}

/**
 * Takes a dead lock away, unless that has been done. Only who holds the lock behind it may: a look and a removal are
 * two steps, and a living one's new lock may not go away between them. Waits a little where another has that one.
 */
async function removeDead(file: string, dead: FoundLock, holder: string, patience: Patience): Promise<void> {
  const behind = await takeLock(`${file}.next`, holder, patience).catch((error: unknown) => {
    if (error instanceof WaypostError && error.kind === 'locked') return undefined;
    throw error;
  });
  if (behind === undefined) return pause(TURN_MS, patience.signal);
  try {
    const now = readLock(file, holder);
    if (now?.text === dead.text && now.touched === dead.touched) fs.rmSync(file, { force: true });
  } catch (error) {
    throw error instanceof WaypostError ? error : cannot('remove', file, error);
  } finally {
    behind.release();
  }
}

/** The lock's text; '' if there is no such file any more, undefined if it cannot be read at this moment. */
function textOf(file: string): string | undefined {
  try {
    return readLock(file, '')?.text ?? '';
  } catch {
    return undefined;
  }
}

/** A lock that cannot be removed is a dead one soon. */
function removeQuietly(file: string): void {
  try {
    fs.rmSync(file, { force: true });
  } catch {
    /* it names a process that has ended */
  }
}
