// Places in countries whose suburbs lie in towns: SUBURB TOWN, either of the two alone, a town that is not the suburb's
// own. In sets without towns (Australia) a place is what its own words say, and nothing here costs anything.
import type { Line, Reading } from '../../address/parse/reading.js';
import { NONE } from '../../data/addresses/read/address-set.js';
import type { IndexedSet } from '../context.js';
import { COST } from '../costs.js';
import { postcodeCost } from './code-costs.js';
import {
  placesAtEnd as namedAtEnd,
  placesByBeginning as namedByBeginning,
  placesByName as namedAnywhere,
  placesByTypo as namedByTypo,
} from './localities.js';
import { byCost, type Place } from './place.js';
import { MAIL_TOWN_KM } from './mail-area.js';
import { kilometresBetween } from './written-place.js';

/** A town this far from a suburb of another town may be taken for it. */
const NEXT_TOWN_KM = 15;
/** A city this far from a town with its own postcode is written for the region: PUKEKOHE, AUCKLAND 2120. */
const REGION_KM = 100;

type Find = (index: IndexedSet, line: Line, reading: Reading) => Place[];

/**
 * `find`, with the town that may stand behind the place: `before` finds the suburbs before a town that is written as it
 * is.
 */
const withTowns =
  (find: Find, before: Find = find): Find =>
  (index, line, reading) => {
    const places = find(index, line, reading);
    return index.set.localityTown.length === 0 ? places : inTowns(index, line, reading, places, before);
  };

/** Localities that the last words of the span name letter for letter. */
export const placesAtEnd: Find = withTowns(namedAtEnd);
/** Localities whose name stands anywhere in the span letter for letter or in another spelling. */
export const placesByName: Find = withTowns(namedAnywhere);
/** Localities of which the last words of the span are only the beginning. */
export const placesByBeginning: Find = withTowns(namedByBeginning);

/** Localities whose name, or whose town's name, is so many edits from the last words of the span; not both. */
export function placesByTypo(index: IndexedSet, line: Line, reading: Reading, least = 1, most = 2): Place[] {
  const find: Find = (...given) => namedByTypo(...given, least, most);
  if (index.set.localityTown.length === 0) return find(index, line, reading);
  return withTowns((...given) => [...namedAtEnd(...given), ...find(...given)], find)(index, line, reading);
}

function inTowns(index: IndexedSet, line: Line, reading: Reading, places: readonly Place[], before: Find): Place[] {
  const { set } = index;
  const found: Place[] = [];
  const known = new Map<number, Place[]>();
  const towns = places.filter(({ locality }) => set.localityTown[locality] === locality);
  /** Behind a misspelt town the suburb is as it is: one slip is likelier than two. */
  const suburbsBefore = ({ from, exact }: Place): Place[] => {
    const key = from * 2 + Number(exact);
    let suburbs = known.get(key);
    if (!suburbs) {
      suburbs = (exact ? before : namedAtEnd)(index, line, { ...reading, to: from });
      known.set(key, suburbs);
    }
    return suburbs;
  };
  for (const place of places) {
    const town = set.localityTown[place.locality]!;
    // A suburb with a town behind it is in that town, or the line is wrong about one of them: the pair says what it
    // costs.
    if (towns.some(({ from }) => from === place.to)) continue;
    if (town !== place.locality) {
      found.push(town === NONE ? place : { ...place, cost: place.cost + COST.townMissing });
      continue;
    }
    const words = place.cost - postcodeCost(set, town, reading.postcode);
    let hasSuburb = false;
    if (place.from > reading.from) {
      for (const suburb of suburbsBefore(place)) {
        if (suburb.to !== place.from) continue;
        if (isTownAgain(set, suburb, place)) {
          found.push({ ...place, from: suburb.from });
          continue;
        }
        const cost = suburb.cost + words + townCost(index, suburb.locality, town, reading.postcode);
        if (cost === Infinity) continue;
        hasSuburb ||= cost < COST.townMissing;
        found.push({ ...suburb, to: place.to, exact: suburb.exact && place.exact, cost });
      }
    }
    // The words before a town are sooner its suburb than the end of a street.
    found.push(hasSuburb ? { ...place, cost: place.cost + COST.suburbUnread } : place);
  }
  return found.sort(byCost);
}

/** RICHMOND, RICHMOND 7020: the town twice, and no namesake of it in another part of the country. */
const isTownAgain = ({ localityName, localityTown }: IndexedSet['set'], suburb: Place, town: Place): boolean =>
  suburb.exact &&
  town.exact &&
  localityName[suburb.locality] === localityName[town.locality] &&
  (suburb.locality === town.locality || localityTown[suburb.locality] !== town.locality);

/**
 * Cost of a town that is written behind a suburb: none for its own, little for the mail town of the country around it;
 * Infinity for one at the other end of the country, unless the postcode is the suburb's.
 */
function townCost({ set }: IndexedSet, suburb: number, town: number, postcode: string): number {
  const own = set.localityTown[suburb]!;
  if (own !== NONE && set.localityName[own] === set.localityName[town]) return 0;
  const km = kilometresBetween(set, suburb, town);
  if (km > MAIL_TOWN_KM) {
    if (postcode === '' || postcodeCost(set, suburb, postcode) > 0) return Infinity;
    return km <= REGION_KM ? COST.townNear : COST.localityFar;
  }
  if (own === NONE) return COST.mailTown;
  return km <= NEXT_TOWN_KM ? COST.townNear : COST.townDiffers;
}

/** A town that ends the span, and what its words cost: the reading without them may be searched in all of the town. */
export interface WrittenTown {
  readonly town: number;
  readonly reading: Reading;
  readonly cost: number;
}

/**
 * The town that the last words of a reading name, misspelt if need be; null in sets without towns, and where no town
 * ends the line.
 */
export function writtenTown(index: IndexedSet, line: Line, reading: Reading): WrittenTown | null {
  const { set } = index;
  if (set.localityTown.length === 0) return null;
  const bySlip: Find = (...given) => namedByTypo(...given, 1, 1);
  const bySlips: Find = (...given) => namedByTypo(...given, 2, 2);
  for (const find of [namedAtEnd, bySlip, bySlips]) {
    const towns = find(index, line, reading).filter(
      (place) => set.localityTown[place.locality] === place.locality && place.from > reading.from,
    );
    const best = towns.sort((a, b) => a.cost - b.cost || a.from - b.from)[0];
    if (best) {
      return {
        town: best.locality,
        reading: { ...reading, to: best.from },
        cost: Math.max(0, best.cost - postcodeCost(set, best.locality, reading.postcode)),
      };
    }
  }
  return null;
}

/**
 * What it costs to look for a town's street in a locality that the line does not name: nothing within the town, little
 * in the country that gets its mail from there, which a rural delivery says, more in the next town; Infinity elsewhere.
 */
export function townReachCost({ set }: IndexedSet, locality: number, town: number, rural: boolean): number {
  const own = set.localityTown[locality]!;
  if (own !== NONE && set.localityName[own] === set.localityName[town]) return 0;
  const km = kilometresBetween(set, locality, town);
  if ((own !== NONE && !rural) || km > MAIL_TOWN_KM) return Infinity;
  if (own !== NONE) return km <= NEXT_TOWN_KM ? COST.townNear : Infinity;
  return rural ? COST.mailTown : COST.countryUnsaid;
}
