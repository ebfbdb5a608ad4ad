// Cases of the three-word service: its five operations.
import { expect } from 'vitest';
import { openThreeWords } from '../../../src/words/three-words.js';
import type { OperationCases } from '../table.js';

/** Where sample addresses are, of Australia and of New Zealand, and the open sea; latitude first. */
const RESERVOIR = [-37.7136, 145.003] as const;
const OTARA = [-36.968, 174.8724] as const;
const AT_SEA = [-40, -130] as const;

const threeWords = openThreeWords();
const wordsAt = ([latitude, longitude]: readonly [number, number], language?: string): string =>
  threeWords.wordsAt(latitude, longitude, language).words;
const inReservoir = wordsAt(RESERVOIR);
const [first, second, third] = inReservoir.split('.') as [string, string, string];

export const threeWordCases: OperationCases = {
  operation: 'words3wa',
  record: { coordinates: RESERVOIR.join() },
  cases: [
    {
      title: 'a point with the square that it is in, and what is near',
      payload: [{ coordinates: ` ${RESERVOIR.join(' , ')} ` }],
      answer: {
        payload: [
          {
            words: inReservoir,
            language: 'en',
            country: 'AU',
            nearestPlace: expect.stringContaining('Victoria') as string,
          },
        ],
      },
    },
    {
      title: 'longitudes that count on past half a turn',
      payload: [{ coordinates: `${RESERVOIR[0]},${RESERVOIR[1] + 720}` }],
      answer: { payload: [{ words: inReservoir }] },
    },
    { title: 'another language', payload: [{ coordinates: OTARA.join(), language: 'FR' }] },
    { title: 'another language at sea', payload: [{ coordinates: AT_SEA.join(), language: 'fr' }] },
    { title: 'the open sea', payload: [{ coordinates: AT_SEA.join() }], answer: { payload: [{ country: 'ZZ' }] } },
    ...['1', '1,2,3', 'here', '91,0', '-90.01,0', '1;2', '1e1,2', 'NaN,NaN', '33S,151E', '0x10,1'].map(
      (coordinates) => ({
        title: `'${coordinates}' in place of a point`,
        payload: [{ coordinates }],
        fails: ['bad-request', /^coordinates must be two comma-separated lat,lng values/] as const,
      }),
    ),
    {
      title: 'a language that there is not',
      payload: [{ coordinates: '1,2', language: 'tlh' }],
      fails: ['bad-request', /tlh.*en/],
    },
  ],
};

export const wordCoordinatesCases: OperationCases = {
  operation: 'wordsCoordinates',
  record: { words: inReservoir },
  features: [
    {
      name: 'reverseGeocode',
      value: 'true',
      asked: { payload: [{ words: inReservoir }], sourceOfTruth: 'GNAF' },
    },
  ],
  cases: [
    ...[
      `///${inReservoir}`,
      inReservoir.toUpperCase(),
      `${first}。${second}。${third}`,
      `${first} ${second} ${third}`,
    ].map((words) => ({ title: words, payload: [{ words }], answer: { payload: [{ words: inReservoir }] } })),
    {
      title: 'words with the addresses near by',
      payload: [{ words: wordsAt(OTARA), reverseGeocode: 'true' }],
      answer: { payload: [{ country: 'NZ', addresses: expect.arrayContaining([expect.anything()]) as unknown[] }] },
    },
    {
      title: 'words with addresses, where no data is installed',
      payload: [{ words: inReservoir, reverseGeocode: 'true' }],
      data: 'nothing',
      answer: {
        messages: [expect.stringMatching(/^connection to the address service failed: /) as string],
        payload: [{ addresses: [] }],
      },
    },
    {
      title: 'words with addresses, at sea',
      payload: [{ words: wordsAt(AT_SEA), reverseGeocode: 'true' }],
      answer: { payload: [{ addresses: [] }] },
    },
    ...[first, `${first}.${second}`, `${inReservoir}.${first}`, 'qqqq.wwww.zzzz', '1.2.3'].map((words) => ({
      title: `'${words}' in place of three words`,
      payload: [{ words }],
      fails: ['bad-request', /words must be three words|no place has the words/] as const,
    })),
    {
      title: 'a slip in the last word, with what was meant',
      payload: [{ words: `${first}.${second}.${third}q` }],
      fails: ['bad-request', new RegExp(`no place has the words .*; did you mean ${inReservoir} `)],
    },
  ],
};

