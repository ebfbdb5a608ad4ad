// The answer to an address, of what was looked at and of what the network said. What was not checked is unknown: the
// booleans of the contract are then false, and the attributes say UNKNOWN.
import type { ValidatedEmail } from '../contract/schema/validate-email.js';
import type { CheckedEmail } from './checker.js';
import type { NetworkFindings } from './findings.js';

/** VALID and INVALID were checked; UNKNOWN was not, or nobody said. */
type Verdict = 'VALID' | 'INVALID' | 'UNKNOWN';

/** How far an address got: each step is only as good as the one before. */
interface Standing {
  readonly domain: Verdict;
  readonly mailServer: Verdict;
  readonly mailbox: Verdict;
  readonly email: Verdict;
  readonly catchAll: 'TRUE' | 'FALSE' | 'UNKNOWN';
  readonly reason: string;
  readonly message: string;
}

/** Nobody was asked; `email` is what is known without. */
const unasked = (email: Verdict, reason: string, message: string): Standing => ({
  domain: 'UNKNOWN',
  mailServer: 'UNKNOWN',
  mailbox: 'UNKNOWN',
  email,
  catchAll: 'UNKNOWN',
  reason,
  message,
});

/**
 * True if it is worth while to ask the network for the address: its form is accepted, it is not on the operator's list,
 * and its domain can be asked for. A name that is kept for other uses is asked for where the operator has a name server
 * of his own (`hasOwnResolver`).
 */
export const mayAsk = ({ refusal, facts, isBlocked }: CheckedEmail, hasOwnResolver: boolean): boolean =>
  refusal === undefined && !isBlocked && facts !== undefined && (facts.specialUse === undefined || hasOwnResolver);

/** The element of the contract. `findings`: what the network said; undefined where it was not asked. */
export function answerOf(checked: CheckedEmail, findings: NetworkFindings | undefined): ValidatedEmail {
  const { parsed, refusal, facts, isBlocked } = checked;
  const standing = standingOf(checked, findings);
  const formatValidated = refusal === undefined;
  return {
    address: checked.given,
    attributes: {
      email_valid: standing.email,
      message: messageOf(standing, checked),
      reason: standing.reason,
      domain_exists: standing.domain,
      mailserver_exists: standing.mailServer,
      email_exists: standing.mailbox,
      disposable: facts?.disposable ?? 'UNKNOWN',
      relay: listed(facts?.isRelay),
      rolebased: facts === undefined ? 'UNKNOWN' : listed(checked.isRole),
      free_email: facts?.free ?? 'UNKNOWN',
      catchall: standing.catchAll,
      accountname: formatValidated ? parsed.local : '',
      domain: formatValidated ? parsed.domain : '',
      suggested_email: suggestionOf(checked, findings),
    },
    mailBoxValidated: standing.mailbox === 'VALID',
    mailServerValidated: standing.mailServer === 'VALID',
    domainValidated: standing.domain === 'VALID',
    blackListValidated: formatValidated && !isBlocked,
    formatValidated,
  };
}

const listed = (is: boolean | undefined): 'TRUE' | 'FALSE' | 'UNKNOWN' => {
  if (is === undefined) return 'UNKNOWN';
  return is ? 'TRUE' : 'FALSE';
};

/** A domain that takes mail is meant as it is written. */
const suggestionOf = ({ mended, suggestion }: CheckedEmail, findings: NetworkFindings | undefined): string =>
  suggestion !== '' && findings?.mailServer !== 'exists' ? suggestion : mended;

/** Why, what the lists say, and what was taken away, as one text. */
function messageOf({ message }: Standing, { facts, cleaned }: CheckedEmail): string {
  let text = message;
  if (facts?.disposable === 'TRUE') text += '; the domain gives addresses away for a short time';
  if (facts?.isRelay === true) text += '; the domain passes mail on to an address that is hidden';
  for (const done of cleaned) text += `; ${done}`;
  return text;
}

const OFFLINE = 'Not checked: offline';
const NOT_CHECKED = unasked('UNKNOWN', 'not-checked', OFFLINE);
const EXAMPLE = unasked('UNKNOWN', 'example-domain', `${OFFLINE}; the domain is kept for examples`);
const NO_TOP_LEVEL = unasked('UNKNOWN', 'unknown-top-level', `${OFFLINE}; its top-level domain is not known`);
const BLOCKED = unasked('INVALID', 'blocked', 'it is on the block list');

function standingOf(checked: CheckedEmail, findings: NetworkFindings | undefined): Standing {
  const { refusal, facts, isBlocked } = checked;
  if (refusal !== undefined) return unasked('INVALID', refusal.reason, refusal.says);
  if (isBlocked) return BLOCKED;
  if (findings !== undefined) return found(findings);
  if (facts?.specialUse !== undefined) {
    return {
      ...unasked('INVALID', 'special-use', `its top-level domain ${facts.specialUse}`),
      domain: 'INVALID',
      mailServer: 'INVALID',
      mailbox: 'INVALID',
    };
  }
  if (facts?.isExample === true) return EXAMPLE;
  return facts?.hasTopLevel === false ? NO_TOP_LEVEL : NOT_CHECKED;
}

/** What the network's findings come to. */
function found({ domain, mailServer, mailbox, reason, message }: NetworkFindings): Standing {
  const said = { reason, message };
  const nowhere = { mailServer: 'INVALID', mailbox: 'INVALID', email: 'INVALID', catchAll: 'UNKNOWN' } as const;
  if (domain === 'absent' || domain === 'refuses-mail') return { ...said, ...nowhere, domain: 'INVALID' };
  const domainVerdict: Verdict = domain === 'exists' ? 'VALID' : 'UNKNOWN';
  if (mailServer === 'absent') return { ...said, ...nowhere, domain: domainVerdict };
  return {
    ...said,
    domain: domainVerdict,
    mailServer: mailServer === 'exists' ? 'VALID' : 'UNKNOWN',
    ...MAILBOXES[mailbox],
  };
}

const MAILBOXES: Readonly<Record<NetworkFindings['mailbox'], Pick<Standing, 'mailbox' | 'email' | 'catchAll'>>> = {
  exists: { mailbox: 'VALID', email: 'VALID', catchAll: 'FALSE' },
  // A full mailbox is somebody's.
  full: { mailbox: 'VALID', email: 'VALID', catchAll: 'FALSE' },
  absent: { mailbox: 'INVALID', email: 'INVALID', catchAll: 'FALSE' },
  disabled: { mailbox: 'INVALID', email: 'INVALID', catchAll: 'FALSE' },
  'catch-all': { mailbox: 'UNKNOWN', email: 'UNKNOWN', catchAll: 'TRUE' },
  unknown: { mailbox: 'UNKNOWN', email: 'UNKNOWN', catchAll: 'UNKNOWN' },
  'not-asked': { mailbox: 'UNKNOWN', email: 'UNKNOWN', catchAll: 'UNKNOWN' },
};
