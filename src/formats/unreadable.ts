// What it means to a user that a file cannot be read.
import { WaypostError } from '../contract/errors.js';

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

/** `input-unreadable` for a failure of the system, with what to do about it; a failure in words stays as it is. */
export function unreadable(name: string, error: unknown): WaypostError {
  if (error instanceof WaypostError) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') {
    return new WaypostError('input-unreadable', `there is no file ${name}; check the name`, { cause: error });
  }
  if (code === 'EISDIR') {
    return new WaypostError('input-unreadable', `${name} is a folder; give a file in it`, { cause: error });
  }
  const next = readRemedy(error) ?? 'check its permissions';
  return new WaypostError('input-unreadable', `${name} cannot be read (${code ?? message}); ${next}`, { cause: error });
}
