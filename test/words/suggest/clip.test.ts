// Which points are within the clips of a query.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withinClips } from '../../../src/words/suggest/query/clip.js';
import { readSuggestQuery } from '../../../src/words/suggest/query/read-query.js';
import { runs } from '../../support/seeded.js';

const SYDNEY = [-33.85, 151.21];
const LONDON = [51.5, -0.1];
const SUVA = [-18.14, 178.44];
const APIA = [-13.83, -171.77];

const isWithin = (params: Record<string, string>, [latitude, longitude]: readonly number[]): boolean => {
  const countryOf = (latitude: number): string => (latitude < 0 ? 'AU' : 'GB');
  const { clips } = readSuggestQuery({ input: 'a.b.c', ...params });
  return withinClips(clips, countryOf)({ latitude: latitude!, longitude: longitude! });
};

describe('A clip', () => {
  test.each<[string, string, readonly number[], boolean]>([
    ['clipToBoundingBox', '-34,151,-33,152', SYDNEY, true],
    ['clipToBoundingBox', '-34,511,-33,512', SYDNEY, true],
    ['clipToBoundingBox', '-34,-209,-33,-208', SYDNEY, true],
    ['clipToBoundingBox', '-34,152,-33,153', SYDNEY, false],
    ['clipToBoundingBox', '-33,151,-32,152', SYDNEY, false],
    ['clipToBoundingBox', '-90,2,90,355', LONDON, false],
    ['clipToBoundingBox', '-90,2,90,360', LONDON, true],
    ['clipToBoundingBox', '-90,2,90,3544', LONDON, true],
    ['clipToBoundingBox', '-20,170,-10,190', SUVA, true],
    ['clipToBoundingBox', '-20,170,-10,190', APIA, true],
    ['clipToBoundingBox', '-20,-190,-10,-170', SUVA, true],
    ['clipToBoundingBox', '-20,-180,-10,-170', SUVA, false],
    ['clipToBoundingBox', '0,0,0,0', LONDON, false],
    ['clipToCircle', '-33.86,151.2,2', SYDNEY, true],
    ['clipToCircle', '-33.86,511.2,2', SYDNEY, true],
    ['clipToCircle', '-33.86,151.2,1', SYDNEY, false],
    ['clipToCircle', '-18,-179,300', SUVA, true],
    ['clipToCircle', '0,0,10000000', SYDNEY, true],
    ['clipToCircle', '-33.85,151.22,0', SYDNEY, false],
    ['clipToPolygon', '-34,151,-33,151,-33,152,-34,152,-34,151', SYDNEY, true],
    ['clipToPolygon', '-34,511,-33,511,-33,512,-34,512,-34,511', SYDNEY, true],
    ['clipToPolygon', '-34,151,-33,151,-33,151.1,-34,151.1,-34,151', SYDNEY, false],
    ['clipToPolygon', '-34,151,-33,151,-33,153,-34,151', SYDNEY, true],
    ['clipToPolygon', '-34,151,-33,151,-34,153,-34,151', [-33.2, 152], false],
    ['clipToPolygon', '-20,170,-10,170,-10,190,-20,190,-20,170', APIA, true],
    ['clipToPolygon', '-20,170,-10,170,-10,190,-20,190,-20,170', SYDNEY, false],
    ['clipToCountry', 'AU,NZ', SYDNEY, true],
    ['clipToCountry', 'NZ', SYDNEY, false],
    ['clipToCountry', 'ZX', LONDON, false],
  ])('%s %s has %j: %s', (name, value, point, expected) => {
    expect(isWithin({ [name]: value }, point)).toBe(expected);
  });

  test('leaves what is within every other one too', () => {
    const both = { clipToCountry: 'AU', clipToBoundingBox: '-90,0,90,180' };
    expect(isWithin(both, SYDNEY)).toBe(true);
    expect(isWithin(both, APIA)).toBe(false);
    expect(isWithin(both, [10, 10])).toBe(false);
  });

  test('is the same by a box and by the polygon of its corners, wherever its longitudes begin', () => {
    // Borders are whole thousandths of a degree, points between them: a border itself belongs to a box.
    const latitude = fc.integer({ min: -80_000, max: 80_000 });
    const longitude = fc.integer({ min: -180_000, max: 179_000 });
    const size = fc.integer({ min: 1, max: 350_000 });
    const turn = fc.integer({ min: -3, max: 3 });
    fc.assert(
      fc.property(latitude, longitude, size, turn, latitude, longitude, (south, west, size, turn, y, x) => {
        const north = Math.min(90_000, south + Math.ceil(size / 10));
        const from = west + 360_000 * turn;
        const to = from + size;
        const degrees = (...thousandths: number[]): string => thousandths.map((one) => one / 1000).join();
        const point = [(y + 0.5) / 1000, (x + 0.5) / 1000];
        const inBox = isWithin({ clipToBoundingBox: degrees(south, from, north, to) }, point);
        const corners = degrees(south, from, north, from, north, to, south, to, south, from);
        expect(isWithin({ clipToPolygon: corners }, point)).toBe(inBox);
      }),
      { numRuns: runs(2000) },
    );
  });

  test('of numbers beyond all sense is answered', () => {
    const far = '9'.repeat(38);
    expect(isWithin({ clipToPolygon: `0,${far},1,${far},1,0,0,${far}` }, SYDNEY)).toBe(false);
    expect(isWithin({ clipToBoundingBox: `-90,-${far},90,${far}` }, SYDNEY)).toBe(true);
    expect(isWithin({ clipToCircle: `0,${far},100` }, SYDNEY)).toBe(false);
  });
});
