// What a customer file takes for an address, and what can be allowed beside.
import { describe, expect, test } from 'vitest';
import { CUSTOMER_POLICY, refusalOf, type EmailPolicy } from '../../src/email/policy/policy.js';
import { isExample, specialUse } from '../../src/email/policy/special-names.js';
import { parseEmail } from '../../src/email/syntax/parse.js';

const reasonOf = (address: string, policy?: EmailPolicy): string | undefined =>
  refusalOf(parseEmail(address), policy)?.reason;

describe('The policy of customer files', () => {
  test.each([
    'jane@example.com',
    'jane+news@sub.example.co.nz',
    'jane@xn--mller-kva.example',
    'zoë@müller.example',
    'जेन@उदाहरण.भारत',
    'jane@a--b.example',
  ])('takes %s', (address) => {
    expect(reasonOf(address)).toBeUndefined();
  });

  test.each([
    ['jane@localhost', 'tld-only'],
    ['jane@192.0.2.1', 'numeric-tld'],
    ['"jane"@example.com', 'quoted-local'],
    ['jane@[192.0.2.1]', 'address-literal'],
    ['(x)jane@example.com', 'comment'],
    ['jane@exam_ple.com', 'header-domain'],
    ['jane..x@example.com', 'two-dots'],
    ['jane@example.c', 'tld-form'],
    ['jane@example.c0m', 'tld-form'],
    ['jane@example.tld-2', 'tld-form'],
    ['jane@ab--cd.com', 'reserved-label'],
    ['jane@xn--0.com', 'domain-punycode'],
    ['jane@xn--a.com', 'domain-punycode'],
    ['jane@💩.com', 'domain-letters'],
    ['jane@exa\u2488mple.com', 'domain-letters'],
    ['jane@．example.com', 'domain-letters'],
    ['jane@two．．dots.com', 'domain-letters'],
    ['jane@b－.example.com', 'domain-letters'],
    ['jane\u200b@example.com', 'unsafe-letters'],
    ['jane\u202ex@example.com', 'unsafe-letters'],
    ['jane\ue000@example.com', 'unsafe-letters'],
    ['\u0301jane@example.com', 'unsafe-letters'],
    ['jane\u2003x@example.com', 'unsafe-letters'],
    ['jane@ex\u200bample.com', 'unsafe-letters'],
  ])('refuses %j: %s', (address, reason) => {
    expect(reasonOf(address)).toBe(reason);
  });

  test.each<readonly [keyof EmailPolicy, boolean, string, string | undefined]>([
    ['allowsQuoted', true, '"jane citizen"@example.com', undefined],
    ['allowsQuoted', true, '"jane\u200b"@example.com', 'unsafe-letters'],
    ['allowsLiteral', true, 'jane@[192.0.2.1]', undefined],
    ['allowsLiteral', true, '"jane"@[192.0.2.1]', 'quoted-local'],
    ['allowsSingleLabel', true, 'jane@localhost', undefined],
    ['allowsSingleLabel', true, 'jane@123', 'numeric-tld'],
    ['allowsInternational', false, 'zoë@example.com', 'international-local'],
    ['allowsInternational', false, 'zoe@müller.example', undefined],
  ])('with %s %s of %j says %s', (option, value, address, reason) => {
    expect(reasonOf(address, { ...CUSTOMER_POLICY, [option]: value })).toBe(reason);
  });
});

describe('Names that are kept', () => {
  test.each(['x.test', 'x.invalid', 'localhost', 'a.localhost', 'printer.local', 'x.onion', 'x.arpa', 'x.internal'])(
    '%s is for other uses',
    (domain) => {
      expect(specialUse(domain)).toMatch(/^(is kept|means)/);
    },
  );

  test.each([
    ['example.com', true],
    ['mail.example.net', true],
    ['x.example', true],
    ['example.com.au', false],
    ['myexample.com', false],
    ['test.com', false],
  ])('%s is for examples: %s', (domain, is) => {
    expect({ example: isExample(domain), special: specialUse(domain) }).toEqual({ example: is, special: undefined });
  });
});
