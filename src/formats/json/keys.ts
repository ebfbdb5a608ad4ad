// Finds a key in an object by position: what is not changed is copied as it was written.
import { QUOTE } from '../csv/dialect.js';
import { COMMA, skipSpace } from './signs.js';
import { afterString, ValueScanner } from './value.js';

const values = new ValueScanner();

/** Where the value of `key` stands in the valid object that begins at `start`; the last one if the key is repeated. */
export function findKey(
  bytes: Buffer,
  start: number,
  end: number,
  key: string,
): { start: number; end: number } | undefined {
  let found: { start: number; end: number } | undefined;
  let i = skipSpace(bytes, start + 1, end);
  while (i < end && bytes[i] === QUOTE) {
    const afterKey = afterString(bytes, i, end);
    const name: unknown = JSON.parse(bytes.toString('utf8', i, afterKey));
    const value = skipSpace(bytes, skipSpace(bytes, afterKey, end) + 1, end);
    const after = values.after(bytes, value, end);
    if (after < 0) return found;
    if (name === key) found = { start: value, end: after };
    i = skipSpace(bytes, after, end);
    if (bytes[i] !== COMMA) return found;
    i = skipSpace(bytes, i + 1, end);
  }
  return found;
}
