// What a run of the program in this process leaves behind that it should not: files that are open or aside, locks,
// listeners, and whatever would keep a process of its own from ending.
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFiles } from './left-open.js';

/** A test whose disk does not do as it is told looks for itself. */
export const looking = { isOn: true };

/** Kinds of what Node waits for, of which a run has none when it is over. */
const WAITED_FOR = new Set(['Timeout', 'MessagePort', 'Worker', 'FSEventWrap', 'StatWatcher', 'TCPServerWrap']);
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR2', 'SIGWINCH', 'exit', 'beforeExit', 'uncaughtException'];

/** Locks, and what is written aside until it takes the place of a file; not the part of a run that can be continued. */
const ASIDE = /\.(?:lock|tmp|new)$|(?:^|\/)\..+\.\d+-[0-9a-z]+\.part$/;
/** The process that writes a part aside. */
const WRITER = /\.(\d+)-[0-9a-z]+\.part$/;
/** True for what stands aside and is no part that another process writes meanwhile. */
const isAside = (name: string): boolean =>
  ASIDE.test(name) && Number(WRITER.exec(name)?.[1] ?? process.pid) === process.pid;
/** Folders of a run for what it needs while it lasts. */
const OF_RUN = /^waypost-(?:rows|answers)-/;

/** Whether this process holds such a folder: others make theirs in the same place. */
function isOurs(name: string): boolean {
  try {
    const lock = JSON.parse(readFileSync(join(tmpdir(), name, 'lock'), 'utf8')) as { readonly pid?: number };
    return lock.pid === process.pid;
  } catch {
    return false;
  }
}

/** A line for everything that may be left: files that are open or stand aside, listeners, resources. */
export function thereNow(folder: string): string[] {
  const aside = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isAside);
  const ofRun = readdirSync(tmpdir()).filter((name) => OF_RUN.test(name) && isOurs(name));
  const listeners = SIGNALS.flatMap((name) => Array.from({ length: process.listenerCount(name) }, () => name));
  const resources = process.getActiveResourcesInfo().filter((kind) => WAITED_FOR.has(kind));
  return [...openFiles().map((file) => `open ${file}`), ...aside, ...ofRun, ...listeners, ...resources];
}

/** Times of any clock that a test puts in the place of the real one. */
const later = globalThis.setTimeout;
/** What is closed behind the last word is closed soon. */
const TRIES = 100;
const TRY_MS = 5;

/** What is there now beyond what was there before, and stays. */
export async function leftBehind(folder: string, before: readonly string[]): Promise<string[]> {
  let left = moreThan(before, thereNow(folder));
  for (let i = 0; i < TRIES && left.length > 0; i++) {
    await new Promise((resolve) => {
      later(resolve, TRY_MS);
    });
    left = moreThan(before, thereNow(folder));
  }
  return left;
}

/** Lines that were not there before, as many times as they are more. */
function moreThan(before: readonly string[], now: readonly string[]): string[] {
  const more = [...now];
  for (const line of before) {
    const at = more.indexOf(line);
    if (at >= 0) more.splice(at, 1);
  }
  return more;
}
