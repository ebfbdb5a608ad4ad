// Opens an address data file, in this thread or over memory that another thread shares.
import type { AddressSet } from './address-set.js';
import { SetFile, type SetShare } from './file/set-file.js';
import { COLD_SECTIONS, StoredSet } from './stored-set.js';

export type { SetShare } from './file/set-file.js';

/** An open set that can be handed to worker threads. */
export type SharedAddressSet = AddressSet & {
  /** Loads all that searching uses into shared memory (once) and returns what `attachAddressSet` takes. Keep this set open as long as a worker uses it. */
  share(): SetShare;
  /** Closes the file. Workers that attached lose the sections that were left on disk. */
  close(): void;
};

class OpenedSet extends StoredSet implements SharedAddressSet {
  readonly #opened: SetFile;

  constructor(opened: SetFile) {
    super(opened);
    this.#opened = opened;
  }

  share(): SetShare { return this.#opened.share(COLD_SECTIONS); }
  close(): void { this.#opened.close(); }
}

/** Opens a data file; nothing but its header is read until used. Throws WaypostError naming the file and what to do. */
export const openAddressSet = (file: string): SharedAddressSet => new OpenedSet(SetFile.open(file));

/** The same set in a worker thread, over the shared memory; copies nothing. */
export const attachAddressSet = (share: SetShare): AddressSet => new StoredSet(SetFile.attach(share));
