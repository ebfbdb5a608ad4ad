// EmailRestRequest and EmailRestResponse: addresses in, what is known of each out.
import { z } from 'zod';
import { envelope, sourceOfTruth } from './address.js';

/**
 * What is known of an address, as texts. The booleans of the element cannot say unknown; these can. A service that
 * says less leaves some out.
 */
const attributes = z
  .object({
    /** VALID, INVALID or UNKNOWN: whether mail for it can arrive, as far as that was checked. */
    email_valid: z.string(),
    /** One sentence for a reader. */
    message: z.string(),
    /** The same as a stable code. */
    reason: z.string(),
    /** VALID, INVALID or UNKNOWN each. */
    domain_exists: z.string(),
    mailserver_exists: z.string(),
    email_exists: z.string(),
    /** TRUE, FALSE or UNKNOWN each. */
    disposable: z.string(),
    relay: z.string(),
    rolebased: z.string(),
    free_email: z.string(),
    catchall: z.string(),
    /** The part before the @, and the domain in lower case; '' where there is none. */
    accountname: z.string(),
    domain: z.string(),
    /** The address that was probably meant; '' where there is none. */
    suggested_email: z.string(),
  })
  .partial()
  .catchall(z.string().optional());

const validatedEmail = z.object({
  address: z.string(),
  attributes,
  mailBoxValidated: z.boolean(),
  mailServerValidated: z.boolean(),
  domainValidated: z.boolean(),
  blackListValidated: z.boolean(),
  formatValidated: z.boolean(),
});

export const schema = {
  request: z.strictObject({
    payload: z
      .array(z.looseObject({ address: z.string() }))
      .min(1)
      .max(100),
    sourceOfTruth: sourceOfTruth.optional(),
    featureOptions: z.record(z.string(), z.string()).optional(),
    transactionID: z.string().optional(),
  }),
  response: envelope(validatedEmail),
};

export type ValidatedEmail = z.infer<typeof validatedEmail>;
