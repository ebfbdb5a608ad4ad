// Addresses of mail in the form in which they are compared, and how far two are the same.
import { Remembered } from '../../contract/remembered.js';
import { cleanCell } from '../../email/cell/clean.js';
import { isRole } from '../../email/lists/roles.js';
import { parseEmail } from '../../email/syntax/parse.js';
import { DomainSuggester } from '../../email/typo/suggest.js';
import type { ComparableEmail } from '../comparable.js';
import { mailboxOf } from './mailbox.js';

/**
 * `E1`: one mailbox. `E2`: the same name at a domain that is off by a slip, or at another domain of the same name.
 * `E0`: not the same.
 */
export type EmailLevel = 'E1' | 'E2' | 'E0';

const suggester = new DomainSuggester();

/** What was probably meant by a domain. */
const meant = new Remembered<string, string>();

/** A first label that says whose domain it is; shorter ones are shared by chance. */
const LEAST_LABEL = 4;
/** A local part shorter than this is nobody's name. */
const LEAST_LOCAL = 3;

/** The domain that was probably meant; the domain itself where it may well be. */
const meantDomain = (given: string): string => meant.of(given, (domain) => suggester.suggest(domain) || domain);

/** The form of a text that holds an address of mail; undefined for one that holds none, or several. */
export function comparableEmail(text: string): ComparableEmail | undefined {
  const written = parseEmail(text);
  const parsed = written.reason === 'ok' ? written : parseEmail(cleanCell(text).text);
  if (parsed.category === 'error' || parsed.local === '' || parsed.asciiDomain === '') return undefined;
  const local = parsed.local.toLowerCase();
  const mailbox = mailboxOf(local, parsed.asciiDomain);
  return emailOf(mailbox.local, mailbox.domain);
}

/** The form of a mailbox: both parts as `mailboxOf` gives them. */
export const emailOf = (local: string, domain: string): ComparableEmail => ({
  canonical: `${local}@${domain}`,
  local,
  domain,
  isRole: isRole(local),
});

/** How far two addresses are the same; the same whichever is asked about first. */
export function emailAgreement(a: ComparableEmail, b: ComparableEmail): EmailLevel {
  if (a.canonical === b.canonical) return 'E1';
  if (a.domain === b.domain) return 'E0';
  const first = mailboxOf(a.local, meantDomain(a.domain));
  const second = mailboxOf(b.local, meantDomain(b.domain));
  if (first.local !== second.local || first.local.length < LEAST_LOCAL) return 'E0';
  return first.domain === second.domain || areSiblings(first.domain, second.domain) ? 'E2' : 'E0';
}

/** True for domains of one name under different ends: firm.com and firm.com.au. */
function areSiblings(a: string, b: string): boolean {
  const label = a.slice(0, a.indexOf('.'));
  return label.length >= LEAST_LABEL && label === b.slice(0, b.indexOf('.'));
}
