// waypost 3wa as a user meets it: a point, words, files of either, suggestions, grids, languages, a step of a plan.
import { describe, expect, inject, it } from 'vitest';
import { workdir, type Workdir } from '../../support/workdir.js';

interface Place {
  readonly words: string;
  readonly country: string;
  readonly nearestPlace: string;
  readonly coordinates: { readonly lat: number; readonly lng: number };
}
const sampleSets = { env: { WAYPOST_DATA: inject('sampleSets').everyKind } };
const POINT = '-37.7136,145.0030';

const asked = async (dir: Workdir, ...args: string[]): Promise<unknown> => {
  const { code, stdout, stderr } = await dir.run(['3wa', ...args]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout) as unknown;
};
const placeOf = (dir: Workdir, ...args: string[]): Promise<Place> => asked(dir, ...args) as Promise<Place>;

describe('waypost 3wa', () => {
  it('gives the words of a point, and the same place of the words', async () => {
    const dir = workdir();
    const place = await placeOf(dir, POINT);
    expect(place).toMatchObject({ country: 'AU', nearestPlace: 'Reservoir, Victoria', language: 'en' });
    expect(await placeOf(dir, place.words)).toEqual(place);
  });

  it('reads points and words as people write them', async () => {
    const dir = workdir();
    const place = await placeOf(dir, POINT);
    const [first, second, third] = place.words.split('.') as [string, string, string];
    for (const text of [
      '37.7136S 145.0030E',
      `37°42'48.96"S 145°00'10.8"E`,
      'lat: -37.7136, lng: 145.0030',
      '(-37.7136; 145.0030)',
      `///${place.words}`,
      `${first} ${second} ${third}`,
      `${first.toUpperCase()}。${second}・${third}`,
      `https://maps.example/${place.words}`,
    ]) {
      expect({ text, words: (await placeOf(dir, '--text', text)).words }).toEqual({ text, words: place.words });
    }
  });

  it.each([
    [
      ['151.2153,-33.8568'],
      "coordinates must be two comma-separated lat,lng values, latitude from -90 to 90, not '151.2153,-33.8568'; " +
        'are latitude and longitude the wrong way round?',
    ],
    [['91,91'], "coordinates must be two comma-separated lat,lng values, latitude from -90 to 90, not '91,91'\n"],
    [['1,2,3'], 'coordinates must be two comma-separated lat,lng values'],
    [['one two'], "words must be three words separated by dots, not 'one.two'"],
    [['one.two.three.four'], 'words must be three words separated by dots'],
    [['qqqq.wwww.zzzz'], "no place has the words 'qqqq.wwww.zzzz'"],
    [['1,2', '--language', 'xx'], 'language "xx" is not one of en,'],
    [[POINT, '--all'], "unknown option '--all'"],
    [['grid', '1,2,3'], 'boundingBox must be four comma-separated numbers'],
    [['grid', '-37.8,145,-37.7,145.1'], 'boundingBox must be 4 km from corner to corner at most'],
    [['suggest', 'one'], 'input must have two words and at least the first letter of the third'],
    [['suggest', 'a.b.c', '--clip-to-country', 'au'], 'clipToCountry must be a comma-separated list of uppercase'],
  ])('%j is wrong usage and says why', async (args, message) => {
    const { code, stdout, stderr } = await workdir().run(['3wa', ...args]);
    expect({ code, stdout, stderr }).toEqual({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining(message) as string,
    });
  });

  it('says what was meant by words with a slip', async () => {
    const dir = workdir();
    const { words } = await placeOf(dir, POINT);
    const { code, stderr } = await dir.run(['3wa', `${words}q`]);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: `waypost: no place has the words '${words}q'; did you mean ${words} (Reservoir, Victoria, AU)?\n`,
    });
  });
});

