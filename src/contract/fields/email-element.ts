// What an element of validate-email says, whoever made it: a service may say less than this one.
import type { ValidatedEmail } from '../schema/validate-email.js';

/** Name of an attribute that this program knows. */
export type EmailAttribute = keyof ValidatedEmail['attributes'] & string;

/** `rejected`: there is no address; `error`: the call failed. */
export type EmailStatus = 'valid' | 'invalid' | 'unknown' | 'rejected' | 'error';

/** Codes of `reason` for records that nobody looked at. */
const NOTHING_THERE = 'empty';
const CALL_FAILED = 'call-failed';

/** The element of a record that was not looked at: nothing is proven, and whether it is valid is not known. */
const notLookedAt = (address: string, reason: string, message: string): ValidatedEmail => ({
  address,
  attributes: { email_valid: 'UNKNOWN', message, reason },
  mailBoxValidated: false,
  mailServerValidated: false,
  domainValidated: false,
  blackListValidated: false,
  formatValidated: false,
});

/** The element of a record whose call failed. */
export const failedCall = (message: string): ValidatedEmail => notLookedAt('', CALL_FAILED, message);

/** The element of a record without an address. */
export const noAddress = (address = ''): ValidatedEmail =>
  notLookedAt(address, NOTHING_THERE, 'there is no email address in this record');

/** The attributes; none where a service gives none. */
export const attributesOf = ({ attributes }: ValidatedEmail): ValidatedEmail['attributes'] =>
  (attributes as ValidatedEmail['attributes'] | null | undefined) ?? {};

/** The status of a row. A service that knows no reasons is read by email_valid alone. */
export function statusOf(element: ValidatedEmail): EmailStatus {
  const attributes = attributesOf(element);
  if (attributes.reason === NOTHING_THERE) return 'rejected';
  if (attributes.reason === CALL_FAILED) return 'error';
  if (attributes.email_valid === 'VALID') return 'valid';
  return attributes.email_valid === 'INVALID' ? 'invalid' : 'unknown';
}

/** Why, in words, and the remarks on the row that it was asked of. */
export const wordsOf = (element: ValidatedEmail & { readonly messages?: readonly string[] }): string =>
  [attributesOf(element).message ?? '', ...(element.messages ?? [])].filter((words) => words !== '').join('; ');
