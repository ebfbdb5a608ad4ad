// A place that the line names as it is, with its own postcode, beside address data that have another place of like
// name, or the same place under another postcode. Streets are invented; the data cover a few places only.
import { describe, expect, it } from 'vitest';
import { cleanse } from '../../../src/contract/operations/cleanse.js';
import { engineOverAddresses } from '../../support/sets/own-addresses.js';

const ROWS = [
  'a1,12,Gumnut Street,Addington,VIC,3352',
  'a2,12,Quoll Street,Paddington,NSW,2021',
  'a3,12,Quoll Street,Sydney,NSW,2000',
  'a4,12,Quoll Street,South Kempsey,NSW,2440',
];

const engine = engineOverAddresses('id,street number,street,suburb,state,postcode', ROWS);

describe('A place that is named as it is', () => {
  it.each([
    // No slip of ADDINGTON, which is in another state than the postcode.
    ['12 Gumnut Street, Paddington 2021', 'partial locality', '12 GUMNUT STREET, PADDINGTON NSW 2021'],
    ['12 Gumnut Street, Paddington 4059', 'partial locality', '12 GUMNUT STREET, PADDINGTON QLD 4064'],
    ['12 Gumnut Street, Adington 3352', 'corrected address', '12 GUMNUT STREET, ADDINGTON VIC 3352'],
    // Of two of one name the one in the state of the postcode, though the data have the other.
    ['Paddington 4059', 'partial locality', 'PADDINGTON QLD 4064'],
    ['12 Quoll Street, Paddington 2021', 'verified address', '12 QUOLL STREET, PADDINGTON NSW 2021'],
    // The postcode of boxes is none of streets, and right.
    ['GPO Box 12, Sydney NSW 2001', 'partial locality', 'GPO BOX 12, SYDNEY NSW 2001'],
    // A point of the compass is no slip of another.
    ['12 Gumnut Street, Kempsey North NSW 2440', 'partial locality', '12 GUMNUT STREET, KEMPSEY NSW 2440'],
    ['12 Quoll Street, Kempsy South NSW 2440', 'corrected address', '12 QUOLL STREET, SOUTH KEMPSEY NSW 2440'],
    // A box with more words than the place.
    ['PMB 12, Alyangula Groote Island NT 0885', 'partial locality', 'PRIVATE BAG 12, ALYANGULA NT 0885'],
  ])('%s', async (fullAddress, how, whole) => {
    const [answer] = cleanse.elements(await engine().run(cleanse, { payload: [{ fullAddress }] }));
    expect([`${answer!.status} ${answer!.level}`, answer!.fullAddress]).toEqual([how, whole]);
  });
});
