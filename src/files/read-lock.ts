// Reads a lock file without waiting for anything: whatever has its name, a folder, a link, a pipe, a device or a file
// of somebody else, is named and left alone.
import fs from 'node:fs';
import { WaypostError } from '../contract/errors.js';
import { closeRead } from './close-read.js';
import { isLockText } from './lock-owner.js';

/** The text of a lock and when it was last touched, in milliseconds since the epoch. */
export interface FoundLock {
  readonly text: string;
  readonly touched: number;
}

/** A lock is a line of some 200 bytes. */
const MOST_BYTES = 4096;
/** Neither a link nor a pipe without a writer is followed; Windows has no such flags and no such files. */
const OPEN_FLAGS = fs.constants.O_RDONLY | (fs.constants.O_NOFOLLOW ?? 0) | (fs.constants.O_NONBLOCK ?? 0);

/**
 * Reads the lock; undefined if it is not there. Throws `output-unwritable` for what is no lock, and `locked` for one
 * that may not be read, saying that `holder` may be running.
 */
export function readLock(file: string, holder: string): FoundLock | undefined {
  try {
    const found = fs.lstatSync(file, { throwIfNoEntry: false });
    if (!found) return undefined;
    if (!found.isFile()) throw inTheWay(file, `it is ${kindOf(found)} and no lock`);
    return readRegular(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (error instanceof WaypostError) throw error;
    if (code === 'ENOENT') return undefined;
    throw new WaypostError(
      'locked',
      `${holder} may be running: its lock ${file} cannot be read (${code}); ` +
        `wait for it, or remove ${file} if it is not`,
      { cause: error },
    );
  }
}

/** Looks again at what was opened: between the first look and this, the name may have become that of something else. */
function readRegular(file: string): FoundLock {
  const fd = fs.openSync(file, OPEN_FLAGS);
  try {
    const stat = fs.fstatSync(fd);
    if (!stat.isFile()) throw inTheWay(file, `it is ${kindOf(stat)} and no lock`);
    const bytes = Buffer.alloc(MOST_BYTES);
    const text = bytes.toString('utf8', 0, fs.readSync(fd, bytes, 0, MOST_BYTES, 0));
    if (stat.size > MOST_BYTES || !isLockText(text)) throw inTheWay(file, 'it is no lock of a run');
    return { text, touched: stat.mtimeMs };
  } finally {
    closeRead(fd);
  }
}

const inTheWay = (file: string, why: string): WaypostError =>
  new WaypostError('output-unwritable', `${file} is in the way: ${why}; move it away, or choose another place`);

function kindOf(stat: fs.Stats): string {
  if (stat.isDirectory()) return 'a folder';
  if (stat.isSymbolicLink()) return 'a link';
  return stat.isFIFO() ? 'a pipe' : 'a device';
}
