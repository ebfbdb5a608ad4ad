// What is in the group that an id names, as find gave it.
import { readAddressId } from '../contract/address-id.js';
import { WaypostError } from '../contract/errors.js';
import type { AddressSet } from '../data/addresses/read/address-set.js';
import type { FindWish, Hit } from './hit.js';
import { groupOf, membersOf } from './groups.js';

/** The members of a group. Throws `bad-request` for an id of another source, of an address, or of none. */
export function membersOfId(set: AddressSet, id: string, wish: FindWish): Hit[] {
  const named = readAddressId(id);
  if (named?.country !== set.country || named.source !== set.source) {
    throw new WaypostError(
      'bad-request',
      `the id ${id} is not of ${set.country}|${set.source}, which is searched; give the id as find gave it, ` +
        `with its country and source`,
    );
  }
  const group = groupOf(set, named.local);
  if (group === null) {
    throw new WaypostError(
      'bad-request',
      `the id ${id} is that of an address, with nothing below it; give it to retrieve`,
    );
  }
  if (group.address < 0) {
    throw new WaypostError('bad-request', `${set.source} ${set.release} has no group with the id ${id}`);
  }
  return membersOf(set, group.kind, group.address, wish);
}
