// Postal codes of packages that name the places of a code and give no points: the points are those of GeoNames' places.
import { foldWorldName } from '../../../../address/fold.js';
import type { Region } from '../../../places/place.js';
import { metresBetween, type Point } from '../../../points/metres.js';
import type { PlaceInput } from '../../../places/write/write-places.js';
import type { PostalCode } from './postal-code.js';

/** A code with one of its places, by the names that it may have, the nearest to the code first. */
export interface NamedCode {
  readonly code: string;
  readonly names: readonly string[];
  /** How the place may be written beside the code. */
  readonly place: string;
  /** Of places with this area or region alone, by its number in GeoNames; '' for any. */
  readonly within: string;
}

/** A place, and the number of what it lies in. */
export interface NumberedPlace extends PlaceInput {
  readonly within: string;
}

/** Places of one name further apart than this are not known to be the one that is meant. */
const SAME_METRES = 30_000;
/** A place so many times as large as its namesakes is the one that is meant. */
const MUCH_LARGER = 10;

/** The codes of a country at the middle of their places; those of which no place is known are left out. */
export function codesByPlace(
  country: string,
  codes: readonly NamedCode[],
  places: readonly NumberedPlace[],
  regions: readonly Region[],
): PostalCode[] {
  const byName = new Map<string, NumberedPlace[]>();
  for (const place of places) {
    for (const name of new Set([place.name, ...(place.others ?? [])].map(foldWorldName))) {
      byName.set(name, [...(byName.get(name) ?? []), place]);
    }
  }
  const ofCode = new Map<string, { readonly names: Set<string>; readonly found: NumberedPlace[] }>();
  for (const { code, names, place, within } of codes) {
    const entry = ofCode.get(code) ?? { names: new Set<string>(), found: [] };
    ofCode.set(code, entry);
    entry.names.add(place);
    const found = names
      .map((name) => (byName.get(foldWorldName(name)) ?? []).filter((one) => within === '' || one.within === within))
      .map(meant)
      .find((one) => one !== undefined);
    if (found) entry.found.push(found);
  }
  return [...ofCode].flatMap(([code, { names, found }]): PostalCode[] => {
    const [first] = found;
    if (!first) return [];
    const { code: number, name } = regions[first.region]!;
    const mean = (of: (place: NumberedPlace) => number): number =>
      found.reduce((sum, place) => sum + of(place), 0) / found.length / 1e7;
    const [place = ''] = names.size === 1 ? names : [];
    return [
      {
        country,
        code,
        place,
        region: { code: number, name },
        latitude: mean(({ latitude }) => latitude),
        longitude: mean(({ longitude }) => longitude),
      },
    ];
  });
}

const pointOf = ({ latitude, longitude }: NumberedPlace): Point => [latitude, longitude];

/** The place of several of a name that is meant; undefined where that is open. */
function meant(places: readonly NumberedPlace[]): NumberedPlace | undefined {
  const [first, second] = [...places].sort((a, b) => (b.population ?? 0) - (a.population ?? 0));
  if (!first || !second) return first;
  const isOne = places.every((place) => metresBetween(pointOf(first), pointOf(place)) < SAME_METRES);
  const people = first.population ?? 0;
  return isOne || (people > 0 && people >= (second.population ?? 0) * MUCH_LARGER) ? first : undefined;
}
