// Streets that resemble the written one, but are so far from it that a street which exists elsewhere, and not here, is
// as likely: two faults at once in what tells streets apart. Such a street is shown, and never taken.
import type { AddressSet } from '../../data/addresses/read/address-set.js';
import { COST } from '../costs.js';
import type { Hypothesis } from '../search/hypothesis.js';

/** Names of so few letters are not told apart by two slips: WELLS and BELLA, VERA and DERR. */
const SHORT_NAME = 5;
/** What two slips cost at least in a name of any length. */
const TWO_SLIPS = 2;
/** What a single slip costs at least. */
const ONE_SLIP = 1;

/** True if the street of a hypothesis is no correction of the written one, whatever numbers it has. */
export function isDoubtful(set: AddressSet, hypothesis: Hypothesis): boolean {
  const { nameCost, typeCost, division } = hypothesis.street;
  const isAnotherType = typeCost >= COST.typeUnexpected;
  if (isAnotherType && isElsewhere(hypothesis)) return true;
  if (nameCost < ONE_SLIP) return false;
  if (isAnotherType || isElsewhere(hypothesis)) return true;
  if (nameCost < TWO_SLIPS) return false;
  const length = set.streetNames.text(set.streetName[hypothesis.street.street]!).length;
  return Math.max(length, division.name.length) <= SHORT_NAME || set.streetNames.find(division.name) >= 0;
}

/** True if the line names another place than the one that the street of a hypothesis is in. */
export const isElsewhere = ({ street, streetCost }: Hypothesis): boolean =>
  streetCost - street.cost >= COST.localityNear;
