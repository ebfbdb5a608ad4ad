// ValidatedAddressAu / ValidatedAddressNz with the verdict of the cleanse beside the contract's fields.
import { z } from 'zod';
import { addressAuNz, changedItem, envelope, fullAddressRequest } from './address.js';

export const status = z.enum(['verified', 'corrected', 'partial', 'ambiguous', 'unmatched', 'rejected', 'error']);
export const level = z.enum(['subdwelling', 'address', 'street', 'locality', 'none']);
/** Why an answer is less than the whole address, in one word (documented in docs/reference/exceptions.md). */
export const exception = z.enum([
  'NUMBER_NOT_FOUND',
  'NUMBER_IN_RANGE',
  'NUMBER_MISSING',
  'UNIT_NOT_FOUND',
  'UNIT_MISSING',
  'STREET_NOT_FOUND',
  'LOCALITY_NOT_FOUND',
  'AMBIGUOUS',
  'POSTAL_NOT_FOUND',
  'POSTAL_NOT_VERIFIABLE',
  'NO_ADDRESS_DATA',
  'COUNTRY_NOT_COVERED',
  'EMPTY',
]);

/** Another reference address (or street) that the input may have meant. */
export const candidate = z.object({ id: z.string(), fullAddress: z.string(), confidence: z.number() });

export const validatedAddress = addressAuNz.extend({
  careOf: z.string().nullish(),
  exception: exception.nullish(),
  status: status.optional(),
  level: level.optional(),
  confidence: z.number().optional(),
  runnerUp: z.number().optional(),
  changedItems: z.array(changedItem).optional(),
  candidates: z.array(candidate).optional(),
  messages: z.array(z.string()).optional(),
});

export const schema = { request: fullAddressRequest(100), response: envelope(validatedAddress) };

export type Status = z.infer<typeof status>;
export type Level = z.infer<typeof level>;
export type Exception = z.infer<typeof exception>;
export type Candidate = z.infer<typeof candidate>;
export type ValidatedAddress = z.infer<typeof validatedAddress>;
