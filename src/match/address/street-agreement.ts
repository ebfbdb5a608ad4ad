// Whether two addresses are on the same street.
import type { ComparableAddress } from '../comparable.js';
import { isSlip, likeness, type Likeness } from './likeness.js';

export interface StreetAgreement {
  readonly street: Likeness;
  readonly streetType: Likeness;
  readonly streetSuffix: Likeness;
  /** True where a letter had to be corrected for it. */
  readonly isCorrected: boolean;
}

/** Compares streets; `number`: the numbers agree, without which no letter is corrected. */
export function streetAgreement(a: ComparableAddress, b: ComparableAddress, hasNumber: boolean): StreetAgreement {
  const streetType = likeness(a.streetType, b.streetType);
  const streetSuffix = likeness(a.streetSuffix, b.streetSuffix);
  if (a.street === b.street) {
    return { street: a.street === '' ? 'unsaid' : 'same', streetType, streetSuffix, isCorrected: false };
  }
  if (a.street === '' || b.street === '') return { street: 'oneSided', streetType, streetSuffix, isCorrected: false };
  // The same words, divided otherwise into name, type and suffix.
  const isOtherForm = streetType === 'oneSided' || streetSuffix === 'oneSided';
  if (isOtherForm && wholeOf(a) === wholeOf(b)) return AS_A_WHOLE;
  if (a.streetType === b.streetType && a.street.replaceAll(' ', '') === b.street.replaceAll(' ', '')) {
    return { street: 'same', streetType, streetSuffix, isCorrected: false };
  }
  if (hasNumber && streetSuffix !== 'different') {
    if (isSlip(a.street, b.street)) return { street: 'near', streetType, streetSuffix, isCorrected: true };
    if (isOtherForm && isSlip(wholeOf(a), wholeOf(b))) return { ...AS_A_WHOLE, isCorrected: true };
  }
  return { street: 'different', streetType, streetSuffix, isCorrected: false };
}

const AS_A_WHOLE: StreetAgreement = {
  street: 'near',
  streetType: 'unsaid',
  streetSuffix: 'unsaid',
  isCorrected: false,
};

/** All words of a street in one text, in an order of their own: a suffix may stand in the middle or at the end. */
const wholeOf = ({ street, streetType, streetSuffix }: ComparableAddress): string =>
  [...street.split(' '), streetType, streetSuffix].sort().join('');
