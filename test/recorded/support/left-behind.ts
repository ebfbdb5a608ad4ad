// What a run of the program in this process leaves behind that it should not: files that stay open, locks, listeners,
// and whatever would keep a process of its own from ending.
import { readdirSync } from 'node:fs';
import { openFiles } from './left-open.js';

/** A test whose disk does not do as it is told looks for itself. */
export const looking = { isOn: true };

/** Kinds of what Node waits for, of which a run has none when it is over. */
const WAITED_FOR = new Set(['Timeout', 'MessagePort', 'Worker', 'FSEventWrap', 'StatWatcher', 'TCPServerWrap']);
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR2', 'SIGWINCH', 'exit', 'beforeExit', 'uncaughtException'];

/** A line for everything that may be left: files that are open, locks in the folder, listeners, resources. */
export function thereNow(folder: string): string[] {
  const locks = readdirSync(folder).filter((name) => name.endsWith('.lock'));
  const listeners = SIGNALS.flatMap((name) => Array.from({ length: process.listenerCount(name) }, () => name));
  const resources = process.getActiveResourcesInfo().filter((kind) => WAITED_FOR.has(kind));
  return [...openFiles().map((file) => `open ${file}`), ...locks, ...listeners, ...resources];
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
