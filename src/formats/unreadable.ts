// A file that cannot be read, as a failure.
import { WaypostError } from '../contract/errors.js';
import { readRemedy } from '../contract/read-failure.js';

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
