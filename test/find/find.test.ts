// find through the library's engine, over fictional sets of Australia and New Zealand: what each beginning of a line
// finds and in which order, what is in the groups, what the feature options do, and what is refused.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { find, type FindInput } from '../../src/contract/operations/find.js';
import { retrieve } from '../../src/contract/operations/retrieve.js';
import type { Response } from '../../src/contract/operation.js';
import { findSchema, type Found } from '../../src/contract/schema/find.js';
import { openLocalEngine, type LocalEngine } from '../../src/engine/local.js';

let engine: LocalEngine;
beforeAll(async () => {
  engine = await openLocalEngine({ dataDir: inject('sampleSets').everySource });
});
afterAll(async () => {
  await engine.close();
});

const ask = (
  record: Partial<FindInput>,
  featureOptions?: Record<string, string>,
  sourceOfTruth: string | undefined = 'GNAF',
): Promise<Response> =>
  engine.run(find, {
    payload: [{ country: 'AU', fullAddress: '', ...record }],
    sourceOfTruth: record.country === 'NZ' ? 'NZAD' : sourceOfTruth,
    featureOptions,
  });
const hits = async (...given: Parameters<typeof ask>): Promise<Found[]> => (await ask(...given)).payload as Found[];
const lines = async (...given: Parameters<typeof ask>): Promise<string[]> =>
  (await hits(...given)).map(({ fullAddress }) => fullAddress!);
const units = (n: number, line: string, type = 'UNIT'): string[] =>
  Array.from({ length: n }, (_, i) => `${type} ${i + 1}, ${line}`);

const SMITH_24 = '24 SMITH STREET, RESERVOIR VIC 3073';

