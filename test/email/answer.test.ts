// The answer to an address: what is proven, what is not, and what is unknown.
import { describe, expect, test } from 'vitest';
import { schema, type ValidatedEmail } from '../../src/contract/schema/validate-email.js';
import { answerOf, mayAsk } from '../../src/email/answer.js';
import { EmailChecker } from '../../src/email/checker.js';
import type { NetworkFindings } from '../../src/email/findings.js';
import { BlockList } from '../../src/email/lists/block-list.js';

const checker = new EmailChecker(new BlockList('blocked.example\njoe@firm.com'));
const answer = (address: string, findings?: Partial<NetworkFindings>): ValidatedEmail =>
  answerOf(
    checker.check(address),
    findings && {
      domain: 'exists',
      mailServer: 'exists',
      mailbox: 'not-asked',
      reason: 'code',
      message: 'in words',
      ...findings,
    },
  );

/** The five booleans, as letters: format, block list, domain, mail server, mailbox. */
const proven = (element: ValidatedEmail): string =>
  (
    [
      ['F', element.formatValidated],
      ['B', element.blackListValidated],
      ['D', element.domainValidated],
      ['S', element.mailServerValidated],
      ['M', element.mailBoxValidated],
    ] as const
  )
    .map(([letter, is]) => (is ? letter : '-'))
    .join('');

/** Validity, and what exists: domain, mail server, mailbox; and whether the server takes every name. */
const said = ({ attributes: a }: ValidatedEmail): string =>
  [a.email_valid, a.domain_exists, a.mailserver_exists, a.email_exists, a.catchall].map((text) => text![0]).join('');

describe('Without the network', () => {
  test.each([
    ['jane@firm.com', 'FB---', 'UUUUU', 'not-checked'],
    ['no address', '-----', 'IUUUU', 'no-domain'],
    ['"jane"@firm.com', '-----', 'IUUUU', 'quoted-local'],
    ['jane@blocked.example', 'F----', 'IUUUU', 'blocked'],
    ['JOE@Firm.com', 'F----', 'IUUUU', 'blocked'],
    ['jane@firm.test', 'FB---', 'IIIIU', 'special-use'],
    ['jane@example.com', 'FB---', 'UUUUU', 'example-domain'],
    ['jane@firm.nosuch', 'FB---', 'UUUUU', 'unknown-top-level'],
    ['jane@firm.com; joe@firm.com', '-----', 'IUUUU', 'several-addresses'],
  ])('the answer to %j is honest', (address, booleans, attributes, reason) => {
    const element = answer(address);
    expect([proven(element), said(element), element.attributes.reason]).toEqual([booleans, attributes, reason]);
    expect(element.address).toBe(address);
  });

  test('says why, and what was taken away', () => {
    expect(answer('Jane <jane@firm.com>').attributes.message).toBe(
      'Not checked: offline; the name before it was taken away',
    );
    expect(answer('jane..x@firm.com').attributes.message).toBe('there are two dots in a row');
    expect(answer('jane@firm.test').attributes.message).toBe('its top-level domain is kept for tests');
  });
});

