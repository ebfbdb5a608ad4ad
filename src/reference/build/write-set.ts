// Writes a whole set from localities, streets and addresses as a source gave them: gives everything its number and
// place, fills in points and postcodes from the addresses, writes section after section.
import type { TypeLists } from '../address-set.js';
import type { SetWriter } from '../file/writer.js';
import type { AddressColumns } from './address-columns.js';
import { rankOf } from './grouped-order.js';
import { MiddlePoints, postcodesInUse } from './middle-points.js';
import { numberAddresses } from './number-addresses.js';
import { orderAddresses, writeAddressIds, writeAddressLinks, writeAddressRecords, writeAddressTexts } from './write-addresses.js';
import { localityRanks, UNKNOWN_COORDINATE, writeLocalities, type LocalityInput } from './write-localities.js';
import { orderStreets, writeStreets, type StreetInput } from './write-streets.js';

/** A set as a source gives it; rows are numbered as they were read. */
export interface SetInput {
  /** Points that are not known become the middle of the addresses; the addresses' own postcodes are put before those given. */
  readonly localities: readonly LocalityInput[];
  /** Pairs of locality rows. */
  readonly neighbours: readonly (readonly [number, number])[];
  /** `locality` is the row of the locality. */
  readonly streets: StreetInput;
  /** Degrees * 1e7 by street row; unknown ones become the middle of the addresses. */
  readonly streetLatitude?: ArrayLike<number>;
  readonly streetLongitude?: ArrayLike<number>;
  /** `street` is the row of the street. Renumbered in place. */
  readonly addresses: AddressColumns;
  /** What a geocode type's code means. */
  readonly geocodeName: (code: string) => string;
  /** The source's own tables of types, where it has any. */
  readonly typeLists?: TypeLists;
}

/** Ends a step of the writing: lets signals and timers in, stops when asked, reports. */
export type Turn = () => Promise<void>;
/** Calls of `Turn` in `writeSet`. */
export const WRITE_TURNS = 7;

/** Writes all sections of a set; returns the localities' stored positions by row. */
export async function writeSet(writer: SetWriter, input: SetInput, turn: Turn): Promise<Uint32Array> {
  const { localities, addresses } = input, rank = localityRanks(localities);
  const streets: StreetInput = { ...input.streets, locality: Uint32Array.from({ length: input.streets.count }, (_, row) => rank[input.streets.locality[row]!]!) };
  const order = orderStreets(streets, localities.length);
  for (let i = 0; i < addresses.count; i++) addresses.street[i] = order.rank[addresses.street[i]!]!;
  await turn();
  const texts = numberAddresses(addresses);
  await turn();
  const sorted = orderAddresses(addresses, streets.count);
  await turn();
  const points = new MiddlePoints(streets.count), places = new MiddlePoints(localities.length);
  for (let i = 0; i < addresses.count; i++) {
    const street = addresses.street[i]!, latitude = addresses.latitude[i]!, longitude = addresses.longitude[i]!;
    points.add(street, latitude, longitude);
    places.add(streets.locality[order.order[street]!]!, latitude, longitude);
  }
  const inUse = postcodesInUse(addresses, sorted, order.localityStart);
  writeLocalities(writer, Array.from(rankOf(rank), (row, i) => completed(localities[row]!, i, places, inUse[i]!)), input.neighbours.map(([a, b]) => [rank[a]!, rank[b]!]));
  const at = (given: ArrayLike<number> | undefined, middle: (street: number) => number): Int32Array =>
    Int32Array.from(order.order, (row, i) => (given === undefined || given[row] === UNKNOWN_COORDINATE ? middle(i) : given[row]!));
  writeStreets(writer, streets, order, at(input.streetLatitude, (i) => points.latitude(i)), at(input.streetLongitude, (i) => points.longitude(i)));
  await turn();
  writeAddressTexts(writer, texts, input.geocodeName);
  if (input.typeLists) writer.json('typeLists', input.typeLists);
  writeAddressRecords(writer, addresses, sorted);
  addresses.forgetRecords();
  await turn();
  writeAddressIds(writer, addresses, texts, sorted);
  await turn();
  writeAddressLinks(writer, addresses, sorted);
  await turn();
  return rank;
}

/** A locality with the point and postcodes that its addresses tell. */
function completed(locality: LocalityInput, position: number, places: MiddlePoints, inUse: readonly number[]): LocalityInput {
  const known = locality.latitude !== UNKNOWN_COORDINATE;
  return {
    ...locality, postcodes: [...new Set([...inUse, ...locality.postcodes])],
    latitude: known ? locality.latitude : places.latitude(position), longitude: known ? locality.longitude : places.longitude(position),
  };
}
