// Addresses near a point: AddressAu or AddressNz within the radius, AddressIntl in every other country.
import { z } from 'zod';
import { addressAuNz, addressIntl, envelope, sourceOfTruth } from './address.js';

const near = addressAuNz.extend({
  district: z.string().nullish(),
  city: z.string().nullish(),
  province: z.string().nullish(),
});
const nearest = addressIntl.extend({
  _type: z.literal('AddressIntl'),
  status: z.enum(['rejected', 'error']).optional(),
  messages: z.array(z.string()).optional(),
});

const degrees = z.string().nullish();
// What a record lacks costs that record alone, which the answer says.
const record = z.looseObject({ attributes: z.looseObject({ latitude: degrees, longitude: degrees }).nullish() });
const request = z.strictObject({
  payload: z.array(record).min(1),
  sourceOfTruth: sourceOfTruth.optional(),
  featureOptions: z.record(z.string(), z.string()).optional(),
  transactionID: z.string().optional(),
});

// A record outside Australia and New Zealand whose point cannot be read is null at its own index.
export const reverseSchema = { request, response: envelope(near.nullable()) };
export const intlReverseSchema = { request, response: envelope(nearest.nullable()) };

export type Near = z.infer<typeof near>;
export type Nearest = z.infer<typeof nearest>;
