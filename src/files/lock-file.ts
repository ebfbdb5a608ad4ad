// A lock file that names its process: a second run does not begin while the first is alive, and a dead one's lock does
// not hold. Whether the holder lives is told by its id and start time where both can be seen from here (the same boot
// and the same namespace of processes); from another container or machine, by whether the lock is still touched.
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { WaypostError } from '../contract/errors.js';

/**
 * The holder touches its lock this often; one that was not touched for `ABANDONED_MS` by a holder that cannot be seen
 * is dead.
 */
const TOUCH_MS = 1_000;
const ABANDONED_MS = 180_000;

interface Owner {
  readonly pid: number;
  readonly host: string;
  readonly home?: string | undefined;
  readonly started?: string | undefined;
}

/** A lock that is held. */
export interface Lock {
  /** True once another process has taken the lock over: what it protects is no longer ours. */
  lost(): boolean;
  release(): void;
}

/** Locks that this process holds: after a crash, another process may have got the same id. */
const held = new Set<string>();

/**
 * Takes the lock file. Throws `locked`, saying that `holder` is running, while a living process has it. `watchMs`: how
 * long a lock of a holder that cannot be seen is watched for a touch before it is taken over; if absent it has to be
 * old.
 */
export async function takeLock(file: string, holder: string, watchMs?: number): Promise<Lock> {
  const own = JSON.stringify({
    pid: process.pid,
    host: os.hostname(),
    home: processHome(),
    started: startOf(process.pid),
    token: randomUUID(),
  });
  await take(file, own, holder, watchMs);
  let isLost = false;
  const touching = setInterval(() => {
    if (contentOf(file) === own) fs.utimes(file, new Date(), new Date(), () => undefined);
    else isLost = true;
  }, TOUCH_MS).unref();
  return {
    lost: () => isLost,
    release() {
      clearInterval(touching);
      held.delete(file);
      if (contentOf(file) === own) fs.rmSync(file, { force: true });
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

/** True if a process of this machine has that id. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function take(file: string, own: string, holder: string, watchMs: number | undefined): Promise<void> {
  for (;;) {
    try {
      fs.writeFileSync(file, own, { flag: 'wx' });
      held.add(file);
      return;
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') {
        throw new WaypostError(
          'output-unwritable',
          `cannot write ${file}: ${(cause as Error).message}; check that the folder may be written to`,
          { cause },
        );
      }
    }
    const content = contentOf(file);
    if (content === undefined) continue;
    const owner = ownerIn(content);
    if (!(await isAbandoned(file, content, owner, watchMs))) {
      const who = owner ? `process ${owner.pid} on ${owner.host}` : 'an unknown process';
      throw new WaypostError('locked', `${holder} is running (${who}); wait for it, or remove ${file} if it is not`);
    }
    putAside(file, content);
  }
}

async function isAbandoned(
  file: string,
  content: string,
  owner: Owner | undefined,
  watchMs: number | undefined,
): Promise<boolean> {
  const life = owner ? lifeOf(file, owner) : 'unseen';
  if (life !== 'unseen') return life === 'dead';
  const touched = touchOf(file);
  if (Date.now() - (touched ?? 0) > ABANDONED_MS) return true;
  if (watchMs === undefined) return false;
  for (const until = Date.now() + watchMs; Date.now() < until;) {
    await sleep(TOUCH_MS / 4);
    if (touchOf(file) !== touched || contentOf(file) !== content) return false;
  }
  return true;
}

function lifeOf(file: string, { pid, host, home, started }: Owner): 'alive' | 'dead' | 'unseen' {
  if (host !== os.hostname() || (home !== undefined && home !== processHome())) return 'unseen';
  if (pid === process.pid && (started === undefined || started === startOf(pid))) {
    return held.has(file) ? 'alive' : 'dead';
  }
  if (!isRunning(pid)) return 'dead';
  return started === undefined || started === startOf(pid) ? 'alive' : 'dead';
}

/**
 * Takes a dead lock away. Of two that do this at a time, the slower may move the faster one's new lock: it goes back.
 */
function putAside(file: string, content: string): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    fs.renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  try {
    if (contentOf(aside) !== content) fs.linkSync(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    fs.rmSync(aside, { force: true });
  }
}

/**
 * Where process ids have the same meaning: this boot of this machine, this namespace. Undefined where the system does
 * not say.
 */
function processHome(): string | undefined {
  try {
    return (
      `${fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ` +
      `${fs.readlinkSync('/proc/self/ns/pid')}`
    );
  } catch {
    return undefined;
  }
}

/**
 * When the process started, in ticks since the boot (proc(5), field 22); undefined for one that has ended, a zombie
 * too.
 */
function startOf(pid: number): string | undefined {
  try {
    const fields = fs
      .readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

function contentOf(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

const touchOf = (file: string): number | undefined => fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs;

function ownerIn(content: string): Owner | undefined {
  try {
    const owner = JSON.parse(content) as Partial<Owner>;
    return typeof owner.pid === 'number' && typeof owner.host === 'string' ? (owner as Owner) : undefined;
  } catch {
    return undefined;
  }
}
