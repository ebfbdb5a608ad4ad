// Post boxes and bags cleansed against a set that has them.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barcode } from '../../src/address/barcode.js';
import { cleanse } from '../../src/contract/operations/cleanse.js';
import { changesText } from '../../src/contract/fields/output-columns.js';
import type { ValidatedAddress } from '../../src/contract/schema/cleanse.js';
import { openLocalEngine, type LocalEngine } from '../../src/engine/local.js';
import { importCsv } from '../../src/data/import/csv/import.js';

/** Fictional: the boxes of four localities, two of which share a postcode. */
const FILE = `dpid,street number,street,postal type,postal number,suburb,state,postcode,bsp,latitude,longitude
10000001,24,Smith St,,,RESERVOIR,VIC,3073,032,-37.70,145.01
10000002,12,Box St,,,RESERVOIR,VIC,3073,032,,
10000003,,,PO BOX,12,RESERVOIR,VIC,3073,032,-37.71,145.02
10000004,,,PO BOX,13A,RESERVOIR,VIC,3073,032,,
10000005,,,PO BOX,A120,RESERVOIR,VIC,3073,032,,
10000006,,,PO BOX,12,PRESTON,VIC,3072,032,,
10000007,,,GPO BOX,9,SYDNEY,NSW,2001,001,,
10000008,,,CARE PO,,RESERVOIR,VIC,3073,032,,
10000009,,,LOCKED BAG,5,RESERVOIR,VIC,3073,032,,
10000010,,,PO BOX,77,KEON PARK,VIC,3073,032,,
10000011,,,PO BOX,8,SPRINGFIELD,NSW,2250,001,,
10000012,,,PO BOX,8,SPRINGFIELD,QLD,4300,020,,
`;
let dataDir: string;
let engine: LocalEngine;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'waypost-postal-'));
  await writeFile(path.join(dataDir, 'set.csv'), FILE);
  await importCsv({ paths: [path.join(dataDir, 'set.csv')], map: {}, source: 'AUPAF', country: 'AU', dataDir });
  engine = await openLocalEngine({ dataDir });
});
afterAll(async () => {
  await engine.close();
  await rm(dataDir, { recursive: true });
});

const cleansed = async (fullAddress: string): Promise<ValidatedAddress> =>
  cleanse.elements(await engine.run(cleanse, { payload: [{ fullAddress }] }))[0]!;

