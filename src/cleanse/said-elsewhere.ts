// The answer at the place that a line says, where the address that was found lies in another: beside a city, or with
// the postcode or the state of a namesake.
import type { Line, Reading } from '../address/parse/reading.js';
import type { ValidatedAddress } from '../contract/schema/cleanse.js';
import { answer } from './answer/answer.js';
import { inCountry, type CleanseContext, type IndexedSet } from './context.js';
import { isNumbered } from './place/best-place.js';
import { postcodeCost, stateCost } from './place/code-costs.js';
import type { Place } from './place/place.js';
import { namesCity, suburbOf } from './place/suburb-before.js';
import { placesByName } from './place/towns.js';
import { kilometresBetween } from './place/written-place.js';
import { missingBelow, placeVerdict, type Verdict } from './verdict/verdict.js';

/** That of a place of which the set does not have the address. */
const PLACE_CONFIDENCE = 92;
/** An address this far from the suburb is in another city. */
const SAME_CITY_KM = 120;
/** Most confidence of an address that is elsewhere. */
const ELSEWHERE_CONFIDENCE = 40;

/**
 * The answer at the place that a line says and that the verdict is not at, with what was found as a candidate.
 * Undefined where the verdict is where the line says.
 */
export function atSaidPlace(
  index: IndexedSet,
  line: Line,
  reading: Reading,
  verdict: Verdict,
): ValidatedAddress | undefined {
  const { place: taken, address, confidence } = verdict;
  if (!taken) return undefined;
  const suburb = besideCity(index, line, reading, verdict, taken);
  const place = suburb ?? saidNamesake(index, line, reading, verdict, taken);
  if (!place) return undefined;
  const elsewhere = address >= 0 ? [{ address, confidence: Math.min(ELSEWHERE_CONFIDENCE, confidence) }] : [];
  const at = placeVerdict({
    status: 'partial',
    level: 'locality',
    place,
    exception: missingBelow(place, reading),
    confidence: PLACE_CONFIDENCE,
    candidates: [...elsewhere, ...verdict.candidates],
  });
  return answer(index.set, at, line, suburb ? withCityAside(reading, suburb) : reading, reading);
}

/**
 * True if a line without a number is a place of the gazetteer and nothing else, which the address set has under another
 * name: DARWIN NT, whose locality is DARWIN CITY, is no DARWIN STREET elsewhere.
 */
export function isPlaceOfGazetteer({ gazetteer, country }: CleanseContext, line: Line, reading: Reading): boolean {
  if (isNumbered(reading) || !inCountry(gazetteer, country)) return false;
  return placesByName(gazetteer, line, reading).some(
    ({ exact, cost, from, to }) => exact && cost === 0 && from === reading.from && to === reading.to,
  );
}

const isAtPlace = ({ status, level }: Verdict): boolean => status === 'partial' && level === 'locality';

/**
 * The suburb that the line names beside its city: NEWTOWN, SYDNEY is neither in Sydney nor a Newtown of another state,
 * whatever streets that has.
 */
function besideCity(
  index: IndexedSet,
  line: Line,
  reading: Reading,
  verdict: Verdict,
  taken: Place,
): Place | undefined {
  // An address whose locality ends the line is in no other's suburb.
  if (!isAtPlace(verdict) && (taken.to >= reading.to || !namesCity(line, reading))) return undefined;
  const suburb = suburbOf(index, line, reading, placesByName(index, line, reading));
  if (!suburb || isAtPlace(verdict)) return suburb;
  return kilometresBetween(index.set, taken.locality, suburb.locality) <= SAME_CITY_KM ? undefined : suburb;
}

/**
 * The namesake of the verdict's locality that has the written postcode, or without one the written state: NEWTOWN 4305
 * is not the one of 4350, and WAVERLEY COUNCIL, NSW not the one of Queensland.
 */
function saidNamesake(
  index: IndexedSet,
  line: Line,
  reading: Reading,
  verdict: Verdict,
  taken: Place,
): Place | undefined {
  const { set } = index;
  const { postcode, state } = reading;
  if (isAtPlace(verdict)) return undefined;
  const isAsSaid = (locality: number): boolean =>
    postcode === '' ? stateCost(index, locality, state) === 0 : postcodeCost(set, locality, postcode) === 0;
  if (isAsSaid(taken.locality)) return undefined;
  return placesByName(index, line, reading).find(
    ({ exact, cost, locality }) =>
      exact &&
      // WAVERLEY COUNCIL: a word behind the place costs something.
      (cost === 0 || postcode === '') &&
      isAsSaid(locality) &&
      set.localityName[locality] === set.localityName[taken.locality],
  );
}

/**
 * True if the locality of an address is a namesake of the one that the line says by its postcode, or without one by its
 * state, and the set has nothing of that: an address in HAMILTON VIC is not known to be the one of HAMILTON 2303.
 */
export function isNamesakeOfGazetteer(
  { addresses, gazetteer, country }: CleanseContext,
  line: Line,
  reading: Reading,
  { status, chosen }: Verdict,
): boolean {
  const { postcode, state } = reading;
  if (country !== 'AU' || !addresses || status !== 'corrected' || !chosen?.place.exact) return false;
  if (postcode === '' && state === '') return false;
  const { set } = addresses;
  const taken = set.streetLocality[chosen.street.street]!;
  const isAsSaid = (index: IndexedSet, locality: number): boolean =>
    postcode === '' ? stateCost(index, locality, state) === 0 : postcodeCost(index.set, locality, postcode) === 0;
  if (isAsSaid(addresses, taken)) return false;
  const name = set.localityNames.text(set.localityName[taken]!);
  return placesByName(gazetteer, line, reading).some(
    ({ exact, cost, locality }) =>
      exact &&
      cost === 0 &&
      isAsSaid(gazetteer, locality) &&
      gazetteer.set.localityNames.text(gazetteer.set.localityName[locality]!) === name,
  );
}

/** A verdict that has the address of another among its candidates. */
export const withoutAddress = ({ address, confidence, candidates }: Verdict): Verdict =>
  placeVerdict({
    status: 'partial',
    level: 'none',
    candidates: [{ address, confidence: Math.min(ELSEWHERE_CONFIDENCE, confidence) }, ...candidates],
  });

/** The reading without the city behind its suburb, which is no part of the address: NEWTOWN of NEWTOWN, SYDNEY. */
export function withCityAside(reading: Reading, { to }: Place): Reading {
  const city = Array.from({ length: reading.to - to }, (_, i) => to + i);
  return { ...reading, to, unknown: [...reading.unknown, ...city] };
}
