// Addresses of a country outside the contract's, as a search sees them: streets by name, their addresses by number.
import type { NameTable } from '../../names/name-table.js';
import { writtenEarlier, type FileOrigin } from '../../file/format.js';
import { SetFile } from '../../file/read/set-file.js';
import { lowerBound, partitionPoint, upperBound } from '../../ascending.js';
import { StoredNames } from '../../names/read/stored-names.js';
import { foldPostcode } from '../../places/place.js';
import { ColumnPoints, PointIndex } from '../../points/read/point-index.js';
import { StreetNumbers } from './street-numbers.js';
import { StreetWords } from './street-words.js';
import { TextTable } from '../../names/read/text-table.js';
import type { IdRange } from '../../id-range.js';
import { listEnd } from '../../list-end.js';

/** A street: its city and middle (degrees * 1e7), and the rows [first, end) of its addresses. */
export interface FoundStreet {
  readonly name: string;
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly first: number;
  readonly end: number;
}
/** An address: degrees * 1e7. */
export interface FoundAddress {
  readonly id: string;
  readonly number: string;
  readonly unit: string;
  readonly postcode: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** What a search reads of each street and address. */
interface Columns {
  readonly keyStart: Uint32Array;
  readonly keyStreet: Uint32Array;
  readonly keyCity: Uint32Array;
  readonly city: Uint32Array;
  readonly start: Uint32Array;
  readonly number: Uint32Array;
  readonly postcode: Uint32Array;
}
/** The streets of the key of each number, `start[key]` to `start[key + 1]`, and their cities. */
export interface StreetsByKey {
  readonly start: Uint32Array;
  readonly street: Uint32Array;
  readonly city: Uint32Array;
}

export class StreetSet {
  private readonly file: SetFile;
  private readonly names: StoredNames;
  private readonly loadedCities: StoredNames;
  private kept: Columns | undefined;
  private readonly texts: { unit: TextTable; postcode: TextTable; id: TextTable };
  /** Its distinct house numbers. */
  readonly numbers: StreetNumbers;

  private constructor(file: SetFile) {
    this.file = file;
    this.names = new StoredNames(file, 'streetKey');
    this.loadedCities = new StoredNames(file, 'city');
    this.numbers = new StreetNumbers(file);
    this.texts = {
      unit: new TextTable(file, 'unit'),
      postcode: new TextTable(file, 'postcode'),
      id: new TextTable(file, 'id'),
    };
  }

  /** Opens a file of streets. Throws WaypostError for a file that is damaged. */
  static open(file: string, origin?: FileOrigin): StreetSet {
    return new StreetSet(SetFile.open(file, origin));
  }

  close(): void {
    this.file.close();
  }

  private get columns(): Columns {
    const file = this.file;
    return (this.kept ??= {
      keyStart: file.u32('streetKey.street.start'),
      keyStreet: file.u32('streetKey.street'),
      keyCity: file.u32('streetKey.city'),
      city: file.u32('street.city'),
      start: file.u32('street.address.start'),
      number: file.u32('address.number'),
      postcode: file.u32('address.postcode'),
    });
  }

  /** Keys of streets and names of cities (folded), each in order of its bytes. */
  get keys(): NameTable {
    return this.names;
  }
  get cities(): NameTable {
    return this.loadedCities;
  }

  /** Streets of the key of that number. */
  withKey(key: number): Uint32Array {
    const { keyStart, keyStreet } = this.columns;
    return keyStreet.subarray(keyStart[key]!, keyStart[key + 1]!);
  }

  /** Streets of every key, one key behind the other. Throws WaypostError for a file of an earlier version. */
  get byKey(): StreetsByKey {
    if (!this.file.has('streetKey.city')) {
      throw writtenEarlier(this.file.path, 'keep the cities of a street name together');
    }
    const { keyStart: start, keyStreet: street, keyCity: city } = this.columns;
    return { start, street, city };
  }

  /** Streets [first, end) of a city: they stand in the order of their cities. */
  streetsOfCity(city: number): readonly [number, number] {
    const { city: cities } = this.columns;
    return [lowerBound(cities, city), lowerBound(cities, city + 1)];
  }

  /** The order in which streets are shown: by key, then the one of more addresses. */
  compareStreets(a: number, b: number): number {
    const { start } = this.columns;
    return this.keyOf(a) - this.keyOf(b) || start[b + 1]! - start[b]! - (start[a + 1]! - start[a]!) || a - b;
  }

