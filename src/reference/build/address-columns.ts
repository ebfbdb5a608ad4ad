// The addresses of a source while it is read: a column for each thing that is stored, no object for a row.
import { NONE } from '../address-set.js';
import { UNKNOWN_COORDINATE } from './write-localities.js';
import { ByteTable } from './byte-table.js';
import { PidPacker, PidRows } from './pid-packer.js';

type Column = Uint32Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint8Array<ArrayBuffer> | Int32Array<ArrayBuffer>;

/** Columns by address row; texts are numbers in the tables beside them, in order of first sight. */
export class AddressColumns {
  count = 0;
  street: Uint32Array<ArrayBuffer>;
  numberFirst: Uint32Array<ArrayBuffer>;
  form: Uint32Array<ArrayBuffer>;
  unit: Uint32Array<ArrayBuffer>;
  lot: Uint32Array<ArrayBuffer>;
  building: Uint32Array<ArrayBuffer>;
  postcode: Uint16Array<ArrayBuffer>;
  trust: Uint8Array<ArrayBuffer>;
  alias: Uint8Array<ArrayBuffer>;
  prefix: Uint8Array<ArrayBuffer>;
  number: Uint32Array<ArrayBuffer>;
  site: Uint32Array<ArrayBuffer>;
  parcel: Uint32Array<ArrayBuffer>;
  latitude: Int32Array<ArrayBuffer>;
  longitude: Int32Array<ArrayBuffer>;
  geocode: Uint8Array<ArrayBuffer>;
  meshBlock: Uint32Array<ArrayBuffer>;

  /** Number decorations, units and labels; number 0 is none. Building names, parcels, sites and geocode codes start at 0. */
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
  rows: PidRows;
  /** Pairs [linking row, row it links to]. */
  readonly primaries: number[] = [];
  readonly principals: number[] = [];
  #capacity: number;
  #found = -1;

  constructor(expected: number) {
    const capacity = this.#capacity = Math.max(1024, expected);
    this.street = new Uint32Array(capacity);
    this.numberFirst = new Uint32Array(capacity);
    this.form = new Uint32Array(capacity);
    this.unit = new Uint32Array(capacity);
    this.lot = new Uint32Array(capacity);
    this.building = new Uint32Array(capacity);
    this.postcode = new Uint16Array(capacity);
    this.trust = new Uint8Array(capacity);
    this.alias = new Uint8Array(capacity);
    this.prefix = new Uint8Array(capacity);
    this.number = new Uint32Array(capacity);
    this.site = new Uint32Array(capacity);
    this.parcel = new Uint32Array(capacity);
    this.latitude = new Int32Array(capacity);
    this.longitude = new Int32Array(capacity);
    this.geocode = new Uint8Array(capacity);
    this.meshBlock = new Uint32Array(capacity);
    this.rows = new PidRows(expected, this);
  }

  /** Starts a row and returns its number; everything optional is "none". */
  add(): number {
    if (this.count === this.#capacity) this.#grow();
    const row = this.count++;
    this.building[row] = this.site[row] = this.parcel[row] = this.meshBlock[row] = NONE;
    this.latitude[row] = this.longitude[row] = UNKNOWN_COORDINATE;
    return row;
  }

  /** Row of the address with the id bytes[from, to), or -1. */
  find(bytes: Buffer, from: number, to: number): number {
    if (!this.pids.look(bytes, from, to)) return -1;
    const { prefix, number } = this.pids;
    // Tables of one release mostly stand in the same order: the next row is the likely one.
    const next = this.#found + 1;
    this.#found = next < this.count && this.number[next] === number && this.prefix[next] === prefix ? next : this.rows.find(prefix, number);
    return this.#found;
  }

  /** Lets go of what only records hold, once they are written: half of the memory of a national import. */
  forgetRecords(): void {
    this.street = this.numberFirst = this.form = this.unit = this.lot = this.building = this.meshBlock = new Uint32Array(0);
    this.latitude = this.longitude = new Int32Array(0);
    this.postcode = new Uint16Array(0);
    this.rows = new PidRows(0, this);
  }

  #grow(): void {
    this.#capacity *= 2;
    for (const [name, column] of Object.entries(this)) {
      if (!ArrayBuffer.isView(column)) continue;
      const longer = new (column.constructor as new (length: number) => Column)(this.#capacity);
      longer.set(column as Column);
      Object.assign(this, { [name]: longer });
    }
  }
}