export const suggestCases: OperationCases = {
  operation: 'wordsSuggest',
  record: { input: `${first}.${second}.${third.slice(0, 3)}` },
  unknown: { input: 'qqqqqq.wwwwww.z' },
  cases: [
    {
      title: 'the whole words, near a focus',
      payload: [{ input: inReservoir, focus: RESERVOIR.join(), nResults: '1' }],
      answer: { payload: [{ suggestions: [{ words: inReservoir, rank: 1, distanceToFocusKm: 0, language: 'en' }] }] },
    },
    {
      title: 'every parameter',
      payload: [
        {
          input: inReservoir,
          focus: RESERVOIR.join(),
          nResults: '100',
          nFocusResults: '2',
          clipToCountry: 'AU,NZ',
          clipToBoundingBox: '-38,144,-37,146',
          clipToCircle: `${RESERVOIR.join()},10`,
          clipToPolygon: '-38,144,-38,146,-37,146,-37,144,-38,144',
          inputType: 'text',
          language: 'en',
          preferLand: 'false',
        },
      ],
      answer: { payload: [{ suggestions: [{ words: inReservoir }] }] },
    },
    {
      title: 'a clip that leaves it out',
      payload: [{ input: inReservoir, clipToCountry: 'NZ' }],
      answer: { status: 'SUCCESS' },
    },
    ...(
      [
        ['nResults', '0'],
        ['nResults', 'many'],
        ['nFocusResults', '-1'],
        ['focus', '151'],
        ['focus', '91,0'],
        ['clipToCountry', 'au'],
        ['clipToCountry', 'AUS'],
        ['clipToBoundingBox', '1,2,3'],
        ['clipToBoundingBox', '2,0,1,1'],
        ['clipToCircle', '-91,0,1'],
        ['clipToPolygon', '0,0,0,1,1,1'],
        ['clipToPolygon', '0,0,0,1,1,1,1,0'],
        ['inputType', 'smoke-signal'],
        ['inputType', 'generic-voice'],
        ['language', 'tlh'],
        ['preferLand', 'perhaps'],
      ] as const
    ).map(([name, value]) => ({
      title: `${name}=${value}`,
      payload: [{ input: inReservoir, [name]: value }],
      fails: ['bad-request', new RegExp(`${name}|countries|language`)] as const,
    })),
  ],
};

/** A box of some metres. */
const BOX = '-37.7137,145.0029,-37.7135,145.0031';

export const gridCases: OperationCases = {
  operation: 'wordsGridsection',
  record: { boundingBox: BOX },
  features: [{ name: 'format', value: 'geojson', asked: { payload: [{ boundingBox: BOX }] } }],
  cases: [
    {
      title: 'a box over the antimeridian',
      payload: [{ boundingBox: '-16.5,179.9999,-16.4999,180.0001', format: 'json' }],
      answer: { status: 'SUCCESS' },
    },
    {
      title: 'lines as one feature',
      payload: [{ boundingBox: BOX, format: 'geojson' }],
      answer: {
        payload: [
          {
            type: 'FeatureCollection',
            features: [{ type: 'Feature', geometry: { type: 'MultiLineString' }, properties: {} }],
          },
        ],
      },
    },
    ...(
      [
        ['1,2,3', /four comma-separated numbers/],
        ['a,b,c,d', /four comma-separated numbers/],
        ['-90.1,0,-90,0', /between -90 and 90/],
        ['1,0,0,0', /south before its north/],
        ['0,1,0,0', /west before its east/],
        ['-37.8,145,-37.7,145.1', /4 km from corner to corner at most/],
      ] as const
    ).map(([boundingBox, why]) => ({
      title: `the box ${boundingBox}`,
      payload: [{ boundingBox }],
      fails: ['bad-request', why] as const,
    })),
    {
      title: 'a form that there is not',
      payload: [{ boundingBox: BOX, format: 'kml' }],
      fails: ['bad-request', /format must be json or geojson, not 'kml'/],
    },
  ],
};

export const languageCases: OperationCases = {
  operation: 'wordsLanguages',
  cases: [
    {
      title: 'the list',
      answer: {
        payload: [
          { languages: expect.arrayContaining([{ code: 'en', name: 'English', nativeName: 'English' }]) as unknown[] },
        ],
      },
    },
  ],
};
