// What each beginning of a line finds and in which order, over fictional sets of Australia and New Zealand.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { retrieve } from '../../src/contract/operations/retrieve.js';
import type { Found } from '../../src/contract/schema/find.js';
import { ask, engine, hits, lines, SMITH_24, units, useSampleFind } from './sample-find.js';
import { runs } from '../support/seeded.js';

useSampleFind();

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
    '11 dign st reservoir',
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
      { numRuns: runs(15) },
    );
  });
});
