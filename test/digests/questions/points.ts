// Where lines of any country lie, what is near to points, and three words.
import { australian, zealandic } from '../../recorded/support/addresses.js';
import { chance, mixed, pieces } from '../../recorded/support/mixed.js';
import { digested, type Digested } from '../support/digested.js';
import { ABOUT_MANY } from '../support/many.js';
import { odd } from '../support/odd.js';
import { through } from '../support/through.js';
import { questions as besideCodes } from './places-and-codes.js';

const CITIES = pieces(`
  Paris | 10115 Berlin | Hamburg 20095 | Amsterdam 1012 | London | London SW1A | Much Wattling | Lower Elder YY1
  | Reading | Springfield IL 62701 | Springfield, Illinois | München | Munich | Köln | São Paulo | Zürich | Roma
  | Milano | Wien | Praha | Warszawa | Москва | Moscow | 東京 | Tokyo | 北京 | Αθήνα | القاهرة | New York NY
  | Los Angeles, CA | St. Louis | San Jose | Santiago | Bogotá | Mexico | Toronto ON | Montréal | Vancouver BC
  | Dublin | Cork | Belfast | Cardiff | København | Göteborg | Oslo | Kyiv | Delhi | Bangkok | Suva | Nadi
  | Port Moresby | Singapore | Hong Kong | Nowhereville | 99999 | Washington DC | Georgia | Victoria
  | Birmingham AL | Perth | Newcastle | Wellington | Hamilton | Richmond | Christchurch | Dunedin | Melbourne
  | Sydney | Otago | Taranaki 4640 | 4610
`);
const COUNTRIES = pieces(`
  ZZ | ZZ | ZZ | ZZ | ZZ | ZZ | FR | DE | GB | US | NL | AT | CH | IT | BR | JP | CA | IE | France | USA | gbr | FJ
  | AU | NZ
`);
const PLACES_NZ = pieces(`
  4610 | 2023 Auckland | Otago 4610 | 9010 | 1010 | 9999 | Hawera | RD 11 | RD 1 Hawera 4671 | Roslyn | Roslyn Otago
  | Auckland | Taranaki | Chatham Islands | Otara | Ōtāhuhu | Palmerston North | Dunedin | Hastings | Auckland Central
  | Stortford Lodge | South Taranaki | North Island | Waikato | Hamilton | Wellington Central | Te Aro | Mt Eden
  | Kereru Bay | Okaiawa 4678 | Tawhiti | Akld | Chch | 12 Highgate | Napier South | Lower Hutt | Bay of Plenty | 0610
`);
const LONDON = pieces(`
  10 wattle st london | wattle st, london | 12 wattle street, london sw1a 2aa | lower elder | yy1 | 5 elm st, reading
  | flat 2, 10 wattle street, london sw1a 1aa | elder yy1 | 10 wattle st, much wattling | wattle street | acacia avenue
  | 10 Wattle Street London United Kingdom | 10-12 wattle street london | 10a wattle st sw1a 1aa | london wattle st 10
  | 7 elder lane, caversham rg4 5aa | 3 king's road reading | 15a wattle st london sw1a 2ab | 10 wattle st caversham
  | kings rd reading | 14 wattle st | elder lane
`);
const SHAPES = pieces(`
  %s | %s | %s | 10 Wattle St, %s | Hauptstr. 5, %s | 12 rue des Acacias, %s | %s, France | %s, Germany | %s USA
  | %s, UK | Region of %s | %s Airport | Flat 2, 5 Elm Rd, %s, England | %s NSW 2000 | %s, New Zealand
  | PO Box 5 %s
`);
const AROUND = [
  [-37.6, 145.1],
  [-37.7118, 145.0066],
  [-35.046, 150.744],
  [-36.9682, 174.8725],
  [-45.8636, 170.4881],
  [51.501, -0.1416],
  [-16.5, 179.99],
  [48.8566, 2.3522],
  [-37.1, 145.1],
] as const;

/** Points around places that are known, and anywhere. */
function points(seed: number, count: number): { latitude: string; longitude: string }[] {
  const below = chance(seed);
  const reaches = [0, 0.0002, 0.001, 0.004, 0.05, 0.8];
  return Array.from({ length: count }, (_, i) => {
    if (i % 5 === 4) {
      return {
        latitude: ((below(18_001) - 9000) / 100).toFixed(2),
        longitude: ((below(36_001) - 18_000) / 100).toFixed(2),
      };
    }
    const [latitude, longitude] = AROUND[i % AROUND.length]!;
    const reach = reaches[below(reaches.length)]!;
    return {
      latitude: (latitude + reach * (below(201) / 100 - 1)).toFixed(6),
      longitude: (longitude + reach * (below(201) / 100 - 1)).toFixed(6),
    };
  });
}
const RADII = pieces('50 | 500 | 5000 | 100000 | 50.5 | 1000 | 20 | 0 | -5 | 100001 | x | 0.5 | 99999 | 1e3');
const ANGLES = pieces(`
  -37.7136,145.003 | 37°42'49"S 145°0'11"E | 51.5 N 0.14 W | -36.9682 174.87248 | 90,0 | -90,0 | 0,180 | 0,-180
  | 91,0 | lat: -37.6 lng: 145.1 | geo:-37.6,145.1
`);
const LETTERS = 'aeioubdklmnprst';

