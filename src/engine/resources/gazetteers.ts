// Localities with their postcodes where no source of truth is asked: those of Australia and New Zealand come with the
// package, with regions and towns; a table that is imported has further ones.
import type { LocalityIndex } from '../../address/parse/reading.js';
import type { AddressSet } from '../../data/addresses/read/address-set.js';
import type { SetShare, SharedAddressSet } from '../../data/addresses/read/open.js';
import type { InstalledSet } from '../../data/catalogue.js';
import { gazetteerLocalities, openGazetteerNz } from '../../data/gazetteer.js';
import type { OpenSets } from './open-sets.js';

export class Gazetteers {
  /** What the parser asks of localities. */
  readonly localities: LocalityIndex;
  private newZealand: SharedAddressSet | undefined;

  /** `embedded`: that of Australia that comes with the package, opened here or attached to another thread's. */
  constructor(
    readonly embedded: AddressSet | SharedAddressSet,
    private readonly imported: readonly InstalledSet[],
    private readonly sets: OpenSets,
  ) {
    this.localities = gazetteerLocalities(embedded, () => this.ofNewZealand());
  }

  /** The gazetteer of a country. */
  of(country: string): AddressSet {
    return country === 'NZ' ? this.ofNewZealand() : this.embedded;
  }

  /** The imported table of a country's postcodes, for places that its gazetteer does not have; undefined for none. */
  importedOf(country: string): AddressSet | undefined {
    const own = this.imported.find((set) => set.country === country);
    return own && this.sets.get(own);
  }

  /** Opened when a line first asks for it. */
  private ofNewZealand(): SharedAddressSet {
    return (this.newZealand ??= openGazetteerNz());
  }

  /** Loads that of Australia into shared memory. */
  share(): SetShare {
    if (!('share' in this.embedded)) throw new Error('a gazetteer that is attached cannot be shared');
    return this.embedded.share();
  }

  close(): void {
    this.newZealand?.close();
    if ('close' in this.embedded) this.embedded.close();
  }
}
