// The addresses of a source while it is read: a column for each thing that is stored, no object for a row.
import { NONE } from '../read/address-set.js';
import { UNKNOWN_COORDINATE } from '../../points/coordinates.js';
import { ByteTable } from '../../names/write/byte-table.js';
import { PidPacker, PidRows } from './pid-packer.js';

/** What is stored of each address row, and in how many bytes. */
const ARRAYS = {
  street: Uint32Array,
  numberFirst: Uint32Array,
  form: Uint32Array,
  unit: Uint32Array,
  lot: Uint32Array,
  building: Uint32Array,
  postcode: Uint16Array,
  trust: Uint8Array,
  alias: Uint8Array,
  prefix: Uint8Array,
  number: Uint32Array,
  site: Uint32Array,
  parcel: Uint32Array,
  latitude: Int32Array,
  longitude: Int32Array,
  geocode: Uint8Array,
  meshBlock: Uint32Array,
} as const;
type ColumnName = keyof typeof ARRAYS;
type Column = Uint32Array | Uint16Array | Uint8Array | Int32Array;
const NAMES = Object.keys(ARRAYS) as ColumnName[];

/** The columns as plain memory, as many rows as there are. */
export type ColumnArrays = Record<ColumnName, Column>;

/** Columns by address row; texts are numbers in the tables beside them, in order of first sight. */
export class AddressColumns {
  count = 0;
  street!: Uint32Array;
  numberFirst!: Uint32Array;
  form!: Uint32Array;
  unit!: Uint32Array;
  lot!: Uint32Array;
  building!: Uint32Array;
  postcode!: Uint16Array;
  trust!: Uint8Array;
  alias!: Uint8Array;
  prefix!: Uint8Array;
  number!: Uint32Array;
  site!: Uint32Array;
  parcel!: Uint32Array;
  latitude!: Int32Array;
  longitude!: Int32Array;
  geocode!: Uint8Array;
  meshBlock!: Uint32Array;

  /**
   * Number decorations, units and labels; number 0 is none. Building names, parcels, sites and geocode codes start at
   * 0.
   */
  readonly forms = new ByteTable();
  readonly units = new ByteTable();
  readonly labels = new ByteTable();
  readonly buildings = new ByteTable();
  readonly parcels = new ByteTable();
  readonly sites = new ByteTable();
  readonly geocodes = new ByteTable();
  /** Flat and level types, full words; 0 is ''. */
  readonly unitTypes: string[] = [''];
  /** Mesh block codes by number. */
  meshBlockCodes: string[] = [];
  readonly pids = new PidPacker();
  /** Pairs [linking row, row it links to]. */
  readonly primaries: number[] = [];
  readonly principals: number[] = [];
  private ownRows: PidRows | undefined;
  private capacity: number;
  private found = -1;

  /** Room for `expected` rows; more when needed. */
  constructor(expected: number) {
    this.capacity = Math.max(1024, expected);
    for (const name of NAMES) this.set(name, new ARRAYS[name](this.capacity));
  }

  /** The rows by their ids, made when first asked for. */
  get rows(): PidRows {
    return (this.ownRows ??= new PidRows(this.capacity, this));
  }

  /** Starts a row and returns its number; everything optional is "none". */
  add(): number {
    if (this.count === this.capacity) this.grow();
    const row = this.count++;
    this.building[row] = NONE;
    this.site[row] = NONE;
    this.parcel[row] = NONE;
    this.meshBlock[row] = NONE;
    this.latitude[row] = UNKNOWN_COORDINATE;
    this.longitude[row] = UNKNOWN_COORDINATE;
    return row;
  }

  /** Gives a row the id bytes[from, to); false if another row has it. */
  identify(row: number, bytes: Buffer, from: number, to: number): boolean {
    this.pids.pack(bytes, from, to);
    this.prefix[row] = this.pids.prefix;
    this.number[row] = this.pids.number;
    return this.rows.add(this.pids.prefix, this.pids.number, row);
  }

  /** Row of the address with the id bytes[from, to), or -1. */
  find(bytes: Buffer, from: number, to: number): number {
    if (!this.pids.look(bytes, from, to)) return -1;
    const { prefix, number } = this.pids;
    // Tables of one release mostly stand in the same order: the next row is the likely one.
    const next = this.found + 1;
    this.found =
      next < this.count && this.number[next] === number && this.prefix[next] === prefix
        ? next
        : this.rows.find(prefix, number);
    return this.found;
  }

  /** Lets go of what only records hold, once they are written: half of the memory of a national import. */
  forgetRecords(): void {
    for (const name of ['street', 'numberFirst', 'form', 'unit', 'lot', 'building', 'meshBlock'] as const) {
      this[name] = new Uint32Array(0);
    }
    this.latitude = new Int32Array(0);
    this.longitude = new Int32Array(0);
    this.postcode = new Uint16Array(0);
    this.ownRows = undefined;
  }

  /** The columns cut to the rows that there are; they share the memory. */
  arrays(): ColumnArrays {
    return Object.fromEntries(NAMES.map((name) => [name, this[name].subarray(0, this.count)])) as ColumnArrays;
  }

  /**
   * Takes the rows of all parts, one part behind the other. Empties the parts column by column, so that hardly more
   * memory is needed than they take.
   */
  take(parts: readonly ColumnArrays[]): void {
    this.count = parts.reduce((rows, part) => rows + part.street.length, 0);
    this.capacity = this.count;
    for (const name of NAMES) {
      const whole = new ARRAYS[name](this.count);
      let at = 0;
      for (const part of parts) {
        whole.set(part[name], at);
        at += part[name].length;
        part[name] = new ARRAYS[name](0);
      }
      this.set(name, whole);
    }
  }

  private grow(): void {
    this.capacity *= 2;
    for (const name of NAMES) {
      const longer = new ARRAYS[name](this.capacity);
      longer.set(this[name]);
      this.set(name, longer);
    }
  }

  private set(name: ColumnName, column: Column): void {
    Object.assign(this, { [name]: column });
  }
}
