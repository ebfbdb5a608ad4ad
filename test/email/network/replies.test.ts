// What mail servers write: read out of bytes however they come, and understood by what they say of whom.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classOf, isForGood, type ReplyClass } from '../../../src/email/network/smtp/classify.js';
import { readReply, ReplyReader, type Reply } from '../../../src/email/network/smtp/reply.js';
import { anyCharacter } from '../../support/any-character.js';

const reply = (line: string): Reply => {
  const read = readReply([line]);
  if (typeof read === 'string') throw new Error(`${line} is no reply`);
  return read;
};

const CASES: readonly (readonly [line: string, is: ReplyClass])[] = [
  ['250 2.1.5 Ok', 'accepted'],
  ['251 User not local; will forward', 'accepted'],
  ['252 2.1.5 try it', 'not-verified'],
  ['354 go on', 'protocol'],
  ['221 bye', 'protocol'],
  ['421', 'temporary'],
  ['450', 'temporary'],
  ['452', 'rate-limited'],
  ['500', 'protocol'],
  ['503 5.5.1 Bad sequence of commands', 'protocol'],
  ['550', 'mailbox-absent'],
  ['551', 'moved'],
  ['552', 'mailbox-full'],
  ['553', 'relay-denied'],
  ['554', 'policy'],
  ['556', 'domain-unknown'],
  ['550 5.1.1', 'mailbox-absent'],
  ['550 #5.1.0 Address rejected.', 'mailbox-absent'],
  ['550 5.1.0 Go away', 'other'],
  ['550 5.1.2 bad host', 'domain-unknown'],
  ['550 5.1.3 bad mailbox syntax', 'mailbox-absent'],
  ['550 5.1.6 gone elsewhere', 'moved'],
  ['550 5.1.10 Recipient not found by SMTP address lookup', 'mailbox-absent'],
  ['556 5.1.10 the domain has a null MX', 'domain-unknown'],
  ['550 5.2.1 The mailbox is disabled', 'mailbox-disabled'],
  ['550 5.7.13 account disabled', 'mailbox-disabled'],
  ['550 5.7.17 the owner has changed', 'mailbox-absent'],
  ['550 5.7.18 the owner of the domain has changed', 'domain-unknown'],
  ['552 5.2.2 over quota', 'mailbox-full'],
  ['452 4.2.2 the mailbox is out of storage', 'mailbox-full'],
  ['452 4.3.1 Insufficient system storage', 'temporary'],
  ['552 5.3.4 Message size exceeds the limit', 'other'],
  ['550 sorry, no mailbox here by that name (#5.1.1)', 'mailbox-absent'],
  ['550 No such user here', 'mailbox-absent'],
  ['550 Requested action not taken: mailbox unavailable', 'mailbox-absent'],
  ['450 Requested action not taken: mailbox unavailable', 'temporary'],
  ["554 delivery error: this user doesn't have an example.com account", 'mailbox-absent'],
  ['550 Benutzer unbekannt', 'mailbox-absent'],
  ['550 Utilisateur inconnu', 'mailbox-absent'],
  ['550 usuário inexistente', 'mailbox-absent'],
  ['450 4.1.1 User unknown', 'temporary'],
  ['550 5.1.1 The mailbox is temporarily unavailable', 'temporary'],
  ['550 5.7.1 User unknown', 'policy'],
  ['550 5.1.1 Recipient address rejected: Access denied', 'policy'],
  ['550 5.1.1 rejected as spam', 'policy'],
  ['550 mailbox of the user is blocked', 'other'],
  ['550 no', 'other'],
  ['451 4.7.1 Greylisted, please come back later', 'greylisted'],
  ['450 4.2.1 The user receives mail at a rate that prevents more', 'rate-limited'],
  ['452 4.5.3 Too many recipients', 'rate-limited'],
  ['421 4.7.0 Too many connections from your host', 'rate-limited'],
  ['550 5.1.1 your IP has a poor reputation', 'probe-blocked'],
  ['550 5.7.606 Access denied, banned sending IP', 'probe-blocked'],
  ['554 5.7.1 Client host rejected: cannot find your hostname', 'probe-blocked'],
  ['550 Helo name does not resolve', 'probe-blocked'],
  ['550 connections from 192.0.2.1 refused', 'probe-blocked'],
  ['550 5.7.23 SPF validation failed', 'sender-rejected'],
  ['550 5.1.1 Sender verify failed', 'sender-rejected'],
  ['553 5.1.8 Domain of sender does not exist', 'sender-rejected'],
  ['554 5.7.1 Relay access denied', 'relay-denied'],
  // Names of mailboxes are no words of the server.
  ['550 5.1.1 <spamhaus@a.test>: User unknown', 'mailbox-absent'],
  ['550 5.1.1 blocked@policy.test does not exist', 'mailbox-absent'],
];

