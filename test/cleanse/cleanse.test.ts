// What a cleanse answers on the fictional release of fixtures/gnaf: addresses that are as the data has them, those that
// fit several, deliveries, and what is known without an address set.
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { openLocalEngine, type LocalEngine } from '../../src/engine/local.js';
import { answers, cleansed, dataDir, useSampleRelease } from './sample-release.js';

useSampleRelease();

describe('An address as the data has it is verified', () => {
  answers([
    ['24 Smith Street, Reservoir VIC 3073', 'verified', 'address', null, '24 SMITH STREET, RESERVOIR VIC 3073', ''],
    ['24 SMITH ST RESERVOIR VIC 3073', 'verified', 'address', null, '24 SMITH STREET, RESERVOIR VIC 3073', ''],
    [
      '24 Smith Street, Reservoir VIC 3073, Australia',
      'verified',
      'address',
      null,
      '24 SMITH STREET, RESERVOIR VIC 3073',
      '',
    ],
    [
      'c/- J Smith, 24 Smith Street, Reservoir VIC 3073',
      'verified',
      'address',
      null,
      '24 SMITH STREET, RESERVOIR VIC 3073',
      '',
    ],
    [
      '5/24 Smith Street, Reservoir VIC 3073',
      'verified',
      'subdwelling',
      null,
      'UNIT 5, 24 SMITH STREET, RESERVOIR VIC 3073',
      '',
    ],
    [
      '24 Smith St Unit 5 Reservoir 3073',
      'verified',
      'subdwelling',
      null,
      'UNIT 5, 24 SMITH STREET, RESERVOIR VIC 3073',
      'ADD state: VIC',
    ],
    [
      '4/35 Smith Street, Reservoir VIC 3073',
      'verified',
      'subdwelling',
      null,
      'UNIT 4, 35 SMITH STREET, RESERVOIR VIC 3073',
      '',
    ],
    ['22A Smith Street, Reservoir VIC 3073', 'verified', 'address', null, '22A SMITH STREET, RESERVOIR VIC 3073', ''],
    [
      '28-32 Smith Street, Reservoir VIC 3073',
      'verified',
      'address',
      null,
      '28-32 SMITH STREET, RESERVOIR VIC 3073',
      '',
    ],
    [
      '12A-12C Goldfield Road Wattle Flat NSW 2795',
      'verified',
      'address',
      null,
      '12A-12C GOLDFIELD ROAD, WATTLE FLAT NSW 2795',
      '',
    ],
    [
      'Level 3, Suite 301, 101 High Street, Reservoir VIC 3073',
      'verified',
      'subdwelling',
      null,
      'SUITE 301, LEVEL 3, 101 HIGH STREET, RESERVOIR VIC 3073',
      '',
    ],
    [
      'Apartment G1, 12 King George Parade, Reservoir VIC 3073',
      'verified',
      'subdwelling',
      null,
      'APARTMENT G1, 12 KING GEORGE PARADE, RESERVOIR VIC 3073',
      '',
    ],
    ['5 High St Nth Reservoir VIC 3073', 'verified', 'address', null, '5 HIGH STREET NORTH, RESERVOIR VIC 3073', ''],
    ['7 The Esplanade Reservoir VIC 3073', 'verified', 'address', null, '7 THE ESPLANADE, RESERVOIR VIC 3073', ''],
    ['4 Avenue Rd Reservoir VIC 3073', 'verified', 'address', null, '4 AVENUE ROAD, RESERVOIR VIC 3073', ''],
    ["3 O'Brien St, Reservoir VIC 3073", 'verified', 'address', null, "3 O'BRIEN STREET, RESERVOIR VIC 3073", ''],
    ['3 OBRIEN ST, RESERVOIR VIC 3073', 'verified', 'address', null, "3 O'BRIEN STREET, RESERVOIR VIC 3073", ''],
    [
      'Lot 3 Mount View Road Mount Elder VIC 3797',
      'verified',
      'address',
      null,
      'LOT 3 MOUNT VIEW ROAD, MOUNT ELDER VIC 3797',
      '',
    ],
  ]);
});

