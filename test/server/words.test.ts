// The three-word service as a client meets it: its bodies, and an error code for everything that it does not take.
import { describe, expect, inject, test } from 'vitest';
import { openLocalEngine } from '../../src/engine/local.js';
import { served } from '../support/service/served.js';

const engine = await openLocalEngine({ dataDir: inject('sampleSets').everyKind });
const get = async (path: string, headers?: Record<string, string>): Promise<{ status: number; body: Body }> => {
  const { statusCode, body } = await served({ engine }).ask({
    method: 'GET',
    url: `/words/v1/${path}`,
    ...(headers ? { headers } : {}),
  });
  return { status: statusCode, body: JSON.parse(body) as Body };
};
interface Body {
  readonly threeword?: Readonly<Record<string, unknown>>;
  readonly [name: string]: unknown;
}

const POINT = '-37.7136,145.0030';
const words = async (): Promise<string> => (await get(`3wa?coordinates=${POINT}`)).body.threeword!['words'] as string;

describe('The three-word service', () => {
  test('answers under status, code and time', async () => {
    const { status, body } = await get(`3wa?coordinates=${POINT}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 200,
      code: 'OK',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) as string,
      threeword: {
        country: 'AU',
        square: {
          southwest: { lng: expect.any(Number) as number, lat: expect.any(Number) as number },
          northeast: { lng: expect.any(Number) as number, lat: expect.any(Number) as number },
        },
        nearestPlace: expect.stringMatching(/, Victoria$/) as string,
        coordinates: { lng: expect.closeTo(145.003, 4) as number, lat: expect.closeTo(-37.7136, 4) as number },
        words: expect.stringMatching(/^[a-z]+\.[a-z]+\.[a-z]+$/) as string,
        language: 'en',
        map: expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\//) as string,
      },
    });
  });

  test('gives the point of words, three slashes before them or not, and the addresses beside the place', async () => {
    const asked = `coordinates?words=${encodeURIComponent(`///${await words()}`)}`;
    const { body } = await get(asked);
    expect(body.threeword).toMatchObject({ words: await words(), country: 'AU' });
    expect(body).not.toHaveProperty('addresses');
    const { body: more } = await get(`${asked}&reverseGeocode=true`);
    expect(more.threeword).toEqual(body.threeword);
    expect((more['addresses'] as unknown[]).length).toBe(20);
    expect((more['addresses'] as { sourceOfTruth: string }[])[0]).toMatchObject({ sourceOfTruth: 'GNAF' });
  });

  test('gives lines of squares in both forms, and the languages', async () => {
    const box = 'boundingBox=-37.7136,145.0030,-37.7135,145.0031';
    const { body } = await get(`gridsection?${box}`);
    const [line] = body.threeword!['lines'] as object[];
    const point = { lng: expect.any(Number) as number, lat: expect.any(Number) as number };
    expect(line).toEqual({ start: point, end: point });
    const { body: geo } = await get(`gridsection?${box}&format=geojson`);
    expect(geo.threeword).toMatchObject({
      type: 'FeatureCollection',
      features: [{ type: 'Feature', geometry: { type: 'MultiLineString' }, properties: {} }],
    });
    const languages = (await get('languages')).body.threeword!['languages'] as { code: string; nativeName: string }[];
    expect(languages[0]).toEqual({ code: 'en', name: 'English', nativeName: 'English' });
    expect(languages.length).toBeGreaterThan(5);
  });

  test('is for those who are let in', async () => {
    expect(await get('languages', { authorization: 'Basic bm9ib2R5Om5vbmU=' })).toMatchObject({
      status: 401,
      body: {
        status: 401,
        code: 'UNAUTHORIZED',
        messages: [expect.stringContaining('full authentication is required')],
      },
    });
  });

  const ok = 'input=a.b.c';
  test.each([
    ['3wa', 'MissingCoordinates'],
    ['3wa?coordinates=', 'MissingCoordinates'],
    ['3wa?coordinates=1', 'BadCoordinates'],
    ['3wa?coordinates=here,there', 'BadCoordinates'],
    ['3wa?coordinates=90.001,0', 'BadCoordinates'],
    ['3wa?coordinates=1,2&language=xx', 'BadLanguage'],
    ['3wa?coordinates=1,2&coordinates=3,4', 'BadCoordinates'],
    ['3wa?coordinates=1,2&colour=blue', 'BadInput'],
    ['coordinates', 'MissingWords'],
    ['coordinates?words=one.two', 'BadWords'],
    ['coordinates?words=one.two.three.four', 'BadWords'],
    ['coordinates?words=qqqq.wwww.zzzz', 'BadWords'],
    ['coordinates?words=one.two.three&reverseGeocode=yes', 'BadReverseGeocode'],
    ['languages?locale=au&words=one.two.three', 'BadInput'],
    ['suggest', 'MissingInput'],
    ['suggest?input=', 'MissingInput'],
    ['suggest?input=one', 'BadInput'],
    [`suggest?${ok}&nResults=0`, 'BadNResults'],
    [`suggest?${ok}&nFocusResults=0`, 'BadNFocusResults'],
    [`suggest?${ok}&focus=1`, 'BadFocus'],
    [`suggest?${ok}&focus=91,1`, 'BadFocus'],
    [`suggest?${ok}&clipToCountry=au`, 'BadClipToCountry'],
    [`suggest?${ok}&clipToCountry=AUS`, 'BadClipToCountry'],
    [`suggest?${ok}&clipToBoundingBox=1,2,3`, 'BadClipToBoundingBox'],
    [`suggest?${ok}&clipToCircle=-91,0,1`, 'BadClipToCircle'],
    [`suggest?${ok}&clipToCircle=-37,145,-1`, 'BadClipToCircle'],
    [`suggest?${ok}&clipToPolygon=0,0,0,1,1,1`, 'BadClipToPolygon'],
    [`suggest?${ok}&inputType=smoke`, 'BadInputType'],
    [`suggest?${ok}&inputType=generic-voice`, 'BadLanguage'],
    [`suggest?${ok}&language=xx`, 'BadLanguage'],
    ['gridsection', 'MissingBoundingBox'],
    ['gridsection?boundingBox=1,2,3', 'BadBoundingBox'],
    ['gridsection?boundingBox=1,2,1.1,2.1', 'BadBoundingBoxTooBig'],
    ['gridsection?boundingBox=1,2,1.001,2.001&format=kml', 'BadFormat'],
  ])('refuses %s with %s', async (path, code) => {
    const { status, body } = await get(path);
    expect({ status, body }).toEqual({
      status: 400,
      body: {
        status: 400,
        code,
        messages: [expect.stringMatching(/\w/) as string],
        timestamp: expect.any(String) as string,
      },
    });
  });

  test('has no other path', async () => {
    expect(await get('elsewhere')).toMatchObject({ status: 404, body: { status: 404, code: 'NotFound' } });
  });
});
