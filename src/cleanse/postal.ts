// Cleanses a postal delivery against a set that has them: the box or bag of that type and number in the locality that
// the line names, or how much of it is certain. A box is never taken for its neighbour.
import { deliveryNumber } from '../address/parse/number-word.js';
import type { Line, Reading } from '../address/parse/reading.js';
import type { ValidatedAddress } from '../contract/schema/cleanse.js';
import { ADDRESS_WORDS, WORD, type AddressSet } from '../data/addresses/read/address-set.js';
import { answer } from './answer/answer.js';
import type { IndexedSet } from './context.js';
import { placeVerdict, type Verdict } from './verdict/verdict.js';
import { firstNumberedFrom } from '../data/addresses/read/record-numbers.js';
import { placesByPostcode } from './place/localities.js';
import { standsAlone, type Place } from './place/place.js';
import { placesByName, placesByTypo } from './place/towns.js';
import { listEnd } from '../data/list-end.js';
import { removal } from './removal.js';

/** A place that costs more is not the one that is written. */
const ACCEPT = 2;
/** Two places closer than this are not told apart. */
const TIE = 0.2;
/** Confidence of a box that only the postcode places. */
const WITHOUT_PLACE = 90;
/** Others that are shown beside an answer. */
const SHOWN = 5;

interface Box {
  address: number;
  place: Place;
}

/** The answer for a postal delivery; null when no locality of the set is named. */
export function cleansePostal(index: IndexedSet, line: Line, reading: Reading): ValidatedAddress | null {
  const { set } = index;
  const places = writtenPlaces(index, line, reading);
  const nearest = places[0];
  if (!nearest) return null;
  const boxes = places.flatMap((place) =>
    boxesIn(set, place.locality, reading.postalType, reading.postalNumber).map((address): Box => ({ address, place })),
  );
  const best = boxes[0];
  const rivals = boxes.slice(1).filter(({ place }) => place.cost - best!.place.cost < TIE);
  if (best && rivals.length > 0) {
    return answer(
      set,
      {
        ...below(nearest),
        status: 'ambiguous',
        level: 'none',
        place: null,
        exception: 'AMBIGUOUS',
        confidence: 45,
        runnerUp: 45,
        candidates: [best, ...rivals].slice(0, SHOWN).map(({ address }) => ({ address, confidence: 45 })),
      },
      line,
      reading,
    );
  }
  if (best) {
    const found = answer(
      set,
      {
        ...below(best.place),
        status: 'corrected',
        level: 'address',
        address: best.address,
        exception: null,
        confidence: Math.round((best.place.open ? WITHOUT_PLACE : 100) - best.place.cost * 4),
      },
      line,
      reading,
    );
    return withStray(found, line, reading, best.place);
  }
  const isWhole =
    reading.postalNumber !== '' || !places.some(({ locality }) => hasNumbers(set, locality, reading.postalType));
  const others = isWhole ? alike(index, reading, places) : [];
  const verdict: Verdict = {
    ...below(nearest),
    exception: isWhole ? 'POSTAL_NOT_FOUND' : 'NUMBER_MISSING',
    candidates: others.map((address) => ({ address, confidence: 10 })),
  };
  return answer(set, verdict, line, reading);
}

/** The verdict that the locality is all that is certain. */
const below = (place: Place): Verdict =>
  placeVerdict({ status: 'partial', level: 'locality', place, confidence: Math.round(95 - place.cost * 20) });

/** The places that the line may mean, the cheapest first: by name, else by a typo, else all of the postcode. */
function writtenPlaces(index: IndexedSet, line: Line, reading: Reading): Place[] {
  const near = (places: readonly Place[]): Place[] => places.filter((place) => place.cost <= ACCEPT);
  const named = near(placesByName(index, line, reading).filter((place) => standsAlone(line, reading, place)));
  // Words of two lengths may name the same place: one of them is enough.
  if (named.length > 0) {
    return named.filter((place, i) => named.findIndex((other) => other.locality === place.locality) === i);
  }
  if (reading.from < reading.to) {
    return near(placesByTypo(index, line, reading)).filter(
      (place, i, all) => all.findIndex((other) => other.locality === place.locality) === i,
    );
  }
  return near(placesByPostcode(index, reading));
}

/** Addresses of that type and number in a locality. */
function boxesIn(set: AddressSet, locality: number, type: string, number: string): number[] {
  const wanted = deliveryNumber(number);
  const found: number[] = [];
  for (const street of groupsOf(set, locality, type)) {
    const { words, start, count, first } = set.street(street);
    for (let i = firstNumberedFrom(words, start, count, wanted.number); i < count; i++) {
      const at = start + i * ADDRESS_WORDS;
      if (words[at + WORD.numberFirst] !== wanted.number) break;
      const form = set.numberForms[words[at + WORD.formAndPostcode]! >>> 16]!;
      if (form.prefix === wanted.prefix && form.suffix === wanted.suffix) found.push(first + i);
    }
  }
  return found;
}

/** Postal groups of a locality, as the streets that their addresses stand in; of one type, or all for ''. */
function groupsOf(set: AddressSet, locality: number, type: string): number[] {
  const groups: number[] = [];
  const end = listEnd(set.localityPostalStart, locality + 1, set.postalLocality);
  for (let group = set.localityPostalStart[locality]!; group < end; group++) {
    if (type === '' || set.postalType(group) === type) groups.push(set.streetCount + group);
  }
  return groups;
}

/** True if the locality's deliveries of that type have numbers, so that one without is not whole. */
const hasNumbers = (set: AddressSet, locality: number, type: string): boolean =>
  groupsOf(set, locality, type).some((street) => set.street(street).count > 1);

/**
 * What may have been meant: the number under another type in the same place, or in another place of the written
 * postcode.
 */
function alike(index: IndexedSet, reading: Reading, places: readonly Place[]): number[] {
  const { set } = index;
  const here = places.flatMap(({ locality }) => boxesIn(set, locality, '', reading.postalNumber));
  const around = placesByPostcode(index, reading).flatMap(({ locality }) =>
    boxesIn(set, locality, reading.postalType, reading.postalNumber),
  );
  return [...new Set([...here, ...around])].slice(0, SHOWN);
}

/** Words of the line that neither the delivery nor the place took are listed, as they are for a street. */
function withStray(element: ValidatedAddress, line: Line, reading: Reading, place: Place): ValidatedAddress {
  const stray = [
    ...line.words.slice(reading.from, Math.max(reading.from, place.from)),
    ...line.words.slice(Math.min(place.to, reading.to), reading.to),
  ].join(' ');
  if (stray === '') return element;
  element.changedItems!.push(removal(stray));
  return { ...element, status: 'corrected' };
}
