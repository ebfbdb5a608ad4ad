// What can go wrong on the disk while a download comes in: it is full, or becomes so. What has come is kept.
import fs from 'node:fs';
import { WaypostError } from '../../contract/errors.js';
import { writeFailure } from '../../contract/write-failure.js';

/** 1234567 → 1.2 MB. */
export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

const freeBytes = (folder: string): number => {
  const { bavail, bsize } = fs.statfsSync(folder);
  return bavail * bsize;
};

/** Throws `output-unwritable` when the bytes that are still to come do not fit the folder's disk. */
export function checkSpace(folder: string, missing: number, free: (folder: string) => number = freeBytes): void {
  if (missing <= free(folder)) return;
  throw new WaypostError(
    'output-unwritable',
    `the disk is too full: ${megabytes(missing)} are still to come, ${megabytes(free(folder))} are free in ` +
      `${folder}; free some space, or choose another folder with --data`,
  );
}

/** Runs a step on the disk that writes `part`; a failure is the disk's, not the network's. */
export function onDisk<T>(part: string, step: () => T, total?: number): T {
  try {
    return step();
  } catch (cause) {
    const there = fs.statSync(part, { throwIfNoEntry: false })?.size ?? 0;
    const why = writeFailure(cause) ?? (cause as Error).message;
    throw new WaypostError(
      'output-unwritable',
      `cannot write ${part}: ${why}. ` +
        `${megabytes(there)}${total === undefined ? '' : ` of ${megabytes(total)}`} are kept: free some space ` +
        `and run the same command again to go on`,
      { cause },
    );
  }
}
