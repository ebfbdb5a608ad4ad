// How far two addresses are the same: each rule with a pair on either side of it.
import { describe, expect, it } from 'vitest';
import { addressAgreement, type AddressLevel } from '../../../src/match/address/agreement.js';
import { comparableAddress } from '../../../src/match/address/comparable-address.js';
import { addressEvidence } from '../../../src/match/evidence.js';

const form = (fullAddress: string, id = '', country = 'AU') => comparableAddress({ fullAddress, id }, country)!;
const level = (a: string, b: string): AddressLevel => addressAgreement(form(a), form(b)).level;

type Pairs = readonly (readonly [string, string, AddressLevel])[];

const RULES: Readonly<Record<string, Pairs>> = {
  'the same address in other words': [
    ['5/24 Smith St Reservoir 3073', 'Unit 5, 24 Smith Street, Reservoir VIC', 'A1'],
    ['U5 24 SMITH ST RESERVOIR', 'flat 5/24 smith street reservoir vic 3073', 'A1'],
    ['12 Mt Pleasant Rd Geelong', '12 Mount Pleasant Road, Geelong', 'A1'],
    ['12 1st Ave Sydney', '12 First Avenue Sydney', 'A1'],
    ['12 The Esplanade St Kilda', '12 Esplanade, St Kilda', 'A1'],
    ['220 George Street', '220 george st', 'A1'],
  ],
  'units veto, and are missing otherwise': [
    ['5/24 Smith St Reservoir', '6/24 Smith St Reservoir', 'A4'],
    ['Flat 14A, 9 Smith St Reservoir', 'Flat 14C, 9 Smith St Reservoir', 'A4'],
    ['5/24 Smith St Reservoir', '24 Smith St Reservoir', 'A2'],
    ['Level 2, 24 Smith St Reservoir', '24 Smith St Reservoir', 'A2'],
    ['Level 2, 24 Smith St Reservoir', 'Level 3, 24 Smith St Reservoir', 'A4'],
    ['Tower 1, Unit 5, 24 Smith St Reservoir', 'Tower 2, Unit 5, 24 Smith St Reservoir', 'A4'],
    ['Lot 12/345 Main Rd Reservoir', '345 Main Rd Reservoir', 'A2'],
  ],
  'letters of the number': [
    ['12A Smith St Reservoir', '12a Smith St Reservoir', 'A1'],
    ['12A Smith St Reservoir', '12B Smith St Reservoir', 'A4'],
    ['12A Smith St Reservoir', '12 Smith St Reservoir', 'A2'],
    ['12A Smith St Reservoir', 'Unit A, 12 Smith St Reservoir', 'A1'],
    ['12A Smith St Reservoir', '1/12 Smith St Reservoir', 'A4'],
    ['3/12A Smith St Reservoir', '12A Smith St Reservoir', 'A2'],
    ['12A-12B Smith St Reservoir', '12B Smith St Reservoir', 'A3'],
    ['12A-12B Smith St Reservoir', '12C Smith St Reservoir', 'A0'],
  ],
  'ranges have the numbers of their side of the street': [
    ['11-15 Smith St Reservoir', '13 Smith St Reservoir', 'A3'],
    ['11-15 Smith St Reservoir', '11 Smith St Reservoir', 'A3'],
    ['11-15 Smith St Reservoir', '12 Smith St Reservoir', 'A0'],
    ['11-15 Smith St Reservoir', '15-17 Smith St Reservoir', 'A3'],
    ['11-15 Smith St Reservoir', '17-19 Smith St Reservoir', 'A0'],
    ['11-15 Smith St Reservoir', '10-16 Smith St Reservoir', 'A0'],
    ['11-14 Smith St Reservoir', '12 Smith St Reservoir', 'A3'],
    ['11-15 Smith St Reservoir', '11-15 Smith St Reservoir', 'A1'],
  ],
  'numbers and lots': [
    ['12 Smith St Reservoir', '14 Smith St Reservoir', 'A0'],
    ['Smith St Reservoir', '12 Smith St Reservoir', 'A5'],
    ['Smith St Reservoir', 'Smith St Reservoir', 'A5'],
    ['Lot 7 Smith St Reservoir', 'Lot 7 Smith St Reservoir', 'A1'],
    ['Lot 7 Smith St Reservoir', 'Lot 8 Smith St Reservoir', 'A0'],
    ['Lot 7 Smith St Reservoir', '12 Smith St Reservoir', 'A5'],
  ],
  'boxes are never houses': [
    ['PO Box 12 Reservoir 3073', 'P.O. Box 12, Reservoir VIC', 'A1'],
    ['PO Box 12 Reservoir 3073', 'PO Box 13 Reservoir 3073', 'A0'],
    ['PO Box 12 Sydney 2000', 'GPO Box 12 Sydney 2000', 'A0'],
    ['PO Box 12 Reservoir 3073', '12 Smith St Reservoir 3073', 'A0'],
  ],
  streets: [
    ['12 Smith St Reservoir', '12 Smyth St Reservoir', 'A3'],
    ['12 Hill St Reservoir', '12 Mill St Reservoir', 'A0'],
    ['12 101st Ave Reservoir', '12 102nd Ave Reservoir', 'A0'],
    ['12 Smith St Reservoir', '12 Smith Rd Reservoir', 'A0'],
    ['12 Smith St Reservoir', '12 Smith, Reservoir', 'A3'],
    ['12 George St North, Sydney', '12 George St South, Sydney', 'A0'],
    ['12 George St North, Sydney', '12 George St, Sydney', 'A3'],
    ['12 Mc Donald St Reservoir', '12 McDonald St Reservoir', 'A1'],
    ['Smyth St Reservoir', 'Smith St Reservoir', 'A0'],
  ],
  places: [
    ['12 Smith St Reservoir 3073', '12 Smith St Reservoir 3072', 'A3'],
    ['12 Smith St Reservoir 3073', '12 Smith St Reservoir 3973', 'A3'],
    ['12 Smith St Reservoir 3073', '12 Smith St Reservoir 3351', 'A0'],
    ['12 Smith St Reservoir 3073', '12 Smith St Preston 3073', 'A3'],
    ['12 Smith St Reservoir 3073', '12 Smith St Preston 3072', 'A0'],
    ['12 Smith St Richmnd 3121', '12 Smith St Richmond 3121', 'A3'],
    ['1 Church St Mudgee 2850', '1 Church St Gulgong 2852', 'A0'],
    ['1 Church St Richmond VIC', '1 Church St Richmond NSW', 'A0'],
    ['1 Church St Richmond VIC', '1 Church St Richmond 2753', 'A0'],
    ['12 Smith St Reservoir', '12 Smith St 3073', 'A3'],
    ['12 Smith St Reservoir', '12 Smith St 2000', 'A0'],
    ['12 Smith St', '12 Smith St Reservoir', 'A3'],
  ],
  'too much to correct is no agreement': [
    ['12 Smyth St Reservior 3073', '12 Smith St Reservoir 3073', 'none'],
    ['Reservoir VIC 3073', '12 Smith St Reservoir 3073', 'none'],
  ],
};

