// Which places the rows of one name are, how large each is, and whether one is so much larger that it is the one meant.
import { Pattern } from '../address/distance.js';
import { foldWorldName } from '../address/fold.js';
import type { PlaceSet } from '../data/places/read/place-set.js';
import { near, rowsOf, type PlaceRow } from './rows.js';

/** Rows of one place, the largest first, and how many people live there, 0 where that is not known. */
export interface Homonym {
  readonly rows: readonly PlaceRow[];
  readonly size: number;
}

/**
 * Rows of one name and region are one place within this distance, where each row is a place and not one postal code of
 * it.
 */
const SAME_ROW_METRES = 10_000;
/** A place so many times as large as any namesake is the one that is meant. */
const MUCH_LARGER = 3;
/** A name that is not the place's own counts as if so many times fewer people lived there. */
const OTHER_NAME = 100;

/**
 * Rows of one name as places, the largest first: by the people who live there, else by their postal codes. The last of
 * `sets` knows how many people. `corrected`: the name has a slip.
 */
export function homonyms(
  rows: readonly PlaceRow[],
  sets: readonly PlaceSet[],
  name: string,
  corrected: boolean,
): Homonym[] {
  const world = sets.at(-1);
  const groups: PlaceRow[][] = [];
  const pattern = new Pattern(name);
  const isOwn = (of: string): boolean => of === name || (corrected && pattern.distanceTo(of, 1) <= 1);
  const sizes = new Map(
    rows.map((row) => [row, peopleIn(row, world) / (isOwn(foldWorldName(row.place.name)) ? 1 : OTHER_NAME)]),
  );
  for (const row of [...rows].sort((a, b) => sizes.get(b)! - sizes.get(a)!)) {
    const group = groups.find(
      ([first]) =>
        first!.place.region.code === row.place.region.code &&
        first!.place.region.country === row.place.region.country &&
        near(first!, row, row.set === world ? SAME_ROW_METRES : undefined),
    );
    if (group) group.push(row);
    else groups.push([row]);
  }
  return groups
    .map((group) => ({ rows: group, size: sizes.get(group[0]!)! }))
    .sort((a, b) => b.size - a.size || b.rows.length - a.rows.length);
}

function peopleIn({ place, set }: PlaceRow, world: PlaceSet | undefined): number {
  if (place.population > 0 || world === undefined || set === world) return place.population;
  const row = { set, at: -1, place };
  return Math.max(
    0,
    ...rowsOf(world, world.named(foldWorldName(place.name)), place.region.country)
      .filter((other) => near(row, other))
      .map((other) => other.place.population),
  );
}

/** `clear`: the first is the one that is meant; `largest`: it is at least known to be the largest. */
export function isClear([first, second]: readonly Homonym[]): { clear: boolean; largest: boolean } {
  if (!first || !second) return { clear: first !== undefined, largest: true };
  if (first.size > 0) return { clear: first.size >= second.size * MUCH_LARGER, largest: first.size > second.size };
  return { clear: first.rows.length >= second.rows.length * MUCH_LARGER, largest: false };
}
