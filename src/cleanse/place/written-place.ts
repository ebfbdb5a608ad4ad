// The real locality that a text names, and how far other localities are from it.
import type { AddressSet } from '../../data/addresses/read/address-set.js';
import { UNKNOWN_COORDINATE } from '../../data/points/coordinates.js';
import { metresApart, metresBetween } from '../../data/points/metres.js';
import type { Line } from '../../address/parse/reading.js';
import type { IndexedSet } from '../context.js';
import { COST } from '../costs.js';
import type { Place } from './place.js';

/** A real locality that the text names, whether or not the address set covers it; degrees, NaN if unknown. */
export interface WrittenPlace {
  from: number;
  to: number;
  latitude: number;
  longitude: number;
  state: string;
  name: string;
  /** What it costs to take the words for it: 0 where they name it as it is. */
  cost: number;
}

/**
 * The real locality that the text names best, of those found in the address set and in the gazetteer, each list the
 * cheapest first; of two alike the longer name: MOUNT DANDENONG is no Dandenong. `line` keeps names within commas.
 * Undefined if none.
 */
export function writtenPlace(
  candidates: readonly { index: IndexedSet; places: readonly Place[] }[],
  line?: Line,
): WrittenPlace | undefined {
  let best: Place | undefined;
  let owner: IndexedSet | undefined;
  for (const { index, places } of candidates) {
    for (const place of line ? places : places.slice(0, 1)) {
      if (best && place.cost > best.cost + COST.spelling) break;
      if (best && !isBetter(place, best)) continue;
      if (line && hasBreak(line, place)) continue;
      best = place;
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
    cost: best.cost,
    state: set.states[set.localityState[best.locality]!]!,
    name: set.localityNames.text(set.localityName[best.locality]!),
    latitude: latitude === UNKNOWN_COORDINATE ? NaN : latitude / 1e7,
    longitude: longitude === UNKNOWN_COORDINATE ? NaN : longitude / 1e7,
  };
}

/** True if a place is cheaper than another, or has more words and is hardly dearer. */
const isBetter = (place: Place, than: Place): boolean =>
  place.cost < than.cost - COST.spelling || place.to - place.from > than.to - than.from || isCheaper(place, than);

const isCheaper = (place: Place, than: Place): boolean =>
  place.cost < than.cost && place.to - place.from === than.to - than.from;

/** True if a comma stands within the name. */
function hasBreak({ breaks }: Line, { from, to }: Place): boolean {
  for (let i = from + 1; i < to; i++) if (breaks[i]!) return true;
  return false;
}

/**
 * True if a place has no more than a part of the words that name a real one, or some that would have to be corrected:
 * TULLY or GULLY of MAIDEN GULLY, ST KILDA of ST KILDA EAST.
 */
export function isPartOf({ from, to, exact, open }: Place, written: WrittenPlace | undefined): boolean {
  if (!written || written.cost > COST.spelling || open || from === to) return false;
  if (from < written.from || to > written.to) return false;
  return !exact || to - from < written.to - written.from;
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
