// waypost data import geonames-postal, and what list, verify and remove make of it.
import { describe, expect, test } from 'vitest';
import { postalDump } from '../../support/sets/postal-dump.js';
import { workdir } from '../../support/workdir.js';

describe('data import geonames-postal', () => {
  test('says what it imported, and list, verify and remove know each country', async () => {
    const dir = workdir();
    dir.write('dump.txt', postalDump());
    expect(
      await dir.run(['data', 'import', 'geonames-postal', 'dump.txt', '--data', 'data', '--countries', 'gb,de']),
    ).toMatchObject({
      code: 0,
      stdout: '',
      stderr: expect.stringMatching(/^GEONAMES: 9 places of DE, GB\n\d\.\d MB in .*data, \d+\.\d s\n$/) as string,
    });
    expect((await dir.run(['data', 'list', '--data', 'data'])).stdout).toMatch(
      /^source +country +.*\nGEONAMES +DE +WGS84 +BE HH +0 +2 +.*\nGEONAMES +GB +WGS84 +ENG SCT +0 +7 +.*\n$/,
    );
    expect((await dir.run(['data', 'verify', '--data', 'data'])).stdout).toBe(
      'GEONAMES DE: every section is as it was written\nGEONAMES GB: every section is as it was written\n',
    );
    expect(await dir.run(['data', 'remove', 'geonames', 'gb', '--data', 'data'])).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/^GEONAMES GB is removed from/) as string,
    });
    expect(await dir.run(['data', 'remove', 'geonames', 'gb', '--data', 'data'])).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(
        /^waypost: geonames of gb is not installed in .*; installed: GEONAMES\n$/,
      ) as string,
    });
  });

  test.each([
    ['GB1,DE', 2, /--countries: 'GB1' is no code of two letters/],
    ['DE,QQ', 2, /--countries: no country of ISO 3166-1 has the code QQ/],
    ['FR', 6, /there is no place of FR in dump\.txt; there are places of DE, FJ, GB, NL, US/],
  ])('refuses --countries %s', async (countries, expected, message) => {
    const dir = workdir();
    dir.write('dump.txt', postalDump());
    const { code, stderr } = await dir.run([
      'data',
      'import',
      'geonames-postal',
      'dump.txt',
      '--data',
      'data',
      '--countries',
      countries,
    ]);
    expect(stderr).toMatch(message);
    expect(code).toBe(expected);
    expect(dir.exists('data/catalogue.json')).toBe(false);
  });
});