  /** Number of a street's key. */
  keyOf(street: number): number {
    return this.file.u32('street.key')[street]!;
  }
  /** Number of a street's city. */
  cityOf(street: number): number {
    return this.columns.city[street]!;
  }
  /** Rows of a street's addresses: [first, end). */
  rowsOf(street: number): readonly [number, number] {
    const { start, number } = this.columns;
    return [start[street]!, listEnd(start, street + 1, number)];
  }

  /** Number of the street that has the row. */
  streetOf(row: number): number {
    return upperBound(this.file.u32('street.address.start'), row, 1) - 1;
  }

  /** Which of the set's numbers a row has, and its compared form. */
  numberIdOf(row: number): number {
    return this.columns.number[row]!;
  }
  numberOf(row: number): string {
    return this.numbers.key(this.numberIdOf(row));
  }
  /** First of a street's rows whose number is not below `id`; the street's end if there is none. */
  firstNumbered(street: number, id: number): number {
    const { number, start } = this.columns;
    return lowerBound(number, id, start[street], listEnd(start, street + 1, number));
  }

  unitOf(row: number): string {
    return this.texts.unit.text(this.file.u32('address.unit')[row]!);
  }
  postcodeOf(row: number): string {
    return this.texts.postcode.text(this.postcodeIdOf(row));
  }
  postcodeIdOf(row: number): number {
    return this.columns.postcode[row]!;
  }
  /** The distinct postal codes that begin with the text (folded): they stand in the order of their folded forms. */
  postcodesFrom(text: string): IdRange {
    const { postcode } = this.texts;
    const own = (id: number): string => foldPostcode(postcode.text(id));
    const first = partitionPoint(0, postcode.size, (id) => own(id) < text);
    return { first, end: partitionPoint(first, postcode.size, (id) => own(id).startsWith(text)) };
  }

  /** Row of the address with that id in its source, or -1. */
  withId(id: string): number {
    const order = this.file.u32('address.byId');
    const idAt = (at: number): string => this.texts.id.text(order[at]!);
    const found = partitionPoint(0, order.length, (at) => idAt(at) < id);
    return found < order.length && idAt(found) === id ? order[found]! : -1;
  }

  private loadedWords?: StreetWords;
  /** Streets by the words of their names. Throws WaypostError for a file of an earlier version. */
  get words(): StreetWords {
    return (this.loadedWords ??= new StreetWords(this.file));
  }

  /** Streets of that key. */
  named(key: string): FoundStreet[] {
    const id = this.names.find(key);
    return id < 0 ? [] : [...this.withKey(id)].map((street) => this.street(street));
  }

  /** Rows of the street whose number is `key` (folded), in stored order; `second`: the second of two numbers. */
  numbered(street: FoundStreet, key: string, second = false): FoundAddress[] {
    const found: FoundAddress[] = [];
    for (let row = street.first; row < street.end; row++) {
      const number = this.numberOf(row);
      if (second ? number.endsWith(` ${key}`) : number === key) found.push(this.address(row));
    }
    return found;
  }

  private loadedPoints?: PointIndex;
  /** Addresses by where they are. Throws WaypostError for a file of an earlier version, which has no such index. */
  get points(): PointIndex {
    return (this.loadedPoints ??= PointIndex.of(
      this.file,
      new ColumnPoints(this.file, { latitude: 'address.latitude', longitude: 'address.longitude' }),
    ));
  }

  /** The address of a row, and its street. */
  at(row: number): { readonly address: FoundAddress; readonly street: FoundStreet } {
    return { address: this.address(row), street: this.street(this.streetOf(row)) };
  }

  street(street: number): FoundStreet {
    const file = this.file;
    const starts = file.u32('street.address.start');
    return {
      name: this.names.display(file.u32('street.key')[street]!),
      city: this.loadedCities.display(file.u32('street.city')[street]!),
      latitude: file.i32('street.latitude')[street]!,
      longitude: file.i32('street.longitude')[street]!,
      first: starts[street]!,
      end: listEnd(starts, street + 1, { length: file.length('address.number') }),
    };
  }

  address(row: number): FoundAddress {
    const file = this.file;
    const { unit, postcode, id } = this.texts;
    return {
      id: id.text(row),
      number: this.numbers.text(file.u32('address.number')[row]!),
      unit: unit.text(file.u32('address.unit')[row]!),
      postcode: postcode.text(file.u32('address.postcode')[row]!),
      latitude: file.i32('address.latitude')[row]!,
      longitude: file.i32('address.longitude')[row]!,
    };
  }
}
