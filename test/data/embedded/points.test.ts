// Which points of the packages are believed, and the centres that are made of them.
import { describe, expect, test } from 'vitest';
import { townsByName, withBelievedPoints } from '../../../src/data/import/embedded/believed-points.js';
import type { PostcodeRow } from '../../../src/data/import/embedded/postcode-places.js';
import { australianPostcodes } from '../../../src/data/import/embedded/postal/australia.js';
import { worldAreas } from '../../../src/data/import/embedded/world-areas.js';

type Degrees = readonly [number, number];
const row = (
  locality: string,
  postcode: string,
  precise: Degrees,
  coarse: Degrees = precise,
  type = 'Delivery Area',
): PostcodeRow => ({
  locality,
  postcode,
  state: 'VIC',
  lat: coarse[0],
  long: coarse[1],
  type,
  Lat_precise: precise[0],
  Long_precise: precise[1],
});

/** Localities of two postcodes around two towns. */
const AROUND = [0, 1, 2, 3, 4, 5].flatMap((i) => [
  row(`NORTHERLY ${i}`, '3500', [-34 - i / 100, 142]),
  row(`SOUTHERLY ${i}`, '3900', [-38 - i / 100, 146]),
]);
const NONE: Degrees = [0, 0];
const MIDDLE: Degrees = [-34.025, 142];
const HERE: Degrees = [-34.2, 142];
const THERE: Degrees = [-38.2, 146];
const towns = townsByName([
  { name: 'Coarse', region: 'Victoria', latitude: -34.2e7, longitude: 142e7 },
  { name: 'Shire', region: 'Victoria', latitude: -34.5e7, longitude: 142e7, population: 900 },
  { name: 'Hamlet', region: 'Victoria', latitude: -34.5e7, longitude: 142e7, population: 90 },
  { name: 'Near', region: 'Victoria', latitude: -34.25e7, longitude: 142e7, population: 900 },
]);

describe('Of the two points of a row', () => {
  test.each<[string, PostcodeRow, Degrees]>([
    ['the precise one is taken where they agree', row('AGREED', '3500', HERE, [-34.3, 142]), HERE],
    ['the one among rows of its part of the country', row('STRAYED', '3500', THERE, HERE), HERE],
    ['the precise one where both are', row('WIDE', '3500', HERE, [-34.9, 142]), HERE],
    ['the precise one where neither is', row('REMOTE', '3100', HERE, THERE), HERE],
    ['the one of a town of its name', row('COARSE', '3900', THERE, HERE), HERE],
    ['the one of its town where that lies some way off', row('SHIRE', '3500', HERE), [-34.5, 142]],
    ['its own where the town is near', row('NEAR', '3500', HERE), HERE],
    ['its own where the town is a hamlet', row('HAMLET', '3500', HERE), HERE],
    ['the middle of its postcode where it is that of a state', row('STATE', '3500', [-31.2532, 146.921]), MIDDLE],
    ['none outside of the capital for its boxes', row('BOXES', '8010', HERE, THERE), [0, 0]],
    ['the only one', row('ONE', '3500', [0, 0], HERE), HERE],
    ['the middle of its postcode where both are abroad', row('ABROAD', '3500', [51.8, -2.1], [49.2, -2.1]), MIDDLE],
    ['the middle of its postcode where there is none', row('NOWHERE', '3500', [0, 0]), MIDDLE],
    ['the middle of the next postcode where its own has none', row('NEXT', '3502', [0, 0]), MIDDLE],
    ['none where no postcode is near', row('ALONE', '3503', [0, 0]), [0, 0]],
    ['none of another state', { ...row('OTHER', '3500', [0, 0]), state: 'SA' }, [0, 0]],
  ])('%s', (_, given, [latitude, longitude]) => {
    expect(withBelievedPoints([...AROUND, given], towns).at(-1)).toEqual({
      ...given,
      lat: expect.closeTo(latitude, 6),
      long: expect.closeTo(longitude, 6),
      Lat_precise: expect.closeTo(latitude, 6),
      Long_precise: expect.closeTo(longitude, 6),
    });
  });
});

