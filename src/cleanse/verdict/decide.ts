// Turns what the search found into a verdict. Saying no is half of the job: a street that fits as written but lacks the
// number is an answer, not a reason to guess.
import type { Level } from '../../contract/schema/cleanse.js';
import type { AddressSet } from '../../data/addresses/read/address-set.js';
import { isUnit } from '../../answer/locate.js';
import { COST } from '../costs.js';
import { postcodeCost } from '../place/code-costs.js';
import type { Place } from '../place/place.js';
import { kilometresBetween } from '../place/written-place.js';
import { isSure, isWritten, type Findings, type Hypothesis } from '../search/hypothesis.js';
import { confidenceOf, LEAST_CORRECTED } from './confidence.js';
import { hasNearerStreet, isDoubtful, isElsewhere } from './doubtful.js';
import { isBuildingOfUnits } from '../street/number.js';
import type { Surprisal } from './own-name.js';
import { decidePartial } from './partial.js';
import type { RatedAddress, Verdict } from './verdict.js';

/** A total cost above this is no longer an address found. */
const ACCEPT = 4.3;
/** Two addresses closer than this are not told apart. */
const TIE = 0.2;
/** The most that either of two such addresses is worth. */
const TIED_CONFIDENCE = 50;
/** A street must be better than the sure one by no more than this to be taken in its place. */
const SAME_STREET = 0.3;
/** Two addresses that each have an end of the written range are not told apart by what the ends cost. */
const RANGE_GAP = COST.rangeOverlap - COST.rangeHalf + TIE;
/** Other addresses that are shown, and how much worse than the best they may be. */
const MOST_CANDIDATES = 5;
const CANDIDATE_GAP = 2;
/** A place so far from the one that is named is no neighbour of it. */
const FAR_KM = 50;

/** Decides for one line. */
export function decide(set: AddressSet, everything: Findings, surprisal: Surprisal = () => Infinity): Verdict {
  const found = withoutElsewhere(set, everything);
  const addresses = distinct(set, found.addresses);
  const sure = found.streets.find((street) => isSure(set, street) || isWritten(street));
  const allowed = sure
    ? addresses.filter((address) => isOfStreet(address, sure))
    : addresses.filter((address) => !isPartOfBuilding(address, found.streets));
  const best = allowed[0];
  const next = allowed[1];
  if (!best || best.cost > ACCEPT || isDoubtful(set, best, surprisal) || hasNearerStreet(set, best, found.streets)) {
    return below(set, found, addresses, surprisal);
  }
  const gap = next ? next.cost - best.cost : Infinity;
  const confidence = confidenceOf(best, gap);
  const runnerUp = next ? Math.min(confidence, Math.round(confidenceOf(next, 0) * Math.exp(-gap))) : 0;
  const candidates = allowed
    .slice(1, MOST_CANDIDATES + 1)
    .filter((other) => other.cost < best.cost + CANDIDATE_GAP)
    .map((other) => ({ address: other.row!.address, confidence: Math.min(runnerUp, confidenceOf(other, 0)) }));
  const isUnsure = confidence < LEAST_CORRECTED;
  // 2 WILLIAM ST is in two places, none of which is the one that is written.
  const isAway = next !== undefined && isElsewhere(best) && isElsewhere(next) && !isSamePlace(set, best, next);
  if (isAway && gap < TIE && isNamed(found)) return below(set, found, addresses, surprisal);
  if (next && (gap < (isUnsure ? CANDIDATE_GAP : TIE) || isRangeOfTwo(best, next))) {
    return tied(set, found, best, next, { confidence, runnerUp, candidates });
  }
  if (isUnsure) return below(set, found, addresses, surprisal);
  return {
    status: 'corrected',
    level: isUnit(set, best.row!.address, best.street.street) ? 'subdwelling' : 'address',
    chosen: best,
    address: best.row!.address,
    place: best.place,
    exception: null,
    confidence,
    runnerUp,
    candidates,
  };
}

const isSamePlace = ({ streetLocality }: AddressSet, one: Hypothesis, other: Hypothesis): boolean =>
  streetLocality[one.street.street] === streetLocality[other.street.street];

/** True if the line names a place of the set as it is. */
const isNamed = ({ places }: Findings): boolean => places.some(({ place }) => place.cost === 0);

/**
 * True if the text has a range of which the data has no such address, but two that each have an end of it: 25-29 where
 * 25-27 and 29 are there. Which of them is meant, or whether both, nobody can say.
 */
const isRangeOfTwo = (best: Hypothesis, next: Hypothesis): boolean =>
  [best, next].every(({ reading, row }) => reading.numberLast > 0 && row!.numberCost >= COST.rangeHalf) &&
  next.street.street === best.street.street &&
  next.cost - best.cost < RANGE_GAP;

