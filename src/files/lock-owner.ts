// Who holds a lock, and whether that process lives: told by its id and start time where both can be seen from here (the
// same boot and the same namespace of processes).
import fs from 'node:fs';
import os from 'node:os';

export interface Owner {
  readonly pid: number;
  readonly host: string;
  /** Where the id has a meaning (`processHome`) and when that process started (`startOf`), as far as it is known. */
  readonly home?: string | undefined;
  readonly started?: string | undefined;
}

/** How the text of a lock begins; a shorter beginning is that of a lock whose writer was killed. */
const BEGINNING = '{"pid":';

/** The text of a lock of this process, unlike that of any other lock. */
export const ownLockText = (): string =>
  JSON.stringify({
    pid: process.pid,
    host: os.hostname(),
    home: processHome(),
    started: startOf(process.pid),
    // The global one is loaded when it is used: most commands make no lock.
    token: crypto.randomUUID(),
  });

/** Who wrote the text; undefined where it does not say, because its writer was killed before it was whole. */
export function ownerIn(text: string): Owner | undefined {
  try {
    const owner = JSON.parse(text) as Partial<Owner>;
    const isNamed = Number.isInteger(owner.pid) && owner.pid! > 0 && typeof owner.host === 'string';
    return isNamed ? (owner as Owner) : undefined;
  } catch {
    return undefined;
  }
}

/** True if the text is a lock's, be it one that was cut short, or that a power cut left as zeros. */
export const isLockText = (text: string): boolean =>
  text.startsWith(BEGINNING) || BEGINNING.startsWith(text) || /^\0+$/.test(text);

/** Whether another process than this one lives; `unseen` where that cannot be told from here. */
export function lifeOf({ pid, host, home, started }: Owner): 'alive' | 'dead' | 'unseen' {
  if (host !== os.hostname() || (home !== undefined && home !== processHome())) return 'unseen';
  if (!isRunning(pid)) return 'dead';
  return started === undefined || started === startOf(pid) ? 'alive' : 'dead';
}

/** True if the owner is this process; after a crash, another process may have got the same id. */
export const isThisProcess = (owner: Owner): boolean => owner.pid === process.pid && lifeOf(owner) === 'alive';

/** True if a process of this machine has that id. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
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
