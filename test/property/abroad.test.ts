// What holds of any text that is asked for its country: nothing thrown, nothing invented, and none taken from home.
import * as fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { toLine } from '../../src/address/parse/line.js';
import { readings } from '../../src/address/parse/read.js';
import { openWorldPlaces } from '../../src/data/places/read/world-places.js';
import { AbroadReader } from '../../src/geocode/abroad/abroad.js';
import { testPlaces } from '../address/describe-parse.js';
import { runs } from '../support/seeded.js';
import { anyCharacter } from '../support/any-character.js';

const world = openWorldPlaces();
afterAll(() => {
  world.close();
});
const reader = new AbroadReader(testPlaces, () => world);

const piece = fc.oneof(
  fc.constantFrom('10117', '1010', 'SW1A', '2AA', 'NY', 'CT', 'SA', 'DE', 'D-10115', '10001-1234', '〒100-0001', 'V8W'),
  fc.constantFrom(
    'Berlin',
    'New York',
    'London',
    'Reservoir',
    'Denmark',
    'Georgia',
    'Germany',
    'USA',
    'Korea',
    'South',
  ),
  fc.constantFrom('12', 'Smith', 'St', 'Rue', '東京', 'بيروت', '', '-', '.', '😀', 'ß', '\u0301'),
  fc.string({ unit: anyCharacter, maxLength: 6 }),
);
const text = fc
  .array(fc.tuple(piece, fc.constantFrom(' ', ', ', '\n', '; ', '，', '')), { maxLength: 12 })
  .map((pieces) => pieces.flat().join(''));

it('any text: what is certain of it are its own words', () => {
  fc.assert(
    fc.property(text, (given) => {
      const line = toLine(given);
      const [reading] = readings(line, testPlaces);
      for (const found of [reader.certain(line, reading!), reader.likely(line, reading!)]) {
        if (!found) continue;
        expect(found.country).toMatch(/^[A-Z]{2}$/);
        expect(['AU', 'NZ']).not.toContain(found.country);
        const own = given.replace(/[^\p{L}\p{N}]/gu, '');
        for (const part of [found.city, found.region, found.postcode, found.text, found.rest]) {
          const words = part.split(/[^\p{L}\p{N}]+/u);
          for (const word of words) expect(own.toUpperCase()).toContain(word.toUpperCase());
        }
      }
    }),
    { numRuns: runs(1200) },
  );
});

it('a line that ends with a state of Australia and its postcode is at home, whatever stands before', () => {
  fc.assert(
    fc.property(text, fc.constantFrom('VIC 3073', 'NSW 2000', 'WA 6000', 'ACT 2600'), (given, end) => {
      const line = toLine(`${given.replace(/[[({<\])}>]/g, '')}, ${end}`);
      const [reading] = readings(line, testPlaces);
      if (reading!.state === '' || reading!.postcode === '') return;
      expect([reader.certain(line, reading!), reader.likely(line, reading!)]).toEqual([null, null]);
    }),
  );
});