/** The verdict where no address is taken: streets that are no correction of what is written answer nothing. */
const below = (set: AddressSet, found: Findings, addresses: readonly Hypothesis[], surprisal: Surprisal): Verdict =>
  decidePartial(
    set,
    { ...found, streets: found.streets.filter((street) => !isDoubtful(set, street, surprisal)) },
    addresses,
  );

/** The verdict that two addresses fit alike: what both have in common answers. */
function tied(
  set: AddressSet,
  found: Findings,
  best: Hypothesis,
  next: Hypothesis,
  { confidence, runnerUp, candidates }: { confidence: number; runnerUp: number; candidates: RatedAddress[] },
): Verdict {
  const isSameStreet = best.street.street === next.street.street;
  const place = isSamePlace(set, best, next) ? best.place : townOfBoth(set, found, best, next);
  const below: Level = place ? 'locality' : 'none';
  return {
    status: 'ambiguous',
    level: isSameStreet ? 'street' : below,
    chosen: isSameStreet ? best : null,
    address: -1,
    place,
    exception: 'AMBIGUOUS',
    confidence: Math.min(TIED_CONFIDENCE, confidence),
    runnerUp: Math.min(TIED_CONFIDENCE, runnerUp),
    candidates: [{ address: best.row!.address, confidence: Math.min(TIED_CONFIDENCE, confidence) }, ...candidates],
  };
}

/** True if an address may stand in the place of the sure street, whose number is not there. */
function isOfStreet(address: Hypothesis, sure: Hypothesis): boolean {
  if (address.streetCost > sure.streetCost + SAME_STREET) return false;
  if (address.street.street !== sure.street.street || !isBuilding(sure)) return true;
  return (
    !isBuildingOfUnits(sure.reading, sure.answer) && address.reading.cost <= sure.reading.cost + COST.apartmentLetter
  );
}

/**
 * True if an address takes a range that its street has as a number of units for a unit and a number: LEVEL 7, 9-11
 * EDWRAD STREET is not unit 9, whether or not the street is misspelt.
 */
const isPartOfBuilding = ({ street, streetCost, reading }: Hypothesis, streets: readonly Hypothesis[]): boolean =>
  reading.flatNumber !== '' &&
  streets.some(
    (other) =>
      other.street.street === street.street &&
      other.streetCost <= streetCost + SAME_STREET &&
      isBuildingOfUnits(other.reading, other.answer) &&
      reading.numberFirst === other.reading.numberLast,
  );

/**
 * The number is there as written and has units, only not the one asked for: no other reading of the numbers is
 * likelier.
 */
const isBuilding = ({ answer }: Hypothesis): boolean => answer.buildingCost <= COST.rangeEnd && answer.unitCount > 0;

/**
 * Without what lies in another state than is said, or has its place among the words before and another postcode, or a
 * place far away of which the written one would be a slip, where the line names a place that agrees with all it says.
 */
function withoutElsewhere(set: AddressSet, found: Findings): Findings {
  const named = found.places.filter(({ place }) => place.cost === 0);
  if (named.length === 0) return found;
  const isFar = ({ place, reading: { postcode } }: Hypothesis): boolean =>
    !place.exact &&
    !place.open &&
    // A suburb of New Zealand is weighed with its town, which may be named beside it.
    (postcode === ''
      ? set.localityTown.length === 0
      : postcodeCost(set, place.locality, postcode) >= COST.postcodeMismatch) &&
    named.every((one) => kilometresBetween(set, one.place.locality, place.locality) > FAR_KM);
  const isHere = ({ reading, place, street }: Hypothesis): boolean =>
    (reading.state === '' || set.states[set.localityState[set.streetLocality[street.street]!]!] === reading.state) &&
    (place.open || place.to >= reading.to || postcodeCost(set, place.locality, reading.postcode) === 0);
  const isPossible = (one: Hypothesis): boolean => isHere(one) && !isFar(one);
  return { ...found, addresses: found.addresses.filter(isPossible), streets: found.streets.filter(isPossible) };
}

/** The town that the line names and both addresses are in; null where there is none. */
function townOfBoth(set: AddressSet, found: Findings, one: Hypothesis, other: Hypothesis): Place | null {
  const townOf = ({ street }: Hypothesis): number | undefined => set.localityTown[set.streetLocality[street.street]!];
  const town = townOf(one);
  return town === undefined || town !== townOf(other)
    ? null
    : (found.places.find(({ place }) => place.locality === town)?.place ?? null);
}

/** One hypothesis for each address, the cheapest; an alias row counts as its principal address. */
function distinct(set: AddressSet, list: readonly Hypothesis[]): readonly Hypothesis[] {
  if (list.length < 2) return list;
  const seen = new Set<number>();
  const out: Hypothesis[] = [];
  for (const hypothesis of list) {
    const { address } = hypothesis.row!;
    const principal = set.principalOf(address);
    const id = principal < 0 ? address : principal;
    if (seen.has(id)) continue;
    seen.add(id);
    out.push(hypothesis);
  }
  return out;
}
