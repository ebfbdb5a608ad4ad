// Collects addresses of one country as they are read and writes them street by street: city, street, number, unit.
import { foldName } from '../../../address/fold.js';
import type { SetWriter } from '../../file/write/set-writer.js';
import { foldPostcode } from '../../places/place.js';
import { compareNumberKeys, numberKey, numberValue } from '../read/street-numbers.js';
import { streetKey } from '../street-key.js';
import { writeTexts } from '../../names/write/write-texts.js';
import { startsOf } from '../../file/write/grouped-order.js';
import { writeLists } from '../../file/write/write-lists.js';
import { compareTexts } from '../../ascending.js';
import { NameList } from '../../names/write/write-names.js';
import { writePointIndex } from '../../points/write/write-point-index.js';

/** An address as a source gives it; texts as written, degrees * 1e7. */
export interface StreetAddress {
  readonly city: string;
  readonly street: string;
  readonly number: string;
  readonly unit: string;
  readonly postcode: string;
  readonly id: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Distinct texts, numbered in order of first sight. */
class Texts {
  readonly all: string[] = [];
  private readonly ids = new Map<string, number>();
  of(text: string): number {
    let id = this.ids.get(text);
    if (id === undefined) this.ids.set(text, (id = this.all.push(text) - 1));
    return id;
  }
}

export class StreetCollector {
  private readonly cities = new Texts();
  private readonly streets = new Texts();
  private readonly numbers = new Texts();
  private readonly units = new Texts();
  private readonly postcodes = new Texts();
  /** Groups of a city and a street, by row. */
  private readonly groups = new Texts();
  private readonly group: number[] = [];
  private readonly number: number[] = [];
  private readonly unit: number[] = [];
  private readonly postcode: number[] = [];
  private readonly latitude: number[] = [];
  private readonly longitude: number[] = [];
  private readonly id: string[] = [];

  get count(): number {
    return this.group.length;
  }

  add({ city, street, number, unit, postcode, id, latitude, longitude }: StreetAddress): void {
    this.group.push(this.groups.of(`${this.cities.of(city)} ${this.streets.of(street)}`));
    this.number.push(this.numbers.of(number));
    this.unit.push(this.units.of(unit));
    this.postcode.push(this.postcodes.of(postcode));
    this.latitude.push(latitude);
    this.longitude.push(longitude);
    this.id.push(id);
  }