/** Said of the mailbox, for good. */
const FOR_GOOD: readonly (readonly [line: string, isSo: boolean])[] = [
  ['550 5.1.1 User unknown', true],
  ['550 User unknown', true],
  ['511 5.1.1 User unknown', true],
  ['550 4.1.1 User unknown', false],
  ['450 4.1.1 User unknown', false],
  ['450 5.1.1 User unknown', false],
  ['501 5.1.3 Bad syntax', false],
];

describe('The class of a reply', () => {
  test.each(CASES)('%s', (line, is) => {
    expect(classOf(reply(line))).toBe(is);
  });

  test('that speaks of nobody but the sender is about the sender', () => {
    const line = reply('550 5.1.1 <me@example.com>: User unknown');
    expect([classOf(line, 'me@example.com'), classOf(line, ''), classOf(line, 'you@example.com')]).toEqual([
      'sender-rejected',
      'mailbox-absent',
      'mailbox-absent',
    ]);
  });

  test.each(FOR_GOOD)('of %s is said for good: %s', (line, isSo) => {
    expect(isForGood(reply(line))).toBe(isSo);
  });

  test('is never that of a mailbox where a word says that the asker is refused, whatever stands around it', () => {
    const aboutUs = fc.constantFrom('blocked using spamhaus', 'your IP', 'bad reputation', 'reverse DNS', 'SPF fail');
    const around = fc.constantFrom('User unknown', 'no such user', 'mailbox unavailable', 'does not exist', '');
    const status = fc.constantFrom('5.1.1 ', '5.1.10 ', '5.2.1 ', '5.1.6 ', '');
    fc.assert(
      fc.property(status, around, aboutUs, around, (code, before, words, after) => {
        const is = classOf(reply(`550 ${code}${before}; ${words}; ${after}`));
        expect(['probe-blocked', 'sender-rejected']).toContain(is);
      }),
    );
  });

  test('of any text is found, whatever it holds', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: anyCharacter, maxLength: 5000 }),
        fc.integer({ min: 200, max: 599 }),
        (text, code) => {
          expect(typeof classOf({ code, status: '', text })).toBe('string');
        },
      ),
    );
  });
});

describe('A reader of replies', () => {
  const TEXT = '220-mx.test\r\n220 ready\r\n250-5.1.1 one\n250 5.1.1 two\r\n421 4.3.2 bye\r\n';

  test('reads the same however the bytes come', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 20 })), (sizes) => {
        const reader = new ReplyReader();
        const replies: unknown[] = [];
        let at = 0;
        for (const size of [...sizes, TEXT.length]) {
          reader.add(Buffer.from(TEXT.slice(at, at + size)));
          at += size;
          for (let next = reader.next(); next !== undefined; next = reader.next()) replies.push(next);
        }
        expect(replies).toEqual([
          { code: 220, status: '', text: 'mx.test ready', more: ['ready'] },
          { code: 250, status: '5.1.1', text: 'one two', more: ['5.1.1 two'] },
          { code: 421, status: '4.3.2', text: 'bye', more: [] },
        ]);
        expect(reader.hasMore).toBe(false);
      }),
    );
  });

  test.each([
    ['a line that is no reply', 'hello\r\n', 'not-smtp'],
    ['a code of its own', '650 x\r\n', 'not-smtp'],
    ['two codes in one reply', '250-a\r\n550 b\r\n', 'not-smtp'],
    ['a code with more digits', '5500 b\r\n', 'not-smtp'],
    ['a line that is too long', `250 ${'x'.repeat(5000)}\r\n`, 'too-long'],
    ['a line without an end', 'x'.repeat(5000), 'too-long'],
    ['more lines than a reply has', '250-x\r\n'.repeat(101), 'too-long'],
    ['more letters than a reply has', `250-${'x'.repeat(3996)}\r\n`.repeat(17), 'too-long'],
  ])('refuses %s', (_title, text, fault) => {
    const reader = new ReplyReader();
    reader.add(Buffer.from(text));
    expect(reader.next()).toBe(fault);
  });

  test('reads UTF-8 and Latin-1 as what they are', () => {
    const reader = new ReplyReader();
    reader.add(Buffer.from('550 Empfänger\r\n', 'utf8'));
    reader.add(Buffer.from('550 Empfänger\r\n', 'latin1'));
    expect([reader.next(), reader.next()]).toMatchObject([{ text: 'Empfänger' }, { text: 'Empfänger' }]);
  });
});

test('What stands behind the beginning of a reply is not looked at, so that pages of text cost nobody time', () => {
  const text = `User unknown ${'x '.repeat(1000)}me@example.com`;
  expect(classOf({ code: 550, status: '5.1.1', text: 'User unknown me@example.com' }, 'me@example.com')).toBe(
    'sender-rejected',
  );
  expect(classOf({ code: 550, status: '5.1.1', text }, 'me@example.com')).toBe('mailbox-absent');
});
