// What holds of any two records that are matched: nothing thrown, the same from either side, a whole address is itself,
// and different units are never a household.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressAgreement } from '../../src/match/address/agreement.js';
import { comparableAddress } from '../../src/match/address/comparable-address.js';
import type { ComparableContact } from '../../src/match/comparable.js';
import { comparableEmail } from '../../src/match/contact/email.js';
import { comparablePhone } from '../../src/match/contact/phone.js';
import { matchPair } from '../../src/match/pair.js';
import { runs } from '../support/seeded.js';
import { anyCharacter } from '../support/any-character.js';

const number = fc.constantFrom('', '12', '12A', '12B', '11-15', '12A-12B', 'Lot 7', '14');
const unit = fc.constantFrom('', 'Unit 5, ', '6/', 'Level 2, ', 'Shop 1 Ground Floor ', 'Tower 1, Unit 5, ', 'Rear ');
const street = fc.constantFrom(
  'Smith St',
  'Smith Rd',
  'Smyth Street',
  'Smith',
  '1st Ave',
  'The Esplanade',
  'Hill St North',
);
const place = fc.constantFrom(
  '',
  'Reservoir',
  'Reservoir VIC 3073',
  'Preston 3072',
  'Resevoir 3073',
  '3073',
  'Richmond NSW',
  'Ponsonby, Auckland 1011',
  'Los Angeles, CA 90048',
);
const line = fc
  .tuple(unit, number, street, place)
  .map(([flat, house, road, town]) => `${flat}${house} ${road}, ${town}`);
const anyText = fc.oneof(
  line,
  fc.string({ unit: anyCharacter, maxLength: 40 }),
  fc.constantFrom('PO Box 12 Reservoir', 'x'),
);
const address = fc.oneof(
  anyText.map((fullAddress) => ({ fullAddress })),
  fc.record(
    {
      streetNumber: fc.oneof(number, fc.string({ maxLength: 6 })),
      flatUnitNumber: fc.constantFrom('5', 'Unit 6', '0', 'G13', '5 & 6'),
      streetName: fc.oneof(street, fc.string({ unit: anyCharacter, maxLength: 12 })),
      streetType: fc.constantFrom('ST', 'Road', '?'),
      locality: place,
      postcode: fc.constantFrom('3073', '3073.0', '800', 'SW1A 1AA'),
      id: fc.constantFrom('AU|GNAF|1', '32041234', 'x|y', '|||'),
    },
    { requiredKeys: [] },
  ),
);
const country = fc.constantFrom('AU', 'NZ', 'US', '');
const phone = fc.oneof(
  fc.constantFrom('0412 345 678', '9123 4567', '03 9123 4567', '0412 345 687', '12345678', '03 9123 4567 ext 2'),
  fc.string({ maxLength: 15 }),
);
const email = fc.oneof(
  fc.constantFrom('jsmith@gmail.com', 'j.smith@gmial.com', 'info@firm.com', 'jsmith@firm.com.au'),
  fc.string({ maxLength: 20 }),
);
const contact = fc
  .tuple(fc.array(address, { maxLength: 2 }), fc.array(phone, { maxLength: 2 }), fc.array(email, { maxLength: 2 }))
  .map(([addresses, phones, emails]): ComparableContact => ({
    addresses: addresses.map((one) => comparableAddress(one, 'AU')),
    phones: phones.map((one) => comparablePhone(one, 'AU')),
    emails: emails.map((one) => comparableEmail(one)),
  }));

describe('Addresses', () => {
  it('agree the same from either side, in every component', () => {
    fc.assert(
      fc.property(address, address, country, (one, other, home) => {
        const [a, b] = [comparableAddress(one, home), comparableAddress(other, home)];
        if (a === undefined || b === undefined) return;
        expect(addressAgreement(b, a)).toEqual(addressAgreement(a, b));
      }),
      { numRuns: runs(2000) },
    );
  });

  it('with a number and a street, or a box, are the same as themselves', () => {
    fc.assert(
      fc.property(address, country, (one, home) => {
        const a = comparableAddress(one, home);
        if (a === undefined) return;
        const isWhole =
          (a.street !== '' && (a.numberFirst > 0 || a.lot !== '')) || (a.postalNumber !== '' && a.street === '');
        if (isWhole || a.pid + a.dpid !== '') expect(addressAgreement(a, a).level).toBe('A1');
      }),
      { numRuns: runs(2000) },
    );
  });

  it('are read the same twice', () => {
    fc.assert(
      fc.property(address, country, (one, home) => {
        expect(comparableAddress(one, home)).toEqual(comparableAddress(structuredClone(one), home));
      }),
    );
  });
});

describe('Records', () => {
  it('have the same class from either side, and the indexes of what agreed turned round', () => {
    fc.assert(
      fc.property(contact, contact, (a, b) => {
        const [there, back] = [matchPair(a, b), matchPair(b, a)];
        expect(back.found).toEqual(there.found);
        expect(back.addressPair.length).toBe(there.addressPair.length);
      }),
      { numRuns: runs(1000) },
    );
  });

  it('of different units are no household, whatever else agrees', () => {
    const units = fc.uniqueArray(fc.constantFrom('1', '2', '5', '5A', 'G13', '101'), { minLength: 2, maxLength: 2 });
    fc.assert(
      fc.property(units, number, street, place, phone, ([one, other], house, road, town, shared) => {
        const of = (flat: string): ComparableContact => ({
          addresses: [comparableAddress({ fullAddress: `Unit ${flat}, ${house} ${road}, ${town}` }, 'AU')],
          phones: [comparablePhone(shared, 'AU')],
          emails: [comparableEmail('jsmith@gmail.com')],
        });
        const [a, b] = [of(one!), of(other!)];
        if (a.addresses[0]?.unit === b.addresses[0]?.unit) return;
        expect(matchPair(a, b).found?.level).not.toBe('Household');
      }),
      { numRuns: runs(500) },
    );
  });
});
