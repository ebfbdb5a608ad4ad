// Joins the address columns that were read in parts, each with tables of its own, to the columns of one set.
import { NONE } from '../read/address-set.js';
import { pidText, TEXT_PID, type PidPrefix } from '../read/pid-column.js';
import { TEXT_SITE } from '../read/address-details.js';
import { AddressColumns, type ColumnArrays } from './address-columns.js';
import { ByteTable, type TableParts } from '../../names/write/byte-table.js';
import { UNIT_KEY_BYTES } from './number-addresses.js';

const TABLES = ['forms', 'labels', 'units', 'buildings', 'parcels', 'sites', 'geocodes'] as const;

/** A part of a set, as it can be sent between threads. */
export interface ColumnsPart {
  readonly count: number;
  readonly arrays: ColumnArrays;
  readonly tables: Readonly<Record<(typeof TABLES)[number] | 'pidTexts', TableParts>>;
  readonly unitTypes: readonly string[];
  readonly prefixes: readonly PidPrefix[];
  readonly primaries: Uint32Array<ArrayBuffer>;
  readonly principals: Uint32Array<ArrayBuffer>;
}

/** Columns as a part; they must not be used any more. */
export function partOf(columns: AddressColumns): ColumnsPart {
  const tables = Object.fromEntries(TABLES.map((name) => [name, columns[name].parts()])) as ColumnsPart['tables'];
  return {
    count: columns.count,
    arrays: columns.arrays(),
    tables: { ...tables, pidTexts: columns.pids.texts.parts() },
    unitTypes: columns.unitTypes,
    prefixes: columns.pids.prefixes(),
    primaries: Uint32Array.from(columns.primaries),
    principals: Uint32Array.from(columns.principals),
  };
}

/** The memory of a part that can be given to another thread without copying it. */
export const memoryOf = ({ arrays, primaries, principals }: ColumnsPart): ArrayBuffer[] => [
  ...Object.values(arrays).map((column) => column.buffer as ArrayBuffer),
  primaries.buffer,
  principals.buffer,
];

/** An id that two parts have, and their positions. */
export interface SharedId {
  readonly pid: string;
  readonly parts: readonly [number, number];
}

/**
 * An id that is in two parts of the joined columns; null where every part has its own, as states have by their prefix.
 */
export function sharedId(whole: AddressColumns, parts: readonly ColumnsPart[]): SharedId | null {
  const prefixes = whole.pids.prefixes();
  const owners = new Uint8Array(TEXT_PID + 1);
  for (const part of parts) {
    // One that the joined set has no number for (-1) is a text there.
    for (const { text, width } of part.prefixes) {
      owners[prefixes.findIndex((prefix) => prefix.text === text && prefix.width === width) & TEXT_PID]!++;
    }
    if (part.tables.pidTexts.size > 0) owners[TEXT_PID]!++;
  }
  if (owners.every((count) => count < 2)) return null;
  const partAt = (row: number): number => {
    let end = 0;
    return parts.findIndex((part) => row < (end += part.count));
  };
  for (let row = 0; row < whole.count; row++) {
    const prefix = whole.prefix[row]!;
    const number = whole.number[row]!;
    if (owners[prefix]! < 2 || whole.rows.add(prefix, number, row)) continue;
    return {
      pid: prefix === TEXT_PID ? whole.pids.texts.text(number) : pidText(prefixes[prefix]!, number),
      parts: [partAt(whole.rows.find(prefix, number)), partAt(row)],
    };
  }
  return null;
}

/**
 * The columns of all parts, in their order. Streets and mesh blocks are numbered for all parts already. The parts are
 * used up.
 */
export function joinColumns(parts: readonly ColumnsPart[]): AddressColumns {
  const whole = new AddressColumns(0);
  whole.take(parts.map((part) => part.arrays));
  let base = 0;
  for (const part of parts) {
    renumber(whole, part, base);
    base += part.count;
  }
  return whole;
}

function renumber(a: AddressColumns, part: ColumnsPart, base: number): void {
  const { tables } = part;
  const into = (table: ByteTable, from: TableParts): Uint32Array => addAll(table, ByteTable.of(from));
  const forms = into(a.forms, tables.forms);
  const labels = into(a.labels, tables.labels);
  const units = addUnits(a, part, labels);
  const buildings = into(a.buildings, tables.buildings);
  const parcels = into(a.parcels, tables.parcels);
  const sites = into(a.sites, tables.sites);
  const geocodes = into(a.geocodes, tables.geocodes);
  const prefixes = part.prefixes.map((prefix) => prefixIn(a, prefix));
  const texts = ByteTable.of(tables.pidTexts);
  for (let i = base, end = base + part.count; i < end; i++) {
    a.form[i] = forms[a.form[i]!]!;
    a.unit[i] = units[a.unit[i]!]!;
    a.lot[i] = labels[a.lot[i]!]!;
    if (a.building[i] !== NONE) a.building[i] = buildings[a.building[i]!]!;
    if (a.parcel[i] !== NONE) a.parcel[i] = parcels[a.parcel[i]!]!;
    if (a.site[i]! >= TEXT_SITE && a.site[i] !== NONE) a.site[i] = TEXT_SITE + sites[a.site[i]! - TEXT_SITE]!;
    if (a.geocode[i] !== 0) a.geocode[i] = geocodes[a.geocode[i]! - 1]! + 1;
    const own = a.prefix[i]!;
    const prefix = own === TEXT_PID ? TEXT_PID : prefixes[own]!;
    if (prefix === TEXT_PID) {
      const text = Buffer.from(
        own === TEXT_PID ? texts.text(a.number[i]!) : pidText(part.prefixes[own]!, a.number[i]!),
      );
      a.number[i] = a.pids.texts.add(text, 0, text.length);
    }
    a.prefix[i] = prefix;
  }
  for (const row of part.primaries) a.primaries.push(row + base);
  for (const row of part.principals) a.principals.push(row + base);
}

/** Numbers that the entries of a part's table have in the joined table. */
function addAll(table: ByteTable, from: ByteTable): Uint32Array {
  return Uint32Array.from({ length: from.size }, (_, id) => {
    const bytes = from.bytes(id);
    return table.add(bytes, 0, bytes.length);
  });
}

/** The same for units, whose keys hold numbers of labels and types; unit 0 is none in every part. */
function addUnits(a: AddressColumns, { tables, unitTypes }: ColumnsPart, labels: Uint32Array): Uint32Array {
  const from = ByteTable.of(tables.units);
  const key = Buffer.alloc(UNIT_KEY_BYTES);
  const types = unitTypes.map((word) => {
    const known = a.unitTypes.indexOf(word);
    return known < 0 ? a.unitTypes.push(word) - 1 : known;
  });
  return Uint32Array.from({ length: from.size }, (_, id) => {
    const bytes = from.bytes(id);
    if (bytes.length === 0) return a.units.add(bytes, 0, 0);
    key.writeUInt32LE(labels[bytes.readUInt32LE(0)]!, 0);
    key.writeUInt32LE(labels[bytes.readUInt32LE(4)]!, 4);
    key[8] = types[bytes[8]!]!;
    key[9] = types[bytes[9]!]!;
    return a.units.add(key, 0, UNIT_KEY_BYTES);
  });
}

/** Number of a prefix in the joined set, TEXT_PID when it has too many of them. */
function prefixIn(a: AddressColumns, prefix: PidPrefix): number {
  const sample = Buffer.from(pidText(prefix, 0));
  const { pids } = a;
  return pids.packPrefix(sample) ? pids.prefix : TEXT_PID;
}
