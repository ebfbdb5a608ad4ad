// The installed attribute sets: what they say about an address joins its attributes, by mesh block or by id.
import { localIdIn } from '../../contract/address-id.js';
import type { AddressAuNz } from '../../contract/schema/address.js';
import { AttributeTable } from '../../data/attributes/read/attribute-table.js';
import { setFile, type InstalledSet } from '../../data/catalogue.js';
import type { SetShare } from '../../data/addresses/read/open.js';

export class AttributeSets {
  private tables: readonly AttributeTable[] | undefined;

  /** `shares`: tables that another thread holds in shared memory, by the name of their file. */
  constructor(
    private readonly dataDir: string,
    private readonly installed: readonly InstalledSet[],
    private readonly shares: Readonly<Record<string, SetShare>> = {},
  ) {}

  /**
   * Adds to the address' attributes what each set of its country says: `<SOURCE>_<column>`, so that no two sets and no
   * attribute of the address itself can clash, and no key depends on what else is installed.
   */
  expose(address: AddressAuNz): void {
    const { attributes } = address;
    if (!attributes) return;
    for (const table of this.open()) {
      const key = table.key === 'MeshblockId' ? attributes['MeshblockId'] : localIdIn(address.id ?? '');
      if (!key || address.country !== table.country) continue;
      table.read(key, (name, value) => {
        attributes[`${table.source}_${name}`] = value;
      });
    }
  }

  /** Loads all tables into shared memory and returns what the constructor takes in another thread. */
  share(): Readonly<Record<string, SetShare>> {
    return Object.fromEntries(this.open().map((table, i) => [this.installed[i]!.file, table.share()]));
  }

  close(): void {
    for (const table of this.tables ?? []) table.close();
  }

  private open(): readonly AttributeTable[] {
    return (this.tables ??= this.installed.map((set) => {
      const share = this.shares[set.file];
      return share ? AttributeTable.attach(share) : AttributeTable.open(setFile(this.dataDir, set), set);
    }));
  }
}