describe('A file', () => {
  it('of points gets words, and rows that are no place are rejected with the reason', async () => {
    const dir = workdir();
    const { words } = await placeOf(dir, POINT);
    dir.write('in.csv', `id,Lat,Long\n1,-37.7136,145.0030\n2,91,0\n3,,\n`);
    const { code, stdout } = await dir.run(['3wa', 'in.csv', '--columns', 'status,words,nearest_place,messages']);
    expect(stdout).toBe(
      `id,Lat,Long,3wa_status,3wa_words,3wa_nearest_place,3wa_messages\n` +
        `1,-37.7136,145.0030,found,${words},"Reservoir, Victoria",\n` +
        '2,91,0,rejected,,,"coordinates must be two comma-separated lat,lng values, ' +
        `latitude from -90 to 90, not '91, 0'; are latitude and longitude the wrong way round?"\n` +
        `3,,,rejected,,,there are no coordinates and no words in this record\n`,
    );
    expect(code).toBe(0);
  });

  it('of words gets points, and rows with a slip the best suggestion', async () => {
    const dir = workdir();
    const { words, coordinates } = await placeOf(dir, POINT);
    dir.write('in.csv', `id,Three words\n1,///${words}\n2,${words}q\n3,not a place at all\n`);
    const { code, stdout, stderr } = await dir.run([
      '3wa',
      'in.csv',
      '--columns',
      'status,latitude,longitude,messages',
    ]);
    expect(stdout).toBe(
      `id,Three words,3wa_status,3wa_latitude,3wa_longitude,3wa_messages\n` +
        `1,///${words},found,${coordinates.lat},${coordinates.lng},\n` +
        `2,${words}q,rejected,,,"no place has the words '${words}q'; ` +
        `did you mean ${words} (Reservoir, Victoria, AU)?"\n` +
        `3,not a place at all,rejected,,,"words must be three words separated by dots, not 'not.a.place.at.all'"\n`,
    );
    expect({ code, said: stderr.includes("words from 'Three words'") }).toEqual({ code: 0, said: true });
  });

  it('carries the whole answer in JSON lines', async () => {
    const dir = workdir();
    const place = await placeOf(dir, POINT);
    dir.write('in.jsonl', `{"latitude":"-37.7136","longitude":"145.0030"}\n`);
    const { stdout } = await dir.run(['3wa', 'in.jsonl', '--format', 'jsonl']);
    expect(JSON.parse(stdout)).toEqual({ latitude: '-37.7136', longitude: '145.0030', '3wa': place });
  });

  it('is taken from the coordinates of another step', async () => {
    const dir = workdir();
    dir.write('in.csv', 'Address\n"24 Smith St, Reservoir VIC 3073"\n99 Nowhere Road\n');
    dir.write(
      'plan.toml',
      '[[step]]\noperation = "cleanse"\nsource = "GNAF"\ncolumns = ["status"]\n[[step]]\noperation = "3wa"\n' +
        'from = "cleanse"\nwhen = { cleanse_status = ["verified", "corrected"] }\ncolumns = ["status", "words"]\n',
    );
    const { code, stdout } = await dir.run(['run', 'plan.toml', 'in.csv', '-o', '-'], sampleSets);
    const [head, first, second] = stdout.split('\n');
    expect(head).toBe('Address,cleanse_status,3wa_status,3wa_words');
    expect(first).toMatch(/,verified,found,[a-z]+\.[a-z]+\.[a-z]+$/);
    expect(second).toMatch(/^99 Nowhere Road,\w+,,$/);
    expect(code).toBe(0);
  });
});

describe('waypost 3wa suggest', () => {
  it('lists places of a near miss, and takes the parameters of the service as options', async () => {
    const dir = workdir();
    const { words } = await placeOf(dir, POINT);
    const [first, second, third] = words.split('.') as [string, string, string];
    const near = await asked(
      dir,
      'suggest',
      `${first}.${second}.${third.slice(0, -1)}`,
      '--focus',
      POINT,
      '--n-results',
      '1',
    );
    expect(near).toEqual({
      suggestions: [
        { country: 'AU', nearestPlace: 'Reservoir, Victoria', words, distanceToFocusKm: 0, rank: 1, language: 'en' },
      ],
    });
    expect(await asked(dir, 'suggest', words, '--clip-to-country', 'NZ', '--clip-to-circle', `${POINT},1`)).toEqual({
      suggestions: [],
    });
  });

  it('has a row for each hit with --all', async () => {
    const dir = workdir();
    const { words } = await placeOf(dir, POINT);
    dir.write('in.csv', `words\n${words}\nnothing\n`);
    const { stdout } = await dir.run(['3wa', 'suggest', 'in.csv', '--all', '--columns', 'status,count,words,rank']);
    const rows = stdout.trimEnd().split('\n');
    expect(rows[0]).toBe('words,suggest_status,suggest_count,suggest_words,suggest_rank');
    expect(rows[1]).toMatch(new RegExp(`^${words},found,[1-3],${words},1$`));
    expect(rows.at(-1)).toMatch(/^nothing,rejected,0,,$/);
  });
});

describe('waypost 3wa grid', () => {
  it('writes GeoJSON to a file', async () => {
    const dir = workdir();
    const { code, stdout, stderr } = await dir.run([
      '3wa',
      'grid',
      '-37.7137,145.0029,-37.7135,145.0031',
      '-o',
      'g.geojson',
    ]);
    expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: '', stderr: '' });
    const grid = JSON.parse(dir.read('g.geojson')) as { features: { geometry: { coordinates: number[][][] } }[] };
    expect(grid).toMatchObject({ type: 'FeatureCollection', features: [{ geometry: { type: 'MultiLineString' } }] });
    expect(grid.features[0]!.geometry.coordinates.length).toBeGreaterThan(10);
  });

  it('leaves no file where the box is wrong, and says so where it cannot write', async () => {
    const dir = workdir();
    expect((await dir.run(['3wa', 'grid', '1,2', '-o', 'g.json'])).code).toBe(2);
    expect(dir.exists('g.json')).toBe(false);
    expect((await dir.run(['3wa', 'grid', '1,2,1.0001,2.0001', '-o', 'no/such/folder/g.json'])).code).toBe(7);
  });
});

it('waypost 3wa languages lists them with their own names', async () => {
  const dir = workdir();
  const { stdout } = await dir.run(['3wa', 'languages']);
  expect(stdout).toMatch(/^code +name +nativeName\nen +English +English\n/);
  expect(stdout).toMatch(/^fr +French +Français$/m);
  const languages = (await asked(dir, 'languages', '--json')) as { code: string }[];
  expect(languages.length).toBeGreaterThan(5);
});
