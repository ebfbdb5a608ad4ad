// Writes a file of answers anew, without what is dead in it: answers that are too old, that a later one replaces, and
// bytes that are none. Others may have the file open and add to it meanwhile: what they added to the old file is
// brought over after the new one has its name, and whoever adds later looks which file that is (answer-store.ts).
import { closeSync, fchmodSync, fstatSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { takeLock } from '../../files/lock-file.js';
import { syncFolder } from '../../files/sync-folder.js';
import { blocksOf, fileHead, type Block, type KeyedText } from './answer-blocks.js';
import type { AnswerFile, Found } from './answer-file.js';
import { scanBlocks } from './block-scan.js';

/** A file with fewer answers than this is not worth it. */
const LEAST_ANSWERS = 1000;

/** True if more than half of the answers are dead, or some bytes are no answers. */
export const isWorthCompacting = ({ answers, live, gaps }: Found): boolean =>
  gaps > 0 || (answers >= LEAST_ANSWERS && live * 2 < answers);

/**
 * Writes the file anew and gives it opened; the file as it is where another process is at it, or it cannot be done: it
 * is of use as it is.
 */
export async function compacted(file: AnswerFile): Promise<AnswerFile> {
  const lock = await takeLock(`${file.path}.lock`, 'another process').catch(() => undefined);
  if (!lock) return file;
  const aside = `${file.path}.new`;
  try {
    // Another process may have done it before the lock was taken.
    if (!file.isCurrent()) return await file.reopened();
    await rm(aside, { force: true, recursive: true });
    await replace(file, aside);
    return await file.reopened();
  } catch {
    await rm(aside, { force: true }).catch(() => undefined);
    return file;
  } finally {
    lock.release();
  }
}

async function replace(file: AnswerFile, aside: string): Promise<void> {
  const { mode } = fstatSync(file.fd);
  const into = openSync(aside, 'ax', mode & 0o777);
  try {
    fchmodSync(into, mode & 0o777);
    writeWhole(into, fileHead());
    const end = copy(file, 0, into);
    fsyncSync(into);
    await rename(aside, file.path);
    syncFolder(dirname(file.path));
    // Whoever was at its write when the name changed.
    copy(file, end, into);
    fsyncSync(into);
  } finally {
    closeSync(into);
  }
}

/**
 * Copies the answers that live, from a byte of the file on; gives where its last block ends. What is added meanwhile is
 * left: of it nothing is known to live.
 */
function copy(file: AnswerFile, from: number, into: number): number {
  file.readOn();
  const { end } = file;
  scanBlocks(file.fd, from, end, (block, at) => {
    writeWhole(into, living(file, block, at));
  });
  return end;
}

/** The block without the answers in it that are dead. */
function living(file: AnswerFile, block: Block, at: number): Buffer {
  const { answers, second } = block.head;
  const live: KeyedText[] = [];
  for (let i = 0; i < answers; i++) {
    if (file.isLive(block, at, i)) live.push({ key: block.key(i), text: block.text(i) });
  }
  return live.length === answers && answers > 0 ? block.bytes : blocksOf(live, second);
}

function writeWhole(fd: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length;) done += writeSync(fd, bytes, done);
}
