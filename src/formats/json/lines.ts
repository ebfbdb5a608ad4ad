// Where a piece of text of one record a line can be cut.
import { LF } from '../csv/dialect.js';

/** End of the last whole line in [0, end). */
export const cutLines = (bytes: Buffer, end: number): number => (end === 0 ? 0 : bytes.lastIndexOf(LF, end - 1) + 1);
