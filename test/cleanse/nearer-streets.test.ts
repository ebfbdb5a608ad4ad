// A street that is not the one that is written, however like it: a namesake of another type whose number is there, a
// name that is further away than one without the number, an article that makes another name; and what is no part of the
// street or its number: telephone numbers, premises before a street without a number, a range of two addresses.
import { describe, expect, it } from 'vitest';
import { cleanse } from '../../src/contract/operations/cleanse.js';
import { engineOverAddresses } from '../support/sets/own-addresses.js';

/** Invented streets of one place. */
const ROWS = [
  '2 Wombat Parade',
  '21 Wombat Street',
  '2 Hilson Street',
  '42 Nelson Street',
  '3 Cole Street',
  '58 Cowper Street',
  '20 Crescent Road',
  '7 Esplanade',
  '5 The Terrace',
  '25-27 Nile Street',
  '29 Nile Street',
  '33 Nile Street',
  '7 Koala Road',
  '12 Read Street',
  '14 Mallor Street',
  '6 Tallor Street',
  '9 Quandong Street West',
  '6/8 Bandicoot Street',
  '6/67 Bandicoot Street',
  '67 Bandicoot Street',
].map((row, i) => {
  const [number, ...street] = row.split(' ');
  return `n${i},${number},${street.join(' ')},Reservoir,VIC,3073`;
});

const engine = engineOverAddresses('id,street number,street,suburb,state,postcode', ROWS);

describe('The street that is written', () => {
  it.each([
    ['21 Wombat Parade, Cnr Quoll Road, Reservoir VIC 3073', 'NUMBER_NOT_FOUND'],
    ['21 Wombat Parade, Wombat Parade, Reservoir VIC 3073', 'NUMBER_NOT_FOUND'],
    ['42 Rilson Street, Reservoir VIC 3073', 'NUMBER_NOT_FOUND'],
    ['42 Nlseon Street, Reservoir VIC 3073', 'n3'],
    ['58 Cowe Street, Reservoir VIC 3073', 'n5'],
    ['20 The Crescent, Reservoir VIC 3073', 'STREET_NOT_FOUND'],
    ['20 Crescent, Reservoir VIC 3073', 'n6'],
    ['7 The Esplanade, Reservoir VIC 3073', 'n7'],
    ['5 The Terraces, Reservoir VIC 3073', 'n8'],
    ['21 Wombat Street, Reservoir VIC 3073 Ph 9460 1234', 'n1'],
    ['23 Wombat Street, Reservoir VIC 3073 Ph 9460 1234', 'NUMBER_NOT_FOUND'],
    ['23 Wombat Street, Reservoir VIC 3073 (03) 9460 1234', 'NUMBER_NOT_FOUND'],
    // Two addresses that each have an end of the range, and one that has.
    ['25-29 Nile Street, Reservoir VIC 3073', 'AMBIGUOUS'],
    ['29-33 Nile Street, Reservoir VIC 3073', 'AMBIGUOUS'],
    ['33-35 Nile Street, Reservoir VIC 3073', 'n11'],
    ['25-27 Nile Street, Reservoir VIC 3073', 'n9'],
    // ST by itself is no SAINTS.
    ['7 Koala St', 'n12'],
    // HILL need be no type, and no place is named.
    ['2 Hilson Hill', 'NO_ADDRESS_DATA'],
    ['St', 'LOCALITY_NOT_FOUND'],
    // Nor is ROAD by itself a slip of READ.
    ['12 Reservoir Road, VIC 3073', 'LOCALITY_NOT_FOUND'],
    ['12 Raed Street, Reservoir VIC 3073', 'n13'],
    // A letter that was not struck is likelier than another in the place of one, unless the number is one of many.
    ['14 Talor Street, Reservoir VIC 3073', 'NUMBER_NOT_FOUND'],
    ['6 Talor Street, Reservoir VIC 3073', 'n15'],
    // THE with another type is another street.
    ['5 Terrace Close, Reservoir VIC 3073', 'STREET_NOT_FOUND'],
    ['20 The Crescent Drive, Reservoir VIC 3073', 'STREET_NOT_FOUND'],
    ['20 Crescent Drive, Reservoir VIC 3073', 'n6'],
    // A street of the next place, of which the line does not say the end of it that is meant.
    ['9 Quandong Street, Keon Park VIC 3073', 'NO_ADDRESS_DATA'],
    ['9 Quandong Street West, Keon Park VIC 3073', 'n16'],
    // A digit that was scanned for a letter is no house number behind one.
    ['Unit 6, 67 8andicoot Street, Reservoir VIC 3073', 'n18'],
    ['67 8andicoot Street, Reservoir VIC 3073', 'n19'],
    ['Unit 6, 8 Bandicoot Street, Reservoir VIC 3073', 'n17'],
  ])('%s: %s', async (fullAddress, answer) => {
    const [element] = cleanse.elements(await engine().run(cleanse, { payload: [{ fullAddress }] }));
    const { id, exception } = element!;
    expect(exception ?? id?.split('|').at(-1)).toBe(answer);
  });

  it.each([
    ['Koala Square Wombat Parade, Reservoir VIC 3073', 'WOMBAT PARADE', 'NUMBER_MISSING'],
    ['Koala Plaza Wombat Parade Reservoir', 'WOMBAT PARADE', 'NUMBER_MISSING'],
    ['Old Mill Wombat Parade Reservoir', '', 'STREET_NOT_FOUND'],
    ['5 Acacia Square Wombat Parade Reservoir', '', 'STREET_NOT_FOUND'],
    ['Square Wombat Parade Reservoir', '', 'STREET_NOT_FOUND'],
  ])('behind premises without a number: %s', async (fullAddress, street, exception) => {
    const [element] = cleanse.elements(await engine().run(cleanse, { payload: [{ fullAddress }] }));
    expect([element!.level === 'street' ? element!.street : '', element!.exception]).toEqual([street, exception]);
  });
});
