// A street that is called by its place, as EAST HOLSWORTHY ROAD of Holsworthy is.
import { describe, expect, it } from 'vitest';
import { cleanse } from '../../../src/contract/operations/cleanse.js';
import type { ValidatedAddress } from '../../../src/contract/schema/cleanse.js';
import { engineOverAddresses } from '../../support/sets/own-addresses.js';

const ROWS = [
  '1,East Terrace,Holsworthy,NSW,2173,-33.951,150.952',
  '2,Quoll Lane,Holsworthy,NSW,2173,-33.952,150.952',
  '3,Old Holsworthy Road,Holsworthy,NSW,2173,-33.953,150.952',
].map((row, i) => `b${i},${row}`);

const engine = engineOverAddresses('id,street number,street,suburb,state,postcode,latitude,longitude', ROWS);

const cleansed = async (fullAddress: string): Promise<ValidatedAddress> =>
  cleanse.elements(await engine().run(cleanse, { payload: [{ fullAddress }] }))[0]!;

describe('A street called by its place', () => {
  it.each([
    ['1 East Holsworthy Road, Holsworthy NSW 2173', '1 EAST HOLSWORTHY ROAD, HOLSWORTHY NSW 2173'],
    ['1 EAST HOLSWORTHY CRES HOLSWORTHY 2173', '1 EAST HOLSWORTHY CRESCENT, HOLSWORTHY NSW 2173'],
    ['2 Quoll Holsworthy St, Holsworthy NSW', '2 QUOLL HOLSWORTHY STREET, HOLSWORTHY NSW 2173'],
  ])('is no other street that begins alike: %s', async (text, fullAddress) => {
    const found = await cleansed(text);
    expect([found.level, found.exception, found.fullAddress]).toEqual(['locality', 'STREET_NOT_FOUND', fullAddress]);
  });

  it.each([
    ['1 East Terrace Holsworthy, Holsworthy NSW 2173', 'b0'],
    ['2 Quoll Lane, Holsworthy, Holsworthy NSW 2173', 'b1'],
    ['3 Old Holsworthy Road, Holsworthy NSW 2173', 'b2'],
    ['3 Old Holsworthy Rd Holsworthy', 'b2'],
  ])('is found where it is, as others are: %s', async (text, id) => {
    expect((await cleansed(text)).id?.split('|').at(-1)).toBe(id);
  });
});
