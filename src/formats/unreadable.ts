// What it means to a user that a file cannot be read.
import { WaypostError } from '../contract/errors.js';

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
  return new WaypostError('input-unreadable', `${name} cannot be read (${code ?? message}); check its permissions`, {
    cause: error,
  });
}
