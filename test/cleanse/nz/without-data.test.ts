// cleanse of New Zealand lines with nothing but what comes with the package: suburb, town and postcode.
import { describe, expect, it } from 'vitest';
import { changesText } from '../../../src/contract/fields/output-columns.js';
import { cleanse } from '../../../src/contract/operations/cleanse.js';
import type { ValidatedAddress } from '../../../src/contract/schema/cleanse.js';
import { engineWithoutData } from '../../support/sets/own-addresses.js';

const engine = engineWithoutData('nz');

const cleansed = async (fullAddress: string): Promise<ValidatedAddress> =>
  (await engine().run(cleanse, { payload: [{ fullAddress }] })).payload[0] as ValidatedAddress;

describe('cleanse of New Zealand without any data', () => {
  it.each<[string, string, Partial<ValidatedAddress>]>([
    [
      'suburb, town and postcode',
      '12 Mataka Street, Petone, Lower Hutt 5012',
      { suburb: 'PETONE', townCity: 'LOWER HUTT', postcode: '5012', confidence: 95 },
    ],
    [
      'the only postcode of a suburb',
      '12 Mataka Street, Petone, Lower Hutt',
      { suburb: 'PETONE', townCity: 'LOWER HUTT', postcode: '5012' },
    ],
    [
      'the centre of a town as people call it',
      '12 Mataka Street, Central Dunedin',
      { street: 'MATAKA STREET', suburb: 'DUNEDIN CENTRAL', townCity: 'DUNEDIN' },
    ],
    [
      'the same without a comma',
      '12 Mataka Street Central Hamilton 3204',
      { street: 'MATAKA STREET', suburb: 'HAMILTON CENTRAL', townCity: 'HAMILTON', postcode: '3204' },
    ],
    [
      'the same behind its town',
      '12 Mataka Street, Wellington, Central Wellington',
      { street: 'MATAKA STREET', suburb: 'WELLINGTON CENTRAL', townCity: 'WELLINGTON' },
    ],
    ['a suffix before a comma', '12 Mataka Street Central, Hamilton', { streetSuffix: 'CENTRAL', suburb: null }],
    ['a town by itself', 'Ōamaru', { townCity: 'OAMARU', suburb: null }],
    ['a town misspelt', '12 Mataka Street, Tokorao 3420', { townCity: 'TOKOROA', postcode: '3420', confidence: 77 }],
    ['a region behind the town', '12 Mataka Street, Timaru, Canterbury', { townCity: 'TIMARU', suburb: null }],
    [
      'a town with the city of its region behind it',
      '12 Mataka Street, Pukekohe, Auckland 2120',
      {
        townCity: 'PUKEKOHE',
        suburb: null,
        postcode: '2120',
        changedItems: [expect.objectContaining({ affectedElement: 'townCity', oldValue: 'AUCKLAND' })],
      },
    ],
    [
      'a town that is written twice, and no namesake far away',
      '12 Mataka Street, Richmond, Richmond 7020',
      {
        townCity: 'RICHMOND',
        suburb: null,
        postcode: '7020',
        attributes: expect.objectContaining({ Latitude: '-41.3333300' }),
      },
    ],
    ['a rural delivery', '45 Mataka Line RD 4 Feilding', { townCity: 'FEILDING', rdNumber: '4' }],
    [
      'a suburb that ends as its town is called',
      '12 Mataka Street, South Dunedin',
      { street: 'MATAKA STREET', suburb: 'SOUTH DUNEDIN', townCity: 'DUNEDIN' },
    ],
    [
      'a suburb that ends as another town is called',
      '12 Mataka Street, Mt Wellington',
      {
        suburb: 'MOUNT WELLINGTON',
        townCity: 'AUCKLAND',
        changedItems: expect.arrayContaining([
          expect.objectContaining({ affectedElement: 'suburb', oldValue: 'MT WELLINGTON' }),
        ]),
      },
    ],
    [
      'a suburb and its town before their region, which is a city',
      '12 Mataka Street, Wainuiomata, Lower Hutt, Wellington',
      { suburb: 'WAINUIOMATA', townCity: 'LOWER HUTT', postcode: '5014' },
    ],
    ['a town in Māori', '12 Mataka Street, Ōtautahi', { townCity: 'CHRISTCHURCH' }],
  ])('is certain of %s', async (_, text, components) => {
    expect(await cleansed(text)).toMatchObject({
      status: 'partial',
      level: 'locality',
      exception: 'NO_ADDRESS_DATA',
      country: 'NZ',
      ...components,
      messages: [
        'no address data of NZ is installed: only suburb, town and postcode are verified ' +
          '(waypost data import linz PATH)',
      ],
    });
  });

  it.each<[string, Partial<ValidatedAddress>]>([
    [
      '2/12 Mataka Street, Koala Heights, Hawera',
      { fullAddress: '2/12 MATAKA STREET, KOALA HEIGHTS, HAWERA', street: 'MATAKA STREET', suburb: 'KOALA HEIGHTS' },
    ],
    [
      'Koala House, Level 3, 12 Mataka St, Emu Heights, Lower Hutt',
      {
        fullAddress: 'KOALA HOUSE, LEVEL 3, 12 MATAKA STREET, EMU HEIGHTS, LOWER HUTT',
        buildingName: 'KOALA HOUSE',
        streetType: 'STREET',
        floorLevelNumber: '3',
        suburb: 'EMU HEIGHTS',
      },
    ],
  ])(
    'keeps a suburb that nothing knows apart from its street, and says that it is not verified: %s',
    async (text, of) => {
      const answer = await cleansed(text);
      expect(answer).toMatchObject({ status: 'partial', level: 'locality', ...of });
      expect(answer.messages).toContain(`the suburb ${of.suburb!} is not verified`);
    },
  );

  it('lists what stands before a suburb as if that were a town', async () => {
    const { fullAddress, suburb, changedItems } = await cleansed('12 Mataka Street, Koala Heights, Petone');
    expect([fullAddress, suburb]).toEqual(['12 MATAKA STREET, PETONE, LOWER HUTT 5012', 'PETONE']);
    expect(changesText(changedItems)).toContain('REMOVE unknown: KOALA HEIGHTS');
  });

  it('says that the region was left out', async () => {
    const { changedItems } = await cleansed('12 Mataka Street, Timaru, Canterbury');
    expect(changedItems).toEqual([
      expect.objectContaining({ actionType: 'REMOVE', affectedElement: 'unknown', oldValue: 'CANTERBURY' }),
    ]);
  });

  it('is certain of a post box down to its town, and says that the box is not verified', async () => {
    expect(await cleansed('PO Box 12, Paeroa 3640')).toMatchObject({
      status: 'partial',
      level: 'locality',
      exception: 'POSTAL_NOT_VERIFIABLE',
      townCity: 'PAEROA',
    });
  });

  it('claims no place that it does not know', async () => {
    expect(await cleansed('12 Mataka Street, Kowharaville 9999')).toMatchObject({
      status: 'unmatched',
      exception: 'LOCALITY_NOT_FOUND',
    });
  });

  it('keeps a street beside a box apart from a place that it does not know', async () => {
    expect(await cleansed('Mataka Hall, 12 Mataka Street, PO Box 34, Kowharaville')).toMatchObject({
      status: 'unmatched',
      buildingName: 'MATAKA HALL',
      street: 'MATAKA STREET',
      townCity: 'KOWHARAVILLE',
    });
  });

  it('takes none of a place in the country and the suburb of a city that is not written', async () => {
    const { status, messages } = await cleansed('12 Mataka Street, Avondale');
    expect(status).toBe('ambiguous');
    expect(messages?.[0]).toContain('AVONDALE, Auckland');
  });

  it.each([
    ['stays where it is one of the town', '2103', '2103'],
    ["is changed into the suburb's where it is not", '6011', '2102'],
  ])('a postcode that is not that of the suburb %s', async (_, written, expected) => {
    expect(await cleansed(`12 Mataka Street, Manurewa, Auckland ${written}`)).toMatchObject({
      status: 'partial',
      suburb: 'MANUREWA',
      townCity: 'AUCKLAND',
      postcode: expected,
      messages: expect.arrayContaining([`the postcode ${written} is not known to be one of MANUREWA`]),
    });
  });
});