export const questions: readonly Digested[] = [
  ...besideCodes,
  digested(
    'geocode',
    () => {
      const shaped = mixed(801, 900, [SHAPES, CITIES]).map(([shape, city]) => shape!.replace('%s', city!));
      const here = [...australian(802, 25), ...zealandic(803, 25)];
      return mixed(804, 1100, [COUNTRIES, odd(805, 1100, [...shaped, ...here], 1)]);
    },
    ([country, fullAddress], { sample }) => through(sample, 'geocode', { record: { country, fullAddress } }),
  ),
  digested(
    'geocode-many',
    () => odd(806, 200, ABOUT_MANY, 1),
    (fullAddress, { many }) => through(many, 'geocode', { record: { country: 'AU', fullAddress } }),
  ),
  digested(
    'reverse',
    () =>
      points(807, 700).map((attributes, i) => ({
        record: { attributes },
        options: {
          featureOptions: {
            radius: RADII[i % RADII.length]!,
            singleLineHitNumber: ['4', '1', '20'][i % 3]!,
          },
          sourceOfTruth: Number(attributes.longitude) > 160 ? 'NZAD' : ['GNAF', 'CUSTOM_AU_1', 'AUPAF'][i % 3]!,
        },
      })),
    (wish, { sample }) => through(sample, 'reverseGeocode', wish),
  ),
  digested(
    'reverse-many',
    () => points(808, 200),
    (attributes, { many }) => through(many, 'reverseGeocode', { record: { attributes } }),
  ),
  digested(
    'nearest',
    () => points(809, 700),
    (attributes, { sample }) => through(sample, 'intlReverseGeocode', { record: { attributes } }),
  ),
  digested(
    'words',
    () =>
      [...points(810, 400).map((one) => `${one.latitude},${one.longitude}`), ...odd(811, 200, ANGLES, 2)].map(
        (coordinates, i) => ({ coordinates, ...(i % 5 === 4 && { language: ['en', 'de', 'fr', 'es', 'xx'][i % 4]! }) }),
      ),
    async (record, { sample }) => {
      const made = await through(sample, 'words3wa', { record });
      const words = (made as { words?: string }[])[0]?.words ?? '';
      return [made, words && (await through(sample, 'wordsCoordinates', { record: { words } }))];
    },
  ),
  digested(
    'words-grid',
    () =>
      points(815, 120).map(({ latitude, longitude }, i) => {
        const [south, west] = [Number(latitude), Number(longitude)];
        const reach = [0.00002, 0.0001, 0.0003, 0.02, -0.0001, 0][i % 6]!;
        const boundingBox = [south, west, south + reach, west + reach * (1 + (i % 3))].map((one) => one.toFixed(6));
        return { boundingBox: boundingBox.join(','), ...(i % 4 === 1 && { format: ['geojson', 'json', 'x'][i % 3] }) };
      }),
    (record, { sample }) => through(sample, 'wordsGridsection', { record }),
  ),
  digested(
    'geocode-streets',
    () => mixed(819, 500, [odd(820, 500, LONDON, 1), pieces('GB | GB | GB | ZZ | IE')]),
    ([fullAddress, country], { sample }) => through(sample, 'geocode', { record: { country, fullAddress } }),
  ),
  digested(
    'geocode-nz',
    () => mixed(816, 500, [odd(817, 500, PLACES_NZ, 1), odd(818, 500, PLACES_NZ, 0), pieces('NZ | NZ | NZ | ZZ | AU')]),
    ([one, other, country], { sample }) =>
      through(sample, 'geocode', {
        record: { country, fullAddress: `${one}${other!.length % 2 ? '' : `, ${other}`}` },
      }),
  ),
  digested(
    'words-suggest',
    () => {
      const below = chance(812);
      return points(813, 130).map(({ latitude, longitude }, i) => ({
        coordinates: `${latitude},${longitude}`,
        at: below(100),
        letter: LETTERS.charAt(below(LETTERS.length)),
        kind: i % 7,
        ...(i % 2 === 0 && { focus: `${latitude},${longitude}` }),
        ...(i % 3 === 0 && { nResults: String(1 + (i % 9)) }),
      }));
    },
    async ({ coordinates, at, letter, kind, ...rest }, { sample }) => {
      const [made] = (await sample.words3wa([{ coordinates }])) as { words?: string | null }[];
      const words = made?.words ?? '';
      const place = at % Math.max(words.length, 1);
      const [one = '', two = '', three = ''] = words.split('.');
      const input = [
        words.slice(0, place) + words.slice(place + 1),
        words.slice(0, place) + letter + words.slice(place),
        words.slice(0, place) + letter + words.slice(place + 1),
        `${three}.${two}.${one}`,
        `${one} ${two} ${three.slice(0, 3)}`,
        `${one}s.${two}.${three}${letter}`,
        `${one}${two}.${three}`,
      ][kind]!;
      return through(sample, 'wordsSuggest', { record: { input, ...rest } });
    },
  ),
];
