// Places where people live, for measurements of three-word places: rows of GeoNames' cities500.txt.
import { readFileSync } from 'node:fs';

/** Columns of the file. */
const LATITUDE = 4;
const LONGITUDE = 5;
const COUNTRY = 8;
const POPULATION = 14;

/** Latitude, longitude, country and population of each place. @param {string} file */
export function settledPlaces(file) {
  const places = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((cells) => cells.length > POPULATION)
    .map((cells) => ({
      latitude: Number(cells[LATITUDE]),
      longitude: Number(cells[LONGITUDE]),
      country: cells[COUNTRY],
      population: Number(cells[POPULATION]),
    }));
  if (places.length === 0) throw new Error(`${file} has no places: it should be GeoNames' cities500.txt`);
  return places;
}

/** A point within some 5 km of one of the places. */
export function nearSettled(places, random) {
  const { latitude, longitude } = random.pick(places);
  return [latitude + (random.next() - 0.5) * 0.1, longitude + (random.next() - 0.5) * 0.1];
}
