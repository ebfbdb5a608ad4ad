// Standard output and standard error of the process. Node's own streams lose what a full disk did not take: they count
// a file's write as whole when a part of it was written. So files and devices are written here.
import { constants, fstatSync, readFileSync, statSync, writeSync, type Stats } from 'node:fs';
import { devNull } from 'node:os';
import { Writable } from 'node:stream';
import { isatty } from 'node:tty';

const STANDARD_OUTPUT = 1;
const STANDARD_ERROR = 2;

/**
 * Standard output, with the number of its descriptor as Node's has it, by which the file behind it is known. A write
 * that fails, wholly or in part, is an error of the stream.
 */
export const standardOutput = (): Writable =>
  isWrittenHere(STANDARD_OUTPUT)
    ? Object.assign(
        new Writable({
          write(bytes: Buffer, _, done) {
            done(failureOf(() => writeWhole(STANDARD_OUTPUT, bytes)));
          },
        }),
        { fd: STANDARD_OUTPUT },
      )
    : process.stdout;

/**
 * Standard error. What cannot be written is lost: it changes nothing of what the program does, and the next may be
 * written again.
 */
export const standardError = (): Writable =>
  isWrittenHere(STANDARD_ERROR)
    ? new Writable({
        write(bytes: Buffer, _, done) {
          failureOf(() => writeWhole(STANDARD_ERROR, bytes));
          done();
        },
      })
    : process.stderr;

/** True for the error of writing to a reader that has gone away. */
export const isReaderGone = (error: unknown): boolean => {
  const { code } = (error ?? {}) as NodeJS.ErrnoException;
  return code === 'EPIPE' || code === 'ECONNRESET';
};

/**
 * True if standard output was closed when the process was started, as far as can be told: Node opens the null device
 * in its place for reading and writing, which a shell's `> /dev/null` does for writing alone. A program that starts
 * this one with its output thrown away may have done the same. Told on Linux; false anywhere else.
 */
export function outputIsClosed(): boolean {
  const stats = statsOf(STANDARD_OUTPUT);
  if (stats?.isCharacterDevice() !== true) return false;
  try {
    if (stats.rdev !== statSync(devNull).rdev) return false;
    const said = /^flags:\s*([0-7]+)/m.exec(readFileSync(`/proc/self/fdinfo/${STANDARD_OUTPUT}`, 'utf8'));
    return (Number.parseInt(said?.[1] ?? '0', 8) & ACCESS_MODE) === constants.O_RDWR;
  } catch {
    return false;
  }
}

/** The bits of a file's flags that say whether it is read, written, or both (O_ACCMODE of POSIX). */
const ACCESS_MODE = 3;

/** True for a file or a device other than a terminal; pipes, sockets and terminals are Node's. */
function isWrittenHere(fd: number): boolean {
  const stats = statsOf(fd);
  return stats !== undefined && (stats.isFile() || stats.isCharacterDevice() || stats.isBlockDevice()) && !isatty(fd);
}

function statsOf(fd: number): Stats | undefined {
  try {
    return fstatSync(fd);
  } catch {
    return undefined;
  }
}

/** Writes all of the bytes. Throws what the system says of the first part that it does not take. */
function writeWhole(fd: number, bytes: Buffer): void {
  for (let done = 0; done < bytes.length;) {
    const taken = writeSync(fd, bytes, done);
    if (taken === 0) throw Object.assign(new Error('nothing more is taken'), { code: 'ENOSPC' });
    done += taken;
  }
}

function failureOf(write: () => void): Error | null {
  try {
    write();
    return null;
  } catch (error) {
    return error as Error;
  }
}
