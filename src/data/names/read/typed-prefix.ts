// The beginning of a name as it is looked for: its bytes in one buffer that every search shares, so that none makes its
// own.
import type { NameTable } from '../name-table.js';

/** What a search by beginnings reads of a table. */
export type SortedNames = Pick<NameTable, 'size' | 'bytes' | 'offsets'>;

/** Longest prefix in bytes: as long as the longest name that a table can be asked for. */
export const LONGEST = 255;
const ENCODER = new TextEncoder();

/** Bytes of the text that was encoded last. */
export const QUERY = new Uint8Array(LONGEST);

/** Bytes of the text in QUERY, or -1 when it is longer than any name. */
export function encodeQuery(text: string): number {
  if (text.length > LONGEST) return -1;
  const { read, written } = ENCODER.encodeInto(text, QUERY);
  return read === text.length ? written : -1;
}
