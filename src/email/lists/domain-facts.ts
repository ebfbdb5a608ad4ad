// What is known of a domain without asking anybody: its form, and the lists that it is on.
import { MAIL_DOMAIN } from '../../data/mail-domains/kinds.js';
import type { MailDomains } from '../../data/mail-domains/read/mail-domains.js';
import { domainRefusal } from '../policy/domain-form.js';
import type { Refusal } from '../policy/refusal.js';
import { isExample, specialUse } from '../policy/special-names.js';
import { DomainSuggester } from '../typo/suggest.js';
import { hasTopLevel } from '../typo/suffixes.js';
import { isProvider, isRelay } from './providers.js';

/** What a list says of a domain; UNKNOWN where only a list says so that holds domains in error. */
export type Listed = 'TRUE' | 'FALSE' | 'UNKNOWN';

export interface DomainFacts {
  /** Why nobody has such a domain. */
  readonly refusal: Refusal | undefined;
  /** What its top-level domain is kept for, as the end of a sentence. */
  readonly specialUse: string | undefined;
  /** True if it is kept for examples. */
  readonly isExample: boolean;
  /** True if its top-level domain is one that is known. */
  readonly hasTopLevel: boolean;
  /** Gives addresses away for minutes. */
  readonly disposable: Listed;
  /** Passes mail on to an address that its owner hides. */
  readonly isRelay: boolean;
  /** Gives mailboxes to everybody. */
  readonly free: Listed;
  /** The domain that was probably meant; '' where it may well be meant as it is. */
  readonly suggestion: string;
}

const suggester = new DomainSuggester();

/** What is known of a domain in ASCII and lower case. */
export function factsOfDomain(domain: string, lists: MailDomains): DomainFacts {
  const special = specialUse(domain);
  const isReserved = special !== undefined || isExample(domain);
  const relay = isRelay(domain);
  const provider = isProvider(domain);
  const kinds = relay || provider ? 0 : lists.kindsAt(domain);
  return {
    refusal: domainRefusal(domain),
    specialUse: special,
    isExample: isExample(domain),
    hasTopLevel: hasTopLevel(domain),
    disposable: listed(kinds, MAIL_DOMAIN.disposable, MAIL_DOMAIN.saidDisposable),
    isRelay: relay,
    free: provider ? 'TRUE' : listed(kinds, 0, MAIL_DOMAIN.saidFree),
    suggestion: isReserved ? '' : suggester.suggest(domain),
  };
}

function listed(kinds: number, sure: number, said: number): Listed {
  if ((kinds & sure) !== 0) return 'TRUE';
  return (kinds & said) === 0 ? 'FALSE' : 'UNKNOWN';
}
