// What the three-word service does not take, with the contract's code for it.
import { WaypostError } from '../contract/errors.js';

/**
 * The failure of a request: the contract's code (`BadCoordinates`), and what would be right, in words. Half a pair of
 * UTF-16 that a message quotes is what it becomes on the wire.
 */
export const refused = (code: string, message: string): WaypostError =>
  new WaypostError('bad-request', Buffer.from(message).toString(), { code });

/** The failure of a request without a parameter, or with a blank one. */
export const missing = (name: string): WaypostError =>
  refused(`Missing${name.charAt(0).toUpperCase()}${name.slice(1)}`, `${name} is required`);
