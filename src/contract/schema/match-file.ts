// Records that files are compared by, and what a row is told of its match, as zod: of an operation that no service has.
import { z } from 'zod';
import { envelope } from './address.js';

const text = z.string().nullish();
const texts = z.record(z.string(), z.string().nullish());

const record = z.strictObject({
  id: z.string(),
  addresses: z
    .array(z.looseObject({ fullAddress: text, id: text, country: text, attributes: texts.nullish() }))
    .nullish(),
  phones: z.array(z.strictObject({ fullPhone: text })).nullish(),
  emails: z.array(z.strictObject({ address: text })).nullish(),
  firstName: text,
  middleName: text,
  lastName: text,
  fullName: text,
  companyName: text,
  dateOfBirth: text,
  sex: text,
  others: z.array(z.string()).nullish(),
});

const said = {
  status: z.enum(['matched', 'possible', 'unmatched', 'rejected', 'error']),
  matchClass: z.string().optional(),
  confidence: z.number().optional(),
  description: z.string().optional(),
  toId: z.string().optional(),
  probability: z.number().optional(),
  count: z.number().optional(),
  cluster: z.string().optional(),
  isGolden: z.boolean().optional(),
  evidence: z.string().optional(),
  messages: z.array(z.string()),
};

export const schema = {
  request: z.strictObject({
    payload: z.array(record).min(1),
    featureOptions: z.record(z.string(), z.string()).optional(),
  }),
  response: envelope(z.strictObject({ ...said, all: z.array(z.strictObject(said)).optional() })),
};
