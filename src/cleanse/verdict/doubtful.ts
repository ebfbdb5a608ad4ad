// Streets that resemble the written one, but are so far from it that a street which exists elsewhere, and not here, is
// as likely: two faults at once in what tells streets apart. Such a street is shown, and never taken.
import { NONE, type AddressSet } from '../../data/addresses/read/address-set.js';
import { stateOfPostcode } from '../../address/vocabulary/place.js';
import { COST } from '../costs.js';
import { postcodeCost } from '../place/code-costs.js';
import type { Hypothesis } from '../search/hypothesis.js';
import { agreementBits, streetNameBits } from './agreement.js';
import { isOwnName, type Circumstances, type Surprisal } from './own-name.js';
import { slipBits } from './slip-bits.js';

/** What two slips cost at least in a name of any length. */
const TWO_SLIPS = 2;
/** A name that costs so much less is nearer by a slip. */
const NEARER = 0.7;
/** A single slip that takes so many bits fewer than another is what was meant, if nothing more speaks for that one. */
const NEARER_BITS = 6;
/** What sums of costs may be off by. */
const ROUNDED = 0.01;
/** What a single slip costs at least. */
const ONE_SLIP = 1;
/** What one slip costs in a name of three letters, which is hardly ever a name of its own. */
const SLIP_OF_THREE = 1.7;
/** Names of so many letters and fewer are not known with two of them wrong. */
const SHORT = 5;
/** Most bits of two slips that leave as many letters as there were, and none of which is a letter for another. */
const NO_OTHERS_BITS = 11;
/** How much likelier one slip is than two, in bits. */
const ONE_SLIP_BITS = 4;
/** Slips that take fewer bits are what people do, whatever street the name is of: BENNET for BENNETT. */
const UNUSUAL_BITS = 9;

/** True if the street of a hypothesis is no correction of the written one, whatever numbers it has. */
export function isDoubtful(set: AddressSet, hypothesis: Hypothesis, surprisal: Surprisal): boolean {
  const { nameCost, typeCost, division } = hypothesis.street;
  const isAnotherType = typeCost >= COST.typeUnexpected;
  const isLess = typeCost >= COST.typeMissing || isAnotherNumber(hypothesis) || lacksSuffix(hypothesis);
  if ((isElsewhere(hypothesis) && isLess) || isOfOtherPostcode(set, hypothesis)) return true;
  if (isUnconfirmedNeighbour(set, hypothesis)) return true;
  if (isOfOtherState(set, hypothesis)) return true;
  if (typeCost >= COST.typeDiffers && isAnotherSuffix(hypothesis)) return true;
  if (isOtherEnd(hypothesis)) return true;
  if (isPlaceAsStreet(set, hypothesis) || (isAnotherType && isAnotherArticle(set, hypothesis))) return true;
  if (nameCost < ONE_SLIP) return false;
  if (isAnotherType || isElsewhere(hypothesis)) return true;
  const isOneSlip = nameCost < TWO_SLIPS;
  const has = set.streetNames.text(set.streetName[hypothesis.street.street]!);
  if (!isOneSlip && set.country === 'AU' && isTooShort(has, division.name)) return true;
  const isNumberThere = isOneSlip && !lacksNumber(hypothesis);
  if (isNumberThere && !isUnusualSlip(has, hypothesis)) return false;
  const known: Circumstances = {
    agreement: agreementBits(set, hypothesis) + (isOneSlip ? ONE_SLIP_BITS : 0),
    asStreet: streetNameBits(set, division.name),
  };
  // A single slip beside the right number is weighed against streets alone: COPE STREET is there, and not POPE STREET.
  return isOwnName(has, division.name, known, isNumberThere ? NO_NAME : surprisal);
}

/**
 * True if two letters of a short name are others: three of five are too few to know it by. Letters left out, struck
 * twice or exchanged are what people do. A digit is one that a scanner took for a letter, as in BANK5 ROAD.
 */
const isTooShort = (has: string, written: string): boolean =>
  has.length === written.length &&
  has.replaceAll(/[^A-Z]/g, '').length <= SHORT &&
  !/\d/.test(written) &&
  slipBits(has, written) > NO_OTHERS_BITS;

/** True if a name of more than three letters is a slip away from what is written that few make. */
const isUnusualSlip = (has: string, { street: { nameCost, division } }: Hypothesis): boolean =>
  nameCost < SLIP_OF_THREE && slipBits(has, division.name) >= UNUSUAL_BITS;

/** Where no word is taken for a name. */
const NO_NAME: Surprisal = () => Infinity;

/**
 * True if the words of a locality that no other words name were taken for a street without its type: of COOPER STREET.
 * 9. BLI BLI the number 9 is none of BLI BLI ROAD.
 */
function isPlaceAsStreet(set: AddressSet, { street: { typeCost, division }, place }: Hypothesis): boolean {
  if (typeCost < COST.typeMissing || place.from < place.to) return false;
  // 95 KERIKERI, KERIKERI: a place that was reached by its town, which other words name.
  if (set.localityTown[place.locality] !== NONE) return false;
  return set.localityNames.text(set.localityName[place.locality]!).startsWith(division.name);
}

