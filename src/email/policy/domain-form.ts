// What a domain that mail is sent to looks like, beyond the grammar: labels that registries give away, and a top-level
// domain that can exist.
import { domainToASCII, domainToUnicode } from 'node:url';
import type { Refusal } from './refusal.js';

/** Letters alone, or those of other languages in ASCII (RFC 3696 section 2): no top-level domain has less than two. */
const TOP_LEVEL = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/** Two hyphens as third and fourth character mean a kind of label of which there is one: xn-- (RFC 5891 4.2.3.1). */
const RESERVED = /(?:^|\.)(?!xn--)[a-z0-9]{2}--/;

/**
 * What stands in labels (RFC 5892): letters, marks, digits and the hyphen; and the few other characters that are
 * allowed between letters of their own language.
 */
const LABEL_LETTERS = /^[\p{L}\p{M}\p{Nd}\-.\p{Join_Control}\u00b7\u0375\u05f3\u05f4\u30fb]*$/u;

/**
 * What is wrong in ASCII, and was not as it was written: there are letters that stand for dots, hyphens or nothing, and
 * ones that stand for nothing that a domain may have.
 */
const BROKEN = /(?:^|\.)(?:[-.]|$)|-(?:\.|$)|[^a-z0-9.-]/;

/** Why nobody has such a domain; undefined where somebody may. `domain`: in ASCII and lower case. */
export function domainRefusal(domain: string): Refusal | undefined {
  if (!TOP_LEVEL.test(domain.slice(domain.lastIndexOf('.') + 1))) {
    return { reason: 'tld-form', says: 'the domain does not end in a top-level domain' };
  }
  if (BROKEN.test(domain)) {
    return { reason: 'domain-letters', says: 'the domain has a character that no domain may have' };
  }
  // Most domains have no two hyphens in a row anywhere.
  return domain.includes('--') ? labelsRefusal(domain) : undefined;
}

function labelsRefusal(domain: string): Refusal | undefined {
  if (RESERVED.test(domain)) {
    return { reason: 'reserved-label', says: 'a part of the domain has two hyphens where none has them' };
  }
  if (!domain.includes('xn--')) return undefined;
  const written = domainToUnicode(domain);
  // What stands for nothing is given back as it is, or as nothing.
  if (written === '' || /(?:^|\.)xn--/.test(written) || domainToASCII(written) !== domain) {
    return { reason: 'domain-punycode', says: 'a part of the domain begins with xn-- and stands for no letters' };
  }
  return LABEL_LETTERS.test(written)
    ? undefined
    : { reason: 'domain-letters', says: 'the domain has a character that no domain may have' };
}
