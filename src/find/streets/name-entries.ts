// The streets of each name, the larger place first: sorted when a name is first asked for, and kept, since a line that
// is being typed asks for the same names at every key.
import type { AddressSet } from '../../data/addresses/read/address-set.js';

/**
 * A place of more streets is as large as one of so many; entries in a set at most. Name, size and entry fit into 53
 * bits.
 */
const LARGEST = 4095;
const ENTRIES = 2 ** 23;

export class NameEntries {
  /** The entries of all names, each name's in the order above if it is marked so. */
  private readonly entries: Uint32Array;
  private readonly isSorted: Uint8Array;

  constructor(private readonly set: AddressSet) {
    this.entries = set.nameEntry.slice();
    this.isSorted = new Uint8Array(set.streetNames.size);
  }

  /**
   * The entries [start of the name, start of the next) of `set.nameEntry` in order; those of other names are not to be
   * read.
   */
  of(name: number): Uint32Array {
    if (this.isSorted[name] === 0) {
      const { nameEntryStart: starts } = this.set;
      sortEntries(this.set, this.entries.subarray(starts[name], starts[name + 1]));
      this.isSorted[name] = 1;
    }
    return this.entries;
  }
}

/** Sorts entries by name, then the larger place, then as stored. */
export function sortEntries(
  { entryName, entryStreet, streetLocality, localityEntryStart: starts }: AddressSet,
  entries: Uint32Array,
): void {
  if (entries.length < 2) return;
  const keys = Float64Array.from(entries, (entry) => {
    const locality = streetLocality[entryStreet[entry]! >>> 1]!;
    const size = Math.min(LARGEST, starts[locality + 1]! - starts[locality]!);
    return (entryName[entry]! * (LARGEST + 1) + LARGEST - size) * ENTRIES + entry;
  }).sort();
  for (let i = 0; i < keys.length; i++) entries[i] = keys[i]! % ENTRIES;
}
