// PhoneRestRequest and PhoneRestResponse.
import { z } from 'zod';
import { envelope, sourceOfTruth } from './address.js';

const text = z.string().nullish();

/** `attributes` and `messages` stand beside the contract's fields: what else is known of the number, and remarks. */
const checkedPhone = z.object({
  fullPhone: text,
  country: text,
  countryCode: text,
  areaCode: text,
  localNumber: text,
  operatorName: text,
  phoneStatus: text,
  exception: text,
  attributes: z.record(z.string(), z.string()),
  messages: z.array(z.string()),
});

export const schema = {
  request: z.strictObject({
    payload: z
      .array(z.looseObject({ fullPhone: z.string(), country: text, state: text, postcode: text }))
      .min(1)
      .max(100),
    sourceOfTruth: sourceOfTruth.optional(),
    featureOptions: z.record(z.string(), z.string()).optional(),
    transactionID: z.string().optional(),
  }),
  response: envelope(checkedPhone),
};

export type CheckedPhone = z.infer<typeof checkedPhone>;
