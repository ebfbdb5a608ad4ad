// The best of the phones and emails of two records, and where it stands.
import type { ComparableEmail, ComparablePhone } from '../comparable.js';
import { emailAgreement, type EmailLevel } from './email.js';
import { phoneAgreement, type PhoneLevel } from './phone.js';

/** The best level; `pair` are the indexes of the first two that have it, none where nothing agrees. */
interface Best<L> {
  readonly level: L;
  readonly pair: readonly number[];
}

const PHONE_ORDER: readonly PhoneLevel[] = ['P1', 'P2', 'swapped', 'P0'];
const EMAIL_ORDER: readonly EmailLevel[] = ['E1', 'E2', 'E0'];
const NO_PAIR: readonly number[] = [];

/** The best of two lists; `undefined` elements cannot be compared, and are skipped. */
function best<T, L>(
  from: readonly (T | undefined)[],
  to: readonly (T | undefined)[],
  order: readonly L[],
  agreement: (a: T, b: T) => L,
): Best<L> {
  let level = order.length - 1;
  let pair = NO_PAIR;
  from.forEach((a, i) => {
    if (a === undefined) return;
    to.forEach((b, j) => {
      const found = b === undefined ? level : order.indexOf(agreement(a, b));
      if (found >= level) return;
      level = found;
      pair = [i, j];
    });
  });
  return { level: order[level]!, pair };
}

/** The best of two lists of phones. */
export const bestPhone = (
  from: readonly (ComparablePhone | undefined)[],
  to: readonly (ComparablePhone | undefined)[],
): Best<PhoneLevel> => best(from, to, PHONE_ORDER, phoneAgreement);

/** The best of two lists of emails; of two that are equally good, a person's before that of a role. */
export function bestEmail(
  from: readonly (ComparableEmail | undefined)[],
  to: readonly (ComparableEmail | undefined)[],
): Best<EmailLevel> & { readonly isRole: boolean } {
  const person = (email: ComparableEmail | undefined): ComparableEmail | undefined =>
    email?.isRole === true ? undefined : email;
  const ofPersons = best(from.map(person), to.map(person), EMAIL_ORDER, emailAgreement);
  if (ofPersons.level === 'E1') return { ...ofPersons, isRole: false };
  const ofAll = best(from, to, EMAIL_ORDER, emailAgreement);
  return ofAll.level === 'E1' ? { ...ofAll, isRole: true } : { ...ofPersons, isRole: false };
}
