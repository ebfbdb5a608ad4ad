// The lists of mail domains: what is written is found again, and those that came with waypost are sound.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAIL_DOMAIN } from '../../src/data/mail-domains/kinds.js';
import { MailDomains } from '../../src/data/mail-domains/read/mail-domains.js';
import { writeMailDomains } from '../../src/data/mail-domains/write/write-mail-domains.js';
import { isProvider, isRelay } from '../../src/email/lists/providers.js';
import { runs } from '../support/seeded.js';
import { workdir } from '../support/workdir.js';

describe('A file of mail domains', () => {
  test('finds every domain that was written, and no other', () => {
    const path = join(workdir().path, 'lists.wpd');
    const domain = fc.stringMatching(/^[a-d]{1,3}(\.[a-d-]{1,2}){1,2}$/);
    fc.assert(
      fc.property(fc.uniqueArray(domain, { maxLength: 40 }), fc.array(domain), (domains, others) => {
        writeMailDomains(path, new Map(domains.map((each, i) => [each, (i % 7) + 1])));
        const lists = MailDomains.open(path);
        expect(lists.size).toBe(domains.length);
        expect(domains.map((each) => lists.kindsOf(each))).toEqual(domains.map((_, i) => (i % 7) + 1));
        for (const other of others) if (!domains.includes(other)) expect(lists.kindsOf(other)).toBe(0);
      }),
      { numRuns: runs(30) },
    );
  });

  test('says of a domain what is said of those above it', () => {
    const path = join(workdir().path, 'lists.wpd');
    writeMailDomains(path, new Map([['b.example', MAIL_DOMAIN.disposable]]));
    const lists = MailDomains.open(path);
    expect(
      ['b.example', 'a.b.example', 'x.a.b.example', 'ab.example', 'example'].map((each) => lists.kindsAt(each)),
    ).toEqual([1, 1, 1, 0, 0]);
  });

  test('that is damaged is not read', () => {
    const path = join(workdir().path, 'lists.wpd');
    writeMailDomains(path, new Map([['b.example', 1]]));
    const bytes = readFileSync(path);
    bytes[bytes.indexOf('b.example')]! ^= 1;
    writeFileSync(path, bytes);
    expect(() => MailDomains.open(path)).toThrow(/lists\.wpd/);
  });
});

describe('The lists that came with waypost', () => {
  const lists = MailDomains.embedded();

  test('are as long as they were when they were looked at', () => {
    expect(lists.size).toBeGreaterThan(50_000);
  });

  test.each([
    ['mailinator.com', MAIL_DOMAIN.disposable],
    ['guerrillamail.com', MAIL_DOMAIN.disposable],
    ['yopmail.com', MAIL_DOMAIN.disposable],
  ])('have %s as disposable', (domain, kind) => {
    expect(lists.kindsOf(domain) & kind).toBe(kind);
  });

  test('have no provider of Australia or New Zealand, no great one and no relay as disposable for certain', () => {
    const wrong =
      'gmail.com hotmail.com outlook.com yahoo.com icloud.com bigpond.com optusnet.com.au iinet.net.au xtra.co.nz'
        .split(' ')
        .concat('orcon.net.nz', 'proton.me', 'duck.com', 'mozmail.com')
        .filter((domain) => (lists.kindsAt(domain) & MAIL_DOMAIN.disposable) !== 0);
    expect(wrong).toEqual([]);
    expect([isProvider('bigpond.com'), isRelay('duck.com')]).toEqual([true, true]);
  });
});
