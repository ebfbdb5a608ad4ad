// How far two addresses are the same delivery point, and by what. The order of the questions is that of their weight:
// ids, units, numbers and streets, places.
import type { ComparableAddress } from '../comparable.js';
import { embeddedMap } from './localities.js';
import { likeness, type Likeness } from './likeness.js';
import { numberAgreement } from './number-agreement.js';
import { placeAgreement, type MapOf, type PlaceAgreement } from './place-agreement.js';
import { streetAgreement, type StreetAgreement } from './street-agreement.js';

/**
 * - `A1` the same delivery point
 * - `A2` the same premises, with the unit, the level or the letter of the number said by one address alone
 * - `A3` the same premises after a range, an alias, a neighbour, or one component that is corrected or missing
 * - `A4` the same building, and different units of it: never one household
 * - `A5` the same street of the same place, of which one address has no number
 * - `A0` not the same
 * - `none` nothing that could be compared, or too much that would have to be corrected
 */
export type AddressLevel = 'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A0' | 'none';

/** The level, and how each component compares. */
export interface AddressAgreement {
  readonly level: AddressLevel;
  /** Ids of a source of truth, and of delivery points. */
  readonly id: Likeness;
  readonly number: Likeness;
  readonly numberSuffix: Likeness;
  readonly street: Likeness;
  readonly streetType: Likeness;
  readonly streetSuffix: Likeness;
  readonly unit: Likeness;
  readonly floor: Likeness;
  /** Lot beside a number; a lot in its place is the number. */
  readonly lot: Likeness;
  /** Box or bag, type and number together. */
  readonly postal: Likeness;
  readonly locality: Likeness;
  readonly postcode: Likeness;
  readonly state: Likeness;
}

/** How two addresses compare; the same whichever is asked about first. `mapOf`: what is known of places. */
export function addressAgreement(
  a: ComparableAddress,
  b: ComparableAddress,
  mapOf: MapOf = embeddedMap,
): AddressAgreement {
  const numbers = numberAgreement(a, b);
  const isNumbered = numbers.number === 'same' || numbers.number === 'near';
  const street = streetAgreement(a, b, isNumbered);
  const unit = unitLikeness(a, b);
  const floor = likeness(a.level, b.level);
  const id = idLikeness(a, b);
  const postal = postalLikeness(a, b);
  const place = placeAgreement(a, b, mapOf);
  const facts: Facts = {
    id,
    number: numbers.number,
    numberSuffix: suffixAsUnit(a, b, numbers.suffix, unit),
    street: street.street,
    streetType: street.streetType,
    streetSuffix: street.streetSuffix,
    unit,
    floor,
    lot: a.numberFirst > 0 && b.numberFirst > 0 ? likeness(a.lot, b.lot) : 'unsaid',
    postal,
    locality: place.locality,
    postcode: place.postcode,
    state: place.state,
  };
  return { level: levelOf(a, b, facts, street, place), ...facts };
}

type Facts = Omit<AddressAgreement, 'level'>;

/** What tells parts of one building, or of one number, from each other. */
const PARTS = ['unit', 'floor', 'numberSuffix', 'lot'] as const;

function levelOf(
  a: ComparableAddress,
  b: ComparableAddress,
  facts: Facts,
  street: StreetAgreement,
  place: PlaceAgreement,
): AddressLevel {
  const hasOtherUnit = PARTS.some((part) => facts[part] === 'different');
  if (facts.id === 'same') return hasOtherUnit ? 'A4' : 'A1';
  if (a.country !== '' && b.country !== '' && a.country !== b.country) return 'A0';
  const byText =
    facts.street === 'unsaid' || facts.street === 'oneSided'
      ? withoutStreet(a, b, facts, place)
      : onStreet(a, b, facts, street, place, hasOtherUnit);
  // Two ids of one source are two addresses, unless one is a part or an extent of the other.
  if (facts.id !== 'different' || (byText !== 'A3' && byText !== 'A2')) return byText;
  if (byText === 'A2') return facts.numberSuffix === 'oneSided' ? 'A4' : 'A2';
  return facts.number === 'near' && facts.street === 'same' && place.place === 'same' ? 'A3' : 'A0';
}

