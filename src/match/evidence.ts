// What was compared of two records and how it came out, in words a person can check.
import type { AddressAgreement } from './address/agreement.js';
import type { Likeness } from './address/likeness.js';
import type { PairMatch } from './pair.js';

type Component = Exclude<keyof AddressAgreement, 'level'>;

const NAMES: Readonly<Record<Component, string>> = {
  id: 'reference id',
  unit: 'unit',
  floor: 'level',
  lot: 'lot',
  number: 'number',
  numberSuffix: 'letter of the number',
  street: 'street',
  streetType: 'street type',
  streetSuffix: 'street suffix',
  postal: 'box or bag',
  locality: 'locality',
  postcode: 'postcode',
  state: 'state',
};
const COMPONENTS = Object.keys(NAMES) as readonly Component[];

const SAYS: Readonly<Record<Exclude<Likeness, 'unsaid'>, string>> = {
  same: 'same',
  near: 'same after what is known of it or one correction',
  oneSided: 'said by one alone',
  different: 'different',
};

/** `A2: same number, street; said by one alone unit`, of the best two addresses. */
export function addressEvidence(agreement: AddressAgreement): string {
  const parts = (Object.keys(SAYS) as (keyof typeof SAYS)[]).flatMap((likeness) => {
    const names = COMPONENTS.filter((component) => agreement[component] === likeness).map((name) => NAMES[name]);
    return names.length === 0 ? [] : [`${SAYS[likeness]}: ${names.join(', ')}`];
  });
  return parts.length === 0 ? `address ${agreement.level}` : `address ${agreement.level}, ${parts.join('; ')}`;
}

const PHONE = {
  P1: 'phone P1, the same number',
  P2: 'phone P2, the same subscriber; area or extension said by one alone',
  swapped: 'phone P0, two neighbouring digits changed over: counts beside the same address alone',
  P0: 'phone P0, not the same',
} as const;

const EMAIL = {
  E1: 'email E1, the same mailbox',
  E2: 'email E2, the same name at a domain that is off by a slip or has another end',
  E0: 'email E0, not the same',
} as const;

/** Sentences on addresses, phones and emails, of those that both records have. */
export function pairEvidence({ address, phone, email, hasPhones, hasEmails, isRole }: PairMatch): readonly string[] {
  return [
    ...(address === undefined ? [] : [addressEvidence(address)]),
    ...(hasPhones ? [PHONE[phone]] : []),
    ...(hasEmails ? [isRole ? 'email E1, the same mailbox of a role: it speaks for no person' : EMAIL[email]] : []),
  ];
}
