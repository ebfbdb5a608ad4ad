// The suppression records of the contract: an address object of which all is null but the delivery point id and the
// attributes. What `suppress` makes of several of them stands behind.
import { z } from 'zod';
import { addressAuNz, envelope, sourceOfTruth } from './address.js';

const suppressed = addressAuNz.omit({ rdNumber: true, deliveredTo: true, townCity: true, suburb: true });

export const schema = {
  request: z.strictObject({
    payload: z
      .array(z.looseObject({ id: z.string().meta({ examples: ['10000004'] }) }))
      .min(1)
      .max(100),
    sourceOfTruth: sourceOfTruth.optional(),
    featureOptions: z.record(z.string(), z.string()).optional(),
    transactionID: z.string().optional(),
  }),
  response: envelope(suppressed),
};

export type SuppressedAddress = z.infer<typeof suppressed>;

const verdict = z.object({
  status: z.enum(['listed', 'not_listed', 'not_checked', 'error']),
  action: z.enum(['keep', 'flag', 'drop', 'not_checked']),
  reason: z
    .enum([
      'deceased',
      'moved_without_consent',
      'moved_with_consent',
      'new_occupant_possible',
      'no_delivery_point_id',
      'malformed_delivery_point_id',
      'address_not_certain',
      'call_failed',
    ])
    .nullable(),
  list: z.enum(['moved', 'deceased']).nullable(),
  dpid: z.string(),
  movedDate: z.string().nullable(),
  movedConsentIndicator: z.string().nullable(),
  deceasedDate: z.string().nullable(),
  messages: z.array(z.string()),
});

/** Of an operation that no service has: the schema of what a run writes. */
export const verdictSchema = {
  request: z.strictObject({
    payload: z
      .array(
        z.looseObject({ dpid: z.string(), lastContact: z.string().optional(), addressStatus: z.string().optional() }),
      )
      .min(1),
    featureOptions: z.record(z.string(), z.string()).optional(),
  }),
  response: envelope(verdict),
};

export type SuppressionVerdict = z.infer<typeof verdict>;
