// The address objects of the contract as zod schemas; every type of the address operations derives from these.
// Field names are the contract's, to the letter. Absent is null or '' in both directions.
import { z } from 'zod';
import { GIVEN_PARTS } from '../fields/given-parts.js';
import { sources } from '../sources.js';

const text = z.string().nullish();

/** The values `sourceOfTruth` may take: those that the contract names, and no others. */
export const sourceOfTruth = z.enum(sources.map((source) => source.name));

const attributes = z.record(z.string(), z.string());

/** The base fields that every address variant carries. */
const addressBase = z.object({
  _type: text,
  id: text,
  eid: text,
  fullAddress: text,
  country: text,
  postcode: text,
  subLocality: text,
  street2: text,
  street: text,
  streetNumber: text,
  streetName: text,
  streetType: text,
  streetSuffix: text,
  postal: text,
  postalType: text,
  postalNumber: text,
  buildingName: text,
  subdwelling: text,
  lotNumber: text,
  flatUnitNumber: text,
  flatUnitType: text,
  floorLevelNumber: text,
  floorLevelType: text,
  sourceOfTruth: text,
  attributes: attributes.nullish(),
});

/** AddressAu and AddressNz in one: AU fills `locality` and `state`, NZ the other four. */
export const addressAuNz = addressBase.extend({
  locality: text,
  state: text,
  rdNumber: text,
  deliveredTo: text,
  townCity: text,
  suburb: text,
});

/** AddressIntl: an address of any country. */
export const addressIntl = addressBase.extend({ district: text, city: text, province: text });

/** PDPChangedItem: one normalisation of a component, or (INFO) something worth knowing about it. */
export const changedItem = z.object({
  componentID: z.string(),
  actionType: z.enum(['ADD', 'MODIFY', 'REMOVE', 'INFO']),
  affectedElement: z.string(),
  oldValue: z.string(),
  newValue: z.string(),
});

/** The parts of an address that a record may give beside its line. */
const givenParts = Object.fromEntries(GIVEN_PARTS.map((part) => [part, text]));

/** AddressRestRequest with `limit` records at most, each with a `fullAddress`, and the parts that are known of it. */
export const fullAddressRequest = (limit: number) =>
  z.strictObject({
    payload: z
      .array(z.looseObject({ fullAddress: z.string(), ...givenParts }))
      .min(1)
      .max(limit),
    sourceOfTruth: sourceOfTruth.optional(),
    featureOptions: z.record(z.string(), z.string()).optional(),
    transactionID: z.string().optional(),
  });

/** The response envelope around elements of one shape. */
export const envelope = <T extends z.ZodType>(element: T) =>
  z.object({
    status: z.enum(['SUCCESS', 'ERROR']),
    messages: z.array(z.string()),
    payload: z.array(element),
  });

export type AddressAuNz = z.infer<typeof addressAuNz>;
export type ChangedItem = z.infer<typeof changedItem>;
/** Envelope of the contract: `status`, `messages`, `payload`. */
export interface Envelope<E> {
  status: 'SUCCESS' | 'ERROR';
  messages: string[];
  payload: E[];
}
