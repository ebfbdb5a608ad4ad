// Coordinates as people type them, and as the contract has them.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPoint, looksLikeCoordinates, readCoordinates } from '../../../src/contract/typed/coordinates.js';
import { readLatLng, readNumbers } from '../../../src/contract/typed/lat-lng.js';
import { runs } from '../../support/seeded.js';

describe('Coordinates that somebody typed', () => {
  test.each([
    ['-33.85,151.21'],
    [' -33.85 , 151.21 '],
    ['-33.85 151.21'],
    ['-33.85;151.21'],
    ['-33,85; 151,21'],
    ['−33.85, 151.21'],
    ['33.85S 151.21E'],
    ['33.85S151.21E'],
    ['33.85° S, 151.21° E'],
    ['S33.85 E151.21'],
    ['s 33.85, e 151.21'],
    ['151.21E 33.85S'],
    ['33.85S, 151.21'],
    ['33,85S; 151,21E'],
    ['33°51\'00"S 151°12\'36"E'],
    ['33° 51′ 00″ S, 151° 12′ 36″ E'],
    ["33°51'S 151°12.6'E"],
    ["33º51'0''S 151º12'36''E"],
    ['33 51 00 S 151 12 36 E'],
    ['33 51 S, 151 12.6 E'],
    ['33deg 51m 00s S, 151deg 12m 36s E'],
    ['lat: -33.85 lng: 151.21'],
    ['Lat -33.85, Long 151.21'],
    ['longitude=151.21, latitude=-33.85'],
    ['latitude=-33.85&longitude=151.21'],
    ['{"lat": -33.85, "lng": 151.21}'],
    ['(-33.85, 151.21)'],
    ['[-33.85, 151.21]'],
    ['"-33.85,151.21"'],
    ['geo:-33.85,151.21'],
    ['３３.８５S １５１.２１E'],
    ['-33.85\u200b,\u00a0151.21'],
    ['-33.85,511.21'],
  ])('are read from %s', (text) => {
    const read = readCoordinates(text);
    expect(isPoint(read) && read.latitude).toBeCloseTo(-33.85, 9);
    expect(isPoint(read) && read.longitude).toBeCloseTo(151.21, 9);
    expect(looksLikeCoordinates(text)).toBe(true);
  });

  test.each([
    ['maples.plain.river', 'it has no numbers'],
    ['', 'it has no numbers'],
    ['24 Smith Street', 'it is not two numbers of degrees, such as -33.85,151.21'],
    ['5/24', 'it is not two numbers of degrees, such as -33.85,151.21'],
    ['3073', 'it is not two numbers of degrees, such as -33.85,151.21'],
    ['33.85151.21', 'it is not two numbers of degrees, such as -33.85,151.21'],
    ['1,2,3', 'it is not two numbers of degrees, such as -33.85,151.21'],
    ['12 34 56', 'it is not two numbers of degrees, such as -33.85,151.21'],
    ['-33.85S 151.21E', 'it is not two numbers of degrees, such as -33.85,151.21'],
    ['S33.85S 151.21E', 'it is not two numbers of degrees, such as -33.85,151.21'],
    ['lng: 33.85S, lat: 151.21E', 'it is not two numbers of degrees, such as -33.85,151.21'],
    ['33°61\'00"S 151°12\'36"E', 'it is not two numbers of degrees, such as -33.85,151.21'],
    ["33.5°30'S 151°E", 'it is not two numbers of degrees, such as -33.85,151.21'],
    ['1e1,1e1', 'it is not two numbers of degrees, such as -33.85,151.21'],
    ['33.85S 151.21S', 'both numbers say that they are a latitude'],
    ['151.21,-33.85', '151.21 is no latitude, which is first and from -90 to 90'],
    ['91S 10E', '-91 is no latitude, which is first and from -90 to 90'],
    ['33.85S 190.5E', '190.5 is no longitude from -180 to 180'],
    ['1'.repeat(201), 'it is too long'],
  ])('are not read from %j: %s', (text, reason) => {
    expect(readCoordinates(text)).toEqual({ reason });
  });

  test.each(['24 Smith Street', 'maples.plain.river', 'Unit 5', '', '12th Avenue'])('do not look like %j', (text) => {
    expect(looksLikeCoordinates(text)).toBe(false);
  });

  test('are read to an end from any text, and are a point of the globe or a reason', () => {
    const piece = fc.constantFrom(...'0123456789.,;° \'"NSEWnsew-+:latlng()/&{}');
    const typed = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(fc.oneof(typed, fc.string({ unit: 'grapheme', maxLength: 40 })), (text) => {
        const read = readCoordinates(text);
        if (isPoint(read)) {
          expect(Math.abs(read.latitude)).toBeLessThanOrEqual(90);
          expect(Math.abs(read.longitude)).toBeLessThanOrEqual(180);
        } else {
          expect(read.reason).not.toBe('');
        }
      }),
      { numRuns: runs(5000) },
    );
  });
});

describe('The coordinates of the contract', () => {
  test.each([
    ['-33.85,151.21', -33.85, 151.21],
    ['+1.5 , -2', 1.5, -2],
    ['.5,5.', 0.5, 5],
    ['90,180', 90, -180],
    ['0,361', 0, 1],
    ['0,-190', 0, 170],
  ])('%s are %d and %d', (text, latitude, longitude) => {
    expect(readLatLng(text)).toEqual({ latitude, longitude });
  });

  test.each(['', ',', '1', '1,', '1,2,3', '90.1,0', '-91,0', 'a,b', '1e1,2', '33.85S,151.21E', '1 2', '1;2', 'NaN,1'])(
    'are not %j',
    (text) => {
      expect(readLatLng(text)).toBeUndefined();
    },
  );

  test('are as many numbers as there are', () => {
    expect(readNumbers('1, 2,-3.5')).toEqual([1, 2, -3.5]);
    expect(readNumbers(`1,${'2'.repeat(41)}`)).toBeUndefined();
  });
});
