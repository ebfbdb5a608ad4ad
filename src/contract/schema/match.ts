// How far one record is the same as others: MatchRestRequest and MatchResultRestResponse.
import { z } from 'zod';
import { addressAuNz, addressIntl, envelope, sourceOfTruth } from './address.js';

const text = z.string().nullish();

/** Addresses, phones or emails of one record at most: each is compared with each of the other record. */
const MOST_ELEMENTS = 20;
/** Reference records of one call at most. */
export const MOST_REFERENCES = 100;

/** An address of the contract, as an answer has it, with whatever else stands in that; or lines of one. */
const address = z.looseObject({
  ...addressAuNz.shape,
  ...addressIntl.shape,
  addressLine1: text,
  addressLine2: text,
  addressLine3: text,
});

const record = z.looseObject({
  id: z.string().regex(/\S/, 'an id is needed, by which the answer names the record'),
  addresses: z.array(address).max(MOST_ELEMENTS).nullish(),
  phones: z
    .array(z.looseObject({ fullPhone: text }))
    .max(MOST_ELEMENTS)
    .nullish(),
  emails: z
    .array(z.looseObject({ address: text }))
    .max(MOST_ELEMENTS)
    .nullish(),
});

const indexes = z.array(z.number());

const entityResult = z.object({
  /** Index of the element of `from`, and of the one of `to`, that agree; empty where none do. */
  addressPairIdx: indexes,
  emailAddressPairIdx: indexes,
  phonePairIdx: indexes,
  assignedMatchClass: z.string(),
  /** 0 to 10, as text. */
  confidenceLevel: z.string(),
  description: z.string(),
  matchCategory: z.literal('MATCH_CLASS'),
});

const matchedPair = z.object({
  fromId: z.string(),
  toId: z.string(),
  /** The best class, alone; empty where nothing agrees. */
  entityResults: z.array(entityResult),
  /** With the option `explain`: what was compared, and how it came out. */
  evidence: z.array(z.string()).optional(),
  /** With `explain`, of a record of an installed reference: what its row says. */
  toText: z.string().optional(),
});

/** Addresses of the sample release (fixtures/gnaf); the number is one of those that are kept for films. */
const EXAMPLE = {
  from: [
    {
      id: 'customer-1',
      addresses: [{ fullAddress: '24 Smith Street, Reservoir VIC 3073' }],
      phones: [{ fullPhone: '0491 570 156' }],
    },
  ],
  to: [
    {
      id: 'reference-1',
      addresses: [{ streetNumber: '24', street: 'Smith St', locality: 'Reservoir', postcode: '3073' }],
      phones: [{ fullPhone: '+61 491 570 156' }],
    },
    { id: 'reference-2', addresses: [{ fullAddress: 'Unit 5, 24 Smith Street, Reservoir' }] },
  ],
};

export const schema = {
  request: z
    .strictObject({
      payload: z
        .looseObject({
          from: z.array(record).length(1),
          to: z.array(record).max(MOST_REFERENCES).optional(),
        })
        .meta({ examples: [EXAMPLE] }),
      sourceOfTruth: sourceOfTruth.optional(),
      featureOptions: z.record(z.string(), z.string()).optional(),
      transactionID: z.string().optional(),
    })
    .refine(({ payload, featureOptions }) => (payload.to?.length ?? 0) > 0 || featureOptions?.['reference'] != null, {
      path: ['payload', 'to'],
      message: `1 to ${MOST_REFERENCES} records are needed, or the option reference, which names installed ones`,
    }),
  response: envelope(matchedPair),
};

export type MatchedPair = z.infer<typeof matchedPair>;
export type EntityResult = z.infer<typeof entityResult>;
