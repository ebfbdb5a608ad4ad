// Lines of other countries keep their own words; lines of Australia and New Zealand that hold their names do not.
import { describe, expect, it, test } from 'vitest';
import type { ValidatedAddress } from '../../src/contract/schema/cleanse.js';
import { cleansed, useSampleRelease } from './sample-release.js';

useSampleRelease();

/** The parts of an answer as `country | state | postcode | locality`, '' where there is none. */
const parts = ({ country, state, postcode, locality }: ValidatedAddress): string =>
  [country, state, postcode, locality].map((part) => part ?? '').join(' | ');

describe('A line that names its country', () => {
  test.each([
    ['350 Fifth Avenue, New York NY 10118, United States', 'US | NY | 10118 | New York'],
    ['10 Downing Street, London SW1A 2AA, UK', 'GB |  | SW1A 2AA | London'],
    ['Unter den Linden 1, 10117 Berlin, Germany', 'DE |  | 10117 | Berlin'],
    ['Unter den Linden 1, D-10117 Berlin, DE', 'DE |  | 10117 | Berlin'],
    ['Unter den Linden 1, 10117 Berlin, Allemagne', 'DE |  | 10117 | Berlin'],
    ['1-1 Marunouchi, Tokyo 100-0005, Japan', 'JP |  | 100-0005 | Tokyo'],
    ['24 Sussex Drive, Ottawa ON K1A 0B1, CAN', 'CA | ON | K1A 0B1 | Ottawa'],
    ['Perth, Scotland', 'GB |  |  | Perth'],
    ['24 Smith Street, Reservoir, England', 'GB |  |  | '],
    ['24 Smith Street Reservoir USA', 'US |  |  | Reservoir'],
    ['12 Smith St, Springfield, U.S.A.', 'US |  |  | Springfield'],
    ['Sheikh Zayed Road 5, Dubai, UAE', 'AE |  |  | Dubai'],
    ['12 Sejong-daero, Seoul, Korea, South', 'KR |  |  | Seoul'],
    ['Strøget 1, 1456 København K, Denmark', 'DK |  | 1456 | København'],
    ['Skredderplassen 20, Norway', 'NO |  |  | '],
    ['Paris France', 'FR |  |  | Paris'],
    ['123 Main St, Athens, GA', 'US | GA |  | Athens'],
    ['12 Rustaveli Ave, Tbilisi, Georgia', 'GE |  |  | Tbilisi'],
    ['Circuit 5, 00120, Vatican City', 'VA |  | 00120 | '],
  ])('%s keeps its words', async (text, wanted) => {
    const element = await cleansed(text);
    expect(element).toMatchObject({
      status: 'unmatched',
      level: 'none',
      confidence: 0,
      exception: 'COUNTRY_NOT_COVERED',
      id: null,
      sourceOfTruth: null,
      fullAddress: text,
      street: null,
      streetNumber: null,
      changedItems: [],
      candidates: [],
    });
    expect(parts(element)).toBe(wanted);
  });
});

describe('A line that names no country is of another one', () => {
  test.each([
    [
      'by a ZIP code behind its state',
      '1600 Pennsylvania Ave NW, Washington, DC 20500',
      'US | DC | 20500 | Washington',
    ],
    ['by a ZIP code of nine digits', '12 Smith St, Reservoir 10001-1234', 'US |  | 10001-1234 | Reservoir'],
    ['by a ZIP code that lost its nought', '1 Plaza, East Rutherford, NJ 7073', 'US | NJ |  | East Rutherford'],
    ['by a code of Canada', 'Victoria, BC V8W 1P6', 'CA | BC | V8W 1P6 | Victoria'],
    ['by a code of Britain', 'Newcastle upon Tyne NE1 4ST', 'GB |  | NE1 4ST | Newcastle upon Tyne'],
    ['by a code before its place', '5 Rue de Rivoli, 75008 Paris', 'FR |  | 75008 | Paris'],
    ['by a code behind its place', 'MG Road, Mumbai 400001', 'IN |  | 400001 | Mumbai'],
    ['by four digits before its place', 'Kärntner Straße 1, 1010 Wien', 'AT |  | 1010 | Wien'],
    ['by the letters of a code', 'Damrak 1, 1012 JS Amsterdam', 'NL |  | 1012 JS | Amsterdam'],
    ['by the hyphen of a code', 'Marszałkowska 1, 00-624 Warszawa', 'PL |  | 00-624 | Warszawa'],
    ['by a place and its state', 'San Antonio TX', 'US | TX |  | San Antonio'],
    ['by a place and its state that is called as one here', 'Wellington, FL', 'US | FL |  | Wellington'],
    ['by a large place', '10 Downing Street, London', 'GB |  |  | London'],
  ])('%s', async (_, text, wanted) => {
    const element = await cleansed(text);
    expect(element).toMatchObject({ exception: 'COUNTRY_NOT_COVERED', fullAddress: text });
    expect(parts(element)).toBe(wanted);
  });
});

describe('A line of Australia stays one', () => {
  it.each([
    ['24 Smith Street, Reservoir VIC 3073', 'verified'],
    ['24 Smith Street, Reservoir VIC 3073, Australia', 'verified'],
    ['24 Smith St, Reservoir', 'corrected'],
    ['24 Smith St Resevoir', 'corrected'],
  ])('%s is %s', async (text, status) => {
    expect(await cleansed(text)).toMatchObject({ status, country: 'AU' });
  });

  it.each([
    '12 England St, Reservoir VIC 3073',
    '1 Germany Lane, Reservoir 3073',
    'Jordan Springs NSW',
    '5 Jamaica Ave, Reservoir',
    'Canada Bay NSW',
    'New England Hwy, Tamworth',
    'Denmark WA 6333',
    '12 Strickland St, Denmark',
    'Texas QLD 4385',
    '12 Norway St, Reservoir',
    '12 High St, Perth WA',
    '12 Chester Ct, Reservoir',
    '12 Smith Pl, Reservoir',
    '12 Smith, PL',
    'Albion BC',
    'Christmas Island WA 6798',
    'Christmas Island 6798, Christmas Island',
    'Norfolk Island 2899',
    '1234 Paris',
    '22745 Great Northern Hwy, Newman',
    '5 High St, Richmond, Virginia',
  ])('%s', async (text) => {
    expect((await cleansed(text)).exception).not.toBe('COUNTRY_NOT_COVERED');
  });
});

describe('What the places know of a row', () => {
  it('is said to be theirs and not of the address', async () => {
    const { attributes, messages } = await cleansed('Unter den Linden 1, 10117 Berlin, Germany');
    expect(attributes).toEqual({ Latitude: '52.5243700', Longitude: '13.4105300', GeocodeType: 'LOCALITY' });
    expect(messages).toEqual([
      'no addresses of Germany (DE) are installed: the words are kept as they are',
      'the coordinates are those of Berlin, not of the address',
    ]);
  });

  it('is left out where several places are called so', async () => {
    const { attributes, locality, messages } = await cleansed('12 Main St, Springfield, USA');
    expect([attributes, locality]).toEqual([{}, 'Springfield']);
    expect(messages).toEqual([
      'no addresses of United States of America (US) are installed: the words are kept as they are',
    ]);
  });
});
