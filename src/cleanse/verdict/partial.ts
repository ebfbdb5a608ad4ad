// The verdict where no address is found: the deepest part that is certain, which is a building without the unit, a
// street without the number, or a locality.
import type { Exception } from '../../contract/schema/cleanse.js';
import { ADDRESS_WORDS, WORD, type AddressSet } from '../../data/addresses/read/address-set.js';
import { isBetweenEnds } from '../../data/addresses/read/number-range.js';
import { CAPITALS } from '../../address/vocabulary/place.js';
import { byCost, type Place } from '../place/place.js';
import type { Findings, Hypothesis } from '../search/hypothesis.js';
import { COST } from '../costs.js';
import { confidenceOf } from './confidence.js';
import { isElsewhere } from './doubtful.js';
import { missingBelow, placeVerdict, type RatedAddress, type Verdict } from './verdict.js';

/** A street, and a name of one, that cost more are not the ones that are written. */
const ACCEPT_STREET = 2.6;
const ACCEPT_NAME = 2.1;
/** A locality that costs more is not. */
const ACCEPT_PLACE = 2;
/** Another street this near takes away from how sure the first is. */
const RIVAL = 0.4;
/** Numbers shown for one that is not there. */
const NEAREST = 3;
/** Other addresses that are shown: those found, and all of them. */
const MOST_OTHERS = 5;
const MOST_CANDIDATES = 6;

/** Decides where none of `addresses` fits. */
export function decidePartial(set: AddressSet, found: Findings, addresses: readonly Hypothesis[]): Verdict {
  const others = [...addresses, ...shownBeside(addresses, found)]
    .slice(0, MOST_OTHERS)
    .map((other) => ({ address: other.row!.address, confidence: Math.min(40, confidenceOf(other, 0)) }));
  const streets = found.streets
    .filter((street) => !isNameOfPlace(found, street))
    .map((hypothesis) => ({ hypothesis, cost: hypothesis.cost + Math.min(1, hypothesis.answer.buildingCost) }))
    .sort(byCost);
  const top = streets[0]?.hypothesis;
  if (!top || top.streetCost > ACCEPT_STREET || top.street.nameCost > ACCEPT_NAME) return atPlace(set, found, others);
  const rival = streets.find(({ hypothesis }) => hypothesis.street.street !== top.street.street);
  const isClose = rival !== undefined && rival.cost - streets[0]!.cost < RIVAL;
  const confidence = Math.max(20, Math.min(99, Math.round(97 - top.streetCost * 14 - (isClose ? 30 : 0))));
  if (top.answer.buildingCost < Infinity) return atBuilding(top, confidence, others);
  if (isElsewhere(top)) return atPlace(set, found, others);
  const near = nearest(set, top).filter(({ address }) => others.every((other) => other.address !== address));
  const shown = [...others, ...near].slice(0, MOST_CANDIDATES);
  return isOfOtherType(top) ? atPlace(set, found, shown) : atStreet(top, confidence, shown);
}

/**
 * True for a street of another type than is written: without its number nothing says that it is meant. SMITH STREET is
 * no SMITH CRESCENT, and CHARLESTOWN SQUARE no CHARLESTOWN ROAD.
 */
const isOfOtherType = ({ street: { typeCost } }: Hypothesis): boolean => typeCost >= COST.typeDiffers;

/** Addresses that are only shown, each once, and none that is there otherwise. */
function shownBeside(addresses: readonly Hypothesis[], { shown }: Findings): readonly Hypothesis[] {
  const seen = new Set(addresses.map(({ row }) => row!.address));
  return shown.filter(({ row }) => {
    const isNew = !seen.has(row!.address);
    seen.add(row!.address);
    return isNew;
  });
}

/**
 * True for a street whose words are the name of the place that the line names: BLI BLI of "LEVEL 3, BLI BLI QLD 4560"
 * is no BLI BLI ROAD, as no number stands before it.
 */