describe.each(Object.entries(RULES))('Addresses, %s', (_, pairs) => {
  it.each(pairs)('%s and %s are %s, whichever comes first', (a, b, expected) => {
    expect([level(a, b), level(b, a)]).toEqual([expected, expected]);
  });
});

describe('Ids', () => {
  const SMITH = '12 Smith St Reservoir';
  it.each<[string, string, string, string, string, AddressLevel]>([
    ['decide where they are the same', 'The mill', 'AU|GNAF|1', SMITH, 'AU|GNAF|1', 'A1'],
    ['of delivery points decide as well', 'The mill', '32041234', SMITH, '32041234', 'A1'],
    ['do not make one of two units', '1/12 Smith St', 'AU|GNAF|1', '2/12 Smith St', 'AU|GNAF|1', 'A4'],
    ['that differ leave what is the same the same', SMITH, 'AU|GNAF|1', SMITH, 'AU|GNAF|2', 'A1'],
    ['that differ leave a building and its unit', SMITH, 'AU|GNAF|1', `3/${SMITH}`, 'AU|GNAF|2', 'A2'],
    ['that differ make two of a letter apart', SMITH, 'AU|GNAF|1', '12 Smyth St Reservoir', 'AU|GNAF|2', 'A0'],
    ['that differ make two of 12 and 12A', SMITH, 'AU|GNAF|1', '12A Smith St Reservoir', 'AU|GNAF|2', 'A4'],
    ['of two sources say nothing', SMITH, 'AU|GNAF|1', '12 Smyth St Reservoir', 'AU|AUPAF|2', 'A3'],
  ])('%s', (_, a, idA, b, idB, expected) => {
    expect(addressAgreement(form(a, idA), form(b, idB)).level).toBe(expected);
  });
});

