// What asking the network found out about an address: the seam between what can be said of a text alone and what
// name servers and mail servers answer.

/** Whether the domain is there: `refuses-mail` is a domain that says itself that it takes no mail (RFC 7505). */
export type DomainFinding = 'exists' | 'absent' | 'refuses-mail' | 'unknown';

/** Whether a server takes mail for the domain. */
export type MailServerFinding = 'exists' | 'absent' | 'unknown';

/**
 * Whether the mailbox is there. `full` and `disabled` are mailboxes that exist in name; `catch-all` is a server that
 * takes every name, so that it says nothing of this one; `not-asked` where no server was asked for the mailbox.
 */
export type MailboxFinding = 'exists' | 'absent' | 'disabled' | 'full' | 'catch-all' | 'unknown' | 'not-asked';

/** What the network said of one address. What was not found out is unknown, never present and never absent. */
export interface NetworkFindings {
  domain: DomainFinding;
  mailServer: MailServerFinding;
  mailbox: MailboxFinding;
  /** A stable code, lower case with hyphens, as `mailbox-absent` or `timeout`. */
  reason: string;
  /** The same for a reader: one sentence that names no address. */
  message: string;
}
