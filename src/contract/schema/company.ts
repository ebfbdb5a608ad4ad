// The companies of a name or number: CompanyRestRequest and CompanyRestResponse.
import { z } from 'zod';
import { envelope, sourceOfTruth } from './address.js';

const text = z.string().nullish();

const company = z.object({
  name: text,
  abn: text,
  statecode: text,
  postcode: text,
  status: text,
  legalName: text,
  acn: text,
  isCurrentIndicator: text,
  attributes: z.record(z.string(), z.string()).nullish(),
});

export const schema = {
  request: z.strictObject({
    payload: z.looseObject({
      name: z.string(),
      optionalConfig: text,
      apiName: text,
      businessName: text,
      state: text,
      postcode: text,
    }),
    optionalConfig: text,
    apiName: text,
    sourceOfTruth: sourceOfTruth.optional(),
    featureOptions: z.record(z.string(), z.string()).optional(),
    transactionID: z.string().optional(),
  }),
  response: envelope(company),
};

export type CompanyHit = z.infer<typeof company>;
