// Countries, their regions and the areas within these, of GeoNames' places: the middle of the places in each, and how
// many people live in them.
import { foldWorldName } from '../../../address/fold.js';
import { countryNamesIn } from '../../needed-packages.js';
import type { Region } from '../../places/place.js';
import { bareRegion, otherNamesOf } from '../../places/region-names.js';
import { metresBetween, type Point } from '../../points/metres.js';
import type { PlaceInput } from '../../places/write/write-places.js';
import { countryCentres } from './country-centres.js';

/** Degrees * 1e7. */
const FULL_CIRCLE = 360e7;
/** A middle further from every place than this is not taken. */
const NEAR_METRES = 75_000;

/**
 * A row for each country (its region has no code), each region (without an area) and each area (its own name is that of
 * its area). `places`: those of the world with their `regions`.
 */
export function worldAreas(
  places: readonly PlaceInput[],
  regions: readonly Region[],
): { places: PlaceInput[]; regions: Region[] } {
  const all = [...regions];
  const rows: PlaceInput[] = [];
  for (const [region, within] of groupedBy(places, ({ region }) => region)) {
    const { country, code, name } = regions[region]!;
    if (name === '') continue;
    const folded = foldWorldName(name);
    rows.push({
      ...middleOf(within),
      name,
      region,
      others: [bareRegion(folded), ...(/^[A-Z]{2,3}$/.test(code) ? [code] : []), ...otherNamesOf(country, folded)],
    });
    for (const [area, inArea] of groupedBy(within, ({ area = '' }) => area)) {
      if (area === '') continue;
      rows.push({ ...middleOf(inArea), name: area, area, region, others: [bareRegion(foldWorldName(area))] });
    }
  }
  const centres = countryCentres();
  const names = countryNamesIn('en');
  for (const [country, within] of groupedBy(places, ({ region }) => regions[region]!.country)) {
    const [name] = [names[country] ?? country].flat();
    const [latitude, longitude] = centres.get(country)?.map((degrees) => Math.round(degrees * 1e7)) ?? [];
    const region = all.push({ country, code: '', name: '' }) - 1;
    const middle = middleOf(within);
    rows.push({
      ...middle,
      latitude: latitude ?? middle.latitude,
      longitude: longitude ?? middle.longitude,
      name: name!,
      region,
      others: [],
    });
  }
  return { places: rows, regions: all };
}

/**
 * The middle of the box around places, across the 180th meridian where that box is the smaller, and their people. Where
 * none of them is near to it, for the sake of islands far out, the mean of the squares of a degree that have places.
 */
function middleOf(
  places: readonly PlaceInput[],
): Pick<PlaceInput, 'latitude' | 'longitude' | 'population' | 'postcode'> {
  const longitudes = places.map((place) => place.longitude);
  const [inside, width] = boxOf(longitudes);
  const across = longitudes.map((east) => (east < 0 ? east + FULL_CIRCLE : east));
  const [other, otherWidth] = boxOf(across);
  const isAcross = otherWidth < width;
  const [latitude] = boxOf(places.map((place) => place.latitude));
  const easts = isAcross ? across : longitudes;
  const box: Point = [latitude, isAcross ? other : inside];
  const points = places.map((place, i): Point => [place.latitude, easts[i]!]);
  const isNear = points.some((point) => metresBetween(point, box) < NEAR_METRES);
  const [middle, longitude] = isNear ? box : meanOf(points);
  return {
    latitude: middle,
    longitude: longitude > FULL_CIRCLE / 2 ? longitude - FULL_CIRCLE : longitude,
    population: places.reduce((sum, { population = 0 }) => sum + population, 0),
    postcode: '',
  };
}

/** The mean of one point of each square of a degree. */
function meanOf(points: readonly Point[]): Point {
  const squares = [
    ...new Map(points.map((point) => [point.map((e7) => Math.floor(e7 / 1e7)).join(' '), point])).values(),
  ];
  const mean = (axis: 0 | 1): number =>
    Math.round(squares.reduce((sum, point) => sum + point[axis], 0) / squares.length);
  return [mean(0), mean(1)];
}

/** Middle and width of numbers. */
function boxOf(numbers: readonly number[]): [middle: number, width: number] {
  let least = Infinity;
  let most = -Infinity;
  for (const number of numbers) {
    least = Math.min(least, number);
    most = Math.max(most, number);
  }
  return [Math.round((least + most) / 2), most - least];
}

function groupedBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
