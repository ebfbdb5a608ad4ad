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

/** Why a file cannot be read, in the words of the system, and what to do about it. */
export function whyUnreadable(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const next = code === undefined ? undefined : (ELSEWHERE[code] ?? REMEDIES[code]);
  return `${message}; ${next ?? 'check its permissions'}`;
}

/** Where there is no file of that name. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  ENOENT: 'check the name',
  ENOTDIR: 'check the name',
  ELOOP: 'check the name',
  ENAMETOOLONG: 'check the name',
  EISDIR: 'give a file in it',
};
