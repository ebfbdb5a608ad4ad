// Writes a whole set from localities, streets and addresses as a source gave them: gives everything its number and
// place, fills in points and postcodes from the addresses, writes section after section.
import type { TypeLists } from '../read/address-set.js';
import type { SetWriter } from '../../file/write/set-writer.js';
import type { AddressColumns } from './address-columns.js';
import { rankOf } from '../../file/write/grouped-order.js';
import { MiddlePoints, postcodesInUse } from './middle-points.js';
import { numberAddresses } from './number-addresses.js';
import {
  orderAddresses,
  writeAddressIds,
  writeAddressLinks,
  writeAddressPoints,
  writeAddressRecords,
  writeAddressTexts,
} from './write-addresses.js';
import { writeBuildings } from './write-buildings.js';
import {
  orderPostal,
  postalPostcodes,
  writeDeliveryPoints,
  writePostal,
  type DeliveryPoints,
  type PostalInput,
} from './write-deliveries.js';
import { localityRanks, writeLocalities, type LocalityInput } from './write-localities.js';
import { UNKNOWN_COORDINATE } from '../../points/coordinates.js';
import { orderStreets, writeStreets, type StreetInput } from './write-streets.js';

/** A set as a source gives it; rows are numbered as they were read. */
export interface SetInput {
  /**
   * Points that are not known become the middle of the addresses; the addresses' own postcodes are put before those
   * given.
   */
  readonly localities: readonly LocalityInput[];
  /** Pairs of locality rows. */
  readonly neighbours: readonly (readonly [number, number])[];
  /** `locality` is the row of the locality. */
  readonly streets: StreetInput;
  /** Degrees * 1e7 by street row; unknown ones become the middle of the addresses. */
  readonly streetLatitude?: ArrayLike<number>;
  readonly streetLongitude?: ArrayLike<number>;
  /** `street` is the row of the street, or the number of streets + the row of the postal group. Renumbered in place. */
  readonly addresses: AddressColumns;
  /** What a geocode type's code means. */
  readonly geocodeName: (code: string) => string;
  /** Absent where the source has none. */
  readonly postal?: PostalInput | undefined;
  readonly delivery?: DeliveryPoints | undefined;
  /** The source's own tables of types, where it has any. */
  readonly typeLists?: TypeLists;
}

const NO_POSTAL: PostalInput = { locality: [], type: [] };

/** Ends a step of the writing: lets signals and timers in, stops when asked, reports. */
export type Turn = () => Promise<void>;
/** Calls of `Turn` in `writeSet`. */
export const WRITE_TURNS = 7;

/** Writes all sections of a set; returns the localities' stored positions by row. */
export async function writeSet(writer: SetWriter, input: SetInput, turn: Turn): Promise<Uint32Array> {
  const { localities, addresses } = input;
  const rank = localityRanks(localities);
  const streets: StreetInput = {
    ...input.streets,
    locality: Uint32Array.from({ length: input.streets.count }, (_, row) => rank[input.streets.locality[row]!]!),
  };
  const order = orderStreets(streets, localities.length);
  const postal = orderPostal(input.postal ?? NO_POSTAL, rank);
  renumberStreets(addresses, streets.count, order.rank, postal.rank);
  await turn();
  const texts = numberAddresses(addresses);
  await turn();
  const sorted = orderAddresses(addresses, streets.count + postal.order.length);
  await turn();
  const points = new MiddlePoints(streets.count + postal.order.length);
  const places = new MiddlePoints(localities.length);
  const localityOf = (street: number): number =>
    street < streets.count ? streets.locality[order.order[street]!]! : postal.locality[street - streets.count]!;
  for (let i = 0; i < addresses.count; i++) {
    const street = addresses.street[i]!;
    points.add(street, addresses.latitude[i]!, addresses.longitude[i]!);
    places.add(localityOf(street), addresses.latitude[i]!, addresses.longitude[i]!);
  }
  const inUse = postcodesInUse(addresses, sorted, order.localityStart);
  const boxes = postalPostcodes(addresses, sorted, postal, streets.count, localities.length);
  writeLocalities(
    writer,
    Array.from(rankOf(rank), (row, i) => completed(localities[row]!, i, places, inUse[i]!, boxes[i]!)),
    input.neighbours.map(([a, b]) => [rank[a]!, rank[b]!]),
  );
  const at = (given: ArrayLike<number> | undefined, middle: (street: number) => number): Int32Array =>
    Int32Array.from(order.order, (row, i) =>
      given === undefined || given[row] === UNKNOWN_COORDINATE ? middle(i) : given[row]!,
    );
  writeStreets(
    writer,
    streets,
    order,
    at(input.streetLatitude, (i) => points.latitude(i)),
    at(input.streetLongitude, (i) => points.longitude(i)),
  );
  await turn();
  if (input.postal) writePostal(writer, postal, localities.length);
  writeAddressTexts(writer, texts, input.geocodeName);
  writeBuildings(writer, texts.buildings, addresses, sorted);
  if (input.typeLists) writer.json('typeLists', input.typeLists);
  writeAddressRecords(writer, addresses, sorted);
  writeAddressPoints(writer, addresses, sorted, streets.count);
  addresses.forgetRecords();
  await turn();
  writeAddressIds(writer, addresses, texts, sorted);
  await turn();
  writeAddressLinks(writer, addresses, sorted);
  if (input.delivery) writeDeliveryPoints(writer, input.delivery, sorted);
  await turn();
  return rank;
}

/** Gives addresses the stored position of their street, or of their postal group behind all streets. */
function renumberStreets(
  addresses: AddressColumns,
  streets: number,
  streetRank: Uint32Array,
  postalRank: ArrayLike<number>,
): void {
  for (let i = 0; i < addresses.count; i++) {
    const street = addresses.street[i]!;
    addresses.street[i] = street < streets ? streetRank[street]! : streets + postalRank[street - streets]!;
  }
}

/** A locality with the point and postcodes that its addresses tell; `boxes` are those of its postal deliveries. */
function completed(
  locality: LocalityInput,
  position: number,
  places: MiddlePoints,
  inUse: readonly number[],
  boxes: readonly number[],
): LocalityInput {
  const known = locality.latitude !== UNKNOWN_COORDINATE;
  const postcodes = [...new Set([...inUse, ...locality.postcodes])];
  return {
    ...locality,
    postcodes: [...new Set([...postcodes, ...boxes])],
    postalPostcodes: [
      ...(locality.postalPostcodes ?? []),
      ...boxes.filter((postcode) => !postcodes.includes(postcode)),
    ],
    latitude: known ? locality.latitude : places.latitude(position),
    longitude: known ? locality.longitude : places.longitude(position),
  };
}
