// When the addresses near a point are refused, and of which country a point is.
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { intlReverseGeocode, reverseGeocode } from '../../../src/contract/operations/reverse.js';
import { listSets, setFile } from '../../../src/data/catalogue.js';
import { countryAt } from '../../../src/reverse/borders.js';
import { installAs } from '../../support/sets/relabelled-set.js';
import { ask, folder, NZ, type Pair, TEN, useSamplePoints } from './sample-points.js';

useSamplePoints();

const LONDON = ['51.503', '-0.127'] as const;

describe('The addresses near a point', () => {
  it.each<[string, Pair, Record<string, string>, string | undefined, RegExp]>([
    [
      'a missing latitude',
      ['', '145'],
      {},
      undefined,
      /^the latitude is missing; give latitude and longitude in decimal degrees/,
    ],
    ['a missing longitude', ['-37', ' '], {}, undefined, /^the longitude is missing/],
    [
      'a latitude that is no number',
      ['here', '145'],
      {},
      undefined,
      /^the latitude 'here' is not a number; give decimal degrees, such as -37\.71$/,
    ],
    [
      'a latitude beyond the pole',
      ['145.1', '-37.6'],
      {},
      undefined,
      /^the latitude 145\.1 is not between -90 and 90; are latitude and longitude the wrong way round\?$/,
    ],
    ['a longitude out of range', ['-37', '180.5'], {}, undefined, /^the longitude 180\.5 is not between -180 and 180$/],
    [
      'a radius of zero',
      TEN,
      { radius: '0' },
      undefined,
      /^the radius '0' is not a number of metres above 0 and up to 100000$/,
    ],
    ['a radius below zero', TEN, { radius: '-5' }, undefined, /^the radius '-5' is not/],
    ['a radius of a million', TEN, { radius: '1000000' }, undefined, /^the radius '1000000' is not/],
    ['a radius that is no number', TEN, { radius: 'far' }, undefined, /^the radius 'far' is not/],
    ['no hits', TEN, { singleLineHitNumber: '0' }, undefined, /^singleLineHitNumber '0' is not a whole number from 1$/],
    [
      'a source of another country',
      NZ,
      {},
      'GNAF',
      /^source of truth GNAF holds addresses of AU, and those of NZ are asked for; installed for NZ: NZAD$/,
    ],
    ['a source that is not installed', TEN, {}, 'AUPAF', /^source of truth AUPAF is not installed in .*; installed: /],
  ])('are refused for %s', async (_, point, features, source, message) => {
    await expect(
      ask(reverseGeocode, [point], { features, ...(source === undefined ? {} : { source }) }),
    ).rejects.toThrow(message);
  });

  it('are refused where no address data of the country is installed, and of a set of an earlier version', async () => {
    await expect(ask(reverseGeocode, [TEN], { options: { dataDir: path.join(folder, 'nothing') } })).rejects.toThrow(
      /^no address data of AU is installed in/,
    );
    const old = path.join(folder, 'old');
    const gnaf = (await listSets(inject('sampleData')))[0]!;
    await installAs(old, setFile(inject('sampleData'), gnaf), {}, ['point.run', 'point.box']);
    await expect(ask(reverseGeocode, [TEN], { options: { dataDir: old } })).rejects.toThrow(
      /was written by an earlier waypost.*import the data again/,
    );
  });

  it('are not refused elsewhere for want of an index in a set of another country', async () => {
    const old = path.join(folder, 'old-elsewhere');
    const gnaf = (await listSets(inject('sampleData')))[0]!;
    await installAs(old, setFile(inject('sampleData'), gnaf), {}, ['point.run', 'point.box']);
    for (const operation of [reverseGeocode, intlReverseGeocode]) {
      expect((await ask(operation, [LONDON], { options: { dataDir: old } })).payload).toMatchObject([
        { country: 'GB', city: 'London' },
      ]);
      expect((await ask(operation, [['-45', '-120']], { options: { dataDir: old } })).payload).toHaveLength(1);
      await expect(ask(operation, [TEN], { options: { dataDir: old } })).rejects.toThrow(
        /was written by an earlier waypost/,
      );
    }
    await expect(ask(reverseGeocode, [NZ], { options: { dataDir: old } })).rejects.toThrow(
      /^no address data of NZ is installed in/,
    );
  });
});

describe('The country of a point', () => {
  it.each([
    ['AU', 'Sydney', -33.87, 151.21],
    ['AU', 'the sea off Sydney', -33.9, 151.6],
    ['AU', 'Norfolk Island', -29.03, 167.95],
    ['AU', 'Saibai, 4 km from Papua New Guinea', -9.38, 142.62],
    ['PG', 'the other side', -9.1, 142.6],
    ['NZ', 'the Chatham Islands', -43.95, -176.5],
    ['CK', 'the Cook Islands', -21.2, -159.77],
    ['FR', 'Paris', 48.8566, 2.3522],
    ['', 'the open sea', -40, 160],
    ['', 'the North Pole', 90, 0],
  ])('is %s for %s', async (country, _, latitude, longitude) => {
    expect(await countryAt({ latitude: latitude * 1e7, longitude: longitude * 1e7 })).toBe(country);
  });
});
