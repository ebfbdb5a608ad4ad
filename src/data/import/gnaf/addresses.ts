// Reads the addresses of a release into columns.
import { NUMBER_FORM_SEPARATOR, UNIT_KEY_BYTES } from '../../addresses/write/number-addresses.js';
import { TEXT_SITE } from '../../addresses/read/address-details.js';
import type { Row } from '../tables/psv.js';
import type { AddressColumns } from '../../addresses/write/address-columns.js';
import { C, OPTIONAL_COLUMNS, REQUIRED_COLUMNS } from './detail-columns.js';
import type { Codes, FullWordOf } from './codes.js';
import { LAST_POSTCODE, scanLive, skip, type ScanContext } from './scan.js';
import type { Release } from './release.js';
import type { ByteTable } from '../../names/write/byte-table.js';

/** What has to be known of the streets: their rows by id, and the ids of those that are no more. */
export interface KnownStreets {
  readonly pids: ByteTable;
  readonly retired: ReadonlySet<string>;
}

/** A row of ADDRESS_DETAIL has more bytes than this, so a file's size says how many rows it may have. */
const LEAST_ROW_BYTES = 90;
const MINUS = 45;
const UPPER_A = 65;

/** The most addresses that the tables of a release can hold, by their size. */
export const mostAddresses = (release: Release): number =>
  Math.ceil(release.table('ADDRESS_DETAIL').reduce((bytes, file) => bytes + file.size, 0) / LEAST_ROW_BYTES);

/**
 * Reads the addresses of a release, or of one state of it, into `columns`; `streets` are those of the whole release.
 */
export async function readAddresses(
  context: ScanContext,
  codes: Codes,
  streets: KnownStreets,
  columns: AddressColumns,
): Promise<void> {
  const reader = new DetailReader(columns, codes);
  await scanLive(context, 'ADDRESS_DETAIL', REQUIRED_COLUMNS, OPTIONAL_COLUMNS, (row) => {
    if (row.bytes[row.start[C.confidence]!] === MINUS) return skip(context, 'confidence -1');
    const street = streets.pids.find(row.bytes, row.start[C.street]!, row.end[C.street]!);
    if (street >= 0) return reader.read(row, street);
    if (!streets.retired.has(row.text(C.street))) {
      throw row.bad(`STREET_LOCALITY_PID '${row.text(C.street)}' is not in the STREET_LOCALITY table`);
    }
    skip(context, 'address of a retired street');
  });
}

/** Puts the rows of ADDRESS_DETAIL into the columns. */
class DetailReader {
  private readonly columns: AddressColumns;
  private readonly flatTypes: TypeNumbers;
  private readonly levelTypes: TypeNumbers;
  private readonly key = Buffer.alloc(1 << 12);

  constructor(columns: AddressColumns, codes: Codes) {
    this.columns = columns;
    this.flatTypes = new TypeNumbers(columns.unitTypes, codes.flat);
    this.levelTypes = new TypeNumbers(columns.unitTypes, codes.level);
    for (const table of [columns.forms, columns.units, columns.labels]) table.add(this.key, 0, 0);
  }

  read(row: Row, street: number): void {
    const c = this.columns;
    const { bytes, start, end } = row;
    const at = c.add();
    if (row.empty(C.pid)) throw row.bad('ADDRESS_DETAIL_PID is empty');
    if (!c.identify(at, bytes, start[C.pid]!, end[C.pid]!)) {
      throw row.bad(`ADDRESS_DETAIL_PID ${row.text(C.pid)} is there twice`);
    }
    c.street[at] = street;
    c.postcode[at] = row.integer(C.postcode, LAST_POSTCODE);
    this.number(row, at);
    c.unit[at] = this.unit(row);
    c.lot[at] = this.label(row, C.lotPrefix, C.lot, C.lotSuffix);
    if (!row.empty(C.building)) c.building[at] = c.buildings.add(bytes, start[C.building]!, end[C.building]!);
    if (!row.empty(C.parcel)) c.parcel[at] = c.parcels.add(bytes, start[C.parcel]!, end[C.parcel]!);
    c.alias[at] = bytes[start[C.alias]!] === UPPER_A && !row.empty(C.alias) ? 1 : 0;
    // One more than each, so that 0 is "not given": 3 bits and 5 bits.
    const confidence = row.empty(C.confidence) ? 0 : row.integer(C.confidence, 6) + 1;
    const level = row.empty(C.geocodeLevel) ? 0 : row.integer(C.geocodeLevel, 30) + 1;
    c.trust[at] = confidence | (level << 3);
    this.site(row, at);
  }

