// One hit as the contract's element: an address with its delivery point, or a street, number or place without one.
import { addressId, describeAddress, describeParts, localityOf, type Presentation } from '../answer/address.js';
import { locate } from '../answer/locate.js';
import { addressParts, localityParts, postcodeText, streetParts } from '../answer/parts.js';
import type { AddressParts } from '../address/format.js';
import { matchOf } from '../contract/match.js';
import type { AddressAuNz } from '../contract/schema/address.js';
import type { LookupHit } from '../contract/schema/lookup.js';
import type { AddressSet } from '../data/addresses/read/address-set.js';

/** How hits are shown. */
export interface HitPresentation {
  readonly presentation: Presentation;
  /** Adds what the installed attribute sets say; null where only the delivery point is asked for. */
  readonly expose: ((address: AddressAuNz) => void) | null;
  /** True for hits that are as near as there is, not as asked. */
  readonly isNear?: boolean;
}

/** The same for hits that are only near, where `isNear`; once near, always near. */
export const shownAs = (shown: HitPresentation, isNear: boolean): HitPresentation =>
  isNear ? { ...shown, isNear } : shown;

/** What an attribute of a lookup's hit may be, unless all are asked for. */
const DELIVERY = ['DPID', 'Barcode', 'Bsp'] as const;

/** An address' id as the earlier operations have it: its DPID where the source has one. */
function lookupId(set: AddressSet, address: number): string {
  const dpid = set.dpid(address);
  return dpid === 0 ? addressId(set, address) : String(dpid).padStart(8, '0');
}

/** A whole address. */
export function addressHit(set: AddressSet, address: number, shown: HitPresentation): LookupHit {
  const { presentation, expose } = shown;
  const element: LookupHit = describeAddress(set, locate(set, address, -1), presentation);
  const all = element.attributes ?? {};
  element.id = lookupId(set, address);
  element.exception = null;
  if (expose) expose(element);
  else {
    element.attributes = Object.fromEntries(
      DELIVERY.flatMap((key) => (all[key] === undefined ? [] : [[key, all[key]]])),
    );
  }
  return withMatch(element, shown);
}

/** The hit with how it fits beside its other attributes. */
const withMatch = (hit: LookupHit, { isNear = false }: HitPresentation): LookupHit => ({
  ...hit,
  attributes: { ...hit.attributes, Match: matchOf(isNear) },
});

/** The number that an address is at, without its unit: what stands for a building that is no address of its own. */
export function numberHit(set: AddressSet, address: number, shown: HitPresentation): LookupHit {
  const located = locate(set, address, -1);
  const parts = addressParts(set, located);
  if (parts.streetNumber !== '' && !shown.presentation.showsLot) parts.lotNumber = '';
  return partsHit(
    set,
    { ...parts, flatUnitType: '', flatUnitNumber: '', floorLevelType: '', floorLevelNumber: '' },
    localityOf(set, located.street),
    shown,
  );
}

/** A street with one of its postcodes; 0 for none. */
export const streetHit = (set: AddressSet, street: number, postcode: number, shown: HitPresentation): LookupHit =>
  partsHit(
    set,
    { ...streetParts(set, street, ''), postcode: postcodeText(postcode) },
    set.streetLocality[street]!,
    shown,
  );

/** A locality with one of its postcodes; 0 for none. `more` are parts beside the place. */
export const localityHit = (
  set: AddressSet,
  locality: number,
  postcode: number,
  shown: HitPresentation,
  more: Partial<AddressParts> = {},
): LookupHit =>
  partsHit(set, { ...localityParts(set, locality, ''), postcode: postcodeText(postcode), ...more }, locality, shown);

const partsHit = (set: AddressSet, parts: AddressParts, locality: number, shown: HitPresentation): LookupHit =>
  withMatch({ ...describeParts(set, parts, locality, shown.presentation), exception: null }, shown);

/** Hits that read differently, in the order they come, no more than `most`. */
export class DistinctHits {
  readonly hits: LookupHit[] = [];
  private readonly seen = new Set<string>();

  constructor(private readonly most: number) {}

  get isFull(): boolean {
    return this.hits.length >= this.most;
  }

  add(hit: LookupHit): void {
    const key = `${hit.fullAddress}|${hit.id}`;
    if (this.isFull || this.seen.has(key)) return;
    this.seen.add(key);
    this.hits.push(hit);
  }
}
