// The embedded gazetteers: Australian localities, and suburbs and towns of New Zealand, with their postcodes, made at
// build time, in the same file format.
import type { LocalityIndex, PlaceKindNz } from '../address/parse/reading.js';
import { Remembered } from '../contract/remembered.js';
import { NONE, type AddressSet } from './addresses/read/address-set.js';
import { openAddressSet, type SharedAddressSet } from './addresses/read/open.js';
import { EMBEDDED, embeddedFile } from './embedded.js';
import { listEnd } from './list-end.js';

/** Opens the gazetteer of Australia that came with the package. */
export const openGazetteer = (): SharedAddressSet => openAddressSet(embeddedFile('gazetteer.wpd'), EMBEDDED);

/** Opens that of New Zealand. */
export const openGazetteerNz = (): SharedAddressSet => openAddressSet(embeddedFile('gazetteer-nz.wpd'), EMBEDDED);

/**
 * What the parser may ask a set's localities: is this a place of that name (folded, as a line's words are), state and
 * postcode. `ofNewZealand` gives the set of New Zealand's, asked for at the first line that may be of there.
 */
export function gazetteerLocalities(set: AddressSet, ofNewZealand = onceOpened(openGazetteerNz)): LocalityIndex {
  const kinds = new Remembered<string, PlaceKindNz>();
  const kindOf = (name: string): PlaceKindNz => kindNz(ofNewZealand(), name);
  return {
    placeNz: (name) => kinds.of(name, kindOf),
    hasCodeNz: (name, postcode) => hasCodeNz(ofNewZealand(), name, Number(postcode)),
    isInTownNz: (name, town, orNone = false) => isInTownNz(ofNewZealand(), name, town, orNone),
    isLocality: (name, state, postcode) => isLocality(set, set.localityNames.find(name), state, postcode),
    isNearLocality: (name, state, postcode) =>
      set.localityNames.near(name, 1).some(({ id }) => isLocality(set, id, state, postcode)),
  };
}

/** True if a locality of the state and with the postcode, where these are given, bears the name. */
function isLocality(set: AddressSet, id: number, state: string, postcode: string): boolean {
  if (id < 0) return false;
  const end = listEnd(set.nameLocalityStart, id + 1, set.nameLocality);
  for (let i = set.nameLocalityStart[id]!; i < end; i++) {
    const locality = set.nameLocality[i]! >>> 1;
    if (
      (state === '' || set.states[set.localityState[locality]!] === state) &&
      (postcode === '' || hasPostcode(set, locality, Number(postcode)))
    ) {
      return true;
    }
  }
  return false;
}

function onceOpened<T>(open: () => T): () => T {
  let opened: T | undefined;
  return () => (opened ??= open());
}

/** The places of a folded name, by it or an alias. */
function placesOf(set: AddressSet, name: string): number[] {
  const id = set.localityNames.find(name);
  if (id < 0) return [];
  const end = listEnd(set.nameLocalityStart, id + 1, set.nameLocality);
  return Array.from(set.nameLocality.subarray(set.nameLocalityStart[id], end), (place) => place >>> 1);
}

function isInTownNz(set: AddressSet, name: string, town: string, orNone: boolean): boolean {
  const towns = placesOf(set, town);
  return placesOf(set, name).some((place) => {
    const of = set.localityTown[place]!;
    return (of !== place && towns.includes(of)) || (orNone && of === NONE);
  });
}

function kindNz(set: AddressSet, name: string): PlaceKindNz {
  const id = set.localityNames.find(name);
  if (id < 0) return '';
  const end = listEnd(set.nameLocalityStart, id + 1, set.nameLocality);
  for (let i = set.nameLocalityStart[id]!; i < end; i++) {
    const locality = set.nameLocality[i]! >>> 1;
    if (set.localityTown[locality] === locality) return 'town';
  }
  return 'place';
}

function hasCodeNz(set: AddressSet, name: string, postcode: number): boolean {
  const id = set.localityNames.find(name);
  if (id < 0) return false;
  const end = listEnd(set.nameLocalityStart, id + 1, set.nameLocality);
  const places = set.nameLocality.subarray(set.nameLocalityStart[id], end);
  return places.some((place) => hasPostcode(set, place >>> 1, postcode));
}

function hasPostcode(set: AddressSet, locality: number, postcode: number): boolean {
  const end = listEnd(set.localityPostcodeStart, locality + 1, set.localityPostcode);
  for (let i = set.localityPostcodeStart[locality]!; i < end; i++) {
    if (set.localityPostcode[i] === postcode) return true;
  }
  return false;
}
