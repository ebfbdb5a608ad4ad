// What it means that a data file cannot be read, though it is open.
import { WaypostError } from '../../../contract/errors.js';

/** The failure of the system in words. */
export const unread = (file: string, cause: unknown): WaypostError =>
  new WaypostError('data-broken', `cannot read ${file}: ${(cause as Error).message}; check the disk`, { cause });
