// A suburb before its city, as people write it: Australia's addresses have no field for the city.
import { describe, expect, it } from 'vitest';
import { cleanse } from '../../../src/contract/operations/cleanse.js';
import { geocode } from '../../../src/contract/operations/geocode.js';
import { parse } from '../../../src/contract/operations/parse.js';
import type { ValidatedAddress } from '../../../src/contract/schema/cleanse.js';
import type { Geocoded } from '../../../src/contract/schema/geocode.js';
import type { ParsedAddress } from '../../../src/contract/schema/parse.js';
import { engineWithoutData } from '../../support/sets/own-addresses.js';

const engine = engineWithoutData('au');

const cleansed = async (fullAddress: string): Promise<ValidatedAddress> =>
  (await engine().run(cleanse, { payload: [{ fullAddress }] })).payload[0] as ValidatedAddress;

const parsedOf = async (fullAddress: string): Promise<ParsedAddress> =>
  parse.elements(await engine().run(parse, { payload: [{ fullAddress }] }))[0]!.payload[0]!;

const ALIKE: [written: string, whole: string, city: string][] = [
  ['12 Gumnut Street, Newtown, Sydney', '12 GUMNUT STREET, NEWTOWN NSW 2042', 'Sydney'],
  ['12 Gumnut Street Newtown Sydney', '12 GUMNUT STREET, NEWTOWN NSW 2042', 'Sydney'],
  ['12 Gumnut St, Paddington, Brisbane', '12 GUMNUT STREET, PADDINGTON QLD 4064', 'Brisbane'],
  ['12 Gumnut St, Paddington, Sydney NSW', '12 GUMNUT STREET, PADDINGTON NSW 2021', 'Sydney'],
  ['12 Gumnut St, West End, Townsville', '12 GUMNUT STREET, WEST END QLD 4810', 'Townsville'],
  ['12 Gumnut St, West End, Brisbane, QLD', '12 GUMNUT STREET, WEST END QLD 4101', 'Brisbane'],
  ['12 Gumnut St, Bossley Park, Sydney', '12 GUMNUT STREET, BOSSLEY PARK NSW 2176', 'Sydney'],
  ['Unit 3, 12 Gumnut St, Rose Bay, Sydney, Australia', 'UNIT 3, 12 GUMNUT STREET, ROSE BAY NSW 2029', 'Sydney'],
  // The city is Sydney, and not North Sydney, whose words a comma parts.
  ['12 Gumnut St, Rose Bay North, Sydney', '12 GUMNUT STREET, ROSE BAY NORTH NSW 2030', 'Sydney'],
  ['12 Gumnut St, North Melbourne, Melbourne', '12 GUMNUT STREET, NORTH MELBOURNE VIC 3051', 'Melbourne'],
  ['Newtown, Sydney', 'NEWTOWN NSW 2042', 'Sydney'],
  ['Richmond, Melbourne VIC', 'RICHMOND VIC 3121', 'Melbourne'],
  // The city may stand before its suburb where the line has nothing else.
  ['Sydney, Newtown', 'NEWTOWN NSW 2042', 'Sydney'],
  ['Sydney - Newtown NSW', 'NEWTOWN NSW 2042', 'Sydney'],
  ['Melbourne, Richmond', 'RICHMOND VIC 3121', 'Melbourne'],
  ['Hobart - Sandy Bay, Tasmania', 'SANDY BAY TAS 7005', 'Hobart'],
  ['Brisbane - Paddington QLD 4064', 'PADDINGTON QLD 4064', 'Brisbane'],
  ['Adelaide / North Adelaide', 'NORTH ADELAIDE SA 5006', 'Adelaide'],
];

describe('A suburb before its city is the locality', () => {
  it.each(ALIKE)('of cleanse: %s', async (written, whole, city) => {
    const found = await cleansed(written);
    expect([found.status, found.level, found.confidence, found.fullAddress]).toEqual([
      'partial',
      'locality',
      95,
      whole,
    ]);
    expect(found.changedItems).toContainEqual({
      componentID: 'unknown',
      actionType: 'REMOVE',
      affectedElement: 'unknown',
      oldValue: city.toUpperCase(),
      newValue: '',
    });
  });

  it.each(ALIKE)('of parse: %s', async (written, whole, city) => {
    const parsed = await parsedOf(written);
    const locality = whole.replace(/^.*, /, '').replace(/ [A-Z]{2,3} \d{4}$/, '');
    expect([parsed.locality, parsed.unknown]).toEqual([locality, city]);
  });

  it.each(ALIKE.filter(([written]) => written.includes(',')))('of geocode: %s', async (written, whole) => {
    const { payload } = await engine().run(geocode, { payload: [{ fullAddress: written, country: 'AU' }] });
    expect((payload[0] as Geocoded).fullAddress).toBe(whole);
  });
});

describe('A city and what it is called by', () => {
  it.each([
    ['its middle', '12 Gumnut St, Sydney CBD', '12 GUMNUT STREET, SYDNEY NSW 2000', 93],
    ['its middle, with the postcode', '12 Gumnut St Perth CBD WA 6000', '12 GUMNUT STREET, PERTH WA 6000', 93],
    ['no postcode of it', 'PO Box 12, Surry Hills, Sydney NSW 2010', 'PO BOX 12, SURRY HILLS NSW 2010', 95],
    ['a region before it', '12 Gumnut St, Newtown, Inner West, Sydney', '12 GUMNUT STREET, NEWTOWN NSW 2042', 95],
  ])('%s', async (_, written, whole, confidence) => {
    const found = await cleansed(written);
    expect([found.level, found.fullAddress, found.confidence]).toEqual(['locality', whole, confidence]);
  });

  it('a place that is no city has no such middle', async () => {
    expect((await cleansed('12 Gumnut St, Kiama CBD')).status).toBe('unmatched');
  });
});

it('A suburb before its city with the city’s postcode is the locality, less surely', async () => {
  const found = await cleansed('12 Gumnut St, Newtown, Sydney NSW 2000');
  expect([found.locality, found.postcode, found.confidence]).toEqual(['NEWTOWN', '2042', 65]);
  expect(found.changedItems).toContainEqual({
    componentID: 'postcode',
    actionType: 'MODIFY',
    affectedElement: 'postcode',
    oldValue: '2000',
    newValue: '2042',
  });
});

describe('What stands before a city is no suburb of it', () => {
  it.each([
    ['where no number stands before it, and a street may', '12 Newtown, Sydney', 'SYDNEY', '2000'],
    ['far from the town', '12 Gumnut St, Broken Hill, Kiama NSW', 'KIAMA', '2533'],
    ['in another state', '12 Gumnut St, Toowong, Sydney', 'SYDNEY', '2000'],
    ['as a part of a street’s name', '12 Newtown Road, Sydney', 'SYDNEY', '2000'],
  ])('%s', async (_, written, locality, postcode) => {
    const found = await cleansed(written);
    expect([found.locality, found.postcode]).toEqual([locality, postcode]);
  });

  it('where it is premises that mail goes to', async () => {
    const { buildingName, locality } = await parsedOf('12 Gumnut St, Rundle Mall, Adelaide');
    expect([buildingName, locality]).toEqual(['RUNDLE MALL', 'ADELAIDE']);
  });
});

describe('A town that is no city known for its suburbs', () => {
  it('has them before a comma', async () => {
    expect((await cleansed('12 Gumnut St, Kiama Downs, Kiama NSW')).locality).toBe('KIAMA DOWNS');
  });
});
