// Coordinates of an address, place or postal code of any country: AddressIntl with what was found beside it.
import { z } from 'zod';
import { addressIntl, envelope, sourceOfTruth } from './address.js';

const status = z.enum(['verified', 'corrected', 'partial', 'ambiguous', 'unmatched', 'rejected', 'error']);
const level = z.enum([
  'subdwelling',
  'address',
  'street',
  'locality',
  'postcode',
  'district',
  'region',
  'country',
  'none',
]);

const geocoded = addressIntl.extend({
  status: status.optional(),
  level: level.optional(),
  messages: z.array(z.string()).optional(),
});

export const schema = {
  request: z.strictObject({
    // What a record lacks costs that record alone, which the answer says.
    payload: z.array(z.looseObject({ fullAddress: z.string().nullish(), country: z.string().nullish() })).min(1),
    sourceOfTruth: sourceOfTruth.optional(),
    featureOptions: z.record(z.string(), z.string()).optional(),
    transactionID: z.string().optional(),
  }),
  // A record whose country is not known is null at its own index.
  response: envelope(geocoded.nullable()),
};

export type Geocoded = z.infer<typeof geocoded>;
