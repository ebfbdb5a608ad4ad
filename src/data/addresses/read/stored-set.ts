// An address set over an opened data file: each column is loaded when first used, address records a street at a time.
import type { SetFile } from '../../file/read/set-file.js';
import { StoredNames } from '../../names/read/stored-names.js';
import { TextTable } from '../../names/read/text-table.js';
import { PointIndex } from '../../points/read/point-index.js';
import { AddressDetails } from './address-details.js';
import { NONE, type AddressBlock, type AddressSet, type NumberForm, type TypeLists, type Unit } from './address-set.js';
import { PidColumn, type PidPrefix } from './pid-column.js';
import { RecordPoints } from './record-points.js';
import { RecordReader } from './record-reader.js';
import { SparseLinks } from './sparse-links.js';
import { StoredStreets } from './stored-streets.js';

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

const NO_FORM: NumberForm = { prefix: '', suffix: '', lastDelta: 0, isRange: false, lastPrefix: '', lastSuffix: '' };

/** What was loaded so far, each at its first use. */
class AddressColumns {
  labels: StoredNames | undefined;
  numberForms: readonly NumberForm[] | undefined;
  unitFlatLabel: Uint32Array | undefined;
  buildingNames: StoredNames | null | undefined;
  buildingAddressStart: Uint32Array | undefined;
  buildingAddress: Uint32Array | undefined;
  geocodeTypes: readonly { code: string; name: string }[] | undefined;
  points: PointIndex | undefined;
  typeLists: TypeLists | undefined;
}

export class StoredSet extends StoredStreets implements AddressSet {
  private readonly addressColumns = new AddressColumns();
  private readonly records: RecordReader;
  private readonly pids: PidColumn;
  private readonly details: AddressDetails;
  private readonly buildings: TextTable;
  private readonly meshBlocks: TextTable;
  private readonly meshBlockCodes = new Map<number, string>();
  private unitLevelLabel: Uint32Array | undefined;
  private unitTypes: { flat: Uint8Array; level: Uint8Array; names: readonly string[] } | undefined;
  private primaries: SparseLinks | undefined;
  private principals: SparseLinks | undefined;

  constructor(file: SetFile) {
    super(file);
    this.records = new RecordReader(file);
    this.pids = new PidColumn(file, this.records, () => file.json<PidPrefix[]>('pidPrefixes', []), this.addressCount);
    this.details = new AddressDetails(file);
    this.buildings = new TextTable(file, 'building');
    this.meshBlocks = new TextTable(file, 'meshBlock');
  }

  get labels(): StoredNames {
    return (this.addressColumns.labels ??= new StoredNames(this.file, 'label'));
  }
  get numberForms(): readonly NumberForm[] {
    return (this.addressColumns.numberForms ??= this.file.json('numberForms', [NO_FORM]));
  }
  get unitCount(): number {
    return this.unitFlatLabel.length;
  }
  get unitFlatLabel(): Uint32Array {
    return (this.addressColumns.unitFlatLabel ??= this.file.u32('unit.flatLabel', 1));
  }
  unit(id: number): Unit {
    this.unitTypes ??= {
      flat: this.file.u8('unit.flatType', 1),
      level: this.file.u8('unit.levelType', 1),
      names: this.file.json('unitTypes', ['']),
    };
    const types = this.unitTypes;
    this.unitLevelLabel ??= this.file.u32('unit.levelLabel', 1);
    const levels = this.unitLevelLabel;
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

  pid(address: number): string {
    return this.pids.text(address);
  }
  addressOf(pid: string): number {
    return this.pids.find(pid);
  }

  buildingName(id: number): string {
    return id === 0 ? '' : this.buildings.text(id - 1);
  }
  get buildingNames(): StoredNames | null {
    return (this.addressColumns.buildingNames ??=
      this.file.has('buildingName.text') || this.buildings.size === 0
        ? new StoredNames(this.file, 'buildingName')
        : null);
  }
  get buildingAddressStart(): Uint32Array {
    return (this.addressColumns.buildingAddressStart ??= this.file.u32(
      'buildingName.address.start',
      (this.buildingNames?.size ?? 0) + 1,
    ));
  }
  get buildingAddress(): Uint32Array {
    return (this.addressColumns.buildingAddress ??= this.file.u32('buildingName.address'));
  }
  get geocodeTypes(): readonly { code: string; name: string }[] {
    return (this.addressColumns.geocodeTypes ??= this.file.json('geocodeTypes', [{ code: '', name: '' }]));
  }
  /** Some forty addresses share a mesh block: its code is made into a text once. */
  meshBlock(id: number): string {
    if (id === NONE) return '';
    let code = this.meshBlockCodes.get(id);
    if (code === undefined) this.meshBlockCodes.set(id, (code = this.meshBlocks.text(id)));
    return code;
  }

  primaryOf(address: number): number {
    return (this.primaries ??= new SparseLinks(this.file, 'primary')).to(address);
  }
  principalOf(address: number): number {
    return (this.principals ??= new SparseLinks(this.file, 'principal')).to(address);
  }

  get points(): PointIndex {
    return (this.addressColumns.points ??= PointIndex.of(this.file, new RecordPoints(this.file)));
  }
  get typeLists(): TypeLists {
    return (this.addressColumns.typeLists ??= this.file.json('typeLists', {}));
  }

  confidence(address: number): number {
    return this.details.confidence(address);
  }
  geocodeLevel(address: number): number {
    return this.details.geocodeLevel(address);
  }
  parcel(address: number): string {
    return this.details.parcel(address);
  }
  siteId(address: number): string {
    return this.details.siteId(address);
  }
  dpid(address: number): number {
    return this.details.dpid(address);
  }
  sortPlan(address: number): string {
    return this.details.sortPlan(address);
  }
  addressWithDpid(dpid: number): number {
    return this.details.addressWithDpid(dpid);
  }
}
