// The real locality that a text names, and how far other localities are from it.
import type { AddressSet } from '../../data/addresses/read/address-set.js';
import { UNKNOWN_COORDINATE } from '../../data/points/coordinates.js';
import { metresApart, metresBetween } from '../../data/points/metres.js';
import type { IndexedSet } from '../context.js';
import type { Place } from './place.js';

/** A real locality that the text names, whether or not the address set covers it; degrees, NaN if unknown. */
export interface WrittenPlace {
  from: number;
  to: number;
  latitude: number;
  longitude: number;
  state: string;
  name: string;
}

/**
 * The real locality that the text names best, of those found in the address set and in the gazetteer; undefined if
 * none.
 */
export function writtenPlace(
  candidates: readonly { index: IndexedSet; places: readonly Place[] }[],
): WrittenPlace | undefined {
  let best: Place | undefined;
  let owner: IndexedSet | undefined;
  for (const { index, places } of candidates) {
    const first = places[0];
    if (first && (!best || first.cost < best.cost)) {
      best = first;
      owner = index;
    }
  }
  if (!best || !owner) return undefined;
  const { set } = owner;
  const latitude = set.localityLatitude[best.locality]!;
  const longitude = set.localityLongitude[best.locality]!;
  return {
    from: best.from,
    to: best.to,
    state: set.states[set.localityState[best.locality]!]!,
    name: set.localityNames.text(set.localityName[best.locality]!),
    latitude: latitude === UNKNOWN_COORDINATE ? NaN : latitude / 1e7,
    longitude: longitude === UNKNOWN_COORDINATE ? NaN : longitude / 1e7,
  };
}

/** Kilometres between a written place and a locality of the set; Infinity when either has no point. */
export function kilometres(set: AddressSet, locality: number, written: WrittenPlace): number {
  const latitude = set.localityLatitude[locality]!;
  const longitude = set.localityLongitude[locality]!;
  if (latitude === UNKNOWN_COORDINATE || Number.isNaN(written.latitude)) return Infinity;
  return metresApart(latitude / 1e7, longitude / 1e7, written.latitude, written.longitude) / 1000;
}

/** Kilometres between two localities of the set; Infinity when either has no point. */
export function kilometresBetween({ localityLatitude, localityLongitude }: AddressSet, a: number, b: number): number {
  if (localityLatitude[a] === UNKNOWN_COORDINATE || localityLatitude[b] === UNKNOWN_COORDINATE) return Infinity;
  const metres = metresBetween(
    [localityLatitude[a]!, localityLongitude[a]!],
    [localityLatitude[b]!, localityLongitude[b]!],
  );
  return metres / 1000;
}
