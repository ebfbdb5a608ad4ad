// What is known of a mailbox after a server was asked, or was not to be asked.
import type { MailboxFinding } from '../../findings.js';
import type { CatchAllState } from './catch-alls.js';
import type { Reason } from '../reasons.js';
import { classOf, isForGood, LONGEST_TEXT, type ReplyClass } from '../smtp/classify.js';
import type { Stage } from '../smtp/conversation.js';
import type { ConnectionFailure, FailureKind } from '../smtp/mail-socket.js';
import type { Reply } from '../smtp/reply.js';

export interface MailboxAnswer {
  readonly mailbox: MailboxFinding;
  readonly reason: Reason;
  /** True if a mail server answered at all. */
  readonly isFromServer: boolean;
  /** What it wrote, without addresses; '' where that adds nothing. */
  readonly said: string;
}

/** An answer that leaves the mailbox unknown. */
export const unknown = (reason: Reason, isFromServer = false, said = ''): MailboxAnswer => ({
  mailbox: 'unknown',
  reason,
  isFromServer,
  said,
});

/** What can be said of a mailbox without asking for it: its server takes every name, or no name of its kind. */
export function answerUnasked(test: CatchAllState, takesName: boolean): MailboxAnswer | undefined {
  if (test === 'takes-all') return { mailbox: 'catch-all', reason: 'catch-all', isFromServer: true, said: '' };
  return takesName ? undefined : unknown('smtputf8-missing', true);
}

/** Refusals that prove nothing, whatever their code. */
const UNPROVEN: Readonly<Record<ReplyClass, Reason>> = {
  accepted: 'catch-all-untested',
  'not-verified': 'not-verified',
  'mailbox-absent': 'unclear-refusal',
  'mailbox-disabled': 'unclear-refusal',
  'mailbox-full': 'mailbox-full',
  moved: 'unclear-refusal',
  'domain-unknown': 'domain-not-served',
  'relay-denied': 'relay-denied',
  greylisted: 'greylisted',
  temporary: 'temporary-failure',
  'rate-limited': 'rate-limited',
  'probe-blocked': 'probe-blocked',
  'sender-rejected': 'sender-rejected',
  policy: 'policy-refusal',
  protocol: 'unclear-refusal',
  other: 'unclear-refusal',
};

/** What is said of a mailbox for good; every other class leaves it unknown. */
const PROVEN: Partial<Readonly<Record<ReplyClass, readonly [MailboxFinding, Reason]>>> = {
  'mailbox-absent': ['absent', 'mailbox-absent'],
  'mailbox-disabled': ['disabled', 'mailbox-disabled'],
  moved: ['absent', 'mailbox-moved'],
  'domain-unknown': ['absent', 'domain-not-served'],
};

/** What a server that takes the name says of the mailbox: its policy, and its answer to a made-up name, decide. */
export function answerOfAcceptance(doesRefuseOthers: boolean, tellsMailboxes: boolean): MailboxAnswer {
  if (!tellsMailboxes) return unknown('provider-takes-all', true);
  if (!doesRefuseOthers) return unknown('catch-all-untested', true);
  return { mailbox: 'exists', reason: 'mailbox-exists', isFromServer: true, said: '' };
}

/** What a refusal of the recipient says of the mailbox, and 252. `sender`: what the server was told, '' for none. */
export function answerOfRefusal(reply: Reply, sender: string): MailboxAnswer {
  const is = classOf(reply, sender);
  if (is === 'mailbox-full') return { mailbox: 'full', reason: 'mailbox-full', isFromServer: true, said: '' };
  const proven = isForGood(reply) && saysSo(is, reply) ? PROVEN[is] : undefined;
  if (!proven) return unknown(UNPROVEN[is], true, is === 'not-verified' ? '' : quoted(reply));
  const [mailbox, reason] = proven;
  return { mailbox, reason, isFromServer: true, said: '' };
}

/**
 * A bare 551 is sent for much: that a mailbox has moved needs a status or words. That a domain is not known needs its
 * status: in words it may be the domain of the sender.
 */
function saysSo(is: ReplyClass, { status, text }: Reply): boolean {
  if (is === 'moved') return status !== '' || text !== '';
  return is !== 'domain-unknown' || /^5\.1\.(?:2|10)$/.test(status);
}

/**
 * What a server that refuses at its greeting, at our name or at the sender leaves unknown. Nobody was asked for then:
 * words about a mailbox are about the sender.
 */
export function answerBeforeRecipient(reply: Reply, stage: Stage, sender: string): MailboxAnswer {
  const is = classOf(reply, sender);
  const isOfMailbox = PROVEN[is] !== undefined || is === 'mailbox-full' || is === 'accepted';
  if (!isOfMailbox) return unknown(UNPROVEN[is], true, quoted(reply));
  return unknown(stage === 'mail' ? 'sender-rejected' : 'unclear-refusal', true, quoted(reply));
}

const OF_FAILURE: Readonly<Record<FailureKind, Reason>> = {
  timeout: 'server-unreachable',
  unreachable: 'server-unreachable',
  refused: 'server-refuses-connection',
  closed: 'connection-lost',
  reset: 'connection-lost',
  tls: 'connection-lost',
  stopped: 'connection-lost',
  slow: 'server-too-slow',
  'not-smtp': 'not-smtp',
  'too-long': 'not-smtp',
  'out-of-step': 'not-smtp',
};

/** What a connection that failed leaves unknown. `isFromServer`: whether the server had answered before. */
export const answerOfFailure = ({ kind, lastWords }: ConnectionFailure, isFromServer: boolean): MailboxAnswer =>
  unknown(OF_FAILURE[kind], isFromServer, lastWords ? quoted(lastWords) : '');

const LONGEST_QUOTE = 160;

/** The reply for a reader: nobody's address, and not whole pages. */
function quoted({ code, status, text }: Reply): string {
  const words = text
    .slice(0, LONGEST_TEXT)
    .replaceAll(/<?[^\s<>]*@[^\s<>]*>?:?/g, '…')
    .replaceAll(/\s+/g, ' ');
  const whole = [code, status, words].filter((part) => part !== '').join(' ');
  return whole.length > LONGEST_QUOTE ? `${whole.slice(0, LONGEST_QUOTE - 1)}…` : whole;
}
