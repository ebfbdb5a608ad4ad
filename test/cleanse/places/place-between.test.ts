// A place between the street and the one that the line ends in: the street is there, and not in another place far off.
import { describe, expect, it } from 'vitest';
import { cleanse } from '../../../src/contract/operations/cleanse.js';
import type { ValidatedAddress } from '../../../src/contract/schema/cleanse.js';
import { engineOverAddresses } from '../../support/sets/own-addresses.js';

/** Invented streets of real places: Double Bay is 4 km from Sydney, Holsworthy 25, New Lambton 115. */
const ROWS = [
  '4,Gumnut Avenue,Double Bay,NSW,2028,-33.879,151.243',
  '7,Quoll Lane,Sydney,NSW,2000,-33.868,151.209',
  '1,Wattle Street,Holsworthy,NSW,2173,-33.951,150.952',
  '2,Bilby Street,New Lambton,NSW,2305,-32.931,151.713',
  '15,Quandong Street,Sydney South,NSW,2000,-33.877,151.207',
].map((row, i) => `b${i},${row}`);

const engine = engineOverAddresses('id,street number,street,suburb,state,postcode,latitude,longitude', ROWS);

const cleansed = async (fullAddress: string): Promise<ValidatedAddress> =>
  cleanse.elements(await engine().run(cleanse, { payload: [{ fullAddress }] }))[0]!;

describe('A street of the city that is not in the suburb before it', () => {
  it.each([
    ['far from the street', '4 Gumnut Avenue, Holsworthy, Sydney', '4 GUMNUT AVENUE, HOLSWORTHY NSW 2173'],
    ['far from the city', '7 Quoll Lane, New Lambton, Sydney NSW 2305', '7 QUOLL LANE, NEW LAMBTON NSW 2305'],
    [
      'before a region that is called as the city is',
      '15 Quandong Street, New Lambton, Greater Sydney NSW 2305',
      '15 QUANDONG STREET, NEW LAMBTON NSW 2305',
    ],
  ])('is not taken where the suburb is %s', async (_, text, fullAddress) => {
    const found = await cleansed(text);
    expect([found.status, found.level, found.exception, found.fullAddress]).toEqual([
      'partial',
      'locality',
      'STREET_NOT_FOUND',
      fullAddress,
    ]);
  });

  it.each([
    ['4 Gumnut Avenue, Double Bay, Sydney', 'b0'],
    ['7 Quoll Lane, Sydney', 'b1'],
    ['7 Quoll Lane, Double Bay, Sydney', 'b1'],
    ['1 Wattle Street, Holsworthy, Sydney', 'b2'],
    ['2 Bilby Street, Koala House, New Lambton NSW 2305', 'b3'],
  ])('is found where it is, or nothing speaks against it: %s', async (text, id) => {
    expect((await cleansed(text)).id?.split('|').at(-1)).toBe(id);
  });
});
