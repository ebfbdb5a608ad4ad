// AddressAu and AddressNz as the earlier lookups answer them, and the request that each of them takes.
import { z } from 'zod';
import type { LookupForm } from '../operations/lookup-forms.js';
import { addressAuNz, addressIntl, envelope, sourceOfTruth } from './address.js';

const hit = addressAuNz.extend({ exception: z.string().nullish() });
/** Hits of any country: those of others than Australia and New Zealand have district, city and province. */
const hitAnywhere = hit.extend(addressIntl.pick({ district: true, city: true, province: true }).shape);

/**
 * AddressRestRequest whose records have what the operation requires; what it does not name is let through and not
 * heeded.
 */
export const lookupSchema = ({ required, oneOf = [], optional }: LookupForm) => {
  const maybe = [...oneOf.flat(), ...optional].filter((name) => name !== 'transactionID' && name !== 'featureOptions');
  const record = z
    .looseObject({
      ...Object.fromEntries(maybe.map((name) => [name, z.string().nullish()])),
      ...Object.fromEntries(required.map((name) => [name, z.string().trim().min(1)])),
    })
    .refine(
      (given) =>
        oneOf.every((names) => names.some((name) => typeof given[name] === 'string' && given[name].trim() !== '')),
      { error: oneOf.map((names) => `one of ${names.join(', ')} is required`).join('; ') },
    );
  return {
    request: z.strictObject({
      payload: z.array(record).min(1),
      sourceOfTruth: sourceOfTruth.optional(),
      featureOptions: z.record(z.string(), z.string()).optional(),
      transactionID: z.string().optional(),
    }),
    response: envelope(required.includes('country') ? hitAnywhere : hit),
  };
};

/** One hit; what its level does not have is null. */
export type LookupHit = z.infer<typeof hit>;
