// Coordinates of places and addresses of many countries, and what is near to points.
import { expect, test } from 'vitest';
import type { WaypostEngine } from '../../src/index.js';
import { australian, withSlips, zealandic } from './support/addresses.js';
import { chance, mixed, pieces } from './support/mixed.js';
import { answered, asText, withEngine } from './support/recorded.js';

const CITIES = pieces(`
  Paris | Berlin | 10115 Berlin | Hamburg 20095 | Amsterdam 1012 | London | London SW1A | Much Wattling
  | Lower Elder YY1 | Reading | Springfield | Springfield IL 62701 | Springfield, Illinois | Farside | München
  | Muenchen | Munich | Köln | Koeln | São Paulo | Sao Paulo | Zürich | Zuerich | Genève | Geneva | Roma | Rome
  | Milano | Wien | Vienna | Praha | Prague | Warszawa | Москва | Moskva | Moscow | 東京 | Tokyo | 北京 | Beijing
  | Αθήνα | Athens | القاهرة | Cairo | New York | New York City NY | Los Angeles, CA | St. Louis | Saint Louis
  | San Jose | Santiago | Buenos Aires | Bogotá | Lima | Mexico | Ciudad de México | Toronto ON | Montréal
  | Vancouver BC | Dublin | Cork | Belfast | Edinburgh | Cardiff | Kobenhavn | København | Göteborg | Oslo
  | Helsinki | Tallinn | Rīga | Kyiv | Istanbul | Delhi | Mumbai | Bangkok | Hanoi | Ho Chi Minh City | Jakarta
  | Manila | Suva | Nadi | Honiara | Port Moresby | Singapore | Hong Kong | Taipei | Seoul | Nowhereville
  | qqqq zzzz | 99999 | Washington | Washington DC | Washington, D.C. 20001 | Georgia | Victoria | Birmingham
  | Birmingham AL | Londn
`);
const COUNTRIES = pieces(`
  ZZ | ZZ | ZZ | ZZ | ZZ | ZZ | ZZ | ZZ | FR | DE | GB | US | NL | AT | CH | IT | BR | JP | CN | GR | CA | IE
  | France | Deutschland | United States of America | USA | gbr | FJ
`);
const SHAPES = pieces(`
  %s | %s | %s | 10 Wattle St, %s | Hauptstr. 5, %s | 12 rue des Acacias, %s | %s, France | %s, Germany | %s USA
  | %s, UK | Region of %s | %s Airport
`);

/** Of a place of the embedded data, which comes in a package: what it is called, and what is said of it. */
const brief = (answer: object): unknown => {
  const { sourceOfTruth, status, level, fullAddress, messages } = answer as Record<string, unknown>;
  return sourceOfTruth === 'PLACES' ? { status, level, fullAddress, messages } : answer;
};

test('What is geocoded is what was found', async () => {
  const rows = [
    ...CITIES.map((city) => ['ZZ', city]),
    ...mixed(71, 150, [COUNTRIES, SHAPES, CITIES]).map(([country, shape, city]) => [
      country,
      shape!.replace('%s', city!),
    ]),
    ...[...australian(72, 8), ...withSlips(73, 1, 1, false)].map((line) => ['AU', line]),
    ...pieces(`
      4610 | 2023 Auckland | 4610 Otago | Otago 4610 | 9010 | 4678 Taranaki | 1010 | 9999 | Hawera 4610
      | Hawera 9010 | RD 11 | Roslyn
      | Roslyn Otago | Auckland | Otago | Taranaki 4640 | Chatham Islands
    `).map((line) => ['NZ', line]),
    ...[...zealandic(74, 8), ...withSlips(75, 1, 1, true)].map((line) => ['NZ', line]),
    ...[...australian(76, 4), ...zealandic(77, 4)].map((line) => ['ZZ', line]),
  ].map(([country, fullAddress]) => ({ country: country!, fullAddress: fullAddress! }));
  await withEngine(async (engine) => {
    const answers = await engine.geocode(rows);
    await expect(
      asText(
        await Promise.all(
          rows.map(({ country, fullAddress }, i) => answered(`${country}: ${fullAddress}`, () => brief(answers[i]!))),
        ),
      ),
    ).toMatchFileSnapshot('answers/geocode.txt');
  });
});

/** So many degrees as one writes them, around places that are known and anywhere. */
function points(): [latitude: string, longitude: string][] {
  const below = chance(81);
  const around = [
    [-37.6, 145.1],
    [-37.7118, 145.0066],
    [-35.046, 150.744],
    [-36.9682, 174.8725],
    [-45.8636, 170.4881],
    [51.501, -0.1416],
    [52.1, -1.5],
    [-16.5, 179.99],
    [48.8566, 2.3522],
    [35.68, 139.77],
  ];
  const near = around.flatMap(([latitude, longitude]) =>
    [0, 0.0002, 0.004, 0.05, 0.8].map((reach) => [
      (latitude! + reach * (below(200) / 100 - 1)).toFixed(6),
      (longitude! + reach * (below(200) / 100 - 1)).toFixed(6),
    ]),
  );
  const anywhere = Array.from({ length: 40 }, () => [
    ((below(18_000) - 9000) / 100).toFixed(2),
    ((below(36_000) - 18_000) / 100).toFixed(2),
  ]);
  const odd = pieces('90,0 | -90,0 | 0,180 | 0,-180 | 91,0 | 0,181 | x,1 | ,1 | 1e1,2 | +5,5 | -37,6 | 0,0').map(
    (pair) => pair.split(','),
  );
  return [...near, ...anywhere, ...odd] as [string, string][];
}

type Options = Parameters<WaypostEngine['reverseGeocode']>[1];

test('What is near to a point is what was', async () => {
  await withEngine(async (engine) => {
    const lines = [];
    for (const [i, [latitude, longitude]] of points().entries()) {
      const attributes = { latitude, longitude };
      const options: Options = {
        featureOptions: { radius: ['50', '500', '5000', '100000'][i % 4]!, singleLineHitNumber: '4' },
        sourceOfTruth: Number(longitude) > 160 ? 'NZAD' : (['GNAF', 'CUSTOM_AU_1'] as const)[i % 2]!,
      };
      lines.push(
        await answered(`near ${latitude} ${longitude}`, () => engine.reverseGeocode([{ attributes }], options)),
        await answered(`nearest ${latitude} ${longitude}`, async () =>
          brief((await engine.intlReverseGeocode([{ attributes }]))[0]!),
        ),
      );
    }
    await expect(asText(lines)).toMatchFileSnapshot('answers/reverse.txt');
  });
});
