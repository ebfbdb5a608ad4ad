// The sets of a data folder, each opened when a request first needs it, and attached instead where another thread
// shares it.
import type { AddressSet } from '../../data/addresses/read/address-set.js';
import { setFile, type InstalledSet } from '../../data/catalogue.js';
import {
  attachAddressSet,
  openAddressSet,
  type SearchBy,
  type SetShare,
  type SharedAddressSet,
} from '../../data/addresses/read/open.js';

/** Shared sets by the name of their file. */
export type SetShares = Readonly<Record<string, SetShare>>;

export class OpenSets {
  private readonly opened = new Map<string, SharedAddressSet>();
  private readonly attached = new Map<string, AddressSet>();

  /** `shares`: sets that another thread holds in shared memory. */
  constructor(
    private readonly dataDir: string,
    private readonly shares: SetShares = {},
  ) {}

  /** The set, opened or attached once. Throws WaypostError for a file that is damaged. */
  get(set: InstalledSet): AddressSet {
    const share = this.shares[set.file];
    if (!share) return this.open(set);
    const attached = this.attached.get(set.file) ?? attachAddressSet(share);
    this.attached.set(set.file, attached);
    return attached;
  }

  /**
   * Loads a set into shared memory, with what searches by anything else than text need, and returns what the
   * constructor takes in another thread.
   */
  share(set: InstalledSet, by: readonly SearchBy[]): SetShare {
    return this.open(set).share(by);
  }

  close(): void {
    for (const set of this.opened.values()) set.close();
  }

  private open(set: InstalledSet): SharedAddressSet {
    const opened = this.opened.get(set.file) ?? openAddressSet(setFile(this.dataDir, set), set);
    this.opened.set(set.file, opened);
    return opened;
  }
}