describe('An address that fits several is ambiguous and lists them', () => {
  it.each([
    [
      '5 Banksia, Reservoir VIC 3073',
      'locality',
      ['5 BANKSIA COURT, RESERVOIR VIC 3073', '5 BANKSIA STREET, RESERVOIR VIC 3073'],
    ],
    [
      '12 Main St Wattle Flat',
      'none',
      ['12 MAIN STREET, WATTLE FLAT NSW 2795', '12 MAIN STREET, WATTLE FLAT VIC 3352'],
    ],
  ])('%s', async (text, level, candidates) => {
    const element = await cleansed(text);
    expect(element).toMatchObject({ status: 'ambiguous', exception: 'AMBIGUOUS', level, id: null });
    expect(element.candidates?.map((c) => c.fullAddress).toSorted()).toEqual(candidates);
    expect(element.confidence).toBeLessThanOrEqual(50);
  });
});

describe('A postal delivery is standardised, its locality verified', () => {
  answers([
    [
      'P.O. Box 123 Reservoir VIC 3073',
      'partial',
      'locality',
      'POSTAL_NOT_VERIFIABLE',
      'PO BOX 123, RESERVOIR VIC 3073',
      '',
    ],
    [
      'GPO BOX 9 RESEVOIR VIC 3073',
      'partial',
      'locality',
      'POSTAL_NOT_VERIFIABLE',
      'GPO BOX 9, RESERVOIR VIC 3073',
      'MODIFY locality: RESEVOIR > RESERVOIR',
    ],
  ]);
});

describe('Without an address set', () => {
  let bare: LocalEngine;
  beforeAll(async () => {
    bare = await openLocalEngine({ dataDir: path.join(dataDir, 'nothing-here') });
  });

  it.each([
    ['12 Hay St, Perth WA 6000', 'PERTH', '12 HAY STREET, PERTH WA 6000'],
    ['12 Hay St, Prth WA 6000', 'PERTH', '12 HAY STREET, PERTH WA 6000'],
    ['unit 3, 5 high street northcote 3070', 'NORTHCOTE', 'UNIT 3, 5 HIGH STREET, NORTHCOTE VIC 3070'],
  ])('%s is verified to its locality, and says so', async (text, locality, fullAddress) => {
    const element = await cleansed(text, bare);
    expect(element).toMatchObject({
      status: 'partial',
      level: 'locality',
      exception: 'NO_ADDRESS_DATA',
      locality,
      fullAddress,
    });
    expect(element.messages?.[0]).toMatch(/^no address data of AU is installed/);
  });

  it('an unknown place is unmatched', async () => {
    expect(await cleansed('12 Hay St, Nowhereville', bare)).toMatchObject({
      status: 'unmatched',
      level: 'none',
      exception: 'LOCALITY_NOT_FOUND',
    });
  });
});

describe('The answer carries what the data knows', () => {
  it('coordinates, mesh block, ids, geocode type and the building of a unit', async () => {
    const unit = await cleansed('5/24 Smith Street, Reservoir VIC 3073');
    const building = await cleansed('24 Smith Street, Reservoir VIC 3073');
    expect(unit.attributes).toMatchObject({
      MeshblockId: expect.stringMatching(/^\d{11}$/),
      GNAFPID: expect.stringMatching(/^GAVIC9/),
      GNAFConfidence: '2',
      GNAFReliability: '2',
    });
    expect(Number(unit.attributes?.['Latitude'])).toBeCloseTo(-37.71, 1);
    expect(unit.attributes?.['GNAFPrimaryPID']).toBe(building.attributes?.['GNAFPID']);
    expect(unit).toMatchObject({
      id: `AU|GNAF|${unit.attributes?.['GNAFPID']}`,
      sourceOfTruth: 'GNAF',
      country: 'AU',
      _type: 'ValidatedAddressAu',
    });
  });

  it.each(['', '   ', '###', ',,,'])('nothing to work on (%j) is rejected', async (text) => {
    expect(await cleansed(text)).toMatchObject({ status: 'rejected', level: 'none', exception: 'EMPTY' });
  });

  it('an address of a country without data is not looked for in another one', async () => {
    const nz = await openLocalEngine({ dataDir, locale: 'nz' });
    expect(await cleansed('24 Smith Street, Reservoir 3073', nz)).toMatchObject({
      status: 'unmatched',
      exception: 'LOCALITY_NOT_FOUND',
      id: null,
    });
  });

  it('a source that is not installed is an error that names what is', async () => {
    await expect(openLocalEngine({ dataDir, source: 'AUPAF' })).rejects.toThrow(
      /AUPAF is not installed.*installed: GNAF/,
    );
  });
});
