// What it means that standard output cannot be written.
import { WaypostError } from '../../contract/errors.js';
import type { Io } from '../io.js';

/**
 * Waits until all that was printed is taken; false where the reader went away before. Throws `output-unwritable`.
 */
export async function printed({ stdout }: Pick<Io, 'stdout'>): Promise<boolean> {
  try {
    return await stdout.taken();
  } catch (error) {
    const { unwritable } = await import('../../batch/write/file-place.js');
    throw unwritable('standard output', error, 'send it somewhere else');
  }
}

/** Throws `output-unwritable` where what is asked for would go to a standard output that is closed. */
export function requireOutput({ outputIsClosed }: Pick<Io, 'outputIsClosed'>, instead = ''): void {
  if (!outputIsClosed()) return;
  throw new WaypostError(
    'output-unwritable',
    `standard output is closed or thrown away, and the answer would be lost: ${instead}open it, or say > /dev/null ` +
      `where the answer is not wanted`,
  );
}