const isNameOfPlace = (found: Findings, { reading, street: { division } }: Hypothesis): boolean =>
  reading.numberFirst === 0 &&
  reading.lotNumber === '' &&
  found.places.some(({ place }) => place.cost === 0 && place.from <= division.from && division.end <= place.to);

/** The number is there, the unit is not. */
function atBuilding(top: Hypothesis, confidence: number, others: readonly RatedAddress[]): Verdict {
  const { answer, reading } = top;
  const wantsUnit =
    reading.flatNumber !== '' || reading.flatType !== '' || reading.levelNumber !== '' || reading.levelType !== '';
  const units = answer.units.slice(0, MOST_OTHERS).map((address) => ({ address, confidence: 10 }));
  return {
    status: 'partial',
    level: 'address',
    chosen: top,
    address: answer.building,
    place: top.place,
    exception: wantsUnit ? 'UNIT_NOT_FOUND' : 'UNIT_MISSING',
    confidence,
    runnerUp: 0,
    candidates: [...others, ...units].slice(0, MOST_CANDIDATES),
  };
}

/** The street is there, the number is not. */
const atStreet = (top: Hypothesis, confidence: number, candidates: RatedAddress[]): Verdict => ({
  status: 'partial',
  level: 'street',
  chosen: top,
  address: -1,
  place: top.place,
  exception: numberException(top),
  confidence,
  runnerUp: 0,
  candidates,
});

function numberException({ reading, answer }: Hypothesis): Exception {
  if (reading.numberFirst === 0 && reading.lotNumber === '') return 'NUMBER_MISSING';
  return answer.inRange ? 'NUMBER_IN_RANGE' : 'NUMBER_NOT_FOUND';
}

/** No street is certain: the best locality, the longer name before the shorter one, a capital before its namesakes. */
function atPlace(set: AddressSet, found: Findings, others: RatedAddress[]): Verdict {
  const isCapital = ({ locality }: Place): number =>
    Number(
      CAPITALS.get(set.localityNames.text(set.localityName[locality]!)) === set.states[set.localityState[locality]!],
    );
  const named = found.places
    .filter(({ place }) => place.cost <= ACCEPT_PLACE)
    .sort(
      (a, b) =>
        a.place.cost - b.place.cost ||
        b.place.to - b.place.from - (a.place.to - a.place.from) ||
        isCapital(b.place) - isCapital(a.place),
    )[0];
  if (!named) {
    return placeVerdict({
      status: 'unmatched',
      level: 'none',
      exception: 'LOCALITY_NOT_FOUND',
      candidates: others,
    });
  }
  const { place, reading } = named;
  return placeVerdict({
    status: 'partial',
    level: 'locality',
    place,
    exception: missingBelow(place, reading),
    confidence: Math.round(92 - place.cost * 20),
    candidates: others,
  });
}

/**
 * The rows of the street whose numbers are nearest to the one asked for, its range and its own side of the street
 * first.
 */
function nearest(set: AddressSet, { street, reading }: Hypothesis): RatedAddress[] {
  const wanted = reading.numberFirst;
  if (wanted === 0) return [];
  const { words, start, count, first } = set.street(street.street);
  const near: { address: number; away: number }[] = [];
  for (let i = 0, at = start; i < count; i++, at += ADDRESS_WORDS) {
    const number = words[at + WORD.numberFirst]!;
    if (number === 0 || words[at + WORD.unit] !== 0) continue;
    const form = set.numberForms[words[at + WORD.formAndPostcode]! >>> 16]!;
    const away = isBetweenEnds(form, number, wanted)
      ? 0.5
      : Math.abs(number - wanted) + ((number - wanted) % 2 === 0 ? 0 : 1);
    if (near.length === NEAREST && away >= near[NEAREST - 1]!.away) continue;
    let slot = near.length;
    while (slot > 0 && near[slot - 1]!.away > away) slot--;
    near.splice(slot, 0, { address: first + i, away });
    if (near.length > NEAREST) near.pop();
  }
  return near.map(({ address }) => ({ address, confidence: 5 }));
}
