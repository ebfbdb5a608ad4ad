// An attribute set: what is said about a mesh block or an address by somebody else, a row of texts for each key.
// docs/reference/address-file.md describes the sections.
import type { FileOrigin } from '../../file/format.js';
import { SetFile, type SetShare } from '../../file/read/set-file.js';
import { StoredNames } from '../../names/read/stored-names.js';
import { TextTable } from '../../names/read/text-table.js';

/** What the keys of an attribute set are: mesh block codes, or the ids of addresses in their source. */
export const ATTRIBUTE_KEYS = ['MeshblockId', 'id'] as const;
export type AttributeKey = (typeof ATTRIBUTE_KEYS)[number];

export class AttributeTable {
  readonly source: string;
  readonly country: string;
  /** One of ATTRIBUTE_KEYS. */
  readonly key: string;
  readonly columns: readonly string[];
  private readonly file: SetFile;
  private readonly keys: StoredNames;
  private readonly values: readonly { readonly of: () => Uint32Array; readonly texts: TextTable }[];

  private constructor(file: SetFile) {
    const { source, country, table } = file.meta;
    this.source = source;
    this.country = country;
    this.key = table?.key ?? 'id';
    this.columns = table?.columns ?? [];
    this.file = file;
    this.keys = new StoredNames(file, 'key');
    this.values = this.columns.map((_, i) => ({
      of: () => file.u32(`attribute.${i}`),
      texts: new TextTable(file, `attribute.${i}`),
    }));
  }

  /**
   * Opens a data file; nothing but its header is read until used. Throws WaypostError naming the file and what to do.
   */
  static open(file: string, origin?: FileOrigin): AttributeTable {
    return new AttributeTable(SetFile.open(file, origin));
  }
  /** The same in another thread, over the shared memory. */
  static attach(share: SetShare): AttributeTable {
    return new AttributeTable(SetFile.attach(share));
  }

  /** Calls `put` with each attribute of a key that has a value: its name, and the text. */
  read(key: string, put: (name: string, value: string) => void): void {
    const row = this.keys.find(key);
    if (row < 0) return;
    this.values.forEach(({ of, texts }, i) => {
      const value = texts.text(of()[row]!);
      if (value !== '') put(this.columns[i]!, value);
    });
  }

  share(): SetShare {
    return this.file.share([]);
  }
  close(): void {
    this.file.close();
  }
}
