// What it means to a user that a file cannot be written, by the code of the system.

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'the file would be larger than this system allows',
  EIO: 'the disk failed',
  EACCES: 'its folder does not allow it',
  EPERM: 'its folder does not allow it',
  EROFS: 'the disk is read-only',
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'its folder does not exist',
  EBADF: 'it is not open for writing',
  EISDIR: 'a folder has its name',
  ENOTEMPTY: 'a folder has its name',
  EEXIST: 'something else has its name',
  ELOOP: 'it is a link that leads back to itself',
  ENAMETOOLONG: 'its name is too long, or becomes so with the endings of the files that a run needs beside it',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
};

/** Why it cannot be written, in words; undefined for a code that says nothing of writing. */
export const writeFailure = (error: unknown): string | undefined =>
  REASONS[(error as NodeJS.ErrnoException).code ?? ''];

/** True if room on the disk is what is missing. */
export const lacksRoom = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');

/**
 * Why it cannot be written, in words or else as the system says it, and what to do next: `next`, or free some space
 * where that is what is missing.
 */
export const whyAndNext = (error: unknown, next: string): string =>
  `${writeFailure(error) ?? (error as Error).message}; ${lacksRoom(error) ? 'free some space' : next}`;
