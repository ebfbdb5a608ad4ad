// AddressIntlV2 hits of find, and the whole address of retrieve (ValidatedAddressAu, ValidatedAddressNz or
// AddressIntl).
import { z } from 'zod';
import { addressAuNz, addressIntl, envelope, sourceOfTruth } from './address.js';

const found = addressIntl.extend({ _type: z.literal('AddressIntlV2') });

const retrieved = addressAuNz.extend({
  district: z.string().nullish(),
  city: z.string().nullish(),
  province: z.string().nullish(),
  exception: z.string().nullish(),
  status: z.enum(['found', 'rejected', 'error']).optional(),
  messages: z.array(z.string()).optional(),
});

const options = {
  sourceOfTruth: sourceOfTruth.optional(),
  featureOptions: z.record(z.string(), z.string()).optional(),
  transactionID: z.string().optional(),
};

export const findSchema = {
  request: z.strictObject({
    payload: z.array(z.looseObject({ country: z.string(), fullAddress: z.string(), id: z.string().nullish() })).min(1),
    ...options,
  }),
  response: envelope(found),
};

export const intlFindSchema = {
  request: z.strictObject({
    payload: z
      .array(
        z.looseObject({
          country: z.string().meta({ examples: ['FR'] }),
          fullAddress: z.string().meta({ examples: ['Bordeaux'] }),
          id: z.string().nullish(),
        }),
      )
      .min(1),
    ...options,
  }),
  response: envelope(found),
};

export const retrieveSchema = {
  request: z.strictObject({ payload: z.array(z.looseObject({ id: z.string() })).min(1), ...options }),
  response: envelope(retrieved),
};

export const addressRetrieveSchema = {
  request: z.strictObject({
    payload: z.array(z.looseObject({ id: z.string().trim().min(1), country: z.string().trim().min(1) })).min(1),
    ...options,
  }),
  response: envelope(retrieved),
};

export const identifySchema = {
  request: z.strictObject({
    payload: z
      .array(
        z.looseObject({
          eid: z.string().nullish(),
          id: z
            .string()
            .nullish()
            .meta({ examples: ['AU|GNAF|GAVIC910000026'] }),
        }),
      )
      .min(1),
    ...options,
  }),
  response: envelope(retrieved),
};

export type Found = z.infer<typeof found>;
export type Retrieved = z.infer<typeof retrieved>;
