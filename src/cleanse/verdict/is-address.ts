// Whether an answer is an address that may be used.
import type { ValidatedAddress } from '../../contract/schema/cleanse.js';

/** True for an address that is there, as it is written or corrected. */
export const isAddress = ({ status }: ValidatedAddress): boolean => status === 'verified' || status === 'corrected';
