// What the search finds: readings of the line set against streets and their rows, each with what it costs.
import type { Reading } from '../../address/parse/reading.js';
import type { AddressSet } from '../../data/addresses/read/address-set.js';
import type { NumberAnswer, RowMatch } from '../street/number.js';
import { COST } from '../costs.js';
import { postcodeCost } from '../place/code-costs.js';
import type { Place } from '../place/place.js';
import type { StreetMatch } from '../street/matches.js';

/** One reading of the line against one street, and against one row of it if the number is there. */
export interface Hypothesis {
  reading: Reading;
  place: Place;
  street: StreetMatch;
  /** Cost of place, street and stray words together, without the number. */
  streetCost: number;
  answer: NumberAnswer;
  row: RowMatch | null;
  cost: number;
}

/** All that was found, best first: addresses, streets without the number, localities. */
export interface Findings {
  addresses: Hypothesis[];
  streets: Hypothesis[];
  /** Addresses that are never taken, and are shown where nothing is. */
  shown: Hypothesis[];
  places: { place: Place; reading: Reading }[];
}

/** A street that agrees this well with the text is the one that is meant, whatever its numbers. */
const SURE_STREET = 0.6;
/** A locality with a slip in its name counts as sure when its postcode stands beside it. */
const SURE_PLACE = 1.3;

/** More words beside a street and its place than these are a riddle of their own. */
const WORDS_BESIDE = 1.7;

/** True if a street with its type, and its place, are written as they are; there may be words beside them. */
export const isWritten = ({ street, place, streetCost }: Hypothesis): boolean =>
  street.exact &&
  street.division.typed &&
  street.cost <= COST.spelling &&
  place.exact &&
  !place.open &&
  streetCost <= WORDS_BESIDE;

/** True if the street is written as it is, in a locality that is beyond doubt. */
export function isSure(set: AddressSet, { street, place, streetCost, reading }: Hypothesis): boolean {
  if (!street.exact) return false;
  if (streetCost <= SURE_STREET) return true;
  return (
    !place.open &&
    reading.postcode !== '' &&
    place.cost <= SURE_PLACE &&
    streetCost - place.cost <= SURE_STREET &&
    postcodeCost(set, place.locality, reading.postcode) === 0
  );
}
