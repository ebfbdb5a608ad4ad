// Keys lead from a record to every other that has a class with it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparableAddress } from '../../src/match/address/comparable-address.js';
import type { ComparableContact } from '../../src/match/comparable.js';
import { comparableEmail } from '../../src/match/contact/email.js';
import { comparablePhone } from '../../src/match/contact/phone.js';
import { matchPair } from '../../src/match/pair.js';
import { keysOf } from '../../src/match/reference-keys.js';
import { runs } from '../support/seeded.js';

const contact = (line: string, phone = '', email = ''): ComparableContact => ({
  addresses: line === '' ? [] : [comparableAddress({ fullAddress: line }, 'AU')],
  phones: phone === '' ? [] : [comparablePhone(phone, 'AU')],
  emails: email === '' ? [] : [comparableEmail(email)],
});

const place = fc.constantFrom('Reservoir VIC 3073', 'Reservoir 3073', 'Preston VIC 3072', 'Richmond VIC 3121');
const number = fc.constantFrom('24', '24A', '22-26', '5/24', 'Unit 6, 24', 'Lot 7', '26');
const street = fc.constantFrom('Smith Street', 'Smith St', 'Smyth Street', 'High Street', 'High Road', 'St Georges Rd');
const line = fc.oneof(
  fc.tuple(number, street, place).map(([house, road, where]) => `${house} ${road}, ${where}`),
  fc.tuple(fc.constantFrom('PO Box 12', 'Locked Bag 3'), place).map((parts) => parts.join(', ')),
  fc.constant(''),
);
const phone = fc.constantFrom('', '0491 570 156', '(03) 9123 4567', '9123 4567', '9123 4567 ext 2');
const email = fc.constantFrom('', 'jo@example.com', 'Jo@example.com', 'jo.doe+a@gmail.com', 'jodoe@gmial.com');
const record = fc.tuple(line, phone, email).map((parts) => contact(...parts));

describe('Keys of a record of a reference', () => {
  test('are shared by any two records that have a class', () => {
    let matched = 0;
    fc.assert(
      fc.property(record, record, (a, b) => {
        if (matchPair(a, b).found === undefined) return;
        matched++;
        const keys = new Set(keysOf(a));
        expect(keysOf(b).some((key) => keys.has(key))).toBe(true);
      }),
      { numRuns: runs(2000) },
    );
    expect(matched).toBeGreaterThan(20);
  });

  test.each([
    ['24 Smith Street, Preston VIC 3072', '22-26 Smyth Street, Preston VIC 3072'],
    ['24 Smith Street, Preston VIC 3072', '22-26 Smith Street, Reservoir VIC 3073'],
    ['20-25 Smyth Street, Preston VIC 3072', '22-28 Smith Street, Preston VIC 3072'],
  ])('are shared by a number and a range that holds it, %s and %s', (one, other) => {
    const keys = new Set(keysOf(contact(one)));
    expect(keysOf(contact(other)).some((key) => keys.has(key))).toBe(true);
  });

  test('are few of a range that no building has', () => {
    expect(keysOf(contact('1-99999 Smith Street, Preston VIC 3072')).length).toBeLessThan(700);
  });

  test('are none of a record that says nothing', () => {
    expect(keysOf(contact(''))).toEqual([]);
    expect(keysOf({ addresses: [undefined], phones: [undefined], emails: [undefined] })).toEqual([]);
  });
});
