// cleanse of New Zealand's boxes and bags without data: their postcodes are not those of the houses around.
import { describe, expect, it } from 'vitest';
import { isBoxCodeNz } from '../../../src/address/vocabulary/box-codes-nz.js';
import { changesText } from '../../../src/contract/fields/output-columns.js';
import { cleanse } from '../../../src/contract/operations/cleanse.js';
import type { ValidatedAddress } from '../../../src/contract/schema/cleanse.js';
import { engineWithoutData } from '../../support/sets/own-addresses.js';

const engine = engineWithoutData('nz');

const cleansed = async (fullAddress: string): Promise<string> => {
  const { payload } = await engine().run(cleanse, { payload: [{ fullAddress }] });
  const { fullAddress: found, changedItems } = payload[0] as ValidatedAddress;
  return `${found ?? ''} [${changesText(changedItems)}]`;
};

describe('The postcode of a box in New Zealand', () => {
  it.each([
    ['PO Box 12345, Panmure, Auckland', 'PO BOX 12345, PANMURE, AUCKLAND []'],
    ['Private Bag 4321, Grafton, Auckland', 'PRIVATE BAG 4321, GRAFTON, AUCKLAND []'],
    [
      'PO Box 12345, Wellington Mail Centre, Lower Hutt',
      'PO BOX 12345, WELLINGTON MAIL CENTRE, LOWER HUTT 5045 [ADD postcode: 5045]',
    ],
    [
      '12 Mataka Road, PO Box 345, Parnell, Auckland',
      'PO BOX 345, 12 MATAKA ROAD, PARNELL, AUCKLAND 1052 [ADD postcode: 1052]',
    ],
  ])('is added where it is the lobby’s, and never that of houses: %s', async (text, expected) => {
    expect(await cleansed(text)).toBe(expected);
  });

  it.each([
    ['PO Box 12345, Panmure 1741', 'PO BOX 12345, PANMURE, AUCKLAND 1741 [ADD townCity: AUCKLAND]'],
    ['PO Box 12345, Nelson, 7050', 'PO BOX 12345, NELSON 7050 []'],
    ['PO Box 12, Takapuna, Auckland 0740', 'PO BOX 12, TAKAPUNA, AUCKLAND 0740 []'],
  ])('is kept as written: %s', async (text, expected) => {
    expect(await cleansed(text)).toBe(expected);
  });

  it.each([
    ['5045', true],
    ['0740', true],
    ['1142', true],
    ['9054', true],
    ['6169', true],
    ['6170', false],
    ['6139', false],
    ['1060', false],
    ['8042', false],
    ['9016', false],
    ['3210', false],
    ['', false],
  ])('is told by its last two digits: %s', (code, isBox) => {
    expect(isBoxCodeNz(code)).toBe(isBox);
  });
});
