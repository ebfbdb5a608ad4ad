// Places before another of New Zealand that stand in parts of their own: a suburb before its town, whatever postcode
// stands behind (those who do not know theirs write that of the next suburb), a town before the one that its region or
// district is called after.
import type { Line, Reading } from '../../address/parse/reading.js';
import { KIND } from '../../address/vocabulary/kinds.js';
import type { IndexedSet } from '../context.js';
import { COST } from '../costs.js';
import { codesOf, postcodeCost, stateIn } from './code-costs.js';
import { placesAtEnd } from './localities.js';
import type { Place } from './place.js';
import { kilometresBetween } from './written-place.js';

/** MANUREWA of "12 SMITH ST, MANUREWA, AUCKLAND 2103", which is 2102: it begins a part, and all of it is the suburb. */
export function suburbOfTown(
  { set }: IndexedSet,
  line: Line,
  reading: Reading,
  places: readonly Place[],
  town: Place,
): Place | undefined {
  const { breaks } = line;
  const { postcode } = reading;
  if (postcode === '' || !town.exact || set.localityTown[town.locality] !== town.locality) return undefined;
  const suburb = places.find(
    (place) =>
      place.exact &&
      place.to === town.to &&
      place.from < town.from &&
      set.localityTown[place.locality] === town.locality &&
      place.locality !== town.locality &&
      beginsPart(line, reading, place) &&
      breaks[town.from]! &&
      !breaks.slice(place.from + 1, town.from).includes(true),
  );
  return suburb && { ...suburb, isCodeOfTown: codesOf(set, town.locality).includes(Number(postcode)) };
}

/** How far a place may lie from the town that its region is called after, and from one of another region. */
const REGION_KM = { same: 150, other: 60 } as const;

/**
 * MASTERTON of "12 SMITH ST, MASTERTON, WELLINGTON": the place that is all of the part before `last`, by which its
 * region or district is named. Of namesakes the one nearest to one of `last`'s. Undefined where none is near, or where
 * the postcode is another's.
 */
export function placeBefore(
  index: IndexedSet,
  line: Line,
  reading: Reading,
  places: readonly Place[],
  last: Place,
): Place | undefined {
  const { set } = index;
  if (set.localityTown.length === 0 || !last.exact || !line.breaks[last.from]!) return undefined;
  const lasts = places.filter(({ exact, from, to }) => exact && from === last.from && to === last.to);
  const before = placesAtEnd(index, line, { ...reading, to: last.from }).filter(
    (place) =>
      beginsPart(line, reading, place) &&
      !line.breaks.slice(place.from + 1, last.from).includes(true) &&
      postcodeCost(set, place.locality, reading.postcode) === 0,
  );
  let best: Place | undefined;
  let nearest = Infinity;
  for (const place of before) {
    for (const { locality } of lasts) {
      const km = kilometresBetween(set, place.locality, locality);
      const isOne = stateIn(index, place.locality) === stateIn(index, locality);
      if (place.locality === locality || km > (isOne ? REGION_KM.same : REGION_KM.other)) continue;
      if (best && (place.from > best.from || (place.from === best.from && km >= nearest))) continue;
      best = place;
      nearest = km;
    }
  }
  return best && { ...best, to: last.to, cost: COST.townNear };
}

/** True if a place begins a part of the line, or stands behind a street's type. */
const beginsPart = ({ breaks, kinds }: Line, reading: Reading, { from }: Place): boolean =>
  from > reading.from && (breaks[from]! || (kinds[from - 1]! & KIND.strongType) !== 0);
