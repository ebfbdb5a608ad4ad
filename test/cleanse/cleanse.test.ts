// What a cleanse answers, line by line, on the fictional release of fixtures/gnaf.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanse } from '../../src/contract/operations/cleanse.js';
import { changesText } from '../../src/contract/fields/output-columns.js';
import type { ValidatedAddress } from '../../src/contract/schema/cleanse.js';
import { openLocalEngine, type LocalEngine } from '../../src/engine/local.js';
import { importGnaf } from '../../src/data/import/gnaf/import.js';

let dataDir: string;
let engine: LocalEngine;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'waypost-cleanse-'));
  await importGnaf({ paths: ['fixtures/gnaf'], dataDir });
  engine = await openLocalEngine({ dataDir });
});
afterAll(async () => {
  await engine.close();
  await rm(dataDir, { recursive: true });
});

async function cleansed(fullAddress: string, by = engine): Promise<ValidatedAddress> {
  const [element] = cleanse.elements(await by.run(cleanse, { payload: [{ fullAddress }] }));
  return element!;
}

/** [text, status, level, exception, fullAddress, changes] */
type Case = [string, string, string, string | null, string, string?];

function answers(cases: readonly Case[]): void {
  it.each(cases)('%s is %s at level %s', async (text, status, level, exception, fullAddress, changes) => {
    const element = await cleansed(text);
    expect({
      status: element.status,
      level: element.level,
      exception: element.exception,
      fullAddress: element.fullAddress,
    }).toEqual({ status, level, exception, fullAddress });
    if (changes !== undefined) expect(changesText(element.changedItems)).toBe(changes);
    const answered = status === 'verified' || status === 'corrected' || exception === 'UNIT_NOT_FOUND';
    expect(element.id === null, 'an id stands where an address answers, and nowhere else').toBe(!answered);
  });
}

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

