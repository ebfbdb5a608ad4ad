// The reasons that findings have, and their sentences. Codes are stable: programs compare them.
import type { DomainFinding, MailboxFinding, MailServerFinding, NetworkFindings } from '../findings.js';
import type { DnsFailure } from './dns/name-server.js';

const SENTENCES = {
  'domain-absent': 'The domain does not exist',
  'domain-refuses-mail': 'Domain does not accept email',
  'domain-without-mail-server': 'The domain has neither a mail server nor an address',
  'dns-timeout': 'Timeout Exceeded: no name server answered in time',
  'dns-failure': 'The name servers of the domain have no answer now',
  'dns-unreachable': 'No name server can be reached',
  'dns-not-of-internet': 'The name servers of this machine do not know the names of the internet',
  'mx-unresolved': 'The mail servers that the domain names do not exist',
  'mx-not-a-host': 'What the domain names as mail server is no server',
  'mx-not-public':
    'The mail server lies at an address that is not public, and is not asked (--allow-private-mx allows it)',
  'mail-server-found': 'The domain has a mail server; it was not asked for the mailbox',
  'mail-server-implied': 'The domain names no mail server and has an address, where one may be',
  timeout: 'Timeout Exceeded',
  'not-sendable': 'The address cannot be given to a mail server',
  'mailbox-exists': 'Email verified.',
  'mailbox-absent': 'Email address does not exist on mail server.',
  'mailbox-moved': 'The mailbox has moved: the mail server does not take it any more',
  'mailbox-disabled': 'The mailbox is disabled',
  'mailbox-full': 'The mailbox is there, and is full',
  'catch-all': 'The mail server takes every name at the domain, so that it says nothing of this one',
  'catch-all-untested': 'The mail server takes the name; whether it takes every name could not be found out',
  'provider-takes-all': 'The mail server takes names without looking and sends mail back later',
  'provider-not-asked': 'The mail server is known to take whatever comes, and was not asked',
  'not-verified': 'The mail server takes the name without looking',
  greylisted: 'The mail server puts off whom it does not know; ask again in some minutes',
  'temporary-failure': 'The mail server has no answer now',
  'rate-limited': 'The mail server wants to be asked less often',
  'probe-blocked': 'The mail server refuses this machine, which says nothing of the mailbox',
  'sender-rejected': 'The mail server refuses the sender that it was told, which says nothing of the mailbox',
  'relay-denied': 'The mail server does not serve the domain, or not for this machine',
  'domain-not-served': 'The mail server says that it does not know the domain',
  'policy-refusal': 'The mail server refuses by policy, which says nothing of the mailbox',
  'unclear-refusal': 'The mail server refuses, and does not say that the mailbox is not there',
  'smtputf8-missing': 'The mail server takes no names that are not ASCII',
  'server-unreachable': 'No connection to the mail server: it cannot be reached',
  'server-refuses-connection': 'No connection to the mail server: it accepts none',
  'server-too-slow': 'Timeout Exceeded: the mail server answers too slowly',
  'connection-lost': 'The mail server ended the connection before it answered',
  'not-smtp': 'What answers at the mail server is none, or none that keeps to the protocol',
  'port-blocked': 'No mail server can be reached from here: the port looks blocked',
} as const;

/** What a finding rests on. */
export type Reason = keyof typeof SENTENCES;

/** The findings with the sentence of their reason. `said`: what the server wrote, cleaned of addresses; '' for none. */
export const findings = (
  domain: DomainFinding,
  mailServer: MailServerFinding,
  mailbox: MailboxFinding,
  reason: Reason,
  said = '',
): NetworkFindings => ({
  domain,
  mailServer,
  mailbox,
  reason,
  message: said === '' ? SENTENCES[reason] : `${SENTENCES[reason]}; it said: ${said}`,
});

/** Findings where DNS gave no answer. */
export function findingsOfFailure(failure: DnsFailure): NetworkFindings {
  const unknown = (reason: Reason): NetworkFindings => findings('unknown', 'unknown', 'unknown', reason);
  if (failure === 'timeout') return unknown('dns-timeout');
  if (failure === 'unreachable') return unknown('dns-unreachable');
  return unknown(failure === 'not-of-internet' ? 'dns-not-of-internet' : 'dns-failure');
}
