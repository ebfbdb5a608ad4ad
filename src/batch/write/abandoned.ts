// What a killed run leaves that nobody can continue: the files that it was writing under other names beside their
// places. The next run into the same place, which has its lock, finds and removes them.
import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isRunning } from '../../files/lock-owner.js';
import type { FilePlace } from './file-place.js';

/** The name of a file on its way to its place. */
export const temporaryName = (target: string): string =>
  join(dirname(target), `.${basename(target)}.${process.pid}-${randomUUID().slice(0, 6)}.part`);

/** The process and the rest of such a name behind that of its place. */
const ENDING = /^(\d+)-[0-9a-z]{1,6}\.part$/;

/**
 * Removes what dead runs into that place left, and says so; its lock is held, and nothing of this run is there yet.
 * What has the number of a living process stays: somebody may have removed that one's lock.
 */
export async function removeAbandoned(
  { target, name, isDevice }: FilePlace,
  say: ((note: string) => void) | undefined,
): Promise<void> {
  if (isDevice) return;
  const beginning = `.${basename(target)}.`;
  const folder = dirname(target);
  for (const found of await readdir(folder).catch(() => [])) {
    const pid = found.startsWith(beginning) ? ENDING.exec(found.slice(beginning.length))?.[1] : undefined;
    if (pid === undefined || (Number(pid) !== process.pid && isRunning(Number(pid)))) continue;
    const isGone = await rm(join(folder, found)).then(
      () => true,
      () => false,
    );
    if (isGone) say?.(`removed ${found}, which a run into ${name} that was killed had left`);
  }
}
