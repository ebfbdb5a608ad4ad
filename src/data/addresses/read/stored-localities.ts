// The localities of an address set over an opened data file: each column is loaded when first used. The columns stand
// in an object of their own, so that the set shows them under the names that a search knows.
import type { SetFile } from '../../file/read/set-file.js';
import { StoredNames } from '../../names/read/stored-names.js';
import { TextTable } from '../../names/read/text-table.js';
import type { RuralDelivery } from './address-set.js';

/** Postcodes are four digits in Australia and New Zealand; a set's postcode index has one slot for each. */
const POSTCODES = 10_000;

/** What was loaded so far, each at its first use. */
class LocalityColumns {
  localityNames: StoredNames | undefined;
  localityName: Uint32Array | undefined;
  localityState: Uint8Array | undefined;
  localityLatitude: Int32Array | undefined;
  localityLongitude: Int32Array | undefined;
  localityPostcodeStart: Uint32Array | undefined;
  localityPostcode: Uint16Array | undefined;
  localityPostcodePostal: Uint8Array | undefined;
  localityNeighbourStart: Uint32Array | undefined;
  localityNeighbour: Uint32Array | undefined;
  nameLocalityStart: Uint32Array | undefined;
  nameLocality: Uint32Array | undefined;
  postcodeLocalityStart: Uint32Array | undefined;
  postcodeLocality: Uint32Array | undefined;
  localityTown: Uint32Array | undefined;
  ruralDeliveries: readonly RuralDelivery[] | undefined;
}

/** What a set says about itself and its localities; streets and addresses come on top. */
export class StoredLocalities {
  readonly source: string;
  readonly country: string;
  readonly release: string;
  readonly datum: string;
  readonly states: readonly string[];
  readonly addressType: string;
  readonly localityCount: number;
  private readonly localityColumns = new LocalityColumns();
  private readonly localityPids: TextTable;

  constructor(protected readonly file: SetFile) {
    const { meta } = file;
    this.source = meta.source;
    this.country = meta.country;
    this.release = meta.release;
    this.datum = meta.datum;
    this.states = meta.states;
    this.addressType = meta.addressType ?? '';
    this.localityCount = meta.counts.localities;
    this.localityPids = new TextTable(file, 'locality.pid');
  }

  get localityNames(): StoredNames {
    return (this.localityColumns.localityNames ??= new StoredNames(this.file, 'localityName'));
  }
  get localityName(): Uint32Array {
    return (this.localityColumns.localityName ??= this.file.u32('locality.name'));
  }
  get localityState(): Uint8Array {
    return (this.localityColumns.localityState ??= this.file.u8('locality.state'));
  }
  get localityLatitude(): Int32Array {
    return (this.localityColumns.localityLatitude ??= this.file.i32('locality.latitude'));
  }
  get localityLongitude(): Int32Array {
    return (this.localityColumns.localityLongitude ??= this.file.i32('locality.longitude'));
  }
  get localityPostcodeStart(): Uint32Array {
    return (this.localityColumns.localityPostcodeStart ??= this.file.u32(
      'locality.postcode.start',
      this.localityCount + 1,
    ));
  }
  get localityPostcode(): Uint16Array {
    return (this.localityColumns.localityPostcode ??= this.file.u16('locality.postcode'));
  }
  get localityPostcodePostal(): Uint8Array {
    return (this.localityColumns.localityPostcodePostal ??= this.file.u8(
      'locality.postcode.postal',
      this.localityPostcode.length,
    ));
  }
  get localityNeighbourStart(): Uint32Array {
    return (this.localityColumns.localityNeighbourStart ??= this.file.u32(
      'locality.neighbour.start',
      this.localityCount + 1,
    ));
  }
  get localityNeighbour(): Uint32Array {
    return (this.localityColumns.localityNeighbour ??= this.file.u32('locality.neighbour'));
  }
  get nameLocalityStart(): Uint32Array {
    return (this.localityColumns.nameLocalityStart ??= this.file.u32(
      'localityName.locality.start',
      this.localityNames.size + 1,
    ));
  }
  get nameLocality(): Uint32Array {
    return (this.localityColumns.nameLocality ??= this.file.u32('localityName.locality'));
  }
  get postcodeLocalityStart(): Uint32Array {
    return (this.localityColumns.postcodeLocalityStart ??= this.file.u32('postcode.locality.start', POSTCODES + 1));
  }
  get postcodeLocality(): Uint32Array {
    return (this.localityColumns.postcodeLocality ??= this.file.u32('postcode.locality'));
  }
  get localityTown(): Uint32Array {
    return (this.localityColumns.localityTown ??= this.file.u32('locality.town'));
  }
  get ruralDeliveries(): readonly RuralDelivery[] {
    return (this.localityColumns.ruralDeliveries ??= this.file.json<readonly RuralDelivery[]>('ruralDeliveries', []));
  }
  localityPid(locality: number): string {
    return this.localityPids.text(locality);
  }
}
