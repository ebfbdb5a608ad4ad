// Two records: the best class that their addresses, phones and emails support, and which elements agreed.
import { addressAgreement, type AddressAgreement, type AddressLevel } from './address/agreement.js';
import type { MapOf } from './address/place-agreement.js';
import { classNamed, classOf, type ClassInfo } from './classes.js';
import type { ComparableAddress, ComparableContact } from './comparable.js';
import { bestEmail, bestPhone } from './contact/contact-pair.js';
import type { EmailLevel } from './contact/email.js';
import type { PhoneLevel } from './contact/phone.js';

/** What is found of two records. Pairs are the indexes of two elements that agree, and empty where none do. */
export interface PairMatch {
  /** The best class; undefined where nothing agrees. */
  readonly found: ClassInfo | undefined;
  readonly addressPair: readonly number[];
  readonly emailPair: readonly number[];
  readonly phonePair: readonly number[];
  /** How the best addresses compare; undefined where one record has none. */
  readonly address: AddressAgreement | undefined;
  readonly phone: PhoneLevel;
  readonly email: EmailLevel;
  /** True where the email that agrees is a role's. */
  readonly isRole: boolean;
  /** True where both records have a phone, or an email, that can be compared. */
  readonly hasPhones: boolean;
  readonly hasEmails: boolean;
}

/** The better an address agrees, the earlier it stands; A0 says more of two records than nothing does. */
const ORDER: readonly AddressLevel[] = ['A1', 'A2', 'A3', 'A5', 'A4', 'A0', 'none'];
const AGREES: ReadonlySet<AddressLevel> = new Set<AddressLevel>(['A1', 'A2', 'A3', 'A4', 'A5']);

interface BestAddress {
  readonly agreement: AddressAgreement | undefined;
  readonly pair: readonly number[];
}

function bestAddress(
  from: readonly (ComparableAddress | undefined)[],
  to: readonly (ComparableAddress | undefined)[],
  mapOf: MapOf | undefined,
): BestAddress {
  let agreement: AddressAgreement | undefined;
  let pair: readonly number[] = [];
  let rank = ORDER.length;
  from.forEach((a, i) => {
    to.forEach((b, j) => {
      if (a === undefined || b === undefined) return;
      const found = addressAgreement(a, b, mapOf);
      const at = ORDER.indexOf(found.level);
      if (at >= rank) return;
      rank = at;
      agreement = found;
      pair = [i, j];
    });
  });
  return { agreement, pair: agreement !== undefined && AGREES.has(agreement.level) ? pair : [] };
}

const hasAny = (parts: readonly unknown[]): boolean => parts.some((part) => part !== undefined);

/** Matches two records. `mapOf`: what is known of places; that of the package where it is not given. */
export function matchPair(from: ComparableContact, to: ComparableContact, mapOf?: MapOf): PairMatch {
  const address = bestAddress(from.addresses, to.addresses, mapOf);
  const phone = bestPhone(from.phones, to.phones);
  const email = bestEmail(from.emails, to.emails);
  const level = address.agreement?.level ?? 'none';
  const code = classOf({ address: level, phone: phone.level, email: email.level, isRole: email.isRole });
  // Changed digits are evidence beside an address alone.
  const isPhone = phone.level === 'P1' || phone.level === 'P2' || (code !== undefined && code.startsWith('H'));
  return {
    found: code === undefined ? undefined : classNamed(code),
    addressPair: address.pair,
    emailPair: email.pair,
    phonePair: isPhone ? phone.pair : [],
    address: address.agreement,
    phone: phone.level,
    email: email.level,
    isRole: email.isRole,
    hasPhones: hasAny(from.phones) && hasAny(to.phones),
    hasEmails: hasAny(from.emails) && hasAny(to.emails),
  };
}
