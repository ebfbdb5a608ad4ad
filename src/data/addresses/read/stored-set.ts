// An address set over an opened data file: each column is loaded when first used, address records a street at a time.
import { partitionPoint, upperBound } from '../../ascending.js';
import {
  NONE,
  type AddressBlock,
  type AddressSet,
  type NumberForm,
  type TypeLists,
  type RuralDelivery,
  type Unit,
} from './address-set.js';
import type { SetFile } from '../../file/read/set-file.js';
import { StoredNames } from '../../names/read/stored-names.js';
import { PidColumn, type PidPrefix } from './pid-column.js';
import { PointIndex } from '../../points/read/point-index.js';
import { RecordPoints } from './record-points.js';
import { ColumnReader, RecordReader } from './record-reader.js';
import { SparseLinks } from './sparse-links.js';
import { PATIENCE, TextTable } from '../../names/read/text-table.js';

/**
 * Sections that only some questions need, by what they search by: left on disk by `share` for the others when they are
 * long.
 */
export const COLD_SECTIONS = {
  id: ['address.byPid', 'address.byDpid'],
  point: ['point.run', 'point.box'],
  building: [
    'buildingName.text',
    'buildingName.offset',
    'buildingName.hash',
    'buildingName.deletion.bucket',
    'buildingName.deletion.hash',
    'buildingName.deletion.id',
    'buildingName.address.start',
    'buildingName.address',
  ],
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
  private readonly file: SetFile;
  private readonly records: RecordReader;
  private readonly pids: PidColumn;
  private readonly localityPids: TextTable;
  private readonly streetPids: TextTable;
  private readonly buildings: TextTable;
  private readonly meshBlocks: TextTable;
  private readonly parcels: TextTable;
  private readonly sites: TextTable;
  private readonly trust: ColumnReader;
  private readonly parcelIds: ColumnReader;
  private readonly siteIds: ColumnReader;
  private readonly dpids: ColumnReader;
  private readonly byDpid: ColumnReader;
  private readonly sortPlans: ColumnReader;
  private sortPlanTexts?: readonly string[];
  private readonly meshBlockCodes = new Map<number, string>();

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
    this.file = file;
    this.records = new RecordReader(file);
    this.pids = new PidColumn(file, this.records, () => file.json<PidPrefix[]>('pidPrefixes', []), this.addressCount);
    this.localityPids = new TextTable(file, 'locality.pid');
    this.streetPids = new TextTable(file, 'street.pid');
    this.buildings = new TextTable(file, 'building');
    this.meshBlocks = new TextTable(file, 'meshBlock');
    this.parcels = new TextTable(file, 'parcel');
    this.sites = new TextTable(file, 'site');
    this.trust = new ColumnReader(file, 'address.trust', 'u8', 0);
    this.parcelIds = new ColumnReader(file, 'address.parcel', 'u32', NONE);
    this.siteIds = new ColumnReader(file, 'address.site', 'u32', NONE);
    this.dpids = new ColumnReader(file, 'address.dpid', 'u32', 0);
    this.byDpid = new ColumnReader(file, 'address.byDpid', 'u32', 0);
    this.sortPlans = new ColumnReader(file, 'address.sortPlan', 'u8', 0);
  }

  private loadedLocalityNames?: StoredNames;
  get localityNames(): StoredNames {
    return (this.loadedLocalityNames ??= new StoredNames(this.file, 'localityName'));
  }
  private loadedLocalityName?: Uint32Array;
  get localityName(): Uint32Array {
    return (this.loadedLocalityName ??= this.file.u32('locality.name'));
  }
  private loadedLocalityState?: Uint8Array;
  get localityState(): Uint8Array {
    return (this.loadedLocalityState ??= this.file.u8('locality.state'));
  }
  private loadedLocalityLatitude?: Int32Array;
  get localityLatitude(): Int32Array {
    return (this.loadedLocalityLatitude ??= this.file.i32('locality.latitude'));
  }
  private loadedLocalityLongitude?: Int32Array;
  get localityLongitude(): Int32Array {
    return (this.loadedLocalityLongitude ??= this.file.i32('locality.longitude'));
  }
  private loadedLocalityPostcodeStart?: Uint32Array;
  get localityPostcodeStart(): Uint32Array {
    return (this.loadedLocalityPostcodeStart ??= this.file.u32('locality.postcode.start', this.localityCount + 1));
  }
  private loadedLocalityPostcode?: Uint16Array;
  get localityPostcode(): Uint16Array {
    return (this.loadedLocalityPostcode ??= this.file.u16('locality.postcode'));
  }
  private loadedLocalityPostcodePostal?: Uint8Array;
  get localityPostcodePostal(): Uint8Array {
    return (this.loadedLocalityPostcodePostal ??= this.file.u8(
      'locality.postcode.postal',
      this.localityPostcode.length,
    ));
  }
  private loadedLocalityNeighbourStart?: Uint32Array;
  get localityNeighbourStart(): Uint32Array {
    return (this.loadedLocalityNeighbourStart ??= this.file.u32('locality.neighbour.start', this.localityCount + 1));
  }
  private loadedLocalityNeighbour?: Uint32Array;
  get localityNeighbour(): Uint32Array {
    return (this.loadedLocalityNeighbour ??= this.file.u32('locality.neighbour'));
  }
  private loadedNameLocalityStart?: Uint32Array;
  get nameLocalityStart(): Uint32Array {
    return (this.loadedNameLocalityStart ??= this.file.u32('localityName.locality.start', this.localityNames.size + 1));
  }
  private loadedNameLocality?: Uint32Array;
  get nameLocality(): Uint32Array {
    return (this.loadedNameLocality ??= this.file.u32('localityName.locality'));
  }
  private loadedPostcodeLocalityStart?: Uint32Array;
  get postcodeLocalityStart(): Uint32Array {
    return (this.loadedPostcodeLocalityStart ??= this.file.u32('postcode.locality.start', POSTCODES + 1));
  }
  private loadedPostcodeLocality?: Uint32Array;
  get postcodeLocality(): Uint32Array {
    return (this.loadedPostcodeLocality ??= this.file.u32('postcode.locality'));
  }
  private loadedLocalityTown?: Uint32Array;
  get localityTown(): Uint32Array {
    return (this.loadedLocalityTown ??= this.file.u32('locality.town'));
  }
  private loadedRuralDeliveries?: readonly RuralDelivery[];
  get ruralDeliveries(): readonly RuralDelivery[] {
    return (this.loadedRuralDeliveries ??= this.file.json<readonly RuralDelivery[]>('ruralDeliveries', []));
  }
  localityPid(locality: number): string {
    return this.localityPids.text(locality);
  }

  private loadedStreetNames?: StoredNames;
  get streetNames(): StoredNames {
    return (this.loadedStreetNames ??= new StoredNames(this.file, 'streetName'));
  }
  private loadedTypes?: readonly string[];
  get types(): readonly string[] {
    return (this.loadedTypes ??= this.file.json('types', ['']));
  }
  private loadedSuffixes?: readonly string[];
  get suffixes(): readonly string[] {
    return (this.loadedSuffixes ??= this.file.json('suffixes', ['']));
  }
  private loadedLocalityEntryStart?: Uint32Array;
  get localityEntryStart(): Uint32Array {
    return (this.loadedLocalityEntryStart ??= this.file.u32('locality.entry.start', this.localityCount + 1));
  }
  private loadedEntryName?: Uint32Array;
  get entryName(): Uint32Array {
    return (this.loadedEntryName ??= this.file.u32('entry.name'));
  }
  private loadedEntryType?: Uint16Array;
  get entryType(): Uint16Array {
    return (this.loadedEntryType ??= this.file.u16('entry.type'));
  }
  private loadedEntrySuffix?: Uint8Array;
  get entrySuffix(): Uint8Array {
    return (this.loadedEntrySuffix ??= this.file.u8('entry.suffix'));
  }
  private loadedEntryStreet?: Uint32Array;
  get entryStreet(): Uint32Array {
    return (this.loadedEntryStreet ??= this.file.u32('entry.street'));
  }
  private loadedNameEntryStart?: Uint32Array;
  get nameEntryStart(): Uint32Array {
    return (this.loadedNameEntryStart ??= this.file.u32('streetName.entry.start', this.streetNames.size + 1));
  }
  private loadedNameEntry?: Uint32Array;
  get nameEntry(): Uint32Array {
    return (this.loadedNameEntry ??= this.file.u32('streetName.entry'));
  }

  private loadedStreetLocality?: Uint32Array;
  get streetLocality(): Uint32Array {
    return (this.loadedStreetLocality ??= this.file.u32('street.locality'));
  }
  private loadedStreetName?: Uint32Array;
  get streetName(): Uint32Array {
    return (this.loadedStreetName ??= this.file.u32('street.name'));
  }
  private loadedStreetType?: Uint16Array;
  get streetType(): Uint16Array {
    return (this.loadedStreetType ??= this.file.u16('street.type'));
  }
  private loadedStreetSuffix?: Uint8Array;
  get streetSuffix(): Uint8Array {
    return (this.loadedStreetSuffix ??= this.file.u8('street.suffix'));
  }
  private loadedStreetLatitude?: Int32Array;
  get streetLatitude(): Int32Array {
    return (this.loadedStreetLatitude ??= this.file.i32('street.latitude'));
  }
  private loadedStreetLongitude?: Int32Array;
  get streetLongitude(): Int32Array {
    return (this.loadedStreetLongitude ??= this.file.i32('street.longitude'));
  }
  private loadedStreetAddressStart?: Uint32Array;
  get streetAddressStart(): Uint32Array {
    return (this.loadedStreetAddressStart ??= this.file.u32('street.address.start', this.streetCount + 1));
  }
  streetPid(street: number): string {
    return this.streetPids.text(street);
  }

  private loadedLocalityPostalStart?: Uint32Array;
  get localityPostalStart(): Uint32Array {
    return (this.loadedLocalityPostalStart ??= this.file.u32('locality.postal.start', this.localityCount + 1));
  }
  private loadedPostalLocality?: Uint32Array;
  get postalLocality(): Uint32Array {
    return (this.loadedPostalLocality ??= this.file.u32('postal.locality'));
  }
  private postalTypes?: { of: Uint8Array; names: readonly string[] };
  postalType(group: number): string {
    const types = (this.postalTypes ??= {
      of: this.file.u8('postal.type'),
      names: this.file.json<readonly string[]>('postalTypes', []),
    });
    return types.names[types.of[group]!]!;
  }

  private loadedLabels?: StoredNames;
  get labels(): StoredNames {
    return (this.loadedLabels ??= new StoredNames(this.file, 'label'));
  }
  private loadedNumberForms?: readonly NumberForm[];
  get numberForms(): readonly NumberForm[] {
    return (this.loadedNumberForms ??= this.file.json('numberForms', [NO_FORM]));
  }
  get unitCount(): number {
    return this.unitFlatLabel.length;
  }
  private loadedUnitFlatLabel?: Uint32Array;
  get unitFlatLabel(): Uint32Array {
    return (this.loadedUnitFlatLabel ??= this.file.u32('unit.flatLabel', 1));
  }
  private unitLevelLabel?: Uint32Array;
  private unitTypes?: { flat: Uint8Array; level: Uint8Array; names: readonly string[] };
  unit(id: number): Unit {
    const types = (this.unitTypes ??= {
      flat: this.file.u8('unit.flatType', 1),
      level: this.file.u8('unit.levelType', 1),
      names: this.file.json('unitTypes', ['']),
    });
    const levels = (this.unitLevelLabel ??= this.file.u32('unit.levelLabel', 1));
    const label = (label: number): string => (label === 0 ? '' : this.labels.text(label));
    return {
      flatType: types.names[types.flat[id]!]!,
      flatNumber: label(this.unitFlatLabel[id]!),
      levelType: types.names[types.level[id]!]!,
      levelNumber: label(levels[id]!),
    };
  }

  street(street: number): AddressBlock {
    const starts = this.streetAddressStart;
    const first = starts[street]!;
    return this.records.block(street, first, starts[street + 1]! - first);
  }

  /**
   * The street of each STRIDE-th address, made when many are asked for: the search begins within one or two streets
   * then.
   */
  private streetHints: Uint32Array | undefined;
  private streetsAsked = 0;
  streetOf(address: number): number {
    const starts = this.streetAddressStart;
    const hints = (this.streetHints ??=
      this.streetsAsked++ < PATIENCE ? undefined : streetHints(starts, this.addressCount));
    const at = Math.floor(address / STRIDE);
    const first = hints?.[at] ?? 0;
    const last = hints?.[at + 1] ?? starts.length - 1;
    return upperBound(starts, address, first + 1, last + 1) - 1;
  }

  pid(address: number): string {
    return this.pids.text(address);
  }
  addressOf(pid: string): number {
    return this.pids.find(pid);
  }
  buildingName(id: number): string {
    return id === 0 ? '' : this.buildings.text(id - 1);
  }
  private loadedBuildingNames?: StoredNames | null;
  get buildingNames(): StoredNames | null {
    return (this.loadedBuildingNames ??=
      this.file.has('buildingName.text') || this.buildings.size === 0
        ? new StoredNames(this.file, 'buildingName')
        : null);
  }
  private loadedBuildingAddressStart?: Uint32Array;
  get buildingAddressStart(): Uint32Array {
    return (this.loadedBuildingAddressStart ??= this.file.u32(
      'buildingName.address.start',
      (this.buildingNames?.size ?? 0) + 1,
    ));
  }
  private loadedBuildingAddress?: Uint32Array;
  get buildingAddress(): Uint32Array {
    return (this.loadedBuildingAddress ??= this.file.u32('buildingName.address'));
  }
  private loadedGeocodeTypes?: readonly { code: string; name: string }[];
  get geocodeTypes(): readonly { code: string; name: string }[] {
    return (this.loadedGeocodeTypes ??= this.file.json('geocodeTypes', [{ code: '', name: '' }]));
  }
  /** Some forty addresses share a mesh block: its code is made into a text once. */
  meshBlock(id: number): string {
    if (id === NONE) return '';
    let code = this.meshBlockCodes.get(id);
    if (code === undefined) this.meshBlockCodes.set(id, (code = this.meshBlocks.text(id)));
    return code;
  }

  private primaries?: SparseLinks;
  primaryOf(address: number): number {
    return (this.primaries ??= new SparseLinks(this.file, 'primary')).to(address);
  }
  private principals?: SparseLinks;
  principalOf(address: number): number {
    return (this.principals ??= new SparseLinks(this.file, 'principal')).to(address);
  }

  private loadedPoints?: PointIndex;
  get points(): PointIndex {
    return (this.loadedPoints ??= PointIndex.of(this.file, new RecordPoints(this.file)));
  }

  private loadedTypeLists?: TypeLists;
  get typeLists(): TypeLists {
    return (this.loadedTypeLists ??= this.file.json('typeLists', {}));
  }

  confidence(address: number): number {
    return (this.trust.at(address) & 7) - 1;
  }
  geocodeLevel(address: number): number {
    return (this.trust.at(address) >>> 3) - 1;
  }
  parcel(address: number): string {
    const id = this.parcelIds.at(address);
    return id === NONE ? '' : this.parcels.text(id);
  }
  siteId(address: number): string {
    const site = this.siteIds.at(address);
    return site === NONE ? '' : site < TEXT_SITE ? String(site) : this.sites.text(site - TEXT_SITE);
  }
  dpid(address: number): number {
    return this.dpids.at(address);
  }
  addressWithDpid(dpid: number): number {
    if (dpid === 0) return -1;
    // A file of before this order was written is looked through.
    if (!this.file.has('address.byDpid')) return this.file.u32('address.dpid').indexOf(dpid);
    const length = this.file.length('address.byDpid');
    const at = partitionPoint(0, length, (place) => this.dpids.at(this.byDpid.at(place)) < dpid);
    const address = at < length ? this.byDpid.at(at) : -1;
    return address >= 0 && this.dpids.at(address) === dpid ? address : -1;
  }
  sortPlan(address: number): string {
    return (this.sortPlanTexts ??= this.file.json<readonly string[]>('sortPlans', ['']))[this.sortPlans.at(address)]!;
  }
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
