// Domains that nobody can have a mailbox at, since they are kept for other uses: the special-use names of IANA (RFC
// 6761, RFC 6762, RFC 7686, RFC 9476) and the name that ICANN keeps for private networks.

const SPECIAL: ReadonlyMap<string, string> = new Map([
  ['alt', 'is kept for names outside the DNS'],
  ['arpa', 'is kept for the DNS itself'],
  ['internal', 'is kept for private networks'],
  ['invalid', 'is kept for names that are never valid'],
  ['local', 'is kept for the network that one is in'],
  ['localdomain', 'means the machine itself'],
  ['localhost', 'means the machine itself'],
  ['onion', 'is kept for hidden services'],
  ['test', 'is kept for tests'],
]);

/** Domains for documentation (RFC 2606 section 3, RFC 6761 section 6.5): no mailbox, but what everybody writes. */
const EXAMPLES = /(?:^|\.)example(?:\.(?:com|net|org))?$/;

/** What the last label of a domain in lower case is kept for, as the end of a sentence; undefined for all others. */
export const specialUse = (domain: string): string | undefined =>
  SPECIAL.get(domain.slice(domain.lastIndexOf('.') + 1));

/** True for a domain that is kept for examples. */
export const isExample = (domain: string): boolean => EXAMPLES.test(domain);