/** True if one of the names begins with THE: CRESCENT CLOSE is another street than THE CRESCENT. */
function isAnotherArticle(set: AddressSet, { street: { division, street } }: Hypothesis): boolean {
  const has = set.streetNames.text(set.streetName[street]!);
  return has.startsWith(ARTICLE) !== division.name.startsWith(ARTICLE);
}

const ARTICLE = 'THE ';

/** True if a number is written that is not in the street, and in no range of it. */
const lacksNumber = ({ reading, row, answer }: Hypothesis): boolean =>
  reading.numberFirst > 0 && row === null && answer.buildingCost === Infinity && !answer.inRange;

/**
 * True if the line names another place, by words that are left over or by the place that this one is a neighbour of,
 * and its postcode is none of this one's.
 */
function isOfOtherPostcode(set: AddressSet, { street, place, reading, streetCost }: Hypothesis): boolean {
  const mismatch = postcodeCost(set, place.locality, reading.postcode);
  const leftOver = streetCost - street.cost - place.cost;
  const asNamed = place.open ? 0 : place.cost - mismatch;
  return mismatch > 0 && Math.max(leftOver, asNamed) >= COST.localityNear;
}

/**
 * True if a street is in a place next to the one that is named, and no postcode says that it is meant: most places have
 * a MARGARET STREET in one of their neighbours. A town of its own, which suburbs are parts of, would say it.
 */
const isUnconfirmedNeighbour = (set: AddressSet, { place, reading }: Hypothesis): boolean =>
  reading.postcode === '' && place.neighbour === true && set.localityTown.length === 0;

/** PADDINGTON 2021 is no slip of ADDINGTON, which has not that postcode and is in another state than the postcode. */
function isOfOtherState(set: AddressSet, { place, reading }: Hypothesis): boolean {
  if (place.exact || place.open || reading.state !== '' || set.country !== 'AU') return false;
  const state = stateOfPostcode(reading.postcode);
  const isOther = state !== '' && state !== set.states[set.localityState[place.locality]!];
  return isOther && postcodeCost(set, place.locality, reading.postcode) >= COST.postcodeMismatch;
}

/** True if the suffix is another one than the written, or none is written: MAIN AVENUE SOUTH for MAIN ROAD. */
const isAnotherSuffix = ({ street: { cost, nameCost, typeCost } }: Hypothesis): boolean =>
  cost - nameCost - typeCost > COST.suffixMissing - ROUNDED;

/** True if the street is the other end of the written one: MAIN STREET SOUTH for MAIN STREET NORTH. */
const isOtherEnd = ({ street: { cost, nameCost, typeCost, division } }: Hypothesis): boolean =>
  cost - nameCost - typeCost - division.cost > COST.suffixDiffers - ROUNDED;

/**
 * True if the street has a suffix that is not written, or lacks one that is. Behind a misspelt type the suffix was read
 * as something else: SOUTH of OCEAN SITREET SOUTH.
 */
const lacksSuffix = (hypothesis: Hypothesis): boolean =>
  hypothesis.street.division.cost < ROUNDED && isAnotherSuffix(hypothesis);

/** True if a number is no more than a part of the written one, or the other way round: 49 of 49-53. */
const isAnotherNumber = ({ row, cost, streetCost }: Hypothesis): boolean =>
  row !== null && cost - streetCost > COST.rangeEnd - ROUNDED;

/** True if a word is another with letters left out: two letters that were not struck are what people do. */
function isWithin(word: string, whole: string): boolean {
  let at = 0;
  for (const letter of whole) if (letter === word[at]) at++;
  return at === word.length;
}

/**
 * True if a street that is nearer to what is written than that of an address has not the number: RILSON is WILSON
 * sooner than NELSON, whichever has a number 42, and TAYOR is TAYLOR with a letter not struck, sooner than MAYOR.
 * Letters that were not struck are what people do: COWE is COWPER.
 */
export function hasNearerStreet(set: AddressSet, address: Hypothesis, streets: readonly Hypothesis[]): boolean {
  const { street, place } = address;
  if (street.nameCost < ONE_SLIP) return false;
  const isTwoSlips = street.nameCost >= TWO_SLIPS;
  const nameOf = (one: Hypothesis): string => set.streetNames.text(set.streetName[one.street.street]!);
  const { name } = street.division;
  if (isTwoSlips && isWithin(name, nameOf(address))) return false;
  const bits = isTwoSlips ? 0 : slipBits(nameOf(address), name) - agreementBits(set, address);
  return streets.some((other) => {
    if (other.street.street === street.street || other.place.cost > place.cost) return false;
    if (other.street.typeCost > street.typeCost) return false;
    if (isTwoSlips) return other.street.nameCost <= street.nameCost - NEARER;
    return other.street.division.name === name && bits - slipBits(nameOf(other), name) >= NEARER_BITS;
  });
}

/** True if the line names another place than the one that the street of a hypothesis is in. */
export const isElsewhere = ({ street, streetCost }: Hypothesis): boolean =>
  streetCost - street.cost >= COST.localityNear;
