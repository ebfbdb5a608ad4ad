// The streets, street entries and postal groups of an address set over an opened data file.
import { upperBound } from '../../ascending.js';
import type { SetFile } from '../../file/read/set-file.js';
import { StoredNames } from '../../names/read/stored-names.js';
import { PATIENCE, TextTable } from '../../names/read/text-table.js';
import { StoredLocalities } from './stored-localities.js';

/** Addresses between two hints of `streetOf`. */
const STRIDE = 32;

/** What was loaded so far, each at its first use. */
class StreetColumns {
  streetNames: StoredNames | undefined;
  types: readonly string[] | undefined;
  suffixes: readonly string[] | undefined;
  localityEntryStart: Uint32Array | undefined;
  entryName: Uint32Array | undefined;
  entryType: Uint16Array | undefined;
  entrySuffix: Uint8Array | undefined;
  entryStreet: Uint32Array | undefined;
  nameEntryStart: Uint32Array | undefined;
  nameEntry: Uint32Array | undefined;
  streetLocality: Uint32Array | undefined;
  streetName: Uint32Array | undefined;
  streetType: Uint16Array | undefined;
  streetSuffix: Uint8Array | undefined;
  streetLatitude: Int32Array | undefined;
  streetLongitude: Int32Array | undefined;
  streetAddressStart: Uint32Array | undefined;
  localityPostalStart: Uint32Array | undefined;
  postalLocality: Uint32Array | undefined;
}

export class StoredStreets extends StoredLocalities {
  readonly addressCount: number;
  readonly streetCount: number;
  private readonly streetColumns = new StreetColumns();
  private readonly streetPids: TextTable;
  private postalTypes: { readonly of: Uint8Array; readonly names: readonly string[] } | undefined;
  /**
   * The street of each STRIDE-th address, made when many are asked for: the search begins within one or two streets
   * then.
   */
  private streetHints: Uint32Array | undefined;
  private streetsAsked = 0;

  constructor(file: SetFile) {
    super(file);
    this.addressCount = file.meta.counts.addresses;
    this.streetCount = file.meta.counts.streets;
    this.streetPids = new TextTable(file, 'street.pid');
  }

  get streetNames(): StoredNames {
    return (this.streetColumns.streetNames ??= new StoredNames(this.file, 'streetName'));
  }
  get types(): readonly string[] {
    return (this.streetColumns.types ??= this.file.json('types', ['']));
  }
  get suffixes(): readonly string[] {
    return (this.streetColumns.suffixes ??= this.file.json('suffixes', ['']));
  }
  get localityEntryStart(): Uint32Array {
    return (this.streetColumns.localityEntryStart ??= this.file.u32('locality.entry.start', this.localityCount + 1));
  }
  get entryName(): Uint32Array {
    return (this.streetColumns.entryName ??= this.file.u32('entry.name'));
  }
  get entryType(): Uint16Array {
    return (this.streetColumns.entryType ??= this.file.u16('entry.type'));
  }
  get entrySuffix(): Uint8Array {
    return (this.streetColumns.entrySuffix ??= this.file.u8('entry.suffix'));
  }
  get entryStreet(): Uint32Array {
    return (this.streetColumns.entryStreet ??= this.file.u32('entry.street'));
  }
  get nameEntryStart(): Uint32Array {
    return (this.streetColumns.nameEntryStart ??= this.file.u32('streetName.entry.start'));
  }
  get nameEntry(): Uint32Array {
    return (this.streetColumns.nameEntry ??= this.file.u32('streetName.entry'));
  }
  get streetLocality(): Uint32Array {
    return (this.streetColumns.streetLocality ??= this.file.u32('street.locality'));
  }
  get streetName(): Uint32Array {
    return (this.streetColumns.streetName ??= this.file.u32('street.name'));
  }
  get streetType(): Uint16Array {
    return (this.streetColumns.streetType ??= this.file.u16('street.type'));
  }
  get streetSuffix(): Uint8Array {
    return (this.streetColumns.streetSuffix ??= this.file.u8('street.suffix'));
  }
  get streetLatitude(): Int32Array {
    return (this.streetColumns.streetLatitude ??= this.file.i32('street.latitude'));
  }
  get streetLongitude(): Int32Array {
    return (this.streetColumns.streetLongitude ??= this.file.i32('street.longitude'));
  }
  get streetAddressStart(): Uint32Array {
    return (this.streetColumns.streetAddressStart ??= this.file.u32('street.address.start', this.streetCount + 1));
  }
  get localityPostalStart(): Uint32Array {
    return (this.streetColumns.localityPostalStart ??= this.file.u32('locality.postal.start', this.localityCount + 1));
  }
  get postalLocality(): Uint32Array {
    return (this.streetColumns.postalLocality ??= this.file.u32('postal.locality'));
  }
  streetPid(street: number): string {
    return this.streetPids.text(street);
  }

  postalType(group: number): string {
    this.postalTypes ??= {
      of: this.file.u8('postal.type'),
      names: this.file.json<readonly string[]>('postalTypes', []),
    };
    const types = this.postalTypes;
    return types.names[types.of[group]!]!;
  }

  streetOf(address: number): number {
    const starts = this.streetAddressStart;
    this.streetHints ??= this.streetsAsked++ < PATIENCE ? undefined : streetHints(starts, this.addressCount);
    const hints = this.streetHints;
    const at = Math.floor(address / STRIDE);
    const first = hints?.[at] ?? 0;
    const last = hints?.[at + 1] ?? starts.length - 1;
    return upperBound(starts, address, first + 1, last + 1) - 1;
  }
}

function streetHints(starts: Uint32Array, addresses: number): Uint32Array {
  const hints = new Uint32Array(Math.floor(addresses / STRIDE) + 1);
  for (let at = 0, street = 0; at < hints.length; at++) {
    while (street < starts.length - 2 && starts[street + 1]! <= at * STRIDE) street++;
    hints[at] = street;
  }
  return hints;
}
