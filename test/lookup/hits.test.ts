// What a hit of an earlier lookup holds, and what its id leads to.
import { describe, expect, it } from 'vitest';
import type { Response } from '../../src/contract/operation.js';
import { addressRetrieve } from '../../src/contract/operations/retrieve.js';
import type { LookupHit } from '../../src/contract/schema/lookup.js';
import { buildingsNamed } from '../../src/lookup/buildings.js';
import { ask, engine, gnaf, hits, lines, useSampleLookups } from './sample-lookups.js';

useSampleLookups();

describe('A hit', () => {
  it('has the delivery point of its source for an id, and its attributes', async () => {
    const [hit] = await hits('address', { fullAddress: '24 smith st reservoir' }, 'AUPAF');
    expect(hit).toMatchObject({
      id: '10000001',
      attributes: { DPID: '10000001', Bsp: '032', Barcode: expect.stringMatching(/^1301/) as string },
      streetNumber: '24',
      street: 'SMITH STREET',
      streetName: 'SMITH',
      streetType: 'STREET',
      locality: 'RESERVOIR',
      state: 'VIC',
      postcode: '3073',
      country: 'AU',
    });
    expect(Object.keys(hit!.attributes!).sort()).toEqual(['Barcode', 'Bsp', 'DPID', 'Match']);
    expect((await hits('address', { fullAddress: '24 smith st reservoir' }, 'GNAF'))[0]).toMatchObject({
      id: expect.stringMatching(/^AU\|GNAF\|GAVIC/) as string,
      attributes: {},
    });
  });

  it('has every attribute where they are asked for, and names in title case', async () => {
    const [hit] = await hits('address', { fullAddress: '24 smith st reservoir' }, 'GNAF', {
      exposeAttributes: '1',
      caseType: 'TITLE',
    });
    expect(hit).toMatchObject({
      fullAddress: '24 Smith Street, Reservoir VIC 3073',
      attributes: {
        Latitude: expect.stringMatching(/^-37\./) as string,
        GNAFPID: expect.stringMatching(/^GAVIC/) as string,
        MeshblockId: expect.stringMatching(/^\d{11}$/) as string,
      },
    });
  });

  it('shows the lot beside a number only when told to', async () => {
    const record = { fullAddress: '120 mount view rd mount elder' };
    expect(await lines('address', record)).toEqual(['120 MOUNT VIEW ROAD, MOUNT ELDER VIC 3797']);
    expect(await lines('address', record, 'GNAF', { displayGnafLot: '1' })).toEqual([
      'LOT 12, 120 MOUNT VIEW ROAD, MOUNT ELDER VIC 3797',
    ]);
  });

  it('of a building that is none by itself has no id, and that of one has its own', async () => {
    const numbers = async (streetNumber: string): Promise<LookupHit> =>
      (await hits('streetNumber', { streetNumber, street: 'smith st', locality: 'reservoir', postcode: '3073' }))[0]!;
    expect((await numbers('35')).id).toBeNull();
    const { id } = await numbers('24');
    expect(await lines('subdwellingAddress', { id: id! })).toHaveLength(8);
  });

  it('of a street or place has components of its own level alone', async () => {
    expect((await hits('street', { street: 'smith' }))[0]).toMatchObject({
      id: null,
      street: 'SMITH STREET',
      streetNumber: null,
      locality: 'RESERVOIR',
      state: 'VIC',
      postcode: '3073',
      attributes: {},
    });
    expect((await hits('suburb', { suburb: 'otara' }, 'NZAD'))[0]).toMatchObject({
      _type: 'AddressNz',
      suburb: 'ŌTARA',
      townCity: 'AUCKLAND',
      postcode: '2023',
      street: null,
    });
  });
});

describe('The units of an address', () => {
  it('are listed under the id of the building, of one of them, or its delivery point', async () => {
    const [building] = await hits('address', { fullAddress: '24 smith st reservoir' });
    const all = await lines('subdwellingAddress', { id: building!.id! });
    expect(all).toEqual(Array.from({ length: 8 }, (_, i) => `UNIT ${i + 1}, 24 SMITH STREET, RESERVOIR VIC 3073`));
    const [unit] = await hits('subdwellingAddress', { id: building!.id! });
    expect(await lines('subdwellingAddress', { id: unit!.id! })).toEqual(all);
    expect((await hits('subdwellingAddress', { id: '10000003' }, 'AUPAF')).map(({ id }) => id)).toEqual([
      '10000004',
      '10000005',
    ]);
  });

  it('are none of a house', async () => {
    expect(await lines('subdwellingAddress', { id: '10000001' }, 'AUPAF')).toEqual([]);
  });

  it.each([
    ['of another source', 'AU|GNAF|GAVIC910000001', 'AUPAF', /is of the source GNAF, and AUPAF is asked for/],
    ['that nothing has', '99999999', 'AUPAF', /has no address with the id 99999999/],
  ])('are refused for an id %s', async (_, id, source, message) => {
    await expect(ask('subdwellingAddress', { id }, source)).rejects.toThrow(message);
  });
});

describe('A file without the index of building names', () => {
  it('says that the data is to be imported again', () => {
    const old = Object.create(gnaf, { buildingNames: { value: null } }) as typeof gnaf;
    const area = { localities: null, postcode: 0, note: '', isNear: false };
    expect(() => buildingsNamed(old, 'wattle', { area, streets: null, number: '' }, 20)).toThrow(
      'GNAF FEBRUARY 2026 was imported before building names could be looked up; import it again with ' +
        "'waypost data import'",
    );
  });
});

describe('combined in another country', () => {
  it('gives an id and a line to each hit, and address retrieve takes the id', async () => {
    const [hit] = await hits('combined', { fullAddress: 'pari', country: 'FR' }, null);
    expect(hit).toMatchObject({
      fullAddress: expect.stringMatching(/^Paris, /) as string,
      id: expect.stringMatching(/^FR\|/) as string,
    });
    expect((await engine.run(addressRetrieve, { payload: [{ id: hit!.id!, country: 'FR' }] })).payload).toMatchObject([
      { _type: 'AddressIntl', city: 'Paris', country: 'FR' },
    ]);
    await expect(ask('combined', { fullAddress: 'paris', country: 'XX' })).rejects.toThrow(
      /^the country 'XX' is not known/,
    );
  });
});

describe('address retrieve', () => {
  const of = (record: { id: string; country: string }, sourceOfTruth?: string): Promise<Response> =>
    engine.run(addressRetrieve, { payload: [record], sourceOfTruth });

  it('gives the whole address of an id or delivery point, with its attributes', async () => {
    expect((await of({ id: '10000001', country: 'AU' })).payload).toMatchObject([
      { fullAddress: '24 SMITH STREET, RESERVOIR VIC 3073', attributes: { DPID: '10000001' } },
    ]);
    const [hit] = await hits('address', { fullAddress: '24 smith st reservoir' });
    expect((await of({ id: hit!.id!, country: 'au' })).payload).toMatchObject([
      { id: hit!.id, attributes: { GNAFPID: expect.stringMatching(/^GAVIC/) as string } },
    ]);
  });

  it.each([
    ['id', { id: ' ', country: 'AU' }, 'address retrieve needs id, which the record does not have'],
    ['country', { id: '1', country: '' }, 'address retrieve needs country, which the record does not have'],
    [
      'country of the id',
      { id: 'AU|GNAF|GAVIC1', country: 'NZ' },
      'the id AU|GNAF|GAVIC1 is not of NZ; give the country that the id begins with',
    ],
  ])('requires the %s', async (_, record, message) => {
    await expect(of(record)).rejects.toThrow(message);
  });
});