  /** Writes everything; returns how many streets and cities there are. */
  write(writer: SetWriter): { streets: number; cities: number } {
    const groups = this.groups.all.map((group) => {
      const [city, street] = group.split(' ').map(Number);
      return { city: this.cities.all[city!]!, street: this.streets.all[street!]! };
    });
    const uses = new Uint32Array(this.groups.all.length);
    const ofStreet = new Map<string, number>();
    for (const group of this.group) uses[group]!++;
    groups.forEach(({ street }, group) => {
      ofStreet.set(street, (ofStreet.get(street) ?? 0) + uses[group]!);
    });
    const keys = new NameList(
      [...ofStreet].map(([text, count]) => ({ text, uses: count })),
      streetKey,
    );
    const cities = new NameList(
      groups.map(({ city }) => ({ text: city, uses: 1 })),
      foldName,
    );
    // Spellings of one street in one city are one street.
    const streetOf = new Map<string, number>();
    const rowStreet = groups.map(
      ({ city, street }) =>
        `${String(cities.id(foldName(city))).padStart(8, '0')} ${String(keys.id(streetKey(street))).padStart(8, '0')}`,
    );
    for (const key of [...new Set(rowStreet)].sort(compareTexts)) streetOf.set(key, streetOf.size);
    const street = Uint32Array.from(this.group, (group) => streetOf.get(rowStreet[group]!)!);
    const numbers = ranks(this.numbers.all, numberKey, compareNumberKeys);
    const units = ranks(this.units.all, numberKey, compareNumberKeys);
    const postcodes = ranks(this.postcodes.all, foldPostcode, compareTexts);
    const order = Uint32Array.from(street.keys()).sort(
      (a, b) =>
        street[a]! - street[b]! ||
        numbers.rank[this.number[a]!]! - numbers.rank[this.number[b]!]! ||
        units.rank[this.unit[a]!]! - units.rank[this.unit[b]!]! ||
        compareTexts(this.id[a]!, this.id[b]!) ||
        this.latitude[a]! - this.latitude[b]! ||
        this.longitude[a]! - this.longitude[b]!,
    );
    keys.write(writer, 'streetKey', true);
    cities.write(writer, 'city', false);
    const pairs = [...streetOf.keys()].map((key) => key.split(' ').map(Number) as [number, number]);
    writer.section(
      'street.city',
      'u32',
      Uint32Array.from(pairs, ([city]) => city),
    );
    writer.section(
      'street.key',
      'u32',
      Uint32Array.from(pairs, ([, key]) => key),
    );
    writeLists(
      writer,
      'streetKey.street',
      keys.texts.length,
      pairs.map(([, key], i) => [key, i]),
    );
    writer.section(
      'streetKey.city',
      'u32',
      Uint32Array.from(
        pairs.toSorted((a, b) => a[1] - b[1]),
        ([city]) => city,
      ),
    );
    const start = startsOf(
      order.length,
      pairs.length,
      Array.from(order, (row) => street[row]!),
    );
    writer.section('street.address.start', 'u32', start);
    this.writeMiddles(writer, order, start);
    for (const [name, { texts, rank }, column] of [
      ['number', numbers, this.number],
      ['unit', units, this.unit],
      ['postcode', postcodes, this.postcode],
    ] as const) {
      writeTexts(writer, name, texts.length, (id) => texts[id]!);
      writer.section(
        `address.${name}`,
        'u32',
        Uint32Array.from(order, (row) => rank[column[row]!]!),
      );
    }
    writer.section(
      'number.value',
      'u32',
      Uint32Array.from(numbers.texts, (text) => numberValue(numberKey(text))),
    );
    writer.section(
      'address.latitude',
      'i32',
      Int32Array.from(order, (row) => this.latitude[row]!),
    );
    writer.section(
      'address.longitude',
      'i32',
      Int32Array.from(order, (row) => this.longitude[row]!),
    );
    writePointIndex(
      writer,
      order.length,
      (i) => this.latitude[order[i]!]!,
      (i) => this.longitude[order[i]!]!,
    );
    const idOf = (i: number): string => this.id[order[i]!]!;
    writer.section(
      'address.byId',
      'u32',
      Uint32Array.from(order.keys()).sort((a, b) => compareTexts(idOf(a), idOf(b)) || a - b),
    );
    writeTexts(writer, 'id', order.length, idOf);
    return { streets: pairs.length, cities: cities.texts.length };
  }

  /** A street's point is that of the address in its middle. */
  private writeMiddles(writer: SetWriter, order: Uint32Array, start: Uint32Array): void {
    const middles = Array.from({ length: start.length - 1 }, (_, i) => order[(start[i]! + start[i + 1]! - 1) >>> 1]!);
    writer.section(
      'street.latitude',
      'i32',
      Int32Array.from(middles, (row) => this.latitude[row]!),
    );
    writer.section(
      'street.longitude',
      'i32',
      Int32Array.from(middles, (row) => this.longitude[row]!),
    );
  }
}

/** Texts in order of the forms in which they are compared, and where each of the given ones went. */
function ranks(
  all: readonly string[],
  fold: (text: string) => string,
  compare: (a: string, b: string) => number,
): { texts: string[]; rank: Uint32Array } {
  const keys = all.map(fold);
  const order = [...all.keys()].sort((a, b) => compare(keys[a]!, keys[b]!) || compareTexts(all[a]!, all[b]!));
  const rank = new Uint32Array(all.length);
  order.forEach((id, i) => {
    rank[id] = i;
  });
  return { texts: order.map((id) => all[id]!), rank };
}
