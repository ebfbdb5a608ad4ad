// Localities with their postcodes where no source of truth is asked: those of Australia come with the package, those of
// a country that are imported stand in for them.
import type { LocalityIndex } from '../../address/parse/reading.js';
import type { AddressSet } from '../../data/addresses/read/address-set.js';
import type { SetShare, SharedAddressSet } from '../../data/addresses/read/open.js';
import type { InstalledSet } from '../../data/catalogue.js';
import { gazetteerLocalities } from '../../data/gazetteer.js';
import type { OpenSets } from './open-sets.js';

export class Gazetteers {
  /** What the parser asks of localities. */
  readonly localities: LocalityIndex;

  /** `embedded`: the one that comes with the package, opened here or attached to another thread's. */
  constructor(
    readonly embedded: AddressSet | SharedAddressSet,
    private readonly imported: readonly InstalledSet[],
    private readonly sets: OpenSets,
  ) {
    this.localities = gazetteerLocalities(embedded);
  }

  /** The gazetteer of a country. */
  of(country: string): AddressSet {
    const own = this.imported.find((set) => set.country === country);
    return own ? this.sets.get(own) : this.embedded;
  }

  /** Loads the embedded one into shared memory. */
  share(): SetShare {
    if (!('share' in this.embedded)) throw new Error('a gazetteer that is attached cannot be shared');
    return this.embedded.share();
  }

  close(): void {
    if ('close' in this.embedded) this.embedded.close();
  }
}
