// Addresses of the installed data, for whoever shows how to ask for some: an example that is answered.
import { addressId, describeAddress, presentationOf } from '../answer/address.js';
import { locate } from '../answer/locate.js';
import type { OwnExamples } from '../contract/examples.js';
import { contractCountries } from '../contract/sources.js';
import { ADDRESS_WORDS, WORD, type AddressSet } from '../data/addresses/read/address-set.js';
import type { AddressSources } from './resources/address-sources.js';

/** Streets that are looked at for an address with a number. */
const MOST_STREETS = 500;

/** An address of each country of the contract that has any installed, from the set that answers for it. */
export function exampleAddresses(addresses: AddressSources): OwnExamples {
  const examples: Record<string, Readonly<Record<string, string>>> = {};
  for (const country of contractCountries) {
    const set = addresses.chooseIfCovered(country, undefined)?.set;
    const address = set ? firstHouse(set) : -1;
    if (set && address >= 0) examples[country] = valuesOf(set, address);
  }
  return examples;
}

/** The first address of the middle streets that has a number and is no unit; -1 where none has. */
function firstHouse(set: AddressSet): number {
  const middle = set.streetCount >>> 1;
  for (let street = middle; street < Math.min(set.streetCount, middle + MOST_STREETS); street++) {
    const { words, start, count, first } = set.street(street);
    for (let i = 0, at = start; i < count; i++, at += ADDRESS_WORDS) {
      if (words[at + WORD.numberFirst] !== 0 && words[at + WORD.unit] === 0) return first + i;
    }
  }
  return -1;
}

function valuesOf(set: AddressSet, address: number): Readonly<Record<string, string>> {
  const element = describeAddress(set, locate(set, address, -1), presentationOf(undefined));
  const { Latitude: latitude, Longitude: longitude } = element.attributes ?? {};
  const given: Readonly<Record<string, string | null | undefined>> = {
    id: addressId(set, address),
    fullAddress: element.fullAddress,
    country: set.country,
    sourceOfTruth: set.source,
    street: element.street,
    streetNumber: element.streetNumber,
    locality: element.locality,
    state: element.state,
    suburb: element.suburb,
    townCity: element.townCity,
    postcode: element.postcode,
    latitude,
    longitude,
    ...(latitude && longitude ? { point: `${latitude},${longitude}`, coordinates: `${latitude},${longitude}` } : {}),
  };
  return Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''),
  );
}
