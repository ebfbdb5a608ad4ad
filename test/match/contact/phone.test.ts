// Phone numbers in the form in which they are compared, and how far two are the same.
import { describe, expect, it } from 'vitest';
import { comparablePhone, phoneAgreement, type PhoneLevel } from '../../../src/match/contact/phone.js';

describe('A number', () => {
  it.each<[string, string, string, string, string]>([
    ['0412 345 678', 'AU', '+61412345678', '412345678', ''],
    ['(03) 9123 4567', 'AU', '+61391234567', '91234567', ''],
    ['9123 4567', 'AU', '', '91234567', ''],
    ['12345678', 'AU', '', '12345678', ''],
    ['ph: 03 9123 4567 ext 12', 'AU', '+61391234567', '91234567', '12'],
    ['021 123 4567', 'NZ', '+64211234567', '211234567', ''],
    ['+64 9 123 4567', 'AU', '', '91234567', ''],
    ['310/246-1501', 'US', '+13102461501', '2461501', ''],
    ['1300 123 456', 'AU', '+611300123456', '1300123456', ''],
    ['03 1234 5678', 'AU', '+61312345678', '12345678', ''],
    ['call 0412 345 678 or 9123 4567', 'AU', '+61412345678', '412345678', ''],
  ])('%s of %s has E.164 %s, subscriber %s and extension %s', (text, country, e164, local, extension) => {
    expect(comparablePhone(text, country)).toEqual({ e164, local, extension });
  });

  it.each([
    '',
    'none',
    '000',
    '0000 000 000',
    '0400 000 000',
    '02 9999 9999',
    '123456',
    '1234567',
    '123456789',
    '1234567890',
    '0123456789',
    '987654321',
    '9876543210',
    '12345',
  ])('is nobody’s, or none: %j', (text) => {
    expect(comparablePhone(text, 'AU')).toBeUndefined();
  });
});

describe('Two numbers', () => {
  it.each<[string, string, PhoneLevel]>([
    ['0412 345 678', '+61 412 345 678', 'P1'],
    ['12345678', '12345678', 'P1'],
    ['03 9123 4567', '9123 4567', 'P2'],
    ['03 9123 4567 ext 12', '03 9123 4567', 'P2'],
    ['03 9123 4567 ext 12', '03 9123 4567 ext 12', 'P1'],
    ['03 9123 4567 ext 12', '03 9123 4567 ext 13', 'P0'],
    ['03 9123 4567', '02 9123 4567', 'P0'],
    ['0412 345 678', '0412 345 687', 'swapped'],
    ['0412 345 678', '0412 345 679', 'P0'],
    ['0412 345 678', '0413 254 678', 'P0'],
  ])('%s and %s are %s, whichever comes first', (a, b, level) => {
    const [first, second] = [comparablePhone(a, 'AU')!, comparablePhone(b, 'AU')!];
    expect([phoneAgreement(first, second), phoneAgreement(second, first)]).toEqual([level, level]);
  });
});
