// Councils and regions of Australia, works and shops that are named after a town, and where one may work from.
import { describe, expect, test } from 'vitest';
import { degreesOf, geocoderWithoutData } from '../../support/sets/geocoder-without-data.js';

const ask = geocoderWithoutData();

describe('A council of Australia is its area', () => {
  test.each([
    ['Shire of Dardanup', 'Dardanup', 'Western Australia'],
    ['Strathbogie Shire', 'Strathbogie', 'Victoria'],
    ['Strathbogie Shire Council, VIC', 'Strathbogie', 'Victoria'],
    ['Mackay Regional Council', 'Mackay', 'Queensland'],
    ['Rural City of Wangaratta', 'Wangaratta', 'Victoria'],
    ['District Council of Ceduna', 'Ceduna', 'South Australia'],
    ['The Hills Shire', 'The Hills', 'New South Wales'],
    ['City of Moreland', 'Merri-bek', 'Victoria'],
    ['Campbelltown City Council SA', 'Campbelltown (SA)', 'South Australia'],
  ] as const)('%s', async (text, district, province) => {
    expect(await ask(text)).toMatchObject({ status: 'verified', level: 'district', country: 'AU', district, province });
  });

  test('and its namesakes in other states are named', async () => {
    const answer = await ask('Kingston City Council');
    expect(answer).toMatchObject({ status: 'ambiguous', level: 'district', district: 'Kingston (Vic.)' });
    expect(answer.messages?.[0]).toContain('Kingston (SA), South Australia');
  });

  test.each([
    ['City of Perth', 'Perth'],
    ['Kansas City', 'Kansas City'],
    ['City Beach', 'CITY BEACH'],
  ])('but a city is the city: %s', async (text, city) => {
    expect(await ask(text)).toMatchObject({ status: 'verified', level: 'locality', city });
  });
});

describe('Works, shops and parts of a city are answered at the town that they are named after', () => {
  test.each([
    ['Wagga Wagga Shopping Plaza', 'AU', 'SHOPPING PLAZA', [-35, 147]],
    ['Bendigo Base Hospital', 'ZZ', 'BASE HOSPITAL', [-37, 144]],
    ['Parkes Gold Mine', 'ZZ', 'GOLD MINE', [-33, 148]],
    ['Port of Portland', 'AU', 'PORT', [-38, 142]],
    ['Marseille Port', 'ZZ', 'PORT', [43, 5]],
    ["Adelaide's northern suburbs", 'ZZ', 'NORTHERN SUBURBS', [-35, 139]],
    ['Gore Racecourse', 'NZ', 'RACECOURSE', [-46, 169]],
  ] as const)('%s in %s', async (text, country, kind, at) => {
    const answer = await ask(text, country);
    expect(degreesOf(answer)).toEqual(at);
    expect(answer.messages).toContain(`not located: ${kind}`);
  });

  test('but a dam abroad may be named after a man', async () => {
    expect(degreesOf(await ask('Grover Dam'))).toBeNull();
  });
});

describe('A region of Australia', () => {
  test.each([
    ['West Gippsland, Victoria', [-38, 146]],
    ['Barkly Tableland', [-19, 136]],
    ['Torres Strait', [-10, 142]],
  ])('that people name as a place has its middle: %s', async (text, at) => {
    expect(degreesOf(await ask(text))).toEqual(at);
  });

  test('far from a locality of its name is told of', async () => {
    const answer = await ask('Illawarra');
    expect(answer).toMatchObject({ status: 'verified', city: 'ILLAWARRA', province: 'VIC' });
    expect(answer.messages).toEqual(['it may also be the region ILLAWARRA, NSW: name the state']);
    expect((await ask('Illawarra VIC')).messages).toEqual([]);
  });
});

describe('Where one may work from is no part of a place', () => {
  test.each([
    ['Remote - Lyon', 'Lyon', 'Remote'],
    ['Lyon (hybrid)', 'Lyon', '(hybrid)'],
    ['Fully remote, Lyon', 'Lyon', 'Fully remote'],
    ['Lyon or Remote', 'Lyon', 'or Remote'],
    ['Hobart / On-site', 'HOBART', 'On-site'],
  ])('%s', async (text, city, said) => {
    const answer = await ask(text);
    expect(answer).toMatchObject({ status: 'verified', city });
    expect(answer.messages).toContain(`no part of an address: ${said}`);
  });

  test('but a street or a farm may be called so', async () => {
    expect((await ask('4 Remote Road, Hobart TAS')).fullAddress).toContain('REMOTE ROAD');
  });
});
