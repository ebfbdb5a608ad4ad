// A file whose name says nothing of its kind: what is in it may say that it is none that can be read.
import { closeSync, openSync, readSync } from 'node:fs';
import { LONGEST_BEGINNING, refuseOtherKind } from '../formats/other-kinds.js';

/** Throws `input-unreadable` for a file of another kind; nothing for one that cannot be read, which others say. */
export function refuseKindOf(path: string): void {
  refuseOtherKind(beginningOf(path), path);
}

function beginningOf(path: string): Uint8Array {
  const bytes = Buffer.alloc(LONGEST_BEGINNING);
  try {
    const file = openSync(path, 'r');
    try {
      return bytes.subarray(0, readSync(file, bytes, 0, LONGEST_BEGINNING, 0));
    } finally {
      closeSync(file);
    }
  } catch {
    return bytes.subarray(0, 0);
  }
}
