// The whole address that retrieve answers: an alias gives the address that it stands for.
import { describeAddress, type Presentation } from './address.js';
import { locate } from './locate.js';
import type { AddressAuNz } from '../contract/schema/address.js';
import type { Retrieved } from '../contract/schema/find.js';
import type { AddressSet } from '../data/addresses/read/address-set.js';

/** The address that an address stands for: itself, where it is no alias. */
export function principal(set: AddressSet, address: number): number {
  const other = set.principalOf(address);
  return other < 0 ? address : other;
}

/** `expose` adds the attributes that the installed sets say of it; null where none are asked for. */
export function wholeAddress(
  set: AddressSet,
  address: number,
  presentation: Presentation,
  expose: ((address: AddressAuNz) => void) | null,
): Retrieved {
  const located = locate(set, principal(set, address), -1);
  const element: Retrieved = describeAddress(set, located, presentation, expose !== null);
  element._type = set.country === 'NZ' ? 'ValidatedAddressNz' : 'ValidatedAddressAu';
  element.exception = null;
  element.status = 'found';
  if (expose) expose(element);
  else element.attributes = {};
  return element;
}
