// An address set over an opened data file: each column is loaded when first used, address records a street at a time.
import { NONE, type AddressBlock, type AddressSet, type NumberForm, type TypeLists, type RuralDelivery, type Unit } from './address-set.js';
import type { SetFile } from './file/set-file.js';
import { StoredNames } from './names.js';
import { PidColumn, type PidPrefix } from './pid-column.js';
import { PointIndex, RecordPoints } from './point-index.js';
import { ColumnReader, RecordReader } from './record-reader.js';
import { SparseLinks } from './sparse-links.js';
import { PATIENCE, TextTable } from './text-table.js';

/** Sections that only some questions need, by what they search by: left on disk by `share` for the others when they are long. */
export const COLD_SECTIONS = {
  id: ['address.byPid', 'address.byDpid'],
  point: ['point.run', 'point.box'],
  building: ['buildingName.text', 'buildingName.offset', 'buildingName.hash', 'buildingName.deletion.bucket', 'buildingName.deletion.hash', 'buildingName.deletion.id', 'buildingName.address.start', 'buildingName.address'],
} as const;

/** Postcodes are four digits in Australia and New Zealand; a set's postcode index has one slot for each. */
const POSTCODES = 10_000;
const NO_FORM: NumberForm = { prefix: '', suffix: '', lastDelta: 0, isRange: false, lastPrefix: '', lastSuffix: '' };

export class StoredSet implements AddressSet {
  readonly source: string;
  readonly country: string;
  readonly release: string;
  readonly datum: string;
  readonly states: readonly string[];
  readonly addressType: string;
  readonly addressCount: number;
  readonly localityCount: number;
  readonly streetCount: number;
  readonly #file: SetFile;
  readonly #records: RecordReader;
  readonly #pids: PidColumn;
  readonly #localityPids: TextTable;
  readonly #streetPids: TextTable;
  readonly #buildings: TextTable;
  readonly #meshBlocks: TextTable;
  readonly #parcels: TextTable;
  readonly #sites: TextTable;
  readonly #trust: ColumnReader;
  readonly #parcelIds: ColumnReader;
  readonly #siteIds: ColumnReader;
  readonly #dpids: ColumnReader;
  readonly #byDpid: ColumnReader;
  readonly #sortPlans: ColumnReader;
  #sortPlanTexts?: readonly string[];
  readonly #meshBlockCodes = new Map<number, string>();

  constructor(file: SetFile) {
    const { meta } = file;
    this.source = meta.source;
    this.country = meta.country;
    this.release = meta.release;
    this.datum = meta.datum;
    this.states = meta.states;
    this.addressType = meta.addressType ?? '';
    this.addressCount = meta.counts.addresses;
    this.localityCount = meta.counts.localities;
    this.streetCount = meta.counts.streets;
    this.#file = file;
    this.#records = new RecordReader(file);
    this.#pids = new PidColumn(file, this.#records, () => file.json<PidPrefix[]>('pidPrefixes', []), this.addressCount);
    this.#localityPids = new TextTable(file, 'locality.pid');
    this.#streetPids = new TextTable(file, 'street.pid');
    this.#buildings = new TextTable(file, 'building');
    this.#meshBlocks = new TextTable(file, 'meshBlock');
    this.#parcels = new TextTable(file, 'parcel');
    this.#sites = new TextTable(file, 'site');
    this.#trust = new ColumnReader(file, 'address.trust', 'u8', 0);
    this.#parcelIds = new ColumnReader(file, 'address.parcel', 'u32', NONE);
    this.#siteIds = new ColumnReader(file, 'address.site', 'u32', NONE);
    this.#dpids = new ColumnReader(file, 'address.dpid', 'u32', 0);
    this.#byDpid = new ColumnReader(file, 'address.byDpid', 'u32', 0);
    this.#sortPlans = new ColumnReader(file, 'address.sortPlan', 'u8', 0);
  }

