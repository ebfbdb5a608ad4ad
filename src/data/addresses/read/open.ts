// Opens an address data file, in this thread or over memory that another thread shares.
import type { AddressSet } from './address-set.js';
import type { FileOrigin } from '../../file/format.js';
import { SetFile, type SetShare } from '../../file/read/set-file.js';
import { COLD_SECTIONS, StoredSet } from './stored-set.js';

export type { SetShare } from '../../file/read/set-file.js';

/** What addresses may be searched by beside their text; each takes memory of its own. */
export type SearchBy = keyof typeof COLD_SECTIONS;

/** An open set that can be handed to worker threads. */
export type SharedAddressSet = AddressSet & {
  /**
   * Loads into shared memory (once) all that searching by text uses, and what `by` names beside it; returns what
   * `attachAddressSet` takes. Keep this set open as long as a worker uses it.
   */
  share(by?: readonly SearchBy[]): SetShare;
  /** Closes the file. Workers that attached lose the sections that were left on disk. */
  close(): void;
};

class OpenedSet extends StoredSet implements SharedAddressSet {
  private readonly opened: SetFile;

  constructor(opened: SetFile) {
    super(opened);
    this.opened = opened;
  }

  share(by: readonly SearchBy[] = []): SetShare {
    return this.opened.share(
      Object.entries(COLD_SECTIONS).flatMap(([name, sections]) => (by.includes(name as SearchBy) ? [] : sections)),
    );
  }
  close(): void {
    this.opened.close();
  }
}

/**
 * Opens a data file; nothing but its header is read until used, and checked then. Throws WaypostError naming the file
 * and what to do.
 */
export const openAddressSet = (file: string, origin?: FileOrigin): SharedAddressSet =>
  new OpenedSet(SetFile.open(file, origin));

/** The same set in a worker thread, over the shared memory; copies nothing. */
export const attachAddressSet = (share: SetShare): AddressSet => new StoredSet(SetFile.attach(share));
