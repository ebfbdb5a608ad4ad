// Bytes of a text that is read as it lies in its file: UTF-8, or windows-1252.
import type { TextEncoding } from './csv/cell.js';
import { decodeWindows1252 } from './windows-1252.js';

/** The text of bytes [start, end). */
export const decoded = (bytes: Buffer, start: number, end: number, encoding: TextEncoding): string =>
  encoding === 'utf-8' ? bytes.toString('utf8', start, end) : decodeWindows1252(bytes, start, end);
