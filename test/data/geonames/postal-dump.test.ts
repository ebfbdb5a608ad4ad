// A postal dump of GeoNames: the sets it becomes, what is left out, what is refused.
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type BuiltFile, installSets, listSets, setFile, verifySet } from '../../../src/data/catalogue.js';
import { SetWriter } from '../../../src/data/file/write/set-writer.js';
import { importGeonames } from '../../../src/data/import/geonames/import.js';
import { PlaceSet } from '../../../src/data/places/read/place-set.js';
import { POSTAL_ROWS, postalDump, type PostalRow } from '../../support/sets/postal-dump.js';
import { temporaryFolder, zipOf } from '../support/release.js';
import { patternOf } from '../../support/pattern.js';

/** A folder with files of these contents; returns their paths. */
function dumps(files: Record<string, string | Buffer>): { folder: string; paths: string[] } {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), content);
  return { folder, paths: Object.keys(files).map((name) => path.join(folder, name)) };
}
const imported = (paths: readonly string[], dataDir = temporaryFolder(), countries?: string[]) =>
  importGeonames({ paths, dataDir, countries }).then((summary) => ({ ...summary, dataDir }));
const failure = (content: string | Buffer, name = 'GB.txt'): Promise<string> =>
  imported(dumps({ [name]: content }).paths).then(
    () => 'imported',
    (error: unknown) => String(error),
  );

