// A place that a file is to take: what stands there now, and what it means when it cannot be written.
import { constants } from 'node:fs';
import { access, realpath, stat } from 'node:fs/promises';
import { WaypostError } from '../../contract/errors.js';

/** The reader of a stream went away before the end, as `| head` does: no failure. */
export class ReaderGone extends Error {}

/**
 * A place that a file may take: its name as given, the true path, and the permissions that it has or gets. `isDevice`:
 * a device or a pipe, which is written directly.
 */
export interface FilePlace {
  readonly name: string;
  readonly target: string;
  readonly mode: number;
  readonly isDevice: boolean;
}

/** Looks at where a file is to be. Throws `output-unwritable` for a folder and for a file that may not be replaced. */
export async function filePlace(name: string): Promise<FilePlace> {
  const target = await realpath(name).catch(() => name);
  const existing = await stat(target).catch(() => undefined);
  if (existing?.isDirectory()) {
    throw new WaypostError('output-unwritable', `${name} is a folder; give the name of a file`);
  }
  const isDevice = existing !== undefined && !existing.isFile();
  if (existing && !isDevice) {
    await access(target, constants.W_OK).catch((error: unknown) => {
      throw unwritable(name, error);
    });
  }
  return { name, target, mode: existing ? existing.mode & 0o777 : 0o666, isDevice };
}

/**
 * What stands beside a file while the run that makes it lasts: the file as it grows, the same with its rows in another
 * order, the journal, the lock, and the folder of answers, or of where they are.
 */
export const beside = (
  target: string,
): Readonly<Record<'part' | 'ordered' | 'journal' | 'lock' | 'answers', string>> => ({
  part: `${target}.part`,
  ordered: `${target}.ordered`,
  journal: `${target}.journal`,
  lock: `${target}.lock`,
  answers: `${target}.answers`,
});

const REASONS: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'the file would be larger than this system allows',
  EIO: 'the disk failed',
  EACCES: 'its folder does not allow it',
  EPERM: 'its folder does not allow it',
  EROFS: 'the disk is read-only',
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'its folder does not exist',
};

/** What a failed write means to the user. */
export function unwritable(name: string, error: unknown): Error {
  if (error instanceof WaypostError || error instanceof ReaderGone) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  const reason = REASONS[code ?? ''] ?? message;
  const room = code === 'ENOSPC' || code === 'EDQUOT' ? 'free some space, or ' : '';
  return new WaypostError(
    'output-unwritable',
    `${name} cannot be written: ${reason}; ${room}choose another place with --output`,
    { cause: error },
  );
}
