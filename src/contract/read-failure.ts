// What it means to a user that a file cannot be read, by the code of the system, and what to do about it.

const REMEDIES: Readonly<Record<string, string>> = {
  EACCES: 'check its permissions',
  EPERM: 'check its permissions',
  EMFILE: 'too many files are open: raise the limit of the shell (ulimit -n)',
  ENFILE: 'too many files are open on this machine: end what holds them, and start again',
  EIO: 'the disk failed: check it, and start again',
};

/** What to do about a file that is there and cannot be read; undefined for a code that does not say. */
export const readRemedy = (error: unknown): string | undefined => REMEDIES[(error as NodeJS.ErrnoException).code ?? ''];

/** Why a file cannot be read: in plain words where they are known, else in those of the system. */
export const readFailure = (error: unknown): string =>
  REASONS[(error as NodeJS.ErrnoException).code ?? ''] ?? (error as Error).message;

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'a part of its path is no folder',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be read',
  EPERM: 'it may not be read',
};

/** Why a file cannot be read, and what to do about it. */
export function whyUnreadable(error: unknown): string {
  const { code = '' } = error as NodeJS.ErrnoException;
  return `${readFailure(error)}; ${ELSEWHERE[code] ?? REMEDIES[code] ?? 'check its permissions'}`;
}

/** Where there is no file of that name. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  ENOENT: 'check the name',
  ENOTDIR: 'check the name',
  ELOOP: 'check the name',
  ENAMETOOLONG: 'check the name',
  EISDIR: 'give a file in it',
};