describe('A box or bag', () => {
  it.each<[string, string, string, string | null, string, string | null, string?]>([
    [
      'PO Box 12, Reservoir VIC 3073',
      'verified',
      'address',
      null,
      'PO BOX 12, RESERVOIR VIC 3073',
      'AU|AUPAF|10000003',
      '',
    ],
    [
      'pobox 12 reservoir 3073',
      'verified',
      'address',
      null,
      'PO BOX 12, RESERVOIR VIC 3073',
      'AU|AUPAF|10000003',
      'ADD state: VIC',
    ],
    [
      'P.O. Box 13A Reservoir VIC 3073',
      'verified',
      'address',
      null,
      'PO BOX 13A, RESERVOIR VIC 3073',
      'AU|AUPAF|10000004',
      '',
    ],
    ['GPO Box 9 Sydney NSW 2001', 'verified', 'address', null, 'GPO BOX 9, SYDNEY NSW 2001', 'AU|AUPAF|10000007', ''],
    [
      'Locked Bag 5, Reservoir VIC 3073',
      'verified',
      'address',
      null,
      'LOCKED BAG 5, RESERVOIR VIC 3073',
      'AU|AUPAF|10000009',
      '',
    ],
    [
      'Care PO, Reservoir VIC 3073',
      'verified',
      'address',
      null,
      'CARE PO, RESERVOIR VIC 3073',
      'AU|AUPAF|10000008',
      '',
    ],
    [
      'PO Box 12 Resevoir VIC 3073',
      'corrected',
      'address',
      null,
      'PO BOX 12, RESERVOIR VIC 3073',
      'AU|AUPAF|10000003',
      'MODIFY locality: RESEVOIR > RESERVOIR',
    ],
    [
      'PO Box 12 Reservoir VIC 3037',
      'corrected',
      'address',
      null,
      'PO BOX 12, RESERVOIR VIC 3073',
      'AU|AUPAF|10000003',
      'MODIFY postcode: 3037 > 3073',
    ],
    [
      'PO Box 77, 3073',
      'corrected',
      'address',
      null,
      'PO BOX 77, KEON PARK VIC 3073',
      'AU|AUPAF|10000010',
      'ADD locality: KEON PARK; ADD state: VIC',
    ],
    [
      'PO Box 12, Smiths Shopping Centre, Reservoir VIC 3073',
      'corrected',
      'address',
      null,
      'PO BOX 12, RESERVOIR VIC 3073',
      'AU|AUPAF|10000003',
      'REMOVE unknown: SMITHS SHOPPING CENTRE',
    ],
    [
      'PO Box 14 Reservoir VIC 3073',
      'partial',
      'locality',
      'POSTAL_NOT_FOUND',
      'PO BOX 14, RESERVOIR VIC 3073',
      null,
      '',
    ],
    [
      'PO Box 13 Reservoir VIC 3073',
      'partial',
      'locality',
      'POSTAL_NOT_FOUND',
      'PO BOX 13, RESERVOIR VIC 3073',
      null,
      '',
    ],
    [
      'PO Box 120 Reservoir VIC 3073',
      'partial',
      'locality',
      'POSTAL_NOT_FOUND',
      'PO BOX 120, RESERVOIR VIC 3073',
      null,
      '',
    ],
    [
      'GPO Box 12 Reservoir VIC 3073',
      'partial',
      'locality',
      'POSTAL_NOT_FOUND',
      'GPO BOX 12, RESERVOIR VIC 3073',
      null,
      '',
    ],
    [
      'PO Box 77 Reservoir VIC 3073',
      'partial',
      'locality',
      'POSTAL_NOT_FOUND',
      'PO BOX 77, RESERVOIR VIC 3073',
      null,
      '',
    ],
    ['PO Box 12 Altona VIC 3018', 'partial', 'locality', 'POSTAL_NOT_FOUND', 'PO BOX 12, ALTONA VIC 3018', null, ''],
    ['PO Box 12 Nowhereville', 'unmatched', 'none', 'POSTAL_NOT_FOUND', 'PO BOX 12, NOWHEREVILLE', null],
  ])('%s is %s at level %s', async (text, status, level, exception, fullAddress, id, changes) => {
    const element = await cleansed(text);
    expect({
      status: element.status,
      level: element.level,
      exception: element.exception,
      fullAddress: element.fullAddress,
      id: element.id,
    }).toEqual({ status, level, exception, fullAddress, id });
    if (changes !== undefined) expect(changesText(element.changedItems)).toBe(changes);
  });

  it('in one of two places of a name is ambiguous until state or postcode say which', async () => {
    const open = await cleansed('PO Box 8 Springfield');
    expect(open).toMatchObject({ status: 'ambiguous', exception: 'AMBIGUOUS', id: null });
    expect(open.candidates?.map(({ id }) => id).sort()).toEqual(['AU|AUPAF|10000011', 'AU|AUPAF|10000012']);
    expect(await cleansed('PO Box 8 Springfield QLD')).toMatchObject({ status: 'corrected', id: 'AU|AUPAF|10000012' });
    expect(await cleansed('PO Box 8 Springfield 2250')).toMatchObject({ status: 'verified', id: 'AU|AUPAF|10000011' });
  });

  it.each<[string, string[]]>([
    ['GPO Box 12 Reservoir VIC 3073', ['AU|AUPAF|10000003']],
    ['PO Box 77 Reservoir VIC 3073', ['AU|AUPAF|10000010']],
    ['PO Box 14 Reservoir VIC 3073', []],
  ])('that is not there shows what is alike: %s', async (text, candidates) => {
    expect((await cleansed(text)).candidates?.map(({ id }) => id)).toEqual(candidates);
  });

  it('carries its delivery point, barcode and sort plan, and no id of another source', async () => {
    const { attributes, country, sourceOfTruth } = await cleansed('PO Box 12, Reservoir VIC 3073');
    expect({ attributes, country, sourceOfTruth }).toMatchObject({
      attributes: {
        DPID: '10000003',
        Barcode: barcode(10000003),
        Bsp: '032',
        Latitude: '-37.7100000',
        Longitude: '145.0200000',
      },
      country: 'AU',
      sourceOfTruth: 'AUPAF',
    });
    expect(Object.keys(attributes ?? {}).filter((key) => key.startsWith('GNAF'))).toEqual([]);
  });

  it('that an address has none of is null, as is every other part that it lacks', async () => {
    const { payload } = await engine.run(cleanse, { payload: [{ fullAddress: '24 Smith St Reservoir 3073' }] });
    const address = payload[0] as ValidatedAddress;
    expect([address.streetNumber, address.postal, address.postalType, address.postalNumber]).toEqual([
      '24',
      null,
      null,
      null,
    ]);
    expect(Object.entries(address).filter(([, value]) => value === '')).toEqual([]);
  });

  it('is not taken for a house in a street of that name, nor a house for a box', async () => {
    expect(await cleansed('12 Box St Reservoir VIC 3073')).toMatchObject({
      status: 'verified',
      id: 'AU|AUPAF|10000002',
    });
    expect(await cleansed('12 PO Box Reservoir VIC 3073')).not.toMatchObject({ id: 'AU|AUPAF|10000003' });
  });
});