describe('An address with faults is corrected, and each change is listed', () => {
  answers([
    [
      'u5 24 smtih st reservoir 3073',
      'corrected',
      'subdwelling',
      null,
      'UNIT 5, 24 SMITH STREET, RESERVOIR VIC 3073',
      'MODIFY streetName: SMTIH > SMITH; ADD state: VIC',
    ],
    [
      '24 smith st, reservoir',
      'corrected',
      'address',
      null,
      '24 SMITH STREET, RESERVOIR VIC 3073',
      'ADD state: VIC; ADD postcode: 3073',
    ],
    [
      '24 smith st 3073',
      'corrected',
      'address',
      null,
      '24 SMITH STREET, RESERVOIR VIC 3073',
      'ADD locality: RESERVOIR; ADD state: VIC',
    ],
    [
      '24 Smith Street, Resevoir VIC 3073',
      'corrected',
      'address',
      null,
      '24 SMITH STREET, RESERVOIR VIC 3073',
      'MODIFY locality: RESEVOIR > RESERVOIR',
    ],
    ['24 Smiht Street, Resevoir VIC', 'corrected', 'address', null, '24 SMITH STREET, RESERVOIR VIC 3073'],
    [
      '24 Smith Street, Reservoir NSW 3073',
      'corrected',
      'address',
      null,
      '24 SMITH STREET, RESERVOIR VIC 3073',
      'MODIFY state: NSW > VIC',
    ],
    [
      '24 Smith Street, Reservoir VIC 3037',
      'corrected',
      'address',
      null,
      '24 SMITH STREET, RESERVOIR VIC 3073',
      'MODIFY postcode: 3037 > 3073',
    ],
    [
      '24 Smith Street, Reservoir City VIC 3073',
      'corrected',
      'address',
      null,
      '24 SMITH STREET, RESERVOIR VIC 3073',
      'MODIFY locality: RESERVOIR CITY > RESERVOIR',
    ],
    [
      '24 Smith Street, Nowhereville VIC 3073',
      'corrected',
      'address',
      null,
      '24 SMITH STREET, RESERVOIR VIC 3073',
      'MODIFY locality: NOWHEREVILLE > RESERVOIR',
    ],
    [
      '7 Ferntree Cres, Elder Creek VIC 3797',
      'corrected',
      'address',
      null,
      '7 FERNTREE CRESCENT, MOUNT ELDER VIC 3797',
      'MODIFY locality: ELDER CREEK > MOUNT ELDER',
    ],
    [
      '10 Banksia, Reservoir VIC 3073',
      'corrected',
      'address',
      null,
      '10 BANKSIA STREET, RESERVOIR VIC 3073',
      'ADD streetType: STREET',
    ],
    [
      '10 Banksia Avenue, Reservoir VIC 3073',
      'corrected',
      'address',
      null,
      '10 BANKSIA STREET, RESERVOIR VIC 3073',
      'MODIFY streetType: AVENUE > STREET',
    ],
    ['24 SMITHST RESERVOIR VIC 3073', 'corrected', 'address', null, '24 SMITH STREET, RESERVOIR VIC 3073'],
    [
      '5 Ocean Street Banksia Heads 2540',
      'corrected',
      'address',
      null,
      '5 OCEAN STREET SOUTH, BANKSIA HEADS NSW 2540',
      'ADD streetSuffix: SOUTH; ADD state: NSW',
    ],
    [
      '7 Esplanade Reservoir VIC 3073',
      'corrected',
      'address',
      null,
      '7 THE ESPLANADE, RESERVOIR VIC 3073',
      'MODIFY streetName: ESPLANADE > THE ESPLANADE',
    ],
    [
      '28 Smith Street, Reservoir VIC 3073',
      'corrected',
      'address',
      null,
      '28-32 SMITH STREET, RESERVOIR VIC 3073',
      'MODIFY streetNumber: 28 > 28-32',
    ],
    [
      '32 Smith Street, Reservoir VIC 3073',
      'corrected',
      'address',
      null,
      '28-32 SMITH STREET, RESERVOIR VIC 3073',
      'MODIFY streetNumber: 32 > 28-32',
    ],
    [
      '24/5 Smith St, Reservoir VIC 3073',
      'corrected',
      'subdwelling',
      null,
      'UNIT 5, 24 SMITH STREET, RESERVOIR VIC 3073',
      'MODIFY flatUnitNumber: 24 > 5; MODIFY streetNumber: 5 > 24',
    ],
    [
      'Unit 2/60 Station Street Saint Elmo 2541',
      'corrected',
      'subdwelling',
      null,
      'FLAT 2, 60 STATION STREET, SAINT ELMO NSW 2541',
      'MODIFY flatUnitType: UNIT > FLAT; ADD state: NSW',
    ],
    [
      '14 Railway St St Elmo NSW 2541',
      'corrected',
      'address',
      null,
      '14 STATION STREET, SAINT ELMO NSW 2541',
      'MODIFY streetName: RAILWAY > STATION; MODIFY locality: ST ELMO > SAINT ELMO',
    ],
    [
      '38 Smith Street, Reservoir VIC 3073',
      'corrected',
      'address',
      null,
      '33 HIGH STREET, RESERVOIR VIC 3073',
      'MODIFY streetNumber: 38 > 33; MODIFY streetName: SMITH > HIGH; INFO alias: GAVIC910000098 > GAVIC910000097',
    ],
    [
      '12 Main St Wattle Flat NSW',
      'corrected',
      'address',
      null,
      '12 MAIN STREET, WATTLE FLAT NSW 2795',
      'ADD postcode: 2795',
    ],
  ]);
});

