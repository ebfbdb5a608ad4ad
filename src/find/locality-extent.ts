// What a locality holds: its streets stand together in the set, and so do their addresses.
import type { AddressSet } from '../data/addresses/read/address-set.js';
import { lowerBound, upperBound } from '../data/ascending.js';

/** Addresses in the streets of a locality: they stand together. */
export function addressesIn(set: AddressSet, locality: number): number {
  const [first, end] = streetsIn(set, locality);
  return set.streetAddressStart[end]! - set.streetAddressStart[first]!;
}

/** Streets [first, end) of a locality: they are sorted by it. */
export function streetsIn({ streetLocality, streetCount }: AddressSet, locality: number): [number, number] {
  const first = lowerBound(streetLocality, locality, 0, streetCount);
  return [first, upperBound(streetLocality, locality, first, streetCount)];
}
