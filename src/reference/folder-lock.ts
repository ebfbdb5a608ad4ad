// A lock file that names its process: a second import waits for nobody, and a dead one's lock does not hold.
import fs from 'node:fs';
import os from 'node:os';
import { WaypostError } from '../contract/errors.js';

/** The holder touches its lock this often; one of another machine that was not touched for `ABANDONED_MS` is dead. */
const TOUCH_MS = 5_000;
const ABANDONED_MS = 180_000;

/** Locks that this process holds: after a crash, another process may have got the same id. */
const held = new Set<string>();

/** Runs `work` holding the lock file. Throws `locked`, naming the other process, while it is held by a running one. */
export async function withLock<T>(file: string, holder: string, work: () => Promise<T>): Promise<T> {
  take(file, holder);
  held.add(file);
  const touching = setInterval(() => { fs.utimes(file, new Date(), new Date(), () => undefined); }, TOUCH_MS).unref();
  try {
    return await work();
  } finally {
    clearInterval(touching);
    held.delete(file);
    fs.rmSync(file, { force: true });
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

function take(file: string, holder: string): void {
  for (let attempt = 0; ; attempt++) {
    try {
      fs.writeFileSync(file, JSON.stringify({ pid: process.pid, host: os.hostname() }), { flag: 'wx' });
      return;
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw new WaypostError('output-unwritable', `cannot write ${file}: ${(cause as Error).message}; check that the folder may be written to`, { cause });
    }
    const owner = readOwner(file);
    if (attempt > 0 || !isAbandoned(file, owner)) {
      const who = owner ? `process ${owner.pid} on ${owner.host}` : 'an unknown process';
      throw new WaypostError('locked', `${holder} is running (${who}); wait for it, or remove ${file} if it is not`);
    }
    fs.rmSync(file, { force: true });
  }
}

function isAbandoned(file: string, owner: { pid: number; host: string } | undefined): boolean {
  if (owner?.host === os.hostname()) return owner.pid === process.pid ? !held.has(file) : !isRunning(owner.pid);
  const touched = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - touched > ABANDONED_MS;
}

function readOwner(file: string): { pid: number; host: string } | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as { pid: number; host: string };
  } catch {
    return undefined;
  }
}