describe('An address that does not exist is refused at its true level', () => {
  answers([
    [
      '500 Smith Street, Reservoir VIC 3073',
      'partial',
      'street',
      'NUMBER_NOT_FOUND',
      '500 SMITH STREET, RESERVOIR VIC 3073',
    ],
    [
      '4A Smith Street, Reservoir VIC 3073',
      'partial',
      'street',
      'NUMBER_NOT_FOUND',
      '4A SMITH STREET, RESERVOIR VIC 3073',
    ],
    [
      '98 Smith Street, Reservoir VIC 3073',
      'partial',
      'street',
      'NUMBER_NOT_FOUND',
      '98 SMITH STREET, RESERVOIR VIC 3073',
    ],
    [
      '99 Smith Street, Reservoir VIC 3073',
      'partial',
      'street',
      'NUMBER_NOT_FOUND',
      '99 SMITH STREET, RESERVOIR VIC 3073',
    ],
    [
      '30 Smith Street, Reservoir VIC 3073',
      'partial',
      'street',
      'NUMBER_IN_RANGE',
      '30 SMITH STREET, RESERVOIR VIC 3073',
    ],
    [
      '12B Goldfield Road Wattle Flat NSW 2795',
      'partial',
      'street',
      'NUMBER_IN_RANGE',
      '12B GOLDFIELD ROAD, WATTLE FLAT NSW 2795',
    ],
    [
      '12 High St North, Reservoir VIC 3073',
      'partial',
      'street',
      'NUMBER_NOT_FOUND',
      '12 HIGH STREET NORTH, RESERVOIR VIC 3073',
    ],
    ['3 Banksia Street, Resevoir VIC 3073', 'corrected', 'address', null, '3 BANKSIA STREET, RESERVOIR VIC 3073'],
    [
      '20 Banksia Street, Reservoir VIC 3073',
      'partial',
      'street',
      'NUMBER_NOT_FOUND',
      '20 BANKSIA STREET, RESERVOIR VIC 3073',
    ],
    [
      'Unit 99, 24 Smith Street, Reservoir VIC 3073',
      'partial',
      'address',
      'UNIT_NOT_FOUND',
      'UNIT 99, 24 SMITH STREET, RESERVOIR VIC 3073',
    ],
    [
      'Unit 2, 23 Smith Street, Reservoir VIC 3073',
      'partial',
      'address',
      'UNIT_NOT_FOUND',
      'UNIT 2, 23 SMITH STREET, RESERVOIR VIC 3073',
    ],
    [
      '35 Smith Street, Reservoir VIC 3073',
      'partial',
      'address',
      'UNIT_MISSING',
      '35 SMITH STREET, RESERVOIR VIC 3073',
    ],
    ['Smith Street, Reservoir VIC 3073', 'partial', 'street', 'NUMBER_MISSING', 'SMITH STREET, RESERVOIR VIC 3073'],
    [
      '24 Nonesuch Street, Reservoir VIC 3073',
      'partial',
      'locality',
      'STREET_NOT_FOUND',
      '24 NONESUCH STREET, RESERVOIR VIC 3073',
    ],
    [
      '1 Old Tram Lane, Reservoir VIC 3073',
      'partial',
      'locality',
      'STREET_NOT_FOUND',
      '1 OLD TRAM LANE, RESERVOIR VIC 3073',
    ],
    [
      '10 Banksia Reservoir, Saint Elmo NSW',
      'partial',
      'locality',
      'STREET_NOT_FOUND',
      '10 BANKSIA RESERVOIR, SAINT ELMO NSW 2541',
    ],
    ['24 Smith Court 3037', 'unmatched', 'none', 'LOCALITY_NOT_FOUND', '24 SMITH COURT, 3037'],
    ['24 Smith Street, Nowhereville', 'unmatched', 'none', 'LOCALITY_NOT_FOUND', '24 SMITH STREET NOWHEREVILLE'],
    ['12 Hay Street, Perth WA 6000', 'partial', 'locality', 'NO_ADDRESS_DATA', '12 HAY STREET, PERTH WA 6000'],
  ]);

  it('names the building of a missing unit, and its units as candidates', async () => {
    const element = await cleansed('Unit 99, 24 Smith Street, Reservoir VIC 3073');
    expect(element.id).toBe((await cleansed('24 Smith Street, Reservoir VIC 3073')).id);
    expect(element.candidates?.map((c) => c.fullAddress)).toContain('UNIT 1, 24 SMITH STREET, RESERVOIR VIC 3073');
  });

  it('names the range around a number that lies inside it', async () => {
    const element = await cleansed('30 Smith Street, Reservoir VIC 3073');
    expect(element.candidates?.[0]?.fullAddress).toBe('28-32 SMITH STREET, RESERVOIR VIC 3073');
  });
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
      exception: 'NO_ADDRESS_DATA',
      id: null,
    });
  });

  it('a source that is not installed is an error that names what is', async () => {
    await expect(openLocalEngine({ dataDir, source: 'AUPAF' })).rejects.toThrow(
      /AUPAF is not installed.*installed: GNAF/,
    );
  });
});
