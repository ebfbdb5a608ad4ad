// Writes what postal files have and others do not: post boxes and bags as groups behind the streets, and the delivery
// point id and sort plan of each address.
import type { SetWriter } from '../../file/write/set-writer.js';
import type { AddressColumns } from './address-columns.js';
import { requireFit } from './require-fit.js';
import { rankOf, startsOf, type GroupedOrder } from '../../file/write/grouped-order.js';
import { compareTexts } from '../../ascending.js';

/** Groups of postal deliveries, one for each type in each locality: row of the locality, and the type as full words. */
export interface PostalInput {
  readonly locality: readonly number[];
  readonly type: readonly string[];
}

/** By address row: delivery point id (0 for none), and position in `sortPlans`, of which the first is ''. */
export interface DeliveryPoints {
  readonly dpid: readonly number[];
  readonly sortPlan: readonly number[];
  readonly sortPlans: readonly string[];
}

/** Postal groups in stored order: by locality, type. */
export interface PostalOrder {
  readonly order: Uint32Array;
  readonly rank: Uint32Array;
  readonly locality: Uint32Array;
  readonly types: readonly string[];
  readonly typeOf: Uint8Array;
}

/** Decides the order of postal groups; `localityRank` gives the stored position of each locality row. */
export function orderPostal({ locality, type }: PostalInput, localityRank: Uint32Array): PostalOrder {
  const types = [...new Set(type)].sort(compareTexts);
  requireFit(types.length, 256, 'types of postal delivery');
  const order = Uint32Array.from(locality.keys()).sort(
    (a, b) => localityRank[locality[a]!]! - localityRank[locality[b]!]! || compareTexts(type[a]!, type[b]!),
  );
  return {
    order,
    rank: rankOf(order),
    types,
    locality: Uint32Array.from(order, (row) => localityRank[locality[row]!]!),
    typeOf: Uint8Array.from(order, (row) => types.indexOf(type[row]!)),
  };
}

/** Postcodes of each locality's postal deliveries, by stored position. */
export function postalPostcodes(
  a: AddressColumns,
  { order, start }: GroupedOrder,
  postal: PostalOrder,
  streets: number,
  localities: number,
): number[][] {
  const lists = Array.from({ length: localities }, () => new Set<number>());
  postal.locality.forEach((locality, group) => {
    for (let i = start[streets + group]!; i < start[streets + group + 1]!; i++) {
      const postcode = a.postcode[order[i]!]!;
      if (postcode !== 0) lists[locality]!.add(postcode);
    }
  });
  return lists.map((postcodes) => [...postcodes].sort((x, y) => x - y));
}

/** Writes the postal groups; their addresses stand behind those of the streets, group by group. */
export function writePostal(writer: SetWriter, postal: PostalOrder, localities: number): void {
  writer.json('postalTypes', postal.types);
  writer.section('postal.locality', 'u32', postal.locality);
  writer.section('postal.type', 'u8', postal.typeOf);
  writer.section('locality.postal.start', 'u32', startsOf(postal.locality.length, localities, postal.locality));
}

/** Writes delivery point ids and sort plans in the order of the addresses. */
export function writeDeliveryPoints(
  writer: SetWriter,
  { dpid, sortPlan, sortPlans }: DeliveryPoints,
  { order }: GroupedOrder,
): void {
  const plans = sortPlans.map((text, id) => ({ text, id })).sort((a, b) => compareTexts(a.text, b.text));
  const rank = new Uint8Array(plans.length);
  plans.forEach(({ id }, position) => {
    rank[id] = position;
  });
  writer.json(
    'sortPlans',
    plans.map(({ text }) => text),
  );
  const dpids = Uint32Array.from(order, (row) => dpid[row]!);
  writer.section('address.dpid', 'u32', dpids);
  writer.section('address.byDpid', 'u32', byDpid(dpids));
  writer.section(
    'address.sortPlan',
    'u8',
    Uint8Array.from(order, (row) => rank[sortPlan[row]!]!),
  );
}

/**
 * The addresses that have a delivery point id, in its order. An id has 8 digits, so that it and the address fit into 53
 * bits.
 */
function byDpid(dpids: Uint32Array): Uint32Array {
  let count = 0;
  const keys = new Float64Array(dpids.length);
  dpids.forEach((dpid, address) => {
    if (dpid !== 0) keys[count++] = dpid * ADDRESSES + address;
  });
  return Uint32Array.from(keys.subarray(0, count).sort(), (key) => key % ADDRESSES);
}

/** More addresses than any set has. */
const ADDRESSES = 2 ** 26;