describe('The centre of a postcode', () => {
  const centre = (...rows: PostcodeRow[]): unknown[] =>
    australianPostcodes(rows, new Map()).map(({ code, region, latitude, longitude }) => [
      code,
      region.code,
      latitude,
      longitude,
    ]);

  test('is the locality in the middle', () => {
    expect(
      centre(row('A', '3001', [-37, 145]), row('B', '3001', [-37.1, 145]), row('C', '3001', [-37.3, 145])),
    ).toEqual([['3001', 'VIC', -37.1, 145]]);
  });

  test('is the one that the package gives where the postcode is large', () => {
    const shared: Degrees = [-36, 145];
    expect(
      centre(
        row('A', '3001', [-37, 145], shared),
        row('B', '3001', [-37.1, 145], shared),
        row('C', '3001', [-36.1, 145], shared),
      ),
    ).toEqual([['3001', 'VIC', -36, 145]]);
  });

  describe('of which towns are known', () => {
    const town = (name: string, point: Degrees, people: number): [string, { point: Degrees; people: number }[]] => [
      `VIC ${name}`,
      [{ point, people }],
    ];
    const large = [
      row('PORTVILLE', '3001', [-38, 145], NONE),
      row('CREEK', '3001', [-37, 145], NONE),
      row('FLAT', '3001', [-37.1, 145], NONE),
      row('GULLY', '3001', [-36.9, 145], NONE),
      row('RANGE', '3001', [-36.8, 145], NONE),
    ];

    test.each<[string, readonly PostcodeRow[], [string, { point: Degrees; people: number }[]][], Degrees]>([
      ['is the town where most of its people live', large, [town('PORTVILLE', [-38, 145], 9000)], [-38, 145]],
      [
        'is the town from which the people of several are the least far',
        large,
        [town('PORTVILLE', [-38, 145], 9000), town('RANGE', [-36.8, 145], 300)],
        [-38, 145],
      ],
      ['is the middle where a town is near to it', large, [town('RANGE', [-36.8, 145], 300)], [-37, 145]],
      ['is no town of another place of the name', large, [town('PORTVILLE', [-36, 142], 9000)], [-37, 145]],
      [
        'is no town that most of its localities are far from',
        [...large.slice(1), row('FAR', '3001', [-34.1, 141], NONE)],
        [town('FAR', [-34.1, 141], 9000)],
        [-37, 145],
      ],
      [
        'is not the city where its mail is sorted',
        [...large, row('CAPITAL MC', '3001', [-38, 145], NONE, 'Post Office Boxes')],
        [town('CAPITAL', [-38, 145], 9000)],
        [-37, 145],
      ],
    ])('%s', (_, rows, towns, [latitude, longitude]) => {
      expect(australianPostcodes(rows, new Map(towns))).toMatchObject([{ code: '3001', latitude, longitude }]);
    });
  });

  test('heeds boxes and large receivers only where nothing is delivered', () => {
    const boxes = row('BOXES', '3001', [-38, 145], [-38, 145], 'Post Office Boxes');
    expect(centre(boxes, row('A', '3001', [-37, 145]))).toEqual([['3001', 'VIC', -37, 145]]);
    expect(centre({ ...boxes, postcode: '8001' })).toEqual([['8001', 'VIC', -38, 145]]);
  });

  test('is none where no locality has a point', () => {
    expect(centre(row('A', '3001', [0, 0]))).toEqual([]);
  });
});

describe('Countries, regions and districts', () => {
  const regions = [
    { country: 'FJ', code: '01', name: 'Central' },
    { country: 'FJ', code: '02', name: '' },
  ];
  const place = (
    latitude: number,
    longitude: number,
    region: number,
    area = '',
  ): Parameters<typeof worldAreas>[0][0] => ({
    name: 'Place',
    region,
    area,
    postcode: '',
    latitude: latitude * 1e7,
    longitude: longitude * 1e7,
    population: 100,
  });
  const rowsOf = (places: Parameters<typeof worldAreas>[0]): unknown[] =>
    worldAreas(places, regions).places.map(({ name, area = '', latitude, longitude, population }) => [
      name,
      area,
      latitude / 1e7,
      longitude / 1e7,
      population,
    ]);

  test('lie at the middle of their places, across the 180th meridian too', () => {
    const [region, district] = rowsOf([place(-18, 179.8, 0, 'Rewa County'), place(-18.2, -179.8, 0)]);
    expect(region).toEqual(['Central', '', -18.1, 180, 200]);
    expect(district).toEqual(['Rewa County', 'Rewa County', -18, 179.8, 100]);
  });

  test('do not lie in the sea for the sake of an island far out', () => {
    const near = [0.1, 0.2, 0.3].map((d) => place(-18 + d, 178 + d, 0));
    const [region] = rowsOf([...near, place(-12.5, 177, 0)]);
    expect(region).toEqual(['Central', '', -15.1, 177.65, 400]);
  });

  test('a region without a name is none, its places are of the country', () => {
    const [country, ...others] = rowsOf([place(-18, 178, 1, 'Somewhere')]);
    expect(country).toMatchObject(['Fiji', '', expect.closeTo(-17.8, 0), expect.closeTo(178, 0), 100]);
    expect(others).toEqual([]);
  });
});
