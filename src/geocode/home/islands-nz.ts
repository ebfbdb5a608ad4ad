// The main islands of New Zealand: behind a place they say no more than the country.
import type { Area } from '../areas.js';

const ISLANDS: ReadonlyMap<string, readonly [name: string, latitude: number, longitude: number]> = new Map([
  ['NORTH ISLAND', ['North Island', -386_000_000, 1_760_000_000]],
  ['TE IKA A MAUI', ['North Island', -386_000_000, 1_760_000_000]],
  ['SOUTH ISLAND', ['South Island', -439_000_000, 1_707_000_000]],
  ['TE WAIPOUNAMU', ['South Island', -439_000_000, 1_707_000_000]],
]);

/** The island of a folded name, with THE before it or not; undefined for none. */
export function islandNz(name: string): Area | undefined {
  const [district, latitude = 0, longitude = 0] = ISLANDS.get(name.replace(/^THE /, '')) ?? [];
  if (district === undefined) return undefined;
  return {
    kind: 'district',
    country: 'NZ',
    region: '',
    district,
    people: 0,
    point: [latitude, longitude],
    isNamed: true,
    others: [],
    isClear: true,
  };
}
