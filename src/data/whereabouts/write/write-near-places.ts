// Writes the places that a point may be said to be near, in the order of a tree on the sphere.
import type { SetWriter } from '../../file/write/set-writer.js';
import { writeTexts } from '../../names/write/write-texts.js';
import { AXES, LEAF_PLACES, toSphere } from '../read/near-places.js';

/** A place: degrees * 1e7, the number of its country, its name, and the name of its region, '' for none to be said. */
export interface NearPlaceInput {
  readonly name: string;
  readonly region: string;
  readonly country: number;
  readonly latitude: number;
  readonly longitude: number;
}

/** The same places give the same bytes, whatever order they come in. */
export function writeNearPlaces(writer: SetWriter, given: readonly NearPlaceInput[]): void {
  const places = given.toSorted(
    (a, b) => a.latitude - b.latitude || a.longitude - b.longitude || (a.name < b.name ? -1 : 1),
  );
  const positions = places.map(({ latitude, longitude }) => {
    const position = new Float64Array(AXES);
    toSphere(latitude, longitude, position);
    return position.map(Math.round);
  });
  const order = places.map((_, place) => place);
  divide(order, positions, 0, order.length, 0);
  const regions = ['', ...new Set(places.map(({ region }) => region).filter(Boolean))].sort();
  const numbers = new Map(regions.map((region, number) => [region, number]));
  writer.section('near.position', 'i32', Int32Array.from(order.flatMap((place) => [...positions[place]!])));
  writer.section(
    'near.country',
    'u8',
    Uint8Array.from(order, (place) => places[place]!.country),
  );
  writer.section(
    'near.region',
    'u16',
    Uint16Array.from(order, (place) => numbers.get(places[place]!.region)!),
  );
  writeTexts(writer, 'near.name', order.length, (row) => places[order[row]!]!.name);
  writeTexts(writer, 'near.regionName', regions.length, (number) => regions[number]!);
}

/** Puts [from, to) of the order into the order of the tree; places of one number stay in the order they came in. */
function divide(order: number[], positions: readonly Float64Array[], from: number, to: number, axis: number): void {
  if (to - from <= LEAF_PLACES) return;
  const sorted = order.slice(from, to).sort((a, b) => positions[a]![axis]! - positions[b]![axis]! || a - b);
  for (const [i, place] of sorted.entries()) order[from + i] = place;
  const middle = (from + to) >> 1;
  divide(order, positions, from, middle, (axis + 1) % AXES);
  divide(order, positions, middle + 1, to, (axis + 1) % AXES);
}
