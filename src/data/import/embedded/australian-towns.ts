// The towns of Australia that GeoNames has, beside which the points of the postcode package are judged.
import { townsByName, type Towns } from './believed-points.js';
import { worldPlaces, worldRows, type WorldRows } from './world-places.js';

/** Towns by state and name. `rows`: those of the packages of GeoNames' places. */
export function australianTowns(rows: WorldRows = worldRows()): Towns {
  const isAustralian = ({ country }: { readonly country: string }): boolean => country === 'AU';
  const { places, regions } = worldPlaces({
    ...rows,
    cities: rows.cities.filter(isAustralian),
    table: rows.table.filter((row) => row[COUNTRY] === 'AU'),
  });
  return townsByName(places.map((place) => ({ ...place, region: regions[place.region]!.name })));
}

/** The country's column of GeoNames' table (its readme, "The main 'geoname' table"). */
const COUNTRY = 8;
