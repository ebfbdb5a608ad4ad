// Bytes that only JSON is built of, and the white space between them.
import { CR, LF, SPACE, TAB } from '../ascii.js';

export const OPEN = 0x7b;
export const CLOSE = 0x7d;
export const OPEN_LIST = 0x5b;
export const CLOSE_LIST = 0x5d;
export const COLON = 0x3a;

const isSpace = (byte: number | undefined): boolean => byte === SPACE || byte === LF || byte === CR || byte === TAB;

/** The first byte from `from` on that is no white space; `end` where there is none. */
export function skipSpace(bytes: Uint8Array, from: number, end: number): number {
  let i = from;
  while (i < end && isSpace(bytes[i])) i++;
  return i;
}

/** Position after the last byte in [start, end) that is no white space; `start` where there is none. */
export function trimmedEnd(bytes: Uint8Array, start: number, end: number): number {
  let i = end;
  while (i > start && isSpace(bytes[i - 1])) i--;
  return i;
}
