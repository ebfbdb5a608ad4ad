// Addresses of mail in the form in which they are compared, and how far two are the same.
import { describe, expect, it } from 'vitest';
import { comparableEmail, emailAgreement, type EmailLevel } from '../../../src/match/contact/email.js';

describe('An address of mail', () => {
  it.each([
    ['J.Smith+shop@Gmail.com', 'jsmith@gmail.com'],
    ['j.smith@googlemail.com', 'jsmith@gmail.com'],
    ['j.smith+shop@outlook.com', 'j.smith@outlook.com'],
    ['jsmith+shop@bigpond.com', 'jsmith+shop@bigpond.com'],
    ['jsmith-shop@yahoo.com.au', 'jsmith@yahoo.com.au'],
    ['jo-ann@bigpond.com', 'jo-ann@bigpond.com'],
    ['jo@pm.me', 'jo@proton.me'],
    ['jo@me.com', 'jo@icloud.com'],
    ['mailto:jo@firm.com.au', 'jo@firm.com.au'],
    ['Jo Smith <JO@firm.com.au>', 'jo@firm.com.au'],
    ['+tag@gmail.com', '+tag@gmail.com'],
  ])('%s leads to %s', (text, canonical) => {
    expect(comparableEmail(text)?.canonical).toBe(canonical);
  });

  it.each(['', 'none', 'jo@', '@firm.com', 'jo at firm.com'])('%j is none', (text) => {
    expect(comparableEmail(text)).toBeUndefined();
  });

  it('of a role says so', () => {
    expect(
      ['info@firm.com.au', 'accounts+2@firm.com.au', 'jo@firm.com.au'].map((text) => comparableEmail(text)?.isRole),
    ).toEqual([true, true, false]);
  });
});

describe('Two addresses of mail', () => {
  it.each<[string, string, EmailLevel]>([
    ['j.smith@gmail.com', 'jsmith+x@googlemail.com', 'E1'],
    ['jsmith@gmial.com', 'j.smith@gmail.com', 'E2'],
    ['jsmith@firm.com', 'jsmith@firm.com.au', 'E2'],
    ['jsmith@hotmail.com', 'jsmith@hotmail.com.au', 'E2'],
    ['jsmith@abc.com', 'jsmith@abc.net', 'E0'],
    ['jo@gmial.com', 'jo@gmail.com', 'E0'],
    ['jsmith@firm.com', 'ksmith@firm.com', 'E0'],
    ['jsmith@firm.com', 'jsmith@other.com', 'E0'],
  ])('%s and %s are %s, whichever comes first', (a, b, level) => {
    const [first, second] = [comparableEmail(a)!, comparableEmail(b)!];
    expect([emailAgreement(first, second), emailAgreement(second, first)]).toEqual([level, level]);
  });
});
