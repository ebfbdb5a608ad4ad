// What the three-word service does not take, with the contract's code for it.
import { WaypostError } from '../contract/errors.js';

/** The failure of a request: the contract's code (`BadCoordinates`), and what would be right, in words. */
export const refused = (code: string, message: string): WaypostError =>
  new WaypostError('bad-request', message, { code });