describe('Addresses of New Zealand', () => {
  const nz = (a: string, b: string): AddressLevel => addressAgreement(form(a, '', 'NZ'), form(b, '', 'NZ')).level;
  it.each<[string, string, AddressLevel]>([
    ['12 Queen St, Ponsonby, Auckland 1011', '12 Queen Street, Ponsonby, Akl', 'A1'],
    ['12 Queen St, Ponsonby, Auckland 1011', '12 Queen Street, Auckland 1011', 'A3'],
    ['12 Queen St, Richmond, Christchurch', '12 Queen St, Richmond, Nelson', 'A0'],
    ['2/12 Queen St, Ponsonby, Auckland', '3/12 Queen St, Ponsonby, Auckland', 'A4'],
  ])('%s and %s are %s', (a, b, expected) => {
    expect([nz(a, b), nz(b, a)]).toEqual([expected, expected]);
  });
});

describe('Addresses of other countries', () => {
  it.each<[string, string, string, AddressLevel]>([
    ['US', '123 N Main St Ste 200, Chicago IL 60601', '123 North Main Street, Suite 200, Chicago, IL 60601-1234', 'A1'],
    ['AU', '123 N Main St Ste 200, Chicago IL 60601', '123 North Main Street, Suite 200, Chicago, IL 60601-1234', 'A1'],
    ['US', '123 N Main St Apt 1, Chicago IL 60601', '123 N Main St Apt 2, Chicago IL 60601', 'A4'],
    ['US', '2649 N. Laramie Ave', '2649 N Laramie', 'A3'],
    ['US', '1 w. 67th st., new york', '1 west 67th street, new york city', 'A3'],
    ['GB', 'Flat 3, 12 High Street, Leeds LS1 4AB', '12 High St, Flat 3, Leeds LS1 4AB', 'A1'],
    ['FR', '12 rue de la Paix, 75002 Paris', '12, rue de la Paix 75002 PARIS', 'A1'],
    ['DE', 'Hauptstr. 12, 10115 Berlin', 'Hauptstr. 14, 10115 Berlin', 'A0'],
    ['JP', '1-2-3 Marunouchi, Chiyoda-ku, Tokyo', '1-2-3 Marunouchi, Chiyoda-ku, Tokyo', 'A1'],
    ['US', 'Unit 1, Smith Mill, Boston, MA 02129', 'Unit 2, Smith Mill, Boston, MA 02129', 'A4'],
  ])('of %s, %s and %s, are %s', (country, a, b, expected) => {
    const [first, second] = [form(a, '', country), form(b, '', country)];
    expect([addressAgreement(first, second).level, addressAgreement(second, first).level]).toEqual([
      expected,
      expected,
    ]);
  });
});

it('Addresses of two countries are not the same', () => {
  expect(addressAgreement(form('12 Queen St, Richmond', '', 'NZ'), form('12 Queen St, Richmond')).level).toBe('A0');
});

it('What agreed, what was corrected and what one alone says is told', () => {
  const agreement = addressAgreement(form('5/24 Smyth St Reservoir 3073'), form('24 Smith St, Reservoir VIC'));
  expect(addressEvidence(agreement)).toBe(
    'address A3, same: number, street type, locality; same after what is known of it or one correction: street; ' +
      'said by one alone: unit, postcode, state',
  );
});
