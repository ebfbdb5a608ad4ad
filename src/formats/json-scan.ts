// Finds objects in JSON Lines and in a JSON array, and keys in an object, by position: what is not changed is copied
// as it was written.
import { CR, LF, QUOTE } from './csv/dialect.js';

const OPEN = 0x7b;
const CLOSE = 0x7d;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const COMMA = 0x2c;
const ESCAPE = 0x5c;
const isSpace = (byte: number | undefined): boolean => byte === 0x20 || byte === 0x09 || byte === LF || byte === CR;

/** End of the last whole line in [0, end). */
export const cutLines = (bytes: Buffer, end: number): number => (end === 0 ? 0 : bytes.lastIndexOf(LF, end - 1) + 1);

/** Position after the string whose opening quote is at `open`; -1 if it does not end before `end`. */
function afterString(bytes: Uint8Array, open: number, end: number): number {
  for (let i = open + 1; i < end; i++) {
    if (bytes[i] === ESCAPE) i++;
    else if (bytes[i] === QUOTE) return i + 1;
  }
  return -1;
}

/**
 * Position after the value that begins at `start`: an object or list with all it holds, a string, or a plain word; -1
 * if it does not end.
 */
function afterValue(bytes: Uint8Array, start: number, end: number): number {
  if (bytes[start] === QUOTE) return afterString(bytes, start, end);
  if (bytes[start] !== OPEN && bytes[start] !== OPEN_LIST) {
    let i = start;
    while (i < end && bytes[i] !== COMMA && bytes[i] !== CLOSE && bytes[i] !== CLOSE_LIST && !isSpace(bytes[i])) i++;
    return i < end ? i : -1;
  }
  let depth = 0;
  for (let i = start; i < end;) {
    const byte = bytes[i]!;
    if (byte === QUOTE) {
      i = afterString(bytes, i, end);
      if (i < 0) return -1;
      continue;
    }
    i++;
    if (byte === OPEN || byte === OPEN_LIST) depth++;
    else if ((byte === CLOSE || byte === CLOSE_LIST) && --depth === 0) return i;
  }
  return -1;
}

export const skipSpace = (bytes: Uint8Array, from: number, end: number): number => {
  let i = from;
  while (i < end && isSpace(bytes[i])) i++;
  return i;
};

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
    const after = afterValue(bytes, value, end);
    if (after < 0) return found;
    if (name === key) found = { start: value, end: after };
    i = skipSpace(bytes, after, end);
    if (bytes[i] !== COMMA) return found;
    i = skipSpace(bytes, i + 1, end);
  }
  return found;
}

/** Reads the elements of a JSON array whose bracket was read before; what stands between them is skipped. */
export class ArrayScanner {
  start = 0;
  end = 0;
  position = 0;

  /**
   * Finds the next element in [position, end): true with `start` and `end` set, false if there is none that is whole.
   */
  next(bytes: Uint8Array, end: number): boolean {
    let i = this.position;
    while (i < end && (isSpace(bytes[i]) || bytes[i] === COMMA || bytes[i] === CLOSE_LIST)) i++;
    this.position = i;
    if (i >= end) return false;
    const after = afterValue(bytes, i, end);
    if (after < 0) return false;
    this.start = i;
    // A byte that begins nothing is an element by itself, and refused as such.
    this.end = Math.max(after, i + 1);
    this.position = this.end;
    return true;
  }
}

/** End of the last whole element in [0, end). */
export function cutElements(bytes: Buffer, end: number): number {
  const scanner = new ArrayScanner();
  while (scanner.next(bytes, end));
  return scanner.end;
}
