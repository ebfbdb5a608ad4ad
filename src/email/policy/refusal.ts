// Why the form of an address is not accepted.
import type { FormReason } from '../syntax/reasons.js';

/** Codes of refusals that the standards do not make. */
type PolicyReason =
  | 'international-local'
  | 'unsafe-letters'
  | 'tld-form'
  | 'reserved-label'
  | 'domain-letters'
  | 'domain-punycode';

/** Why the form of an address is not accepted: a stable code, and a sentence without the address. */
export interface Refusal {
  readonly reason: FormReason | PolicyReason;
  readonly says: string;
}