  /** Number, decoration and range; a range written backwards is turned round, one to the same number dropped. */
  private number(row: Row, at: number): void {
    const c = this.columns;
    let first = row.integer(C.first);
    let last = row.integer(C.last);
    let firstEnd: Decoration = FIRST;
    let lastEnd: Decoration = LAST;
    if (row.empty(C.first) && last > 0) {
      first = last;
      last = 0;
      firstEnd = LAST;
    }
    if (last > 0 && last < first) {
      [first, last] = [last, first];
      [firstEnd, lastEnd] = [LAST, FIRST];
    }
    c.numberFirst[at] = first;
    if (last === 0 && row.empty(firstEnd.prefix) && row.empty(firstEnd.suffix)) return;
    let length = this.put(row, firstEnd.prefix, 0);
    length = this.put(row, firstEnd.suffix, this.separate(length));
    const isRange =
      last > first || (last === first && last > 0 && row.text(lastEnd.suffix) !== row.text(firstEnd.suffix));
    if (isRange) {
      length = this.separate(length);
      length += this.key.write(String(last - first), length);
      length = this.put(row, lastEnd.prefix, this.separate(length));
      length = this.put(row, lastEnd.suffix, this.separate(length));
    } else if (length === 1) return;
    c.form[at] = c.forms.add(this.key, 0, length);
  }

  private unit(row: Row): number {
    if (
      row.empty(C.flatType) &&
      row.empty(C.flat) &&
      row.empty(C.levelType) &&
      row.empty(C.level) &&
      row.empty(C.flatPrefix) &&
      row.empty(C.flatSuffix) &&
      row.empty(C.levelPrefix) &&
      row.empty(C.levelSuffix)
    ) {
      return 0;
    }
    const flat = this.label(row, C.flatPrefix, C.flat, C.flatSuffix);
    const level = this.label(row, C.levelPrefix, C.level, C.levelSuffix);
    this.key.writeUInt32LE(flat, 0);
    this.key.writeUInt32LE(level, 4);
    this.key[8] = this.flatTypes.of(row, C.flatType);
    this.key[9] = this.levelTypes.of(row, C.levelType);
    return this.columns.units.add(this.key, 0, UNIT_KEY_BYTES);
  }

  /** Number of the text that prefix, number and suffix make together. */
  private label(row: Row, prefix: number, number: number, suffix: number): number {
    if (row.empty(prefix) && row.empty(number) && row.empty(suffix)) return 0;
    const length = this.put(row, suffix, this.put(row, number, this.put(row, prefix, 0)));
    return this.columns.labels.add(this.key, 0, length);
  }

  private site(row: Row, at: number): void {
    const { bytes, start, end } = row;
    const from = start[C.site]!;
    const to = end[C.site]!;
    const c = this.columns;
    if (from === to) return;
    let digits = to - from < 10 && bytes[from] !== 48;
    for (let i = from; digits && i < to; i++) digits = bytes[i]! >= 48 && bytes[i]! <= 57;
    c.site[at] = digits ? row.integer(C.site) : TEXT_SITE + c.sites.add(bytes, from, to);
  }

  /** Copies a field in capitals to the key and returns the key's length. */
  private put(row: Row, k: number, length: number): number {
    const end = row.end[k]!;
    if (length + end - row.start[k]! >= this.key.length) throw row.bad('a number is longer than any can be');
    for (let i = row.start[k]!; i < end; i++) {
      const byte = row.bytes[i]!;
      if (byte !== 32) this.key[length++] = byte >= 97 && byte <= 122 ? byte - 32 : byte;
    }
    return length;
  }

  private separate(length: number): number {
    this.key[length] = NUMBER_FORM_SEPARATOR;
    return length + 1;
  }
}

interface Decoration {
  readonly prefix: number;
  readonly suffix: number;
}
const FIRST: Decoration = { prefix: C.firstPrefix, suffix: C.firstSuffix };
const LAST: Decoration = { prefix: C.lastPrefix, suffix: C.lastSuffix };

/** Numbers of type words, by their codes. */
class TypeNumbers {
  private readonly words: string[];
  private readonly expand: FullWordOf;
  private readonly byCode = new Map<string, number>();

  constructor(words: string[], expand: FullWordOf) {
    this.words = words;
    this.expand = expand;
  }

  of(row: Row, k: number): number {
    if (row.empty(k)) return 0;
    const code = row.text(k);
    let id = this.byCode.get(code);
    if (id === undefined) {
      const word = this.expand(code.trim().toUpperCase());
      id = this.words.indexOf(word);
      if (id < 0) id = this.words.push(word) - 1;
      if (id > 255) throw row.bad('more than 255 flat and level types');
      this.byCode.set(code, id);
    }
    return id;
  }
}
