// A set imported from a release, and its addresses in words.
import path from 'node:path';
import {
  ADDRESS_WORDS,
  isAliasRow,
  lotLabel,
  WORD,
  type AddressSet,
} from '../../../src/data/addresses/read/address-set.js';
import { buildGnaf } from '../../../src/data/import/gnaf/build.js';
import { openAddressSet, type SharedAddressSet } from '../../../src/data/addresses/read/open.js';
import { fixture, temporaryFolder } from '../support/release.js';

export async function built(
  paths: readonly string[] = [fixture],
  options: Partial<Parameters<typeof buildGnaf>[2]> = {},
): Promise<{ set: SharedAddressSet; file: string } & Awaited<ReturnType<typeof buildGnaf>>> {
  const file = path.join(temporaryFolder(), 'gnaf.wpd');
  const result = await buildGnaf(file, '0.0.0', { paths, ...options });
  return { ...result, set: openAddressSet(file), file };
}

/** Everything the set says about one address, in the words of the tables. */
export function described(set: AddressSet, address: number): Record<string, string | number> {
  const street = set.streetOf(address);
  const block = set.street(street);
  const at = block.start + (address - block.first) * ADDRESS_WORDS;
  const word = (name: keyof typeof WORD): number => block.words[at + WORD[name]]!;
  const form = set.numberForms[word('formAndPostcode') >>> 16]!;
  const unit = set.unit(word('unit'));
  const locality = set.streetLocality[street]!;
  const linked = (other: number): string => (other < 0 ? '' : set.pid(other));
  return {
    street: set.streetPid(street),
    streetName: set.streetNames.display(set.streetName[street]!),
    streetType: set.types[set.streetType[street]!]!,
    streetSuffix: set.suffixes[set.streetSuffix[street]!]!,
    locality: set.localityPid(locality),
    localityName: set.localityNames.text(set.localityName[locality]!),
    state: set.states[set.localityState[locality]!]!,
    first: word('numberFirst'),
    firstSuffix: form.suffix,
    last: form.isRange ? word('numberFirst') + form.lastDelta : 0,
    lastSuffix: form.lastSuffix,
    postcode: word('formAndPostcode') & 0xffff,
    flatType: unit.flatType,
    flat: unit.flatNumber,
    levelType: unit.levelType,
    level: unit.levelNumber,
    lot: set.labels.text(lotLabel(word('lotAndFlags'))),
    alias: Number(isAliasRow(word('lotAndFlags'))),
    latitude: word('latitude') | 0,
    longitude: word('longitude') | 0,
    building: set.buildingName(word('buildingAndGeocode') >>> 8),
    geocode: set.geocodeTypes[word('buildingAndGeocode') & 255]!.code,
    meshBlock: set.meshBlock(word('meshBlock')),
    primary: linked(set.primaryOf(address)),
    principal: linked(set.principalOf(address)),
    confidence: set.confidence(address),
    geocodeLevel: set.geocodeLevel(address),
    parcel: set.parcel(address),
    site: set.siteId(address),
  };
}
