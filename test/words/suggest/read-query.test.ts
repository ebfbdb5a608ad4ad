// The parameters of a request for suggestions: what is taken, and what each refusal says.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WaypostError } from '../../../src/contract/errors.js';
import { readSuggestQuery } from '../../../src/words/suggest/query/read-query.js';
import { runs } from '../../support/seeded.js';

const input = 'maples.plain.river';
const pairs = (count: number): string => Array.from({ length: count }, (_, at) => `${at % (count - 1)},0`).join();

describe('A query for suggestions', () => {
  test('asks for three of any language on land where nothing else is said', () => {
    expect(readSuggestQuery({ input: ' maples.plain.river ' })).toEqual({
      input,
      inputType: 'text',
      nResults: 3,
      nFocusResults: 3,
      clips: {},
      preferLand: true,
    });
  });

  test('has each parameter that is given', () => {
    const query = readSuggestQuery({
      input,
      inputType: 'Generic-Voice',
      language: 'EN',
      nResults: '10',
      nFocusResults: '2',
      focus: '-33.85,511.21',
      clipToCountry: 'AU, NZ',
      clipToBoundingBox: '-39,140,-34,3544',
      clipToCircle: '-33.85,360,0',
      clipToPolygon: '0,170,10,170,10,190,0,170',
      preferLand: 'false',
    });
    expect(query).toMatchObject({ inputType: 'generic-voice', language: 'en', nResults: 10, nFocusResults: 2 });
    expect(query.focus!.longitude).toBeCloseTo(151.21, 9);
    expect(query.preferLand).toBe(false);
    expect(query.clips).toEqual({
      countries: ['AU', 'NZ'],
      box: { south: -39, west: 140, north: -34, east: 3544 },
      circle: { centre: { latitude: -33.85, longitude: 0 }, kilometres: 0 },
      polygon: [
        { latitude: 0, longitude: 170 },
        { latitude: 10, longitude: 170 },
        { latitude: 10, longitude: 190 },
        { latitude: 0, longitude: 170 },
      ],
    });
  });

  test.each([
    [{ nResults: '100' }, 100, 100],
    [{ nResults: '101' }, 100, 100],
    [{ nResults: '999999999999999', nFocusResults: '150' }, 100, 100],
    [{ nFocusResults: '1' }, 3, 1],
    [{ nResults: ' ', nFocusResults: '' }, 3, 3],
  ])('takes %j as %d results, %d of them by the focus', (params, nResults, nFocusResults) => {
    expect(readSuggestQuery({ input, ...params })).toMatchObject({ nResults, nFocusResults });
  });

  test.each([
    [{ clipToBoundingBox: '0,0,0,0' }],
    [{ clipToBoundingBox: '-90,2,90,355' }],
    [{ clipToCircle: '0,0,10000000' }],
    [{ clipToCountry: 'ZX' }],
    [{ clipToPolygon: pairs(4) }],
    [{ clipToPolygon: pairs(25) }],
    [{ focus: '90,0' }],
  ])('takes %j', (params) => {
    expect(() => readSuggestQuery({ input, ...params })).not.toThrow();
  });

  test.each([
    ['true', true],
    ['True', true],
    ['FALSE', false],
  ])('takes %s for the land that is preferred', (preferLand, isPreferred) => {
    expect(readSuggestQuery({ input, preferLand }).preferLand).toBe(isPreferred);
  });

  const COUNTRIES = 'a comma-separated list of uppercase ISO 3166-1 alpha-2 country codes, such as AU,NZ';
  const BOX =
    'clipToBoundingBox must be <south_lat>,<west_lng>,<north_lat>,<east_lng>: latitudes from -90 to 90, the south ' +
    'not above the north, the west not beyond the east, such as -39,140,-34,150';
  const CIRCLE =
    'clipToCircle must be <lat>,<lng>,<kilometres>, with a latitude from -90 to 90 and kilometres from 0, such as ' +
    '-33.85,151.21,50';
  const POLYGON =
    'clipToPolygon must be comma-separated <lat>,<lng> pairs, 4 to 25 of them, the last the same as the first, with ' +
    'latitudes from -90 to 90';
  const FOCUS = 'focus must be two comma-separated lat,lng values, latitude from -90 to 90';

  test.each<[Record<string, string>, string, string]>([
    [{ input: ' ' }, 'MissingInput', 'input is required'],
    [{ input: 'a'.repeat(100_001) }, 'BadInput', 'input must have at most 100000 characters'],
    [{ nResults: '0' }, 'BadNResults', 'nResults must be a whole number from 1'],
    [{ nResults: '-1' }, 'BadNResults', 'nResults must be a whole number from 1'],
    [{ nResults: '1.5' }, 'BadNResults', 'nResults must be a whole number from 1'],
    [{ nResults: 'many' }, 'BadNResults', 'nResults must be a whole number from 1'],
    [{ nFocusResults: '0' }, 'BadNFocusResults', 'nFocusResults must be a whole number from 1'],
    [{ nFocusResults: '4' }, 'BadNFocusResults', 'nFocusResults must not be more than nResults, which is 3'],
    [{ focus: '151,0' }, 'BadFocus', FOCUS],
    [{ focus: '1' }, 'BadFocus', FOCUS],
    [{ clipToCountry: 'au' }, 'BadClipToCountry', `clipToCountry must be ${COUNTRIES}`],
    [{ clipToCountry: 'AUS' }, 'BadClipToCountry', `clipToCountry must be ${COUNTRIES}`],
    [{ clipToCountry: 'AU,' }, 'BadClipToCountry', `clipToCountry must be ${COUNTRIES}`],
    [{ clipToBoundingBox: '230,0,240,1' }, 'BadClipToBoundingBox', BOX],
    [{ clipToBoundingBox: '1,0,0,1' }, 'BadClipToBoundingBox', BOX],
    [{ clipToBoundingBox: '0,2,1,1' }, 'BadClipToBoundingBox', BOX],
    [{ clipToBoundingBox: '0,0,1' }, 'BadClipToBoundingBox', BOX],
    [{ clipToCircle: '-91,0,1' }, 'BadClipToCircle', CIRCLE],
    [{ clipToCircle: '0,0' }, 'BadClipToCircle', CIRCLE],
    [{ clipToCircle: '0,0,-0.1' }, 'BadClipToCircle', CIRCLE],
    [{ clipToCircle: '0,0,near' }, 'BadClipToCircle', CIRCLE],
    [{ clipToPolygon: '0,0,1,1,0,0' }, 'BadClipToPolygon', POLYGON],
    [{ clipToPolygon: '0,0,1,1,1,0,2,0' }, 'BadClipToPolygon', POLYGON],
    [{ clipToPolygon: '0,0,1,1,1,0,1,0' }, 'BadClipToPolygon', POLYGON],
    [{ clipToPolygon: '0,0,1,1,1,0,0,1' }, 'BadClipToPolygon', POLYGON],
    [{ clipToPolygon: '0,0,91,1,1,0,0,0' }, 'BadClipToPolygon', POLYGON],
    [{ clipToPolygon: '0,0,1,1,1,0,0,0,5' }, 'BadClipToPolygon', POLYGON],
    [{ clipToPolygon: pairs(26) }, 'BadClipToPolygon', POLYGON],
    [{ inputType: 'speech' }, 'BadInputType', 'inputType must be one of text, generic-voice, vocon-hybrid, nmdp-asr'],
    [{ language: 'english' }, 'BadLanguage', 'language must be an ISO 639-1 code of two letters, such as en'],
    [{ inputType: 'nmdp-asr' }, 'BadLanguage', 'language must be given with inputType nmdp-asr, such as en'],
    [{ preferLand: 'maybe' }, 'BadPreferLand', 'preferLand must be true or false'],
  ])('is refused with %j: %s', (params, code, message) => {
    expect(() => readSuggestQuery({ input, ...params })).toThrow(expect.objectContaining({ code, message }));
  });

  test('is read or refused, whatever its parameters are', () => {
    const value = fc.oneof(fc.string({ maxLength: 30 }), fc.stringMatching(/^[-0-9.,]{0,30}$/));
    const names = ['nResults', 'nFocusResults', 'focus', 'clipToCountry', 'clipToBoundingBox', 'clipToCircle'];
    const name = fc.constantFrom(...names, 'clipToPolygon', 'inputType', 'language', 'preferLand', 'input');
    fc.assert(
      fc.property(fc.dictionary(name, value, { maxKeys: 4 }), (params) => {
        try {
          const { nResults, nFocusResults } = readSuggestQuery({ input, ...params });
          expect(nResults).toBeLessThanOrEqual(100);
          expect(nFocusResults).toBeLessThanOrEqual(nResults);
        } catch (error) {
          expect(error).toBeInstanceOf(WaypostError);
          expect((error as WaypostError).code).toMatch(/^(Bad|Missing)/);
        }
      }),
      { numRuns: runs(3000) },
    );
  });
});