/** Of two addresses that both name a street. */
function onStreet(
  a: ComparableAddress,
  b: ComparableAddress,
  facts: Facts,
  { isCorrected }: StreetAgreement,
  { place, isCorrected: isPlaceCorrected }: PlaceAgreement,
  hasOtherUnit: boolean,
): AddressLevel {
  const { number, street, streetType, streetSuffix } = facts;
  if ([street, streetType, streetSuffix, number, place].includes('different')) return 'A0';
  if (isCorrected && isPlaceCorrected) return 'none';
  if (number === 'unsaid' || number === 'oneSided') {
    if (place === 'unsaid' || place === 'oneSided') return 'none';
    return hasOtherUnit ? 'A0' : 'A5';
  }
  if (hasOtherUnit) return 'A4';
  const isWeak =
    number === 'near' ||
    street === 'near' ||
    streetType === 'oneSided' ||
    streetSuffix === 'oneSided' ||
    place === 'near' ||
    place === 'oneSided' ||
    (a.rest !== b.rest && (saysNumber(a.rest) || saysNumber(b.rest) || place === 'unsaid'));
  if (isWeak) return 'A3';
  return PARTS.some((part) => facts[part] === 'oneSided') ? 'A2' : 'A1';
}

/** Words beside an address with a number of their own, which contradicts it; a plan's number does not. */
const saysNumber = (rest: string): boolean => /^\d+[A-Z]?$/.test(rest) || /(?<!\b[DSRCTLB]P) \d+[A-Z]?$/.test(rest);

/** Of two addresses of which one at least names no street: boxes, and what stands in words. */
function withoutStreet(
  a: ComparableAddress,
  b: ComparableAddress,
  facts: Facts,
  { place }: PlaceAgreement,
): AddressLevel {
  const isBox = (one: ComparableAddress): boolean => one.postalType !== '';
  if (isBox(a) && isBox(b)) {
    if (facts.postal === 'different' || place === 'different') return 'A0';
    if (place === 'oneSided' || place === 'unsaid') return place === 'unsaid' ? 'A1' : 'A3';
    if (facts.postal === 'oneSided') return 'A5';
    return place === 'near' ? 'A3' : 'A1';
  }
  // A box is never a house.
  if ((isBox(a) && b.street !== '') || (isBox(b) && a.street !== '')) return 'A0';
  if (facts.street === 'unsaid' && a.rest !== '' && b.rest !== '') {
    if (!sameWords(a.rest, b.rest) || (place !== 'same' && place !== 'unsaid')) return 'none';
    if (PARTS.some((part) => facts[part] === 'different')) return 'A4';
    return PARTS.some((part) => facts[part] === 'oneSided') ? 'A2' : 'A1';
  }
  return 'none';
}

const sameWords = (a: string, b: string): boolean =>
  a === b || a.split(' ').sort().join(' ') === b.split(' ').sort().join(' ');

/** Parts of a site that hold units of their own: two towers have two units 5. */
const OUTER_PART = /^(?:TOWER|BUILDING|BLOCK) \w+$/;

function unitLikeness(a: ComparableAddress, b: ComparableAddress): Likeness {
  const found = likeness(a.unit, b.unit);
  const areTowers = OUTER_PART.test(a.building) && OUTER_PART.test(b.building) && a.building !== b.building;
  if (areTowers) return 'different';
  if (found === 'oneSided') {
    // 12A and unit A of 12 are one; 12A and unit 1 of 12 name two parts of it.
    const [whole, part] = a.unit === '' ? [a, b] : [b, a];
    const letter = part.numberSuffix === '' ? whole.numberSuffix : '';
    if (letter !== '') return letter === part.unit ? 'near' : 'different';
  }
  return found;
}

/** The letter of a number that is the other's unit is no letter that one alone says. */
function suffixAsUnit(a: ComparableAddress, b: ComparableAddress, suffix: Likeness, unit: Likeness): Likeness {
  return suffix === 'oneSided' && unit === 'near' && a.unit !== b.unit ? 'near' : suffix;
}

function postalLikeness(a: ComparableAddress, b: ComparableAddress): Likeness {
  const type = likeness(a.postalType, b.postalType);
  if (type !== 'same') return type;
  const number = likeness(a.postalNumber, b.postalNumber);
  return number === 'unsaid' ? 'oneSided' : number;
}

/** Ids of different sources say nothing of each other. */
function idLikeness(a: ComparableAddress, b: ComparableAddress): Likeness {
  const dpid = likeness(a.dpid, b.dpid);
  if (dpid === 'same') return 'same';
  const isComparable = sourceOf(a.pid) === sourceOf(b.pid);
  const pid = isComparable ? likeness(a.pid, b.pid) : 'oneSided';
  if (pid === 'same' || pid === 'different') return pid;
  if (dpid === 'different') return 'different';
  return pid === 'oneSided' || dpid === 'oneSided' ? 'oneSided' : 'unsaid';
}

const sourceOf = (pid: string): string => pid.slice(0, pid.lastIndexOf('|'));
