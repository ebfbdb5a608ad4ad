// What is known of a domain without asking anybody.
import { domainRefusal } from '../policy/domain-form.js';
import type { Refusal } from '../policy/refusal.js';
import { isExample, specialUse } from '../policy/special-names.js';

/** What a list says of a domain; UNKNOWN where one list says so and another does not. */
export type Listed = 'TRUE' | 'FALSE' | 'UNKNOWN';

export interface DomainFacts {
  /** Why nobody has such a domain. */
  readonly refusal: Refusal | undefined;
  /** What its top-level domain is kept for, as the end of a sentence. */
  readonly specialUse: string | undefined;
  /** True if it is kept for examples. */
  readonly isExample: boolean;
  /** Gives addresses away for minutes. */
  readonly disposable: Listed;
  /** Passes mail on to an address that its owner hides. */
  readonly isRelay: boolean;
  /** Gives mailboxes to everybody. */
  readonly isFree: boolean;
  /** The domain that was probably meant; '' where it may well be meant as it is. */
  readonly suggestion: string;
}

/** What is known of a domain in ASCII and lower case. */
export const factsOfDomain = (domain: string): DomainFacts => ({
  refusal: domainRefusal(domain),
  specialUse: specialUse(domain),
  isExample: isExample(domain),
  disposable: 'FALSE',
  isRelay: false,
  isFree: false,
  suggestion: '',
});
