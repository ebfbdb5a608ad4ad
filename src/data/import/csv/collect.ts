// Collects the rows of a file into the columns that a set is written from: localities and streets by their names,
// postal deliveries by locality and type, ids, coordinates, links.
import { deliveryNumber } from '../../../address/parse/number-word.js';
import { AddressColumns } from '../../addresses/write/address-columns.js';
import { requireFit } from '../../addresses/write/require-fit.js';
import { PartKeys, type NumberEnd } from '../../addresses/write/part-keys.js';
import type { LocalityInput } from '../../addresses/write/write-localities.js';
import { UNKNOWN_COORDINATE } from '../../points/coordinates.js';
import type { DeliveryPoints, PostalInput } from '../../addresses/write/write-deliveries.js';
import type { SetInput } from '../../addresses/write/write-set.js';
import type { TableRow } from '../../../formats/csv/table.js';
import { readDegrees } from './degrees.js';
import { fieldAt } from './fields.js';
import { RowLinks } from './links.js';
import { folded, type PartsReader, type SetParts } from './parts.js';
import { NumberedValues, NumberedTexts } from '../../names/write/numbered.js';

const LAST_DPID = 99_999_999;
const F = {
  dpid: fieldAt('dpid'),
  id: fieldAt('id'),
  bsp: fieldAt('bsp'),
  latitude: fieldAt('latitude'),
  longitude: fieldAt('longitude'),
  geocode: fieldAt('geocodeType'),
  meshBlock: fieldAt('meshBlock'),
  parcel: fieldAt('parcel'),
  aliasOf: fieldAt('aliasOf'),
  primary: fieldAt('primary'),
} as const;
/** Postal groups are numbered from here until all streets are known: then they stand behind them. */
const POSTAL = 0x80000000;
const NO_NUMBER: NumberEnd = { prefix: '', number: 0, suffix: '' };

export class RowCollector {
  private readonly addresses: AddressColumns;
  private readonly keys: PartKeys;
  private readonly localities = new NumberedValues<LocalityInput>();
  /** Row of each locality's town, -1 for none. */
  private readonly town: number[] = [];
  private readonly streets = new NumberedValues<{ locality: number; name: number; type: number; suffix: number }>();
  private readonly postal = new NumberedValues<{ locality: number; type: string }>();
  private readonly names = new NumberedTexts();
  private readonly types = new NumberedTexts();
  private readonly suffixes = new NumberedTexts();
  private readonly states = new NumberedTexts();
  private readonly meshBlocks = new NumberedTexts();
  private readonly sortPlans = new NumberedTexts();
  private readonly dpid: number[] = [];
  private readonly sortPlan: number[] = [];
  private readonly links: RowLinks;
  private hasDpid = false;

  constructor(
    private readonly parts: PartsReader,
    private readonly skipped: Record<string, number>,
    expected: number,
  ) {
    this.addresses = new AddressColumns(expected);
    this.keys = new PartKeys(this.addresses);
    this.links = new RowLinks(this.addresses);
    this.sortPlans.of('');
  }

  get count(): number {
    return this.addresses.count;
  }

  /**
   * Takes a row with its values in the order of `setFields`; `number` is its id where it has none. Throws WaypostError
   * with file and line.
   */
  add(row: TableRow, values: readonly string[], number: number): void {
    const parts = this.parts.read(values);
    if (typeof parts === 'string') {
      this.skipped[parts] = (this.skipped[parts] ?? 0) + 1;
      return;
    }
    const a = this.addresses;
    const at = a.add();
    const dpid = this.dpidOf(row, values[F.dpid]!);
    this.identify(row, at, values[F.id]! || (dpid === 0 ? String(number) : String(dpid).padStart(8, '0')));
    this.dpid.push(dpid);
    this.sortPlan.push(this.sortPlans.of(values[F.bsp]!));
    this.put(row, at, parts);
    this.locate(row, at, values);
    const block = values[F.meshBlock]!;
    if (block !== '') a.meshBlock[at] = this.meshBlocks.of(block);
    this.text(values[F.parcel]!, (bytes) => {
      a.parcel[at] = a.parcels.add(bytes, 0, bytes.length);
    });
    const alias = values[F.aliasOf]!;
    const primary = values[F.primary]!;
    if (alias !== '') {
      a.alias[at] = 1;
      this.links.add({ row: at, id: alias, line: row.line, to: a.principals, field: 'aliasOf' });
    }
    if (primary !== '') this.links.add({ row: at, id: primary, line: row.line, to: a.primaries, field: 'primary' });
  }