describe('With the network', () => {
  test.each<readonly [Partial<NetworkFindings>, string, string]>([
    [{ domain: 'absent', mailServer: 'unknown', mailbox: 'not-asked' }, 'FB---', 'IIIIU'],
    [{ domain: 'refuses-mail', mailServer: 'absent', mailbox: 'not-asked' }, 'FB---', 'IIIIU'],
    [{ domain: 'unknown', mailServer: 'unknown', mailbox: 'not-asked' }, 'FB---', 'UUUUU'],
    [{ mailServer: 'absent', mailbox: 'not-asked' }, 'FBD--', 'IVIIU'],
    [{ mailServer: 'unknown', mailbox: 'unknown' }, 'FBD--', 'UVUUU'],
    [{ mailbox: 'not-asked' }, 'FBDS-', 'UVVUU'],
    [{ mailbox: 'exists' }, 'FBDSM', 'VVVVF'],
    [{ mailbox: 'full' }, 'FBDSM', 'VVVVF'],
    [{ mailbox: 'absent' }, 'FBDS-', 'IVVIF'],
    [{ mailbox: 'disabled' }, 'FBDS-', 'IVVIF'],
    [{ mailbox: 'catch-all' }, 'FBDS-', 'UVVUT'],
    [{ mailbox: 'unknown' }, 'FBDS-', 'UVVUU'],
  ])('says %s of what the network found', (findings, booleans, attributes) => {
    const element = answer('jane@firm.com', findings);
    expect([proven(element), said(element)]).toEqual([booleans, attributes]);
    expect(element.attributes).toMatchObject({ reason: 'code', message: 'in words' });
  });

  test('a name that is kept for other uses is what the name server of the operator says', () => {
    expect(said(answer('jane@firm.test', { mailbox: 'exists' }))).toBe('VVVVF');
  });

  test('nothing is suggested for a domain that takes mail, and what was taken away is', () => {
    expect(answer('jane@gmial.com').attributes.suggested_email).toBe('jane@gmail.com');
    expect(answer('jane@gmial.com', { mailServer: 'unknown' }).attributes.suggested_email).toBe('jane@gmail.com');
    expect(answer('jane@gmial.com', {}).attributes.suggested_email).toBe('');
    expect(answer('<jane@gmial.com>', {}).attributes.suggested_email).toBe('jane@gmial.com');
  });

  test.each([
    ['jane@firm.com', true, true],
    ['jane@example.com', true, true],
    ['jane@firm.test', false, true],
    ['joe@firm.com', false, false],
    ['jane', false, false],
    ['jane@[192.0.2.1]', false, false],
    ['jane\r\n@firm.com', false, false],
  ])('it is worth while to ask it for %j: %s, and with an own name server: %s', (address, at, own) => {
    const checked = checker.check(address);
    expect([mayAsk(checked, false), mayAsk(checked, true)]).toEqual([at, own]);
  });
});

describe('The lists', () => {
  test.each([
    ['jane@mailinator.com', { disposable: 'TRUE', relay: 'FALSE' }],
    ['jane@sub.mailinator.com', { disposable: 'TRUE' }],
    ['jane@duck.com', { disposable: 'FALSE', relay: 'TRUE' }],
    ['jane@firm.com.au', { disposable: 'FALSE', relay: 'FALSE', free_email: 'FALSE', rolebased: 'FALSE' }],
    ['jane@bigpond.com', { free_email: 'TRUE' }],
    ['Info@firm.com.au', { rolebased: 'TRUE' }],
    ['accounts2@firm.com.au', { rolebased: 'TRUE' }],
    ['sales+au@firm.com.au', { rolebased: 'TRUE' }],
    ['infor@firm.com.au', { rolebased: 'FALSE' }],
    ['no address', { disposable: 'UNKNOWN', relay: 'UNKNOWN', free_email: 'UNKNOWN', rolebased: 'UNKNOWN' }],
  ])('say of %s what they know', (address, attributes) => {
    expect(answer(address).attributes).toMatchObject(attributes);
  });
});

describe('An element', () => {
  const any = ['jane@firm.com', 'no address', 'jane@firm.com joe@firm.com'];

  test.each(any)('has every attribute, whatever came of an address: %j', (address) => {
    const element = answer(address);
    expect(Object.keys(element.attributes)).toEqual([
      'email_valid',
      'message',
      'reason',
      'domain_exists',
      'mailserver_exists',
      'email_exists',
      'disposable',
      'relay',
      'rolebased',
      'free_email',
      'catchall',
      'accountname',
      'domain',
      'suggested_email',
    ]);
    expect(schema.response.safeParse({ status: 'SUCCESS', messages: [], payload: [element] }).error).toBeUndefined();
  });
});