  #localityNames?: StoredNames;
  get localityNames(): StoredNames { return this.#localityNames ??= new StoredNames(this.#file, 'localityName'); }
  #localityName?: Uint32Array;
  get localityName(): Uint32Array { return this.#localityName ??= this.#file.u32('locality.name'); }
  #localityState?: Uint8Array;
  get localityState(): Uint8Array { return this.#localityState ??= this.#file.u8('locality.state'); }
  #localityLatitude?: Int32Array;
  get localityLatitude(): Int32Array { return this.#localityLatitude ??= this.#file.i32('locality.latitude'); }
  #localityLongitude?: Int32Array;
  get localityLongitude(): Int32Array { return this.#localityLongitude ??= this.#file.i32('locality.longitude'); }
  #localityPostcodeStart?: Uint32Array;
  get localityPostcodeStart(): Uint32Array { return this.#localityPostcodeStart ??= this.#file.u32('locality.postcode.start', this.localityCount + 1); }
  #localityPostcode?: Uint16Array;
  get localityPostcode(): Uint16Array { return this.#localityPostcode ??= this.#file.u16('locality.postcode'); }
  #localityPostcodePostal?: Uint8Array;
  get localityPostcodePostal(): Uint8Array { return this.#localityPostcodePostal ??= this.#file.u8('locality.postcode.postal', this.localityPostcode.length); }
  #localityNeighbourStart?: Uint32Array;
  get localityNeighbourStart(): Uint32Array { return this.#localityNeighbourStart ??= this.#file.u32('locality.neighbour.start', this.localityCount + 1); }
  #localityNeighbour?: Uint32Array;
  get localityNeighbour(): Uint32Array { return this.#localityNeighbour ??= this.#file.u32('locality.neighbour'); }
  #nameLocalityStart?: Uint32Array;
  get nameLocalityStart(): Uint32Array { return this.#nameLocalityStart ??= this.#file.u32('localityName.locality.start', this.localityNames.size + 1); }
  #nameLocality?: Uint32Array;
  get nameLocality(): Uint32Array { return this.#nameLocality ??= this.#file.u32('localityName.locality'); }
  #postcodeLocalityStart?: Uint32Array;
  get postcodeLocalityStart(): Uint32Array { return this.#postcodeLocalityStart ??= this.#file.u32('postcode.locality.start', POSTCODES + 1); }
  #postcodeLocality?: Uint32Array;
  get postcodeLocality(): Uint32Array { return this.#postcodeLocality ??= this.#file.u32('postcode.locality'); }
  #localityTown?: Uint32Array;
  get localityTown(): Uint32Array { return this.#localityTown ??= this.#file.u32('locality.town'); }
  #ruralDeliveries?: readonly RuralDelivery[];
  get ruralDeliveries(): readonly RuralDelivery[] { return this.#ruralDeliveries ??= this.#file.json<readonly RuralDelivery[]>('ruralDeliveries', []); }
  localityPid(locality: number): string { return this.#localityPids.text(locality); }

  #streetNames?: StoredNames;
  get streetNames(): StoredNames { return this.#streetNames ??= new StoredNames(this.#file, 'streetName'); }
  #types?: readonly string[];
  get types(): readonly string[] { return this.#types ??= this.#file.json('types', ['']); }
  #suffixes?: readonly string[];
  get suffixes(): readonly string[] { return this.#suffixes ??= this.#file.json('suffixes', ['']); }
  #localityEntryStart?: Uint32Array;
  get localityEntryStart(): Uint32Array { return this.#localityEntryStart ??= this.#file.u32('locality.entry.start', this.localityCount + 1); }
  #entryName?: Uint32Array;
  get entryName(): Uint32Array { return this.#entryName ??= this.#file.u32('entry.name'); }
  #entryType?: Uint16Array;
  get entryType(): Uint16Array { return this.#entryType ??= this.#file.u16('entry.type'); }
  #entrySuffix?: Uint8Array;
  get entrySuffix(): Uint8Array { return this.#entrySuffix ??= this.#file.u8('entry.suffix'); }
  #entryStreet?: Uint32Array;
  get entryStreet(): Uint32Array { return this.#entryStreet ??= this.#file.u32('entry.street'); }
  #nameEntryStart?: Uint32Array;
  get nameEntryStart(): Uint32Array { return this.#nameEntryStart ??= this.#file.u32('streetName.entry.start', this.streetNames.size + 1); }
  #nameEntry?: Uint32Array;
  get nameEntry(): Uint32Array { return this.#nameEntry ??= this.#file.u32('streetName.entry'); }

  #streetLocality?: Uint32Array;
  get streetLocality(): Uint32Array { return this.#streetLocality ??= this.#file.u32('street.locality'); }
  #streetName?: Uint32Array;
  get streetName(): Uint32Array { return this.#streetName ??= this.#file.u32('street.name'); }
  #streetType?: Uint16Array;
  get streetType(): Uint16Array { return this.#streetType ??= this.#file.u16('street.type'); }
  #streetSuffix?: Uint8Array;
  get streetSuffix(): Uint8Array { return this.#streetSuffix ??= this.#file.u8('street.suffix'); }
  #streetLatitude?: Int32Array;
  get streetLatitude(): Int32Array { return this.#streetLatitude ??= this.#file.i32('street.latitude'); }
  #streetLongitude?: Int32Array;
  get streetLongitude(): Int32Array { return this.#streetLongitude ??= this.#file.i32('street.longitude'); }
  #streetAddressStart?: Uint32Array;
  get streetAddressStart(): Uint32Array { return this.#streetAddressStart ??= this.#file.u32('street.address.start', this.streetCount + 1); }
  streetPid(street: number): string { return this.#streetPids.text(street); }

  #localityPostalStart?: Uint32Array;
  get localityPostalStart(): Uint32Array { return this.#localityPostalStart ??= this.#file.u32('locality.postal.start', this.localityCount + 1); }
  #postalLocality?: Uint32Array;
  get postalLocality(): Uint32Array { return this.#postalLocality ??= this.#file.u32('postal.locality'); }
  #postalTypes?: { of: Uint8Array; names: readonly string[] };
  postalType(group: number): string {
    const types = this.#postalTypes ??= { of: this.#file.u8('postal.type'), names: this.#file.json<readonly string[]>('postalTypes', []) };
    return types.names[types.of[group]!]!;
  }

  #labels?: StoredNames;
  get labels(): StoredNames { return this.#labels ??= new StoredNames(this.#file, 'label'); }
  #numberForms?: readonly NumberForm[];
  get numberForms(): readonly NumberForm[] { return this.#numberForms ??= this.#file.json('numberForms', [NO_FORM]); }
  get unitCount(): number { return this.unitFlatLabel.length; }
  #unitFlatLabel?: Uint32Array;
  get unitFlatLabel(): Uint32Array { return this.#unitFlatLabel ??= this.#file.u32('unit.flatLabel', 1); }
  #unitLevelLabel?: Uint32Array;
  #unitTypes?: { flat: Uint8Array; level: Uint8Array; names: readonly string[] };
  unit(id: number): Unit {
    const types = this.#unitTypes ??= { flat: this.#file.u8('unit.flatType', 1), level: this.#file.u8('unit.levelType', 1), names: this.#file.json('unitTypes', ['']) };
    const levels = this.#unitLevelLabel ??= this.#file.u32('unit.levelLabel', 1);
    const label = (label: number): string => (label === 0 ? '' : this.labels.text(label));
    return { flatType: types.names[types.flat[id]!]!, flatNumber: label(this.unitFlatLabel[id]!), levelType: types.names[types.level[id]!]!, levelNumber: label(levels[id]!) };
  }

  street(street: number): AddressBlock {
    const starts = this.streetAddressStart, first = starts[street]!;
    return this.#records.block(street, first, starts[street + 1]! - first);
  }

  /** The street of each STRIDE-th address, made when many are asked for: the search begins within one or two streets then. */
  #streetHints: Uint32Array | undefined;
  #streetsAsked = 0;
  streetOf(address: number): number {
    const starts = this.streetAddressStart, hints = this.#streetHints ??= this.#streetsAsked++ < PATIENCE ? undefined : streetHints(starts, this.addressCount), at = Math.floor(address / STRIDE);
    let low = hints?.[at] ?? 0, high = hints?.[at + 1] ?? starts.length - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (starts[middle + 1]! <= address) low = middle + 1; else high = middle;
    }
    return low;
  }

  pid(address: number): string { return this.#pids.text(address); }
  addressOf(pid: string): number { return this.#pids.find(pid); }
  buildingName(id: number): string { return id === 0 ? '' : this.#buildings.text(id - 1); }
  #buildingNames?: StoredNames | null;
  get buildingNames(): StoredNames | null { return this.#buildingNames ??= this.#file.has('buildingName.text') || this.#buildings.size === 0 ? new StoredNames(this.#file, 'buildingName') : null; }
  #buildingAddressStart?: Uint32Array;
  get buildingAddressStart(): Uint32Array { return this.#buildingAddressStart ??= this.#file.u32('buildingName.address.start', (this.buildingNames?.size ?? 0) + 1); }
  #buildingAddress?: Uint32Array;
  get buildingAddress(): Uint32Array { return this.#buildingAddress ??= this.#file.u32('buildingName.address'); }
  #geocodeTypes?: readonly { code: string; name: string }[];
  get geocodeTypes(): readonly { code: string; name: string }[] { return this.#geocodeTypes ??= this.#file.json('geocodeTypes', [{ code: '', name: '' }]); }
  /** Some forty addresses share a mesh block: its code is made into a text once. */
  meshBlock(id: number): string {
    if (id === NONE) return '';
    let code = this.#meshBlockCodes.get(id);
    if (code === undefined) this.#meshBlockCodes.set(id, code = this.#meshBlocks.text(id));
    return code;
  }

  #primaries?: SparseLinks;
  primaryOf(address: number): number { return (this.#primaries ??= new SparseLinks(this.#file, 'primary')).to(address); }
  #principals?: SparseLinks;
  principalOf(address: number): number { return (this.#principals ??= new SparseLinks(this.#file, 'principal')).to(address); }

  #points?: PointIndex;
  get points(): PointIndex { return this.#points ??= PointIndex.of(this.#file, new RecordPoints(this.#file)); }

  #typeLists?: TypeLists;
  get typeLists(): TypeLists { return this.#typeLists ??= this.#file.json('typeLists', {}); }

  confidence(address: number): number { return (this.#trust.at(address) & 7) - 1; }
  geocodeLevel(address: number): number { return (this.#trust.at(address) >>> 3) - 1; }
  parcel(address: number): string {
    const id = this.#parcelIds.at(address);
    return id === NONE ? '' : this.#parcels.text(id);
  }
  siteId(address: number): string {
    const site = this.#siteIds.at(address);
    return site === NONE ? '' : site < TEXT_SITE ? String(site) : this.#sites.text(site - TEXT_SITE);
  }
  dpid(address: number): number { return this.#dpids.at(address); }
  addressWithDpid(dpid: number): number {
    if (dpid === 0) return -1;
    // A file of before this order was written is looked through.
    if (!this.#file.has('address.byDpid')) return this.#file.u32('address.dpid').indexOf(dpid);
    const length = this.#file.length('address.byDpid');
    let low = 0, high = length;
    while (low < high) { const middle = (low + high) >>> 1; if (this.#dpids.at(this.#byDpid.at(middle)) < dpid) low = middle + 1; else high = middle; }
    const address = low < length ? this.#byDpid.at(low) : -1;
    return address >= 0 && this.#dpids.at(address) === dpid ? address : -1;
  }
  sortPlan(address: number): string { return (this.#sortPlanTexts ??= this.#file.json<readonly string[]>('sortPlans', ['']))[this.#sortPlans.at(address)]!; }
}

/** Addresses between two hints of `streetOf`. */
const STRIDE = 32;

function streetHints(starts: Uint32Array, addresses: number): Uint32Array {
  const hints = new Uint32Array(Math.floor(addresses / STRIDE) + 1);
  for (let at = 0, street = 0; at < hints.length; at++) {
    while (street < starts.length - 2 && starts[street + 1]! <= at * STRIDE) street++;
    hints[at] = street;
  }
  return hints;
}

/** Site ids are numbers below this; from it on they are texts of their own. */
export const TEXT_SITE = 0x80000000;
