// Whether two addresses are in the same place, by locality, postcode and state.
import { stateOfPostcode } from '../../address/vocabulary/place.js';
import type { ComparableAddress } from '../comparable.js';
import { isSlip, likeness, type Likeness } from './likeness.js';
import type { LocalityMap } from './locality-map.js';

/** What is known of the places of a country; undefined where nothing is. */
export type MapOf = (country: string) => LocalityMap | undefined;

export interface PlaceAgreement {
  readonly locality: Likeness;
  readonly postcode: Likeness;
  readonly state: Likeness;
  /** Both together: `unsaid` where neither address has both of a place, `oneSided` where one of them has none. */
  readonly place: Likeness;
  /** True where a letter or digit had to be corrected for it. */
  readonly isCorrected: boolean;
}

/** Compares the places of two addresses. */
export function placeAgreement(a: ComparableAddress, b: ComparableAddress, mapOf: MapOf): PlaceAgreement {
  const state = likeness(a.state, b.state);
  if (state === 'different' || areApart(a, b) || areApart(b, a)) {
    return {
      locality: likeness(a.locality, b.locality),
      postcode: likeness(a.postcode, b.postcode),
      state: 'different',
      place: 'different',
      isCorrected: false,
    };
  }
  const postcode = likeness(a.postcode, b.postcode);
  const locality = localityLikeness(a, b);
  const map = mapOf(a.country || b.country);
  const inState = a.state || b.state;
  // Two towns have suburbs of one name; under one postcode they are two names of a town.
  if (a.town !== '' && b.town !== '' && a.town !== b.town) {
    const place = postcode === 'same' && a.locality === b.locality ? 'near' : 'different';
    return { locality: place, postcode, state, place, isCorrected: false };
  }
  if (locality === 'same') return sameLocality(a, postcode, state, a.postcode, b.postcode, inState, map);
  if (locality === 'different') return otherLocality(a, b, postcode, state, inState, map);
  return { locality, postcode, state, place: byPostcode(a, b, postcode, locality, map), isCorrected: false };
}

/** The place where one of them names no locality: the postcode decides, or that of the locality. */
function byPostcode(
  a: ComparableAddress,
  b: ComparableAddress,
  postcode: Likeness,
  locality: Likeness,
  map: LocalityMap | undefined,
): Likeness {
  if (postcode === 'same') return locality === 'unsaid' ? 'same' : 'near';
  if (postcode === 'different') return 'different';
  const name = a.locality || b.locality;
  const code = a.postcode || b.postcode;
  if (name === '' && code === '') return 'unsaid';
  const isApart = a.postcode === '' ? a.locality !== '' && b.locality === '' : a.locality === '' && b.locality !== '';
  if (!isApart || map === undefined || code === '') return 'oneSided';
  return map.hasNear(name, a.state || b.state, code) ? 'near' : 'different';
}

/** True where the state of one is not that of the other's postcode, which is said without a state. */
function areApart(a: ComparableAddress, b: ComparableAddress): boolean {
  if (a.state === '' || b.state !== '' || b.postcode === '' || (a.country || b.country) !== 'AU') return false;
  const other = stateOfPostcode(b.postcode);
  return other !== '' && other !== a.state && !isCapital(other, a.state);
}

/** The postcodes of the capital's territory and of New South Wales around it are not told apart by their digits. */
const isCapital = (one: string, other: string): boolean =>
  (one === 'ACT' && other === 'NSW') || (one === 'NSW' && other === 'ACT');

/** New Zealand's suburb may stand beside its town, or the town alone. */
function localityLikeness(a: ComparableAddress, b: ComparableAddress): Likeness {
  const found = likeness(a.locality, b.locality);
  if (a.town === '' && b.town === '') return found;
  if (found === 'different' && (a.town === b.locality || b.town === a.locality)) return 'oneSided';
  return found;
}

function sameLocality(
  { locality: name }: ComparableAddress,
  postcode: Likeness,
  state: Likeness,
  a: string,
  b: string,
  inState: string,
  map: LocalityMap | undefined,
): PlaceAgreement {
  if (postcode !== 'different') return { locality: 'same', postcode, state, place: 'same', isCorrected: false };
  const isNear = map !== undefined && map.hasNear(name, inState, a) && map.hasNear(name, inState, b);
  const isCorrected = !isNear && isDigitSlip(a, b);
  const place = isNear || isCorrected ? 'near' : 'different';
  return { locality: 'same', postcode: place, state, place, isCorrected };
}

function otherLocality(
  a: ComparableAddress,
  b: ComparableAddress,
  postcode: Likeness,
  state: Likeness,
  inState: string,
  map: LocalityMap | undefined,
): PlaceAgreement {
  const relation = map?.relation(a.locality, b.locality, inState) ?? 'unknown';
  const beside = (place: Likeness, isCorrected = false): PlaceAgreement => ({
    locality: place,
    postcode,
    state,
    place,
    isCorrected,
  });
  if (relation === 'alias') {
    const same = sameLocality(a, postcode, state, a.postcode, b.postcode, inState, map);
    return { ...same, locality: 'near', place: same.place === 'same' ? 'near' : same.place };
  }
  // New York, and New York City.
  const isLonger = relation === 'unknown' && (begins(a.locality, b.locality) || begins(b.locality, a.locality));
  if (isLonger && postcode !== 'different') return beside('near');
  if (postcode === 'same') {
    if (relation === 'near') return beside('near');
    // A name that is none of a known place is that of an estate or a slip: the postcode says more.
    return relation === 'unknown' ? beside('near', isSlip(a.locality, b.locality)) : beside('different');
  }
  const isSlipOfName = relation === 'unknown' && isSlip(a.locality, b.locality);
  return isSlipOfName && postcode !== 'different' ? beside('near', true) : beside('different');
}

const begins = (long: string, short: string): boolean => long.startsWith(short) && long[short.length] === ' ';

/** True for postcodes of which one digit is wrong, or two neighbours are changed over; not the first, of the state. */
function isDigitSlip(a: string, b: string): boolean {
  if (a.length !== b.length || a[0] !== b[0]) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const isOne = a.slice(at + 1) === b.slice(at + 1);
  return isOne || (a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2));
}