describe('A line as far as it is typed', () => {
  it.each<[string, string[]]>([
    ['24 smi', [SMITH_24, ...units(8, SMITH_24)]],
    ['24 smith s', [SMITH_24, ...units(8, SMITH_24)]],
    ['24 smith street, res', [SMITH_24, ...units(8, SMITH_24)]],
    ['24 smi r', [SMITH_24, ...units(8, SMITH_24)]],
    ['24 smi res vic 30', [SMITH_24, ...units(8, SMITH_24)]],
    ['24 smith st reservoir vic 3073 austr', [SMITH_24, ...units(8, SMITH_24)]],
    ['reservoir smith st 24', [SMITH_24, ...units(8, SMITH_24)]],
    ['mount elder 3 ferntree cres', ['3 FERNTREE CRESCENT, MOUNT ELDER VIC 3797']],
    ['saint elmo 5 station', ['5 STATION STREET, SAINT ELMO NSW 2541']],
    ['smith street 24, reservoir vic 3073', [SMITH_24, ...units(8, SMITH_24)]],
    ['smith street 28-32 reservoir', ['28-32 SMITH STREET, RESERVOIR VIC 3073']],
    ['smith st 24', [SMITH_24, ...units(8, SMITH_24)]],
    ['3/24 smi', [`UNIT 3, ${SMITH_24}`]],
    ['unit 3 24 smith', [`UNIT 3, ${SMITH_24}`]],
    ['22a smith', ['22A SMITH STREET, RESERVOIR VIC 3073']],
    ['5 high street n', ['5 HIGH STREET NORTH, RESERVOIR VIC 3073']],
    ['the espl 3', ['3 THE ESPLANADE, RESERVOIR VIC 3073']],
    ['9 obri', ["9 O'BRIEN STREET, RESERVOIR VIC 3073"]],
    ['4 mt view', ['4 MOUNT VIEW ROAD, MOUNT ELDER VIC 3797']],
    ['4 mount view rd mt eld', ['4 MOUNT VIEW ROAD, MOUNT ELDER VIC 3797']],
    ['lot 3 mount v', ['LOT 3 MOUNT VIEW ROAD, MOUNT ELDER VIC 3797']],
    ['5 railway st saint', ['5 STATION STREET, SAINT ELMO NSW 2541']],
    ['12 main st nsw', ['12 MAIN STREET, WATTLE FLAT NSW 2795']],
    ['12 main 3352', ['12 MAIN STREET, WATTLE FLAT VIC 3352']],
    ['g1 12 king', ['APARTMENT G1, 12 KING GEORGE PARADE, RESERVOIR VIC 3073']],
  ])('%s finds what it may become', async (fullAddress, expected) => {
    const found = await lines({ fullAddress });
    expect(found.map((line) => line.replace(/^KING GEORGE GARDENS, /, ''))).toEqual(expected);
  });

  it('lists streets and places where it has no number', async () => {
    expect(await hits({ fullAddress: 'reser' })).toMatchObject([
      {
        fullAddress: 'RESERVOIR VIC 3073',
        attributes: { Type: 'Locality', subdwellings: expect.stringMatching(/^\d+ Addresses$/) as string },
      },
      { fullAddress: expect.stringContaining('RESERVOIR PLAZA') as string, attributes: { Type: 'BuildingNumber' } },
    ]);
    expect(await hits({ fullAddress: 'banksia st' })).toMatchObject([
      {
        fullAddress: 'BANKSIA STREET, RESERVOIR VIC 3073',
        attributes: { Type: 'Street', subdwellings: '12 Addresses' },
      },
    ]);
  });

  it('puts the street address above its units, and a number above the ranges that it ends or lies in', async () => {
    expect(await lines({ fullAddress: '28 smith' })).toEqual(['28-32 SMITH STREET, RESERVOIR VIC 3073']);
    expect(await lines({ fullAddress: '32 smith' })).toEqual(['28-32 SMITH STREET, RESERVOIR VIC 3073']);
    expect(await lines({ fullAddress: '30 smith' })).toEqual(['28-32 SMITH STREET, RESERVOIR VIC 3073']);
    expect(await lines({ fullAddress: '29 smith' })).toEqual(['29 SMITH STREET, RESERVOIR VIC 3073']);
    expect(await lines({ fullAddress: '103-107 hi' })).toEqual(['103-107 HIGH STREET, RESERVOIR VIC 3073']);
  });

  it('goes on with the digits of a number at its end', async () => {
    expect((await lines({ fullAddress: 'high st reservoir 11' })).slice(0, 3)).toEqual([
      '11 HIGH STREET, RESERVOIR VIC 3073',
      '111 HIGH STREET, RESERVOIR VIC 3073',
    ]);
    expect(await lines({ fullAddress: 'high st reservoir 11 ' })).toEqual(['11 HIGH STREET, RESERVOIR VIC 3073']);
  });

  it.each([
    ['24 smtih st reservoir 3073', SMITH_24],
    ['24 smith st resevoir', SMITH_24],
    ['24 smiht resev', SMITH_24],
    ['7 banskia ct reservoir vic', '7 BANKSIA COURT, RESERVOIR VIC 3073'],
    ['3 fentree cresc', '3 FERNTREE CRESCENT, MOUNT ELDER VIC 3797'],
  ])('%s is found for all its slips', async (fullAddress, expected) => {
    expect((await lines({ fullAddress }))[0]).toBe(expected);
  });

  it('shows an alias as it is typed, and retrieve gives what it stands for', async () => {
    for (const fullAddress of ['38 smith', '38 smith street reservoir vic 3073']) {
      const [alias, ...others] = await hits({ fullAddress });
      expect({ line: alias!.fullAddress, others }).toEqual({ line: '38 SMITH STREET, RESERVOIR VIC 3073', others: [] });
      expect((await engine.run(retrieve, { payload: [{ id: alias!.id! }] })).payload).toMatchObject([
        { fullAddress: '33 HIGH STREET, RESERVOIR VIC 3073' },
      ]);
    }
  });

  it.each([
    '999 smith st reservoir',
    '24 banksia st reservoir',
    '104 high st',
    '24 zzyzx road',
    'unit 99 24 smith',
    '5 nowhere at all',
    '24',
    '!!!',
    '24 smith st reservoir nsw 2000',
  ])('nothing is invented for %s', async (fullAddress) => {
    expect(
      (await ask({ fullAddress })).payload.filter((hit) => !(hit as Found).fullAddress!.startsWith('24 SMITH')),
    ).toEqual([]);
  });

  it('a longer beginning never loses an address that a shorter one had', async () => {
    const all = (
      await Promise.all(
        ['smith street', 'high street', 'marine parade', 'station street', 'mount view road', 'banksia court'].map(
          async (street) => {
            const [group] = await hits({ fullAddress: street });
            return hits({ fullAddress: street, id: group!.id! }, { singleLineHitNumber: '100' });
          },
        ),
      )
    ).flat();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...all), async ({ id, fullAddress }) => {
        let seen = false;
        for (let end = 1; end <= fullAddress!.length; end++) {
          const found = (await hits({ fullAddress: fullAddress!.slice(0, end) })).some((hit) => hit.id === id);
          expect(found || !seen, `${fullAddress!.slice(0, end)} of ${fullAddress!}`).toBe(true);
          seen ||= found;
        }
        expect(seen).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});

describe('Groups', () => {
  it('streets lead to their addresses, places to their streets', async () => {
    const [street] = await hits({ fullAddress: 'ocean' });
    expect(street).toMatchObject({
      fullAddress: 'OCEAN STREET SOUTH, BANKSIA HEADS NSW 2540',
      attributes: { Type: 'Street', subdwellings: '6 Addresses' },
    });
    expect(await lines({ fullAddress: 'ocean', id: street!.id! })).toEqual(
      ['1', '2', '3', '5', '7-9', '11'].map((number) => `${number} OCEAN STREET SOUTH, BANKSIA HEADS NSW 2540`),
    );
    const [place] = await hits({ fullAddress: 'wattle flat vic' });
    expect(await lines({ fullAddress: 'wattle flat vic', id: place!.id! })).toEqual([
      'CREEK TRACK, WATTLE FLAT VIC 3352',
      'MAIN STREET, WATTLE FLAT VIC 3352',
    ]);
  });

  it('groupAddresses gathers the units of a building, floor by floor where there are many', async () => {
    const groups = { groupAddresses: '1' };
    const [building, ...others] = await hits({ fullAddress: '24 smith st' }, groups);
    expect(others).toEqual([]);
    expect(building).toMatchObject({
      fullAddress: SMITH_24,
      attributes: { Type: 'BuildingNumber', subdwellings: '9 Addresses' },
    });
    expect(await lines({ fullAddress: '24 smith st', id: building!.id! }, groups)).toEqual([
      SMITH_24,
      ...units(8, SMITH_24),
    ]);
    expect(await hits({ fullAddress: '35 smith st' }, groups)).toMatchObject([
      {
        attributes: { Type: 'BuildingNumber', subdwellings: '5 Addresses' },
        fullAddress: '35 SMITH STREET, RESERVOIR VIC 3073',
      },
    ]);
    expect((await hits({ fullAddress: '1 smith st' }, groups))[0]).toMatchObject({ attributes: { Type: 'Address' } });
  });

  it.each([
    ['AU|GNAF|GAVIC910000026', /that of an address, with nothing below it/],
    ['AU|AUPAF|STREET:1', /is not of AU\|GNAF/],
    ['AU|GNAF|STREET:nope', /has no group with the id/],
  ])('the id %s is refused', async (id, message) => {
    await expect(ask({ fullAddress: 'smith', id })).rejects.toThrow(message);
  });
});

describe('Feature options and sources', () => {
  it('singleLineHitNumber, caseType, displayGnafLot and exposeAttributes do what they say', async () => {
    expect(await hits({ fullAddress: '24 smith' }, { singleLineHitNumber: '2' })).toHaveLength(2);
    expect(await lines({ fullAddress: '9 obrien' }, { caseType: 'TITLE' })).toEqual([
      "9 O'Brien Street, Reservoir VIC 3073",
    ]);
    expect(await lines({ fullAddress: '120 mount view' })).toEqual(['120 MOUNT VIEW ROAD, MOUNT ELDER VIC 3797']);
    expect(await lines({ fullAddress: '120 mount view' }, { displayGnafLot: '1' })).toEqual([
      'LOT 12, 120 MOUNT VIEW ROAD, MOUNT ELDER VIC 3797',
    ]);
    expect((await hits({ fullAddress: '9 obrien' }, { exposeAttributes: '1' }))[0]!.attributes).toMatchObject({
      Type: 'Address',
      Latitude: expect.stringMatching(/^-37/) as string,
      GNAFPID: expect.stringMatching(/^GAVIC/) as string,
    });
    expect((await hits({ fullAddress: '9 obrien' }))[0]!.attributes).toEqual({ Type: 'Address' });
    await expect(ask({ fullAddress: 'x' }, { singleLineHitNumber: 'many' })).rejects.toThrow(
      "singleLineHitNumber 'many' is not a whole number from 1",
    );
  });

  it('positionFilter leaves out addresses that are not located so well', async () => {
    expect(await lines({ fullAddress: '130 mount view' })).toEqual(['130 MOUNT VIEW ROAD, MOUNT ELDER VIC 3797']);
    expect(await lines({ fullAddress: '130 mount view' }, { positionFilter: 'ADDRESS' })).toEqual([]);
  });

  it('finds boxes and delivery points where the source has them, in the best source where none is named', async () => {
    expect(await lines({ fullAddress: 'po box 12 res' }, undefined, 'AUPAF')).toEqual([
      'PO BOX 12, RESERVOIR VIC 3073',
    ]);
    expect((await hits({ fullAddress: '26 smith' }, undefined, 'AUPAF')).map(({ fullAddress }) => fullAddress)).toEqual(
      [
        '26 SMITH STREET, RESERVOIR VIC 3073',
        '1/26 SMITH STREET, RESERVOIR VIC 3073',
        '2/26 SMITH STREET, RESERVOIR VIC 3073',
      ],
    );
    const { messages, payload } = await engine.run(find, { payload: [{ country: 'aus', fullAddress: '26 smith' }] });
    expect({ messages, source: (payload[0] as Found).sourceOfTruth }).toEqual({ messages: [], source: 'AUPAF' });
  });

  it('finds in New Zealand by suburb, town and macrons', async () => {
    const wanted = '5 KŌWHAI STREET, ŌTARA, AUCKLAND 2023';
    const plain = async (fullAddress: string): Promise<string[]> =>
      (await lines({ country: 'NZ', fullAddress })).map((line) => line.replace(/ \d{4}$/, ''));
    for (const text of ['5 kowh', '5 kowhai st otara', '5 kōwhai st auckl', '5 kowhai otara auck']) {
      expect(await plain(text)).toEqual([wanted.replace(/ \d{4}$/, '')]);
    }
    expect(await plain('2/24 kowhai')).toEqual(['2/24 KŌWHAI STREET, ŌTARA, AUCKLAND']);
  });

  it('answers the first record alone, in the shape of the contract', async () => {
    const response = await engine.run(find, {
      payload: [
        { country: 'AU', fullAddress: '9 obrien' },
        { country: 'AU', fullAddress: '24 smith' },
      ],
      sourceOfTruth: 'GNAF',
    });
    expect(response.payload).toHaveLength(1);
    expect(findSchema.response.safeParse(response).success).toBe(true);
    expect(findSchema.request.safeParse({ payload: [] }).success).toBe(false);
  });

  it.each<[Partial<FindInput>, RegExp]>([
    [{ fullAddress: '  ' }, /fullAddress is empty/],
    [{ fullAddress: 'x', country: 'Atlantis' }, /the country 'Atlantis' is not known/],
  ])('%j is refused', async (record, message) => {
    await expect(ask(record)).rejects.toThrow(message);
  });

  it('says what is installed where the source is not', async () => {
    await expect(ask({ fullAddress: 'x' }, undefined, 'CNAR')).rejects.toThrow(
      /source of truth CNAR is not installed in .*; installed: /,
    );
  });
});
