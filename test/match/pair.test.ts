// The class of two records by what agrees of them, and the table of classes.
import { describe, expect, it } from 'vitest';
import type { AddressLevel } from '../../src/match/address/agreement.js';
import { comparableAddress } from '../../src/match/address/comparable-address.js';
import { classNamed, classOf, matchClasses, type MatchClass } from '../../src/match/classes.js';
import type { ComparableContact } from '../../src/match/comparable.js';
import { comparableEmail } from '../../src/match/contact/email.js';
import type { EmailLevel } from '../../src/match/contact/email.js';
import { comparablePhone, type PhoneLevel } from '../../src/match/contact/phone.js';
import { pairEvidence } from '../../src/match/evidence.js';
import { matchPair } from '../../src/match/pair.js';

const record = (addresses: string[], phones: string[] = [], emails: string[] = []): ComparableContact => ({
  addresses: addresses.map((fullAddress) => comparableAddress({ fullAddress }, 'AU')),
  phones: phones.map((phone) => comparablePhone(phone, 'AU')),
  emails: emails.map(comparableEmail),
});

describe('A class', () => {
  it.each<[AddressLevel, PhoneLevel, EmailLevel, MatchClass | undefined]>([
    ['A1', 'P1', 'E0', 'H1'],
    ['A1', 'P0', 'E1', 'H1'],
    ['A2', 'P1', 'E0', 'H2'],
    ['A3', 'P0', 'E1', 'H3'],
    ['A1', 'P2', 'E0', 'H3'],
    ['A1', 'P0', 'E2', 'H3'],
    ['A1', 'swapped', 'E0', 'H3'],
    ['A2', 'P2', 'E0', 'H4'],
    ['A3', 'P0', 'E2', 'H4'],
    ['A1', 'P0', 'E0', 'G1'],
    ['A2', 'P0', 'E0', 'G2'],
    ['A3', 'P0', 'E0', 'G3'],
    ['A5', 'P0', 'E0', 'G4'],
    ['A4', 'P0', 'E0', 'G5'],
    ['A4', 'P1', 'E0', 'P1'],
    ['A4', 'P1', 'E1', 'C2'],
    ['A4', 'P2', 'E0', 'P2'],
    ['A4', 'swapped', 'E0', 'G5'],
    ['none', 'P1', 'E1', 'C1'],
    ['A0', 'P1', 'E1', 'C2'],
    ['none', 'P0', 'E1', 'E1'],
    ['A0', 'P2', 'E1', 'E1'],
    ['none', 'P0', 'E2', 'E2'],
    ['A0', 'P1', 'E2', 'P1'],
    ['none', 'P2', 'E0', 'P2'],
    ['A5', 'P1', 'E0', 'P1'],
    ['A5', 'P2', 'E0', 'G4'],
    ['A0', 'P0', 'E0', undefined],
    ['none', 'swapped', 'E0', undefined],
  ])('of address %s, phone %s and email %s is %s', (address, phone, email, code) => {
    expect(classOf({ address, phone, email, isRole: false })).toBe(code);
  });

  it('of a role’s mailbox is that of no person', () => {
    const of = (address: AddressLevel, phone: PhoneLevel) => classOf({ address, phone, email: 'E1', isRole: true });
    expect([of('none', 'P0'), of('A1', 'P0'), of('A0', 'P1')]).toEqual(['E2', 'H3', 'P1']);
  });

  it('has a confidence from 0 to 10, and a description of its level and code', () => {
    expect(classNamed('H1')).toEqual({
      code: 'H1',
      level: 'Household',
      confidence: 10,
      description: 'Household Match Class H1',
    });
    expect(
      matchClasses()
        .map(({ code, confidence }) => `${code} ${confidence}`)
        .join(', '),
    ).toBe(
      'I1 10, I2 9, I3 7, B1 10, B2 8, B3 6, F1 9, F2 8, H1 10, H2 9, H3 8, H4 7, G1 9, G2 8, G3 7, G4 5, G5 3, ' +
        'C1 8, C2 7, E1 7, E2 4, P1 6, P2 3',
    );
  });
});

describe('Two records', () => {
  it('have the indexes of the elements that agreed, of the best alone', () => {
    const a = record(['1 Low St Preston', '5/24 Smith St Preston'], ['0412 345 678', '03 9123 4567'], ['a@firm.com']);
    const b = record(['24 Smith St Preston', 'U5, 24 Smith St Preston'], ['9123 4567'], ['b@firm.com']);
    expect(matchPair(a, b)).toMatchObject({
      found: { code: 'H3' },
      addressPair: [1, 1],
      phonePair: [1, 0],
      emailPair: [],
    });
  });

  it('leave out digits that are changed over, where no address agrees', () => {
    const match = (address: string) =>
      matchPair(record(['12 Smith St Preston'], ['0412 345 678']), record([address], ['0412 345 687']));
    expect(match('12 Smith St Preston')).toMatchObject({ found: { code: 'H3' }, phonePair: [0, 0] });
    expect(match('9 Low St Preston')).toMatchObject({ found: undefined, phonePair: [] });
  });

  it('prefer a person’s mailbox to that of a role', () => {
    const mail = ['info@firm.com', 'jo.smith@firm.com'];
    expect(matchPair(record([], [], mail), record([], [], mail))).toMatchObject({
      found: { code: 'E1' },
      emailPair: [1, 1],
    });
    const [info] = mail;
    expect(matchPair(record([], [], [info!]), record([], [], [info!]))).toMatchObject({
      found: { code: 'E2' },
      emailPair: [0, 0],
    });
  });

  it('say what was compared, in words', () => {
    const a = record(['12 Smith St Preston'], ['03 9123 4567'], ['info@firm.com']);
    const b = record(['12 Smith St Preston'], ['9123 4567'], ['info@firm.com']);
    expect(pairEvidence(matchPair(a, b))).toEqual([
      'address A1, same: number, street, street type, locality',
      'phone P2, the same subscriber; area or extension said by one alone',
      'email E1, the same mailbox of a role: it speaks for no person',
    ]);
  });

  it('skip what cannot be read', () => {
    const a = record(['', '12 Smith St Preston'], ['none', '0412345678']);
    expect(matchPair(a, a)).toMatchObject({ found: { code: 'H1' }, addressPair: [1, 1], phonePair: [1, 1] });
    expect(matchPair(record([]), record([]))).toMatchObject({ found: undefined, addressPair: [], address: undefined });
  });
});