describe('A GeoNames postal dump', () => {
  test('becomes a set for each country', async () => {
    const { sets, dataDir } = await imported(dumps({ 'allCountries.txt': postalDump() }).paths);
    expect(
      sets.map(({ source, country, localities, addresses, states }) => [
        source,
        country,
        localities,
        addresses,
        states,
      ]),
    ).toEqual([
      ['GEONAMES', 'DE', 2, 0, ['BE', 'HH']],
      ['GEONAMES', 'FJ', 2, 0, ['N']],
      ['GEONAMES', 'GB', 7, 0, ['ENG', 'SCT']],
      ['GEONAMES', 'NL', 1, 0, ['07']],
      ['GEONAMES', 'US', 1, 0, ['IL']],
    ]);
    expect(await listSets(dataDir)).toEqual(sets);
    for (const { country } of sets) await verifySet(dataDir, 'GEONAMES', country);
    expect(fs.readdirSync(dataDir).sort()).toEqual(['catalogue.json', ...sets.map(({ file }) => file)].sort());
  });

  test('keeps every row: name, region, postal code, point', async () => {
    const { sets, dataDir } = await imported(dumps({ 'allCountries.txt': postalDump() }).paths);
    for (const set of sets) {
      const places = PlaceSet.open(setFile(dataDir, set));
      const rows = POSTAL_ROWS.filter(([country]) => country === set.country);
      const kept = rows.flatMap(([, postcode, name]) =>
        [...places.named(name.toUpperCase())]
          .map((i) => places.place(i))
          .filter((place) => place.postcode === postcode && place.name === name),
      );
      expect(
        new Set(
          kept.map(({ name, region, postcode, latitude, longitude }) =>
            [set.country, postcode, name, region.name, region.code, latitude / 1e7, longitude / 1e7].join('|'),
          ),
        ),
      ).toEqual(new Set(rows.map((row) => row.join('|'))));
      places.close();
    }
  });

  test('gives the same bytes whatever the order of its rows', async () => {
    const [one, other] = [
      await imported(dumps({ 'GB.txt': postalDump() }).paths),
      await imported(dumps({ 'GB.txt': postalDump([...POSTAL_ROWS].reverse()) }).paths),
    ];
    expect(other.sets.find(({ country }) => country === 'FJ')!.checksum).toBe(
      one.sets.find(({ country }) => country === 'FJ')!.checksum,
    );
  });

  test('is read from a zip beside its readme, from a folder, from several files', async () => {
    const rows = (country: string): PostalRow[] => POSTAL_ROWS.filter(([code]) => code === country);
    const { folder, paths } = dumps({
      'GB.txt': postalDump(rows('GB')),
      'DE.txt': postalDump(rows('DE')),
      'readme.txt': 'This readme describes\tthe dump',
    });
    const zip = path.join(temporaryFolder(), 'both.zip');
    zipOf(folder, zip);
    for (const given of [[folder], [zip], paths.slice(0, 2)]) {
      expect((await imported(given)).sets.map(({ country }) => country)).toEqual(['DE', 'GB']);
    }
  });

  test('brings only the countries asked for, and leaves the others in use', async () => {
    const { paths } = dumps({ 'allCountries.txt': postalDump() });
    const dataDir = temporaryFolder();
    await imported(paths, dataDir, ['DE']);
    expect((await imported(paths, dataDir, ['GB', 'NL'])).sets.map(({ country }) => country)).toEqual(['GB', 'NL']);
    expect((await listSets(dataDir)).map(({ country }) => country)).toEqual(['DE', 'GB', 'NL']);
  });

  test('leaves out rows without a point, and counts them', async () => {
    const { sets, skipped } = await imported(
      dumps({ 'GB.txt': postalDump([...POSTAL_ROWS.slice(0, 2), ['GB', 'XX1', 'Pointless', '', '', '', '']]) }).paths,
    );
    expect([sets[0]!.localities, skipped]).toEqual([2, { 'without a point': 1 }]);
  });

  test('may end without a line end, and have lines of Windows', async () => {
    expect(
      (await imported(dumps({ 'GB.txt': postalDump().trimEnd().replaceAll('\n', '\r\n') }).paths)).sets,
    ).toHaveLength(5);
  });

  test.each<[string, string | Buffer, RegExp]>([
    [
      'of other columns',
      'GB\tSW1A\tLondon\n',
      patternOf(
        /GB\.txt line 1: 3 columns between tabs, where a GeoNames postal dump has 12; is this one\?; nothing /,
        /was imported/,
      ),
    ],
    ['that is a CSV', 'country,postcode\nGB,SW1A\n', /GB\.txt line 1: 1 column between tabs/],
    ['that is JSON', '{"type":"Feature"}\n', /line 1: 1 column between tabs/],
    ['that is compressed', gzipSync('GB'), /GB\.txt line 1: a NUL byte/],
    [
      'whose third line has a latitude out of range',
      postalDump([...POSTAL_ROWS.slice(0, 2), ['GB', 'X', 'Y', '', '', 91, 0]]),
      /GB\.txt line 3: the latitude is 91, outside ±90 degrees/,
    ],
    [
      'whose longitude is out of range',
      postalDump([['GB', 'X', 'Y', '', '', 0, -180.5]]),
      /line 1: the longitude is -180\.5, outside ±180 degrees/,
    ],
    [
      'whose latitude is text',
      postalDump([['GB', 'X', 'Y', '', '', 'north', 0]]),
      /line 1: the latitude is 'north', not a number/,
    ],
    [
      'with a country in words',
      postalDump([['Britain', 'X', 'Y', '', '', 1, 0]]),
      /line 1: the country is 'Britain', not two capitals/,
    ],
    ['that is empty', '', /there is no place in .*GB\.txt; nothing was imported/],
    ['of one endless line', 'x'.repeat(70_000), /line 1: a line of more than 65536 bytes/],
  ])('%s is refused with file and line', async (_, content, message) => {
    expect(await failure(content)).toMatch(message);
  });

  test('that is not there, and a country that is not in it, are refused', async () => {
    await expect(imported(['/nowhere/GB.txt'])).rejects.toMatchObject({ kind: 'input-unreadable' });
    await expect(imported(dumps({ 'GB.txt': postalDump() }).paths, temporaryFolder(), ['FR'])).rejects.toThrow(
      /there is no place of FR in .*; there are places of DE, FJ, GB, NL, US$/,
    );
  });

  test('that is refused leaves every set in use as it was, and no file', async () => {
    const { dataDir, sets } = await imported(dumps({ 'allCountries.txt': postalDump() }).paths);
    const before = fs.readdirSync(dataDir).sort();
    await expect(imported(dumps({ 'GB.txt': `${postalDump()}GB\t1\n` }).paths, dataDir)).rejects.toThrow(/line 14/);
    const stop = new AbortController();
    await expect(
      importGeonames({
        paths: dumps({ 'GB.txt': postalDump() }).paths,
        dataDir,
        signal: stop.signal,
        onProgress: ({ phase, done }) => {
          if (phase === 'write' && done === 2) stop.abort(new Error('stopped'));
        },
      }),
    ).rejects.toThrow('stopped');
    expect(await listSets(dataDir)).toEqual(sets);
    expect(fs.readdirSync(dataDir).sort()).toEqual(before);
  });
});

test('Several sets are put in use at once or not at all', async () => {
  const dir = temporaryFolder();
  const build = (file: string, country: string): BuiltFile => {
    const meta = {
      source: 'S',
      country,
      release: '',
      datum: '',
      states: [],
      counts: { addresses: 0, streets: 0, localities: 0 },
      builtBy: '',
    };
    const writer = new SetWriter(file);
    return { file, kind: 'places', meta, ...writer.finish(meta) };
  };
  await expect(
    installSets(dir, (newFile) => {
      build(newFile(), 'AA');
      return Promise.reject(new Error('the second failed'));
    }),
  ).rejects.toThrow('the second failed');
  expect(fs.readdirSync(dir)).toEqual([]);
  expect(
    (await installSets(dir, (newFile) => Promise.resolve([build(newFile(), 'AA'), build(newFile(), 'BB')]))).map(
      ({ country }) => country,
    ),
  ).toEqual(['AA', 'BB']);
});