  /** Everything as `writeSet` takes it, and what the user should know. */
  settle(): { input: SetInput; town: number[] | undefined; states: string[]; notes: string[] } {
    const a = this.addresses;
    const streets = this.streets.items;
    for (let row = 0; row < a.count; row++) {
      if (a.street[row]! >= POSTAL) a.street[row] = streets.length + a.street[row]! - POSTAL;
    }
    a.meshBlockCodes = this.meshBlocks.texts;
    const notes = this.links.resolve();
    const states = this.states.texts.toSorted();
    const rank = this.states.texts.map((state) => states.indexOf(state));
    requireFit(this.sortPlans.texts.length, 256, 'barcode sort plans');
    const input: SetInput = {
      localities: this.localities.items.map((locality) => ({ ...locality, state: rank[locality.state]! })),
      neighbours: [],
      addresses: a,
      geocodeName: (code) => code,
      postal: this.postalGroups(),
      delivery: this.deliveryPoints(),
      streets: {
        count: streets.length,
        locality: streets.map(({ locality }) => locality),
        name: streets.map(({ name }) => name),
        type: streets.map(({ type }) => type),
        suffix: streets.map(({ suffix }) => suffix),
        names: this.names.texts,
        types: this.types.texts,
        suffixes: this.suffixes.texts,
        pid: () => '',
        aliases: [],
      },
    };
    return { input, town: this.town.some((town) => town >= 0) ? this.town : undefined, states, notes };
  }

  private postalGroups(): PostalInput | undefined {
    const groups = this.postal.items;
    if (groups.length === 0) return undefined;
    return { locality: groups.map(({ locality }) => locality), type: groups.map(({ type }) => type) };
  }

  private deliveryPoints(): DeliveryPoints | undefined {
    if (!this.hasDpid && this.sortPlans.texts.length < 2) return undefined;
    return { dpid: this.dpid, sortPlan: this.sortPlan, sortPlans: this.sortPlans.texts };
  }

  private identify(row: TableRow, at: number, id: string): void {
    const a = this.addresses;
    const bytes = Buffer.from(id);
    a.pids.pack(bytes, 0, bytes.length);
    a.prefix[at] = a.pids.prefix;
    a.number[at] = a.pids.number;
    if (!a.rows.add(a.pids.prefix, a.pids.number, at)) {
      throw row.bad(`the id ${id} is there twice; each address needs an id of its own`);
    }
  }

  private dpidOf(row: TableRow, text: string): number {
    if (text === '') return 0;
    const dpid = Number(text);
    if (!/^\d+$/.test(text) || dpid > LAST_DPID) {
      throw row.bad(`the DPID '${text}' is not a number of up to eight digits`);
    }
    this.hasDpid ||= dpid > 0;
    return dpid;
  }

  private put(row: TableRow, at: number, parts: SetParts): void {
    const a = this.addresses;
    const locality = this.locality(parts);
    if (parts.postcode !== '') {
      if (!/^\d{4}$/.test(parts.postcode)) throw row.bad(`the postcode '${parts.postcode}' is not four digits`);
      a.postcode[at] = Number(parts.postcode);
    }
    a.unit[at] = this.keys.unit({
      flatType: parts.flatUnitType,
      flatNumber: parts.flatUnitNumber,
      levelType: parts.floorLevelType,
      levelNumber: parts.floorLevelNumber,
    });
    a.lot[at] = this.keys.label(parts.lotNumber);
    this.text(parts.buildingName, (bytes) => {
      a.building[at] = a.buildings.add(bytes, 0, bytes.length);
    });
    // A box or bag is the address even where the street of its post office stands beside it.
    if (parts.postalType !== '') {
      a.street[at] =
        POSTAL + this.postal.of(`${locality}|${parts.postalType}`, () => ({ locality, type: parts.postalType }));
      this.keys.setNumber(at, deliveryNumber(parts.postalNumber), null);
      return;
    }
    const { streetName, streetType, streetSuffix } = parts;
    a.street[at] = this.streets.of(`${locality}|${folded(streetName)}|${streetType}|${streetSuffix}`, () => ({
      locality,
      name: this.names.of(streetName),
      type: this.types.of(streetType),
      suffix: this.suffixes.of(streetSuffix),
    }));
    this.keys.setNumber(at, parts.first ?? NO_NUMBER, parts.last);
  }

  private locality({ locality, state, town }: SetParts): number {
    const row = this.place(locality, state, town);
    // A town is the locality of its own name in it, whether an address stands there or not.
    if (town !== '' && this.town[row] === -1) {
      const own = this.place(town, state, town);
      this.town[own] = own;
      this.town[row] = own;
    }
    return row;
  }

  private place(name: string, state: string, within: string): number {
    return this.localities.of(`${state}|${folded(name)}|${folded(within)}`, () => {
      this.town.push(-1);
      return {
        pid: '',
        name,
        within,
        state: this.states.of(state),
        aliases: [],
        postcodes: [],
        latitude: UNKNOWN_COORDINATE,
        longitude: UNKNOWN_COORDINATE,
      };
    });
  }

  private locate(row: TableRow, at: number, values: readonly string[]): void {
    const a = this.addresses;
    const latitude = values[F.latitude]!;
    const longitude = values[F.longitude]!;
    if (latitude !== '' && longitude !== '') {
      a.latitude[at] = readDegrees(row, 'latitude', latitude, 90);
      a.longitude[at] = readDegrees(row, 'longitude', longitude, 180);
    }
    this.text(values[F.geocode]!, (bytes) => {
      a.geocode[at] = a.geocodes.add(bytes, 0, bytes.length) + 1;
    });
  }

  private text(text: string, put: (bytes: Buffer) => void): void {
    if (text !== '') put(Buffer.from(text));
  }
}
