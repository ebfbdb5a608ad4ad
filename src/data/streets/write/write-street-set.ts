// Collects addresses of one country as they are read and writes them street by street: city, street, number, unit.
import { foldWorldName } from '../../../address/fold.js';
import type { SetWriter } from '../../file/write/set-writer.js';
import { foldPostcode } from '../../places/place.js';
import { compareNumberKeys, numberKey, numberValue } from '../read/street-numbers.js';
import { lookedUpBy, wholeForms } from '../name-words.js';
import { streetKey } from '../street-key.js';
import { writeTexts } from '../../names/write/write-texts.js';
import { startsOf } from '../../file/write/grouped-order.js';
import { writeLists } from '../../file/write/write-lists.js';
import { compareTexts } from '../../ascending.js';
import { NumberedTexts } from '../../names/write/numbered.js';
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

/** Streets in stored order, by city and key, and the street of each row. */
interface SettledStreets {
  readonly keys: NameList;
  readonly cities: NameList;
  /** City and key of each street. */
  readonly pairs: readonly (readonly [city: number, key: number])[];
  readonly street: Uint32Array;
  /** The streets, each with a spelling that it has somewhere: several for some. */
  readonly spellings: readonly (readonly [street: number, text: string])[];
}

export class StreetCollector {
  private readonly cities = new NumberedTexts();
  private readonly streets = new NumberedTexts();
  private readonly numbers = new NumberedTexts();
  private readonly units = new NumberedTexts();
  private readonly postcodes = new NumberedTexts();
  /** Groups of a city and a street, by row. */
  private readonly groups = new NumberedTexts();
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
    const { keys, cities, pairs, street, spellings } = this.settleStreets();
    const numbers = ranked(this.numbers.texts, numberKey, compareNumberKeys);
    const units = ranked(this.units.texts, numberKey, compareNumberKeys);
    const postcodes = ranked(this.postcodes.texts, foldPostcode, compareTexts);
    const order = Uint32Array.from(street.keys()).sort(
      (a, b) =>
        street[a]! - street[b]! ||
        numbers.rank[this.number[a]!]! - numbers.rank[this.number[b]!]! ||
        units.rank[this.unit[a]!]! - units.rank[this.unit[b]!]! ||
        compareTexts(this.id[a]!, this.id[b]!) ||
        this.latitude[a]! - this.latitude[b]! ||
        this.longitude[a]! - this.longitude[b]!,
    );
    keys.write(writer, 'streetKey', false);
    cities.write(writer, 'city', false);
    writeStreets(writer, pairs, keys.texts.length);
    writeWords(writer, 'streetWord', spellings, lookedUpBy, true);
    writeWords(writer, 'streetWhole', spellings, wholeForms, false);
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
      const ids = Uint32Array.from(order, (row) => rank[column[row]!]!);
      writer.section(`address.${name}`, 'u32', ids);
    }
    const values = Uint32Array.from(numbers.texts, (text) => numberValue(numberKey(text)));
    writer.section('number.value', 'u32', values);
    this.writePoints(writer, order);
    this.writeIds(writer, order);
    return { streets: pairs.length, cities: cities.texts.length };
  }

  /** The streets that there are, and the street of each row. Spellings of one street in one city are one street. */
  private settleStreets(): SettledStreets {
    const groups = this.groups.texts.map((group) => {
      const [city, street] = group.split(' ').map(Number);
      return { city: this.cities.texts[city!]!, street: this.streets.texts[street!]! };
    });
    const uses = new Uint32Array(groups.length);
    for (const group of this.group) uses[group]!++;
    const usesOf = new Map<string, number>();
    groups.forEach(({ street }, group) => {
      usesOf.set(street, (usesOf.get(street) ?? 0) + uses[group]!);
    });
    const keys = new NameList(
      [...usesOf].map(([text, count]) => ({ text, uses: count })),
      streetKey,
    );
    const cities = new NameList(
      groups.map(({ city }) => ({ text: city, uses: 1 })),
      foldWorldName,
    );
    const digits = (id: number): string => String(id).padStart(8, '0');
    const cityAndKey = groups.map(
      ({ city, street }) => `${digits(cities.id(foldWorldName(city)))} ${digits(keys.id(streetKey(street)))}`,
    );
    const distinct = [...new Set(cityAndKey)].sort(compareTexts);
    const streetOf = new Map(distinct.map((pair, street) => [pair, street]));
    return {
      keys,
      cities,
      pairs: distinct.map((pair) => pair.split(' ').map(Number) as [number, number]),
      street: Uint32Array.from(this.group, (group) => streetOf.get(cityAndKey[group]!)!),
      spellings: groups.map((group, i) => [streetOf.get(cityAndKey[i]!)!, group.street]),
    };
  }

  private writePoints(writer: SetWriter, order: Uint32Array): void {
    const latitudes = Int32Array.from(order, (row) => this.latitude[row]!);
    const longitudes = Int32Array.from(order, (row) => this.longitude[row]!);
    writer.section('address.latitude', 'i32', latitudes);
    writer.section('address.longitude', 'i32', longitudes);
    const latitude = (i: number): number => latitudes[i]!;
    writePointIndex(writer, order.length, latitude, (i) => longitudes[i]!);
  }

  private writeIds(writer: SetWriter, order: Uint32Array): void {
    const idOf = (i: number): string => this.id[order[i]!]!;
    const byId = Uint32Array.from(order.keys()).sort((a, b) => compareTexts(idOf(a), idOf(b)) || a - b);
    writer.section('address.byId', 'u32', byId);
    writeTexts(writer, 'id', order.length, idOf);
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

/** Writes the city and the key of each street, and the streets and cities of each key. */
function writeStreets(writer: SetWriter, pairs: SettledStreets['pairs'], keys: number): void {
  const cities = Uint32Array.from(pairs, ([city]) => city);
  writer.section('street.city', 'u32', cities);
  const ownKeys = Uint32Array.from(pairs, ([, key]) => key);
  writer.section('street.key', 'u32', ownKeys);
  const byKey = pairs.map(([, key], street): [number, number] => [key, street]);
  writeLists(writer, 'streetKey.street', keys, byKey);
  const inKeyOrder = pairs.toSorted((a, b) => a[1] - b[1]);
  const citiesOfKeys = Uint32Array.from(inKeyOrder, ([city]) => city);
  writer.section('streetKey.city', 'u32', citiesOfKeys);
}

/** Writes the streets of each word by which their names are looked up; `misspelt`: with a slip, too. */
function writeWords(
  writer: SetWriter,
  name: string,
  spellings: SettledStreets['spellings'],
  lookedUp: (street: string) => readonly string[],
  misspelt: boolean,
): void {
  const wordsOf = new Map<string, readonly string[]>();
  for (const [, text] of spellings) if (!wordsOf.has(text)) wordsOf.set(text, lookedUp(text));
  const words = new NameList(
    [...wordsOf.values()].flat().map((text) => ({ text, uses: 1 })),
    (text) => text,
  );
  words.write(writer, name, misspelt);
  const streets = spellings.flatMap(([street, text]) =>
    wordsOf.get(text)!.map((word): [number, number] => [words.id(word), street]),
  );
  writeLists(writer, `${name}.street`, words.texts.length, streets);
}

/** Texts in order of the forms in which they are compared, and where each of the given ones went. */
function ranked(
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
