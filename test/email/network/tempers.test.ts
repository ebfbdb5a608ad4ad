// Mail servers of many tempers, each over a real connection: what is proven is said, and all else is unknown.
import { describe, expect, test } from 'vitest';
import type { MailboxFinding } from '../../../src/email/findings.js';
import { socketLimits } from '../../../src/email/network/smtp/socket-limits.js';
import { asking, endAfterEach, mailServer, oneServer, probing } from '../../support/mail/asking.js';
import type { Reaction, Temper } from '../../support/mail/smtp-server.js';

endAfterEach();

/** The reaction to commands that begin so. */
const on = (verb: string, reaction: Reaction, more: Temper = {}): Temper => ({
  mailboxes: ['jo'],
  ...more,
  reacts: (line) => (line.startsWith(verb) ? reaction : undefined),
});

/** The reply to the recipient that is asked for; the made-up name is not there. */
const toJo = (reaction: Reaction): Temper => on('RCPT TO:<jo@', reaction);

/** What is found of jo@a.test, whom the well-behaved server knows. */
const TEMPERS: readonly (readonly [title: string, temper: Temper, mailbox: MailboxFinding, reason: string])[] = [
  ['is well-behaved', { mailboxes: ['jo'] }, 'exists', 'mailbox-exists'],
  ['does not know the mailbox', { mailboxes: [] }, 'absent', 'mailbox-absent'],
  [
    'greets in several lines',
    { mailboxes: ['jo'], greeting: '220-mx.test\n220-no spam\n220 go on' },
    'exists',
    'mailbox-exists',
  ],
  ['knows HELO only', on('EHLO', '502 5.5.1 what?'), 'exists', 'mailbox-exists'],
  ['goes away at EHLO', on('EHLO', 'close'), 'exists', 'mailbox-exists'],
  [
    'refuses EHLO and HELO',
    { reacts: (line) => (/^(EH|HE)LO/.test(line) ? '550 5.7.1 no' : undefined) },
    'unknown',
    'policy-refusal',
  ],
  [
    'answers in several lines',
    toJo('550-5.1.1 The mailbox\n550-5.1.1 does not\n550 5.1.1 exist'),
    'absent',
    'mailbox-absent',
  ],
  ['ends lines without CR', toJo({ bytes: '550 5.1.1 User unknown\n' }), 'absent', 'mailbox-absent'],
  ['writes a bare code', toJo({ bytes: '550\r\n' }), 'absent', 'mailbox-absent'],
  ['says 251', toJo('251 2.1.5 will forward'), 'exists', 'mailbox-exists'],
  ['says 252', toJo('252 2.5.2 cannot verify'), 'unknown', 'not-verified'],
  ['says that the domain is not its own', toJo('550 5.1.2 bad domain'), 'absent', 'domain-not-served'],
  ['says in words that a domain is not known', toJo('550 Host unknown'), 'unknown', 'domain-not-served'],
  ['answers with the code of another question', toJo('220 hello'), 'unknown', 'unclear-refusal'],
  ['has a full mailbox', toJo('552 5.2.2 Mailbox full'), 'full', 'mailbox-full'],
  ['has a full mailbox for now', toJo('452 4.2.2 over quota'), 'full', 'mailbox-full'],
  ['has a disabled mailbox', toJo('550 5.2.1 The account is disabled'), 'disabled', 'mailbox-disabled'],
  ['says that the mailbox moved', toJo('551 5.1.6 has moved'), 'absent', 'mailbox-moved'],
  ['takes every name', on('RCPT', '250 Ok'), 'catch-all', 'catch-all'],
  ['greylists', on('RCPT', '450 4.2.0 Greylisted, come back in 300 s'), 'unknown', 'greylisted'],
  ['greylists by 451', on('RCPT', '451 4.7.1 Greylisting in action'), 'unknown', 'greylisted'],
  ['puts off', on('RCPT', '451 4.3.0 Temporary lookup failure'), 'unknown', 'temporary-failure'],
  ['puts off who is not there', toJo('450 4.1.1 User unknown'), 'unknown', 'temporary-failure'],
  ['contradicts itself', toJo('550 4.1.1 User unknown'), 'unknown', 'unclear-refusal'],
  ['blocks by 5.7.1', on('RCPT', '550 5.7.1 Client host [192.0.2.1] blocked using a list'), 'unknown', 'probe-blocked'],
  ['blocks under 5.1.1', on('RCPT', '550 5.1.1 rejected: your IP is listed in a dnsbl'), 'unknown', 'probe-blocked'],
  ['blocks in words', on('RCPT', '550 spamhaus'), 'unknown', 'probe-blocked'],
  ['blocks for reverse DNS', on('RCPT', '450 4.7.25 cannot find your reverse hostname'), 'unknown', 'probe-blocked'],
  ['blocks at the greeting', { greeting: '554 5.7.1 you are on a block list' }, 'unknown', 'probe-blocked'],
  ['blocks at MAIL', on('MAIL', '550 5.7.1 blocked'), 'unknown', 'probe-blocked'],
  [
    'does not know the sender',
    on('MAIL', '550 5.1.1 <sender@example.com>: User unknown'),
    'unknown',
    'sender-rejected',
  ],
  ['rejects the sender at RCPT', toJo('550 5.1.8 Domain of sender does not exist'), 'unknown', 'sender-rejected'],
  ['names the sender at RCPT', toJo('550 5.1.1 <sender@example.com>: User unknown'), 'unknown', 'sender-rejected'],
  ['dislikes the name', toJo('504 5.5.2 <probe.example.com>: Helo command rejected'), 'unknown', 'probe-blocked'],
  ['refuses by policy', toJo('550 5.4.1 Recipient address rejected: Access denied'), 'unknown', 'policy-refusal'],
  ['refuses without a reason', toJo('550 no'), 'unknown', 'unclear-refusal'],
  ['does not relay', toJo('554 5.7.1 <jo@a.test>: Relay access denied'), 'unknown', 'relay-denied'],
  ['wants TLS', on('MAIL', '530 5.7.0 Must issue a STARTTLS command first'), 'unknown', 'policy-refusal'],
  ['is busy', { greeting: '421 4.3.2 too many connections' }, 'unknown', 'rate-limited'],
  ['has no mail service', { greeting: '554 no SMTP service here' }, 'unknown', 'policy-refusal'],
  ['goes away at the greeting', { greeting: 'close' }, 'unknown', 'connection-lost'],
  ['resets at the greeting', { greeting: 'reset' }, 'unknown', 'connection-lost'],
  ['resets at RCPT', on('RCPT', 'reset'), 'unknown', 'connection-lost'],
  ['ends at RCPT', on('RCPT', 'close'), 'unknown', 'connection-lost'],
  [
    'ends at the made-up name only',
    { mailboxes: ['jo'], reacts: (line) => (/^RCPT TO:<(?!jo@)/.test(line) ? 'close' : undefined) },
    'unknown',
    'catch-all-untested',
  ],
  ['is cut in a reply', toJo({ bytes: '550 5.1.1 User unkn', andThen: 'close' }), 'unknown', 'connection-lost'],
  [
    'is cut between lines',
    toJo({ bytes: '550-5.1.1 User unknown\r\n', andThen: 'close' }),
    'unknown',
    'connection-lost',
  ],
  ['is cut by a reset', toJo({ bytes: '550-5.1.1 User', andThen: 'reset' }), 'unknown', 'connection-lost'],
  ['says goodbye in place of an answer', toJo('421 4.7.0 shutting down'), 'unknown', 'temporary-failure'],
  ['never answers', toJo('silence'), 'unknown', 'server-too-slow'],
  ['never greets', { greeting: 'silence' }, 'unknown', 'server-too-slow'],
  ['changes its mind in a reply', toJo('550-5.1.1 User unknown\n250 Ok'), 'unknown', 'not-smtp'],
  [
    'answers twice',
    { mailboxes: [], reacts: (line) => (line.startsWith('MAIL') ? '250 Ok\n550 5.1.1 User unknown' : undefined) },
    'unknown',
    'not-smtp',
  ],
  ['speaks another protocol', { greeting: 'SSH-2.0-OpenSSH_9.6' }, 'unknown', 'not-smtp'],
  ['answers as a web server', { greeting: 'HTTP/1.1 400 Bad Request\n\n' }, 'unknown', 'not-smtp'],
  [
    'offers TLS that breaks',
    {
      mailboxes: ['jo'],
      reacts: (line) => ({ E: '250-mx\n250 STARTTLS', S: { bytes: '220 go\r\nno tls at all' } })[line[0]!],
    },
    'exists',
    'mailbox-exists',
  ],
  [
    'offers TLS and does not have it',
    { mailboxes: ['jo'], reacts: (line) => ({ E: '250-mx\n250 STARTTLS', S: '454 4.7.0 not now' })[line[0]!] },
    'exists',
    'mailbox-exists',
  ],
];

describe('A mail server that', () => {
  test.each(TEMPERS)('%s is understood', async (_title, temper, mailbox, reason) => {
    const server = await mailServer(temper);
    const stage = reason === 'server-too-slow' ? { limits: socketLimits } : {};
    const { ask } = await asking(oneServer, probing(server.port), stage);
    const found = await ask('jo@a.test');
    expect({ mailbox: found.mailbox, reason: found.reason, domain: found.domain }).toEqual({
      mailbox,
      reason,
      domain: 'exists',
    });
    expect(found.message).not.toContain('@');
    expect(server.lines.filter((line) => /^(DATA|VRFY|EXPN|BDAT)/i.test(line))).toEqual([]);
    expect(server.mostAtATime).toBe(1);
  });
});
