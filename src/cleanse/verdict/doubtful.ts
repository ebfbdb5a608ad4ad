// Streets that resemble the written one, but are so far from it that a street which exists elsewhere, and not here, is
// as likely: two faults at once in what tells streets apart. Such a street is shown, and never taken.
import type { AddressSet } from '../../data/addresses/read/address-set.js';
import { listEnd } from '../../data/list-end.js';
import { COST } from '../costs.js';
import type { Hypothesis } from '../search/hypothesis.js';

/** Names of so few letters are not told apart by two slips: WELLS and BELLA, VERA and DERR. */
const SHORT_NAME = 5;
/** What two slips cost at least in a name of any length. */
const TWO_SLIPS = 2;
/** What a single slip costs at least. */
const ONE_SLIP = 1;

/** A name that so many streets bear is not taken for a slip in a rarer one: PARKER for PARKES, DAY for MAY. */
const COMMON_NAME = 20;

/** True if the street of a hypothesis is no correction of the written one, whatever numbers it has. */
export function isDoubtful(set: AddressSet, hypothesis: Hypothesis): boolean {
  const { nameCost, typeCost, division } = hypothesis.street;
  const isAnotherType = typeCost >= COST.typeUnexpected;
  if (isAnotherType && isElsewhere(hypothesis)) return true;
  if (nameCost < ONE_SLIP) return false;
  if (isAnotherType || isElsewhere(hypothesis)) return true;
  const bearers = bearersOf(set, division.name);
  if (nameCost < TWO_SLIPS) return bearers >= COMMON_NAME;
  const length = set.streetNames.text(set.streetName[hypothesis.street.street]!).length;
  return bearers > 0 || Math.max(length, division.name.length) <= SHORT_NAME;
}

/** True if the line names another place than the one that the street of a hypothesis is in. */
export const isElsewhere = ({ street, streetCost }: Hypothesis): boolean =>
  streetCost - street.cost >= COST.localityNear;

/** How many streets of the set have the name. */
function bearersOf(set: AddressSet, name: string): number {
  const id = set.streetNames.find(name);
  return id < 0 ? 0 : listEnd(set.nameEntryStart, id + 1, set.nameEntry) - set.nameEntryStart[id]!;
}