describe('cleanse of New Zealand without any data keeps the parts as the parser divides them', () => {
  it.each<[string, string, Partial<ValidatedAddress>]>([
    ['premises', 'Mataka Primary School, Levin 5510', { buildingName: 'MATAKA PRIMARY SCHOOL', street: null }],
    ['premises in premises', 'School of Numbats, University of Mataka, Dunedin', { street: null, townCity: 'DUNEDIN' }],
    ['premises alone', 'Mataka Primary School', { buildingName: 'MATAKA PRIMARY SCHOOL', street: null }],
    [
      'a corner',
      'Cnr Mataka & Numbat Streets, Levin 5510',
      {
        street: 'MATAKA STREET',
        street2: 'NUMBAT STREET',
        fullAddress: 'MATAKA STREET AND NUMBAT STREET, LEVIN 5510',
      },
    ],
    [
      'a corner before a place in short',
      'Cnr Mataka Rd & Numbat Hway, Mt Wellington 1060',
      { street: 'MATAKA ROAD', street2: 'NUMBAT HIGHWAY', suburb: 'MOUNT WELLINGTON' },
    ],
    [
      'a box and its suburb',
      'PO Box 37 379, Parnell, Auckland 1151',
      { street: null, suburb: 'PARNELL', townCity: 'AUCKLAND', postal: 'PO BOX 37379' },
    ],
    [
      'a box beside premises and their street',
      'Mataka Hospital, Numbat Street, Private Bag 3200, Hamilton 3240',
      { buildingName: 'MATAKA HOSPITAL', street: 'NUMBAT STREET', postal: 'PRIVATE BAG 3200' },
    ],
    ['a bag in short', 'PB 4321, Levin 5540', { postal: 'PRIVATE BAG 4321', postalType: 'PRIVATE BAG' }],
    [
      'a street that a suburb is called after',
      '99 Lambton Quay, Wellington 6011',
      { street: 'LAMBTON QUAY', suburb: null },
    ],
    [
      'a direction behind a street',
      '30 Mataka St West, Levin 5510',
      { street: 'MATAKA STREET WEST', suburb: null, townCity: 'LEVIN' },
    ],
    ['a street without a number', 'Lambton Quay, Wellington 6011', { street: 'LAMBTON QUAY', suburb: null }],
    ['an unknown suburb', 'Matakaville, Wellington', { suburb: 'MATAKAVILLE', street: null, townCity: 'WELLINGTON' }],
    ['the place said twice', 'Petone, Petone, Lower Hutt 5012', { suburb: 'PETONE', street: null }],
    [
      'a highway in a place that is not known',
      'State Highway 2, Matakaville Gorge',
      { street: 'STATE HIGHWAY 2', townCity: 'MATAKAVILLE GORGE', status: 'unmatched' },
    ],
    [
      'a name among namesakes',
      'Mataka Centre, Mataka Road, Milford 0620',
      { buildingName: 'MATAKA CENTRE', street: 'MATAKA ROAD', status: 'ambiguous' },
    ],
    [
      'a number without a road',
      '31 RD 5, Levin',
      { streetNumber: '31', street: null, rdNumber: '5', townCity: 'LEVIN' },
    ],
    [
      'a place with a postcode that is not its own, and no namesake of its end',
      '12 Mataka Road, Upper Moutere 7175',
      { street: 'MATAKA ROAD', townCity: 'UPPER MOUTERE' },
    ],
  ])('%s: %s', async (_, line, expected) => {
    expect(await cleansed(line)).toMatchObject(expected);
  });
});
