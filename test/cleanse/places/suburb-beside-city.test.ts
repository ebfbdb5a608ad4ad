// A suburb beside its city, where addresses are installed that do not have what is asked for: the line is at that
// suburb, and neither in the city nor in a namesake of the suburb in another state.
import { describe, expect, it } from 'vitest';
import { cleanse } from '../../../src/contract/operations/cleanse.js';
import type { ValidatedAddress } from '../../../src/contract/schema/cleanse.js';
import { engineOverAddresses } from '../../support/sets/own-addresses.js';

/** Invented streets of real places. */
const ROWS = [
  '7,Quoll Lane,Sydney,NSW,2000,-33.868,151.209',
  '3,Wombat Street,Newtown,NSW,2042,-33.898,151.178',
  '12,Gumnut Street,Newtown,VIC,3220,-38.150,144.335',
  '5,Gumnut Street,Newtown,TAS,7008,-42.857,147.305',
  '9,Bilby Road,Perth,WA,6000,-31.952,115.861',
  '4,Darwin Street,Nicholson,NT,0862,-17.9,137.9',
  '8,Kapok Road,Darwin City,NT,0800,-12.461,130.843',
].map((row, i) => `b${i},${row}`);

const engine = engineOverAddresses('id,street number,street,suburb,state,postcode,latitude,longitude', ROWS);

const cleansed = async (fullAddress: string): Promise<ValidatedAddress> =>
  cleanse.elements(await engine().run(cleanse, { payload: [{ fullAddress }] }))[0]!;

describe('A suburb beside its city is the locality', () => {
  it.each([
    ['of a street that is nowhere', '12 Nosuch Street, Newtown, Sydney', '12 NOSUCH STREET, NEWTOWN NSW 2042'],
    ['without commas', '12 Nosuch Street Newtown Sydney', '12 NOSUCH STREET, NEWTOWN NSW 2042'],
    ['of nothing else', 'Newtown, Sydney', 'NEWTOWN NSW 2042'],
    ['behind it', 'Sydney - Newtown', 'NEWTOWN NSW 2042'],
    ['behind it and a comma', 'Sydney, Newtown', 'NEWTOWN NSW 2042'],
  ])('%s', async (_, text, fullAddress) => {
    const found = await cleansed(text);
    expect([found.status, found.level, found.confidence, found.fullAddress]).toEqual([
      'partial',
      'locality',
      92,
      fullAddress,
    ]);
  });

  it('of an address that only a namesake in another state has, which is a candidate', async () => {
    const found = await cleansed('12 Gumnut Street, Newtown, Sydney');
    expect([found.status, found.fullAddress]).toEqual(['partial', '12 GUMNUT STREET, NEWTOWN NSW 2042']);
    expect(found.candidates?.map(({ fullAddress, confidence }) => [fullAddress, confidence])).toEqual([
      ['12 GUMNUT STREET, NEWTOWN VIC 3220', 40],
    ]);
  });
});

describe('An address is found', () => {
  it.each([
    ['in the suburb', '3 Wombat Street, Newtown, Sydney', '3 WOMBAT STREET, NEWTOWN NSW 2042'],
    ['in the city itself', '7 Quoll Lane, Sydney', '7 QUOLL LANE, SYDNEY NSW 2000'],
    ['in the namesake, where its state is said', '12 Gumnut St, Newtown VIC', '12 GUMNUT STREET, NEWTOWN VIC 3220'],
    ['beside a city in another state', '12 Gumnut St, Newtown, Geelong', '12 GUMNUT STREET, NEWTOWN VIC 3220'],
  ])('%s', async (_, text, fullAddress) => {
    const found = await cleansed(text);
    expect([found.level, found.fullAddress]).toEqual(['address', fullAddress]);
  });
});

describe('A place that the addresses have under another name is no street elsewhere', () => {
  it.each([
    ['with its state', 'Darwin NT', 'DARWIN NT 0800'],
    ['alone', 'Darwin', 'DARWIN NT 0800'],
    ['but with the word for a street', 'Darwin Street NT', 'DARWIN STREET, NICHOLSON NT 0862'],
  ])('%s', async (_, text, fullAddress) => {
    expect((await cleansed(text)).fullAddress).toBe(fullAddress);
  });
});
