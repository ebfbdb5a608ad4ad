// The addresses near a point: which, how far, of which source, in which form.
import { describe, expect, it } from 'vitest';
import { reverseGeocode } from '../../../src/contract/operations/reverse.js';
import { reverseSchema, type Near, type Nearest } from '../../../src/contract/schema/reverse.js';
import { greatCircleMetres } from '../../../src/geo/great-circle.js';
import { ask, type Asked, NZ, type Pair, TEN, useSamplePoints } from './sample-points.js';

useSamplePoints();

const PARIS = ['48.8566', '2.3522'] as const;

const near = async (point: Pair, asked: Asked = {}): Promise<Near[]> =>
  (await ask(reverseGeocode, [point], { source: 'CUSTOM_AU_1', ...asked })).payload as Near[];

const local = (hits: readonly (Near | Nearest)[]): string[] => hits.map(({ id }) => id!.split('|')[2]!);

describe('The addresses near a point', () => {
  it('are those within 50 m, nearest first, each with its distance in kilometres', async () => {
    const response = await ask(reverseGeocode, [['-37.60019', '145.1']], { source: 'CUSTOM_AU_1' });
    expect(local(response.payload as Near[])).toEqual(['h12', 'h14', 'h10', 'u1', 'u2']);
    expect(response.payload[1]).toMatchObject({
      _type: 'AddressAu',
      fullAddress: '14 WATTLE STREET, RESERVOIR VIC 3073',
      attributes: {
        Latitude: '-37.6003600',
        Longitude: '145.1000000',
        Distance: (greatCircleMetres(-376001900, 1451000000, -376003600, 1451000000) / 1000).toFixed(5),
      },
    });
    expect(response).toMatchObject({ status: 'SUCCESS', messages: [] });
    expect(reverseSchema.response.safeParse(response).error).toBeUndefined();
  });

  it('have the street address before its units where they are at one point', async () => {
    expect(local(await near(TEN))).toEqual(['h10', 'u1', 'u2', 'h12', 'h14']);
    expect(local(await near(TEN, { features: { singleLineHitNumber: '2' } }))).toEqual(['h10', 'u1']);
  });

  it('are within the radius that is asked for, and as many as are asked for', async () => {
    expect(local(await near(TEN, { features: { radius: '0.5' } }))).toEqual(['h10', 'u1', 'u2']);
    expect(local(await near(TEN, { features: { radius: '100000' } }))).toEqual([
      'h10',
      'u1',
      'u2',
      'h12',
      'h14',
      'h30',
    ]);
    expect(local(await near(TEN, { features: { radius: '100000', singleLineHitNumber: '4' } }))).toEqual([
      'h10',
      'u1',
      'u2',
      'h12',
    ]);
  });

  it('are shown as the feature options say', async () => {
    const [house] = await near(['-37.60036', '145.1'], {
      features: { caseType: 'TITLE', displayGnafLot: '1', exposeAttributes: '1', singleLineHitNumber: '1' },
    });
    expect(house).toMatchObject({
      fullAddress: expect.stringMatching(/^Lot 7.*14 Wattle Street, Reservoir VIC 3073$/i) as string,
      streetName: 'Wattle',
      lotNumber: '7',
      attributes: { Distance: '0.00000', MeshblockId: '', ParcelID: '' },
    });
    expect((await near(['-37.60036', '145.1']))[0]).toMatchObject({
      streetName: 'WATTLE',
      lotNumber: null,
      attributes: { Latitude: '-37.6003600', Longitude: '145.1000000', Distance: '0.00000' },
    });
  });

  it.each<[string, Pair, string | undefined, string, string[]]>([
    ['G-NAF in Australia when nothing is said', ['-37.7137', '145.0032'], undefined, 'GNAF', []],
    ['the source that is asked for, in small letters too', TEN, 'custom_au_1', 'CUSTOM_AU_1', []],
    [
      'the best of New Zealand when there is no NZPAF, and it is said which',
      NZ,
      undefined,
      'NZAD',
      [expect.stringMatching(/^source of truth: NZAD .* \(the best installed\)$/) as string],
    ],
    ['New Zealand by its name', NZ, 'NZAD', 'NZAD', []],
  ])('come from %s', async (_, point, source, expected, messages) => {
    const response = await ask(reverseGeocode, [point], source === undefined ? {} : { source });
    const [first] = response.payload as Near[];
    expect(first).toMatchObject({ sourceOfTruth: expected, _type: expected === 'NZAD' ? 'AddressNz' : 'AddressAu' });
    expect(response.messages).toEqual(messages);
    if (expected === 'NZAD') {
      expect(first).toMatchObject({
        fullAddress: '1 EAST TĀMAKI ROAD, ŌTARA, AUCKLAND',
        suburb: 'ŌTARA',
        townCity: 'AUCKLAND',
        attributes: { Distance: '0.00000' },
      });
    }
  });

  it('are those of the first record alone, which is said', async () => {
    const response = await ask(reverseGeocode, [TEN, NZ, PARIS], { source: 'CUSTOM_AU_1' });
    expect(local(response.payload as Near[])).toEqual(['h10', 'u1', 'u2', 'h12', 'h14']);
    expect(response.messages).toEqual(['only the first of 3 records was looked up']);
  });

  it('may be none, which is said', async () => {
    expect(await ask(reverseGeocode, [['-37.58', '145.1']], { source: 'CUSTOM_AU_1' })).toEqual({
      status: 'SUCCESS',
      messages: ['no address is within 50 m of the point; a larger radius finds more'],
      payload: [],
    });
  });

  it('are found at sea where one is within the radius', async () => {
    expect(local(await near(['-40.05', '160'], { features: { radius: '10000' } }))).toEqual(['sea']);
    expect((await ask(reverseGeocode, [['-40.05', '160']], { source: 'CUSTOM_AU_1' })).payload).toMatchObject([
      { _type: 'AddressIntl' },
    ]);
  });
});
