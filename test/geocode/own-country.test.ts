// An answer is of the country that it was found in, whatever country was taken for the line's.
import { describe, expect, it } from 'vitest';
import { geocode } from '../../src/contract/operations/geocode.js';
import type { Geocoded } from '../../src/contract/schema/geocode.js';
import { engineWithoutData } from '../support/sets/own-addresses.js';

const engine = engineWithoutData('au');

describe('A line of New Zealand is not labelled as one of Australia', () => {
  it.each([
    ['ZZ', '17 Tui Avenue, Onerahi, Whangarei 0110', 'NZ', 'NZL'],
    ['ZZ', '61 Kaka Road, Waimate', 'NZ', 'NZL'],
    ['AU', '17 Tui Avenue, Onerahi, Whangarei 0110', 'NZ', 'NZL'],
    ['ZZ', '12 Quoll Street, Dubbo NSW 2830', 'AU', 'AUS'],
    ['ZZ', '12 Quoll Street, Nowhereville', 'AU', 'AUS'],
  ])('of the country %s: %s', async (country, fullAddress, expected, iso3) => {
    const [answer] = geocode.elements(await engine().run(geocode, { payload: [{ country, fullAddress }] }));
    expect([answer?.country, answer?.attributes?.['CountryIso2'], answer?.attributes?.['CountryIso3']]).toEqual([
      expected,
      expected,
      iso3,
    ]);
    expect(Number(answer?.attributes?.['Longitude'] ?? 0) > 160).toBe(expected === 'NZ');
  });
});

describe('A town with its state is that town, whatever district is called so', () => {
  it.each([
    ['Sydney NSW', 'SYDNEY NSW 2000'],
    ['Perth WA', 'PERTH WA 6000'],
    ['Orange New South Wales', 'ORANGE NSW 2800'],
    ['Newcastle, NSW', 'NEWCASTLE NSW 2300'],
    ['Perth, Western Australia', 'PERTH WA 6000'],
    ['Albany Western Australia', 'ALBANY WA 6330'],
    ['Mount Gambier, South Australia', 'MOUNT GAMBIER SA 5290'],
    ['Perth, Western Australia, Australia', 'PERTH WA 6000'],
  ])('%s', async (fullAddress, expected) => {
    const { payload } = await engine().run(geocode, { payload: [{ country: 'ZZ', fullAddress }] });
    expect(payload[0]).toMatchObject({ fullAddress: expected, status: 'verified', level: 'locality' });
  });
});

describe('A country named before its place, or behind it in another language, is the country', () => {
  it.each([
    ['Canada, Hamilton', 'CA', 'Hamilton, Ontario, Canada'],
    ['New Zealand Nelson', 'NZ', 'NELSON'],
    ['Ireland, Galway', 'IE', 'Galway, Connacht, Ireland'],
    ['오클랜드 뉴질랜드', 'NZ', 'Auckland, New Zealand'],
    ['Австралия Мельбурн', 'AU', 'Melbourne, Victoria, Australia'],
    ['Denmark WA', 'AU', 'DENMARK WA 6333'],
    ['Peru, Illinois', 'US', 'Peru, Illinois, United States of America'],
  ])('%s', async (fullAddress, country, expected) => {
    const { payload } = await engine().run(geocode, { payload: [{ country: 'ZZ', fullAddress }] });
    expect(payload[0]).toMatchObject({ fullAddress: expected, country, status: 'verified' });
  });
});

describe('A word for a building or a part of one is no slip of a place', () => {
  it.each(['Terminal', 'Warehouse', 'T1 International Terminal', 'Arcade VIC'])('%s', async (fullAddress) => {
    const { payload } = await engine().run(geocode, { payload: [{ country: 'AU', fullAddress }] });
    expect(payload[0]).toMatchObject({ status: 'unmatched', level: 'none' });
  });

  it('but with the postcode of the place', async () => {
    const { payload } = await engine().run(geocode, { payload: [{ country: 'AU', fullAddress: 'Office 3809' }] });
    expect(payload[0]).toMatchObject({ fullAddress: 'OFFICER VIC 3809', status: 'corrected' });
  });
});

describe('A line that ends in the name of another country than is given is of that country, with a word', () => {
  it.each([
    ['AU', 'Cannes, France', "Cannes, Provence-Alpes-Côte d'Azur, France", 'France', 'Australia'],
    ['AU', 'Toronto, Ontario, Canada', 'Toronto, Ontario, Canada', 'Canada', 'Australia'],
    ['NZ', 'Suva, Fiji', 'Suva, Central, Fiji', 'Fiji', 'New Zealand'],
  ])('%s: %s', async (country, fullAddress, expected, named, given) => {
    const { payload, messages } = await engine().run(geocode, { payload: [{ country, fullAddress }] });
    expect(payload[0]).toMatchObject({ fullAddress: expected, status: 'verified', level: 'locality' });
    expect(JSON.stringify([payload[0], messages])).toContain(`the text names ${named}, and not ${given}`);
  });

  it('before a postal code too', async () => {
    const record = { country: 'AU', fullAddress: '12 Kea Road, Singapore 731681' };
    const { payload } = await engine().run(geocode, { payload: [record] });
    expect(payload[0]).toMatchObject({ country: 'SG', status: 'partial', level: 'locality' });
  });

  it.each([
    ['a place at home', 'AU', '12 Gumnut St, Denmark', '12 GUMNUT STREET, DENMARK WA 6333'],
    ['the other of ours', 'AU', 'Auckland, New Zealand', 'AUCKLAND'],
  ])('but not %s', async (_, country, fullAddress, expected) => {
    const { payload } = await engine().run(geocode, { payload: [{ country, fullAddress }] });
    expect((payload[0] as Geocoded).fullAddress).toBe(expected);
  });
});

describe('A town of New Zealand with its region has nothing that is not located', () => {
  it.each(['ZZ', 'AU', 'NZ'])('of the country %s', async (country) => {
    const { payload } = await engine().run(geocode, {
      payload: [{ country, fullAddress: 'Christchurch, Canterbury' }],
    });
    expect(payload[0]).toMatchObject({ fullAddress: 'CHRISTCHURCH', status: 'verified' });
    expect((payload[0] as Geocoded).messages ?? []).toEqual([]);
  });
});
