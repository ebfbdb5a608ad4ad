// The countries that are small enough for their middle to say where a line of one lies.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { metresBetween } from '../../src/data/points/metres.js';
import type { PlaceSet } from '../../src/data/places/read/place-set.js';
import { openAreas, openWorldPlaces } from '../../src/data/places/read/world-places.js';
import { Areas } from '../../src/geocode/areas.js';
import { codeOf } from '../../src/geocode/country.js';
import { SMALL } from '../../src/geocode/small-countries.js';

const FAR_METRES = 25_000;
/** Their known places are few and near each other; their islands are not. */
const SCATTERED = new Set(['CK', 'GS', 'IO']);
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter((code) => codeOf(code));

let world: PlaceSet;
let areas: PlaceSet;
beforeAll(() => {
  world = openWorldPlaces();
  areas = openAreas();
});
afterAll(() => {
  world.close();
  areas.close();
});

test('A country is small where all its places are near its middle, and no other is', () => {
  const countries = new Areas(areas);
  const isNear = (code: string): boolean => {
    const middle = countries.ofCountry(code)?.point;
    const places = world.bearing(code, { first: 0, end: world.names.size });
    return (
      middle !== undefined &&
      places.length > 0 &&
      places.every((at) => {
        const { latitude, longitude } = world.place(at);
        return metresBetween([latitude, longitude], middle) <= FAR_METRES;
      })
    );
  };
  expect(CODES.length).toBeGreaterThan(200);
  expect(CODES.filter((code) => !SCATTERED.has(code) && isNear(code))).toEqual([...SMALL].sort());
});
