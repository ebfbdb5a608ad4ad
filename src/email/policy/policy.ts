// What a customer file calls an address, on top of what the standards allow: no quotation marks, no IP addresses, a
// domain with a dot and a top-level domain of letters, no letters that deceive. Each can be allowed.
import { categoryOf, sentenceOf, type FormReason } from '../syntax/reasons.js';
import type { ParsedEmail } from '../syntax/parse.js';
import { domainRefusal } from './domain-form.js';
import type { Refusal } from './refusal.js';
import { hasUnsafeLetters } from './unsafe-letters.js';

/** What is accepted beside plain addresses. */
export interface EmailPolicy {
  /** `"john smith"@example.com`. */
  readonly allowsQuoted: boolean;
  /** `john@[192.0.2.1]`. */
  readonly allowsLiteral: boolean;
  /** `john@localhost`. */
  readonly allowsSingleLabel: boolean;
  /** Letters beyond ASCII before the @, which need a mail server that takes them (RFC 6531). */
  readonly allowsInternational: boolean;
}

/** What a customer file is held to. */
export const CUSTOMER_POLICY: EmailPolicy = {
  allowsQuoted: false,
  allowsLiteral: false,
  allowsSingleLabel: false,
  allowsInternational: true,
};

const UNSAFE: Refusal = { reason: 'unsafe-letters', says: 'it has a character that cannot be seen or told apart' };

const byForm = (reason: FormReason): Refusal => ({ reason, says: sentenceOf(reason) });

/** Why the policy does not accept the form of the address; undefined where it does. */
export function refusalOf(
  parsed: ParsedEmail,
  policy: EmailPolicy = CUSTOMER_POLICY,
  ofDomain: (asciiDomain: string) => Refusal | undefined = domainRefusal,
): Refusal | undefined {
  const { reason, category, isQuoted, isLiteral, local } = parsed;
  if (category === 'error' || category === 'header-only') return byForm(reason);
  if (categoryOf(reason) === 'unusual' && !isAllowed(parsed, policy)) return byForm(reason);
  if (isQuoted && !policy.allowsQuoted) return byForm('quoted-local');
  const refusedLocal = localRefusal(local, policy);
  if (refusedLocal) return refusedLocal;
  if (NOT_ASCII.test(parsed.domain) && hasUnsafeLetters(parsed.domain)) return UNSAFE;
  if (isLiteral || (reason === 'tld-only' && policy.allowsSingleLabel)) return undefined;
  if (parsed.asciiDomain === '') {
    return { reason: 'domain-letters', says: 'the domain has a letter that no domain may have' };
  }
  return ofDomain(parsed.asciiDomain);
}

/** True for an unusual form that the policy accepts. No policy accepts a number as top-level domain. */
function isAllowed({ reason }: ParsedEmail, policy: EmailPolicy): boolean {
  if (reason === 'quoted-local') return policy.allowsQuoted;
  if (reason === 'address-literal') return policy.allowsLiteral;
  return reason === 'tld-only' && policy.allowsSingleLabel;
}

function localRefusal(local: string, { allowsInternational }: EmailPolicy): Refusal | undefined {
  if (!NOT_ASCII.test(local)) return undefined;
  if (!allowsInternational) {
    return { reason: 'international-local', says: 'the part before the @ has letters beyond ASCII' };
  }
  return hasUnsafeLetters(local) ? UNSAFE : undefined;
}

const NOT_ASCII = /[^\0-\x7f]/;
