// What a suppression list says of itself, beside its rows.
import type { Day } from '../../contract/typed/typed-date.js';

/** A file that a list was made of: its name without its folder, and the SHA-256 of its bytes; '' of a pipe. */
export interface ListFile {
  readonly name: string;
  readonly sha256: string;
}

export interface Provenance {
  /** The day up to which the list is complete. */
  readonly asOf: Day;
  /** True if that day was told, false if it is the latest date of the list. */
  readonly isTold: boolean;
  readonly files: readonly ListFile[];
  /** Of a keyed list: the check of its key. */
  readonly keyCheck?: string;
}
