// Parts of the world that are of more than one country (EUROPE, SCANDINAVIA), and islands and lands of one that no area
// of government is called after (JAVA, MALLORCA, SIBERIA). A hamlet somewhere bears nearly every such name, and is not
// what is meant. Written by hand from general knowledge; points to a tenth of a degree, in the middle.
import { foldWorldName } from '../address/fold.js';
import { COUNTRY_IN_TEXT } from '../contract/fields/country-in-text.js';
import type { GeocodeInput } from '../contract/operations/geocode.js';
import type { Geocoded } from '../contract/schema/geocode.js';
import { contractCountries } from '../contract/sources.js';
import { countryCode } from './country.js';
import { hasPoint } from './has-point.js';
import { countryAttributes, fullLine } from './lines.js';

/** They have no point. */
const OF_MANY: ReadonlySet<string> = new Set(
  (
    'AFRICA|AMERICAS|THE AMERICAS|APAC|ASIA|ASIA PACIFIC|AUSTRALASIA|BALKANS|THE BALKANS|BALTICS|BENELUX|BORNEO|' +
    'CARIBBEAN|THE CARIBBEAN|CAUCASUS|CENTRAL AFRICA|CENTRAL AMERICA|CENTRAL ASIA|CENTRAL EUROPE|DACH|EARTH|' +
    'EAST AFRICA|EASTERN EUROPE|EMEA|EUROPE|EUROPEAN UNION|FAR EAST|THE FAR EAST|KASHMIR|KURDISTAN|LATAM|' +
    'LATIN AMERICA|MELANESIA|MIDDLE EAST|THE MIDDLE EAST|NEW GUINEA|NORDICS|NORTH AFRICA|NORTH AMERICA|' +
    'NORTHERN EUROPE|OCEANIA|PATAGONIA|' +
    'PLANET EARTH|POLYNESIA|SAHARA|SCANDINAVIA|SOUTH AMERICA|SOUTH ASIA|SOUTH EAST ASIA|' +
    'SOUTHEAST ASIA|SOUTHERN AFRICA|SOUTHERN EUROPE|THE WORLD|WEST AFRICA|WESTERN EUROPE|WORLD|WORLDWIDE'
  ).split('|'),
);

/** By country: `name|other name latitude,longitude`. */
const LANDS: Readonly<Record<string, string>> = {
  CN: 'Manchuria 45.0,126.0',
  DK: 'Jutland 56.3,9.2;Funen|Fyn 55.3,10.4',
  ES:
    'Mallorca|Majorca 39.6,3.0;Menorca|Minorca 40.0,4.1;Tenerife|Teneriffa 28.3,-16.6;Gran Canaria 28.0,-15.6;' +
    'Lanzarote 29.0,-13.6;Fuerteventura 28.4,-14.0',
  FR: 'Alsace 48.4,7.4;Burgundy 47.1,4.4;Dordogne 45.1,0.7;Provence 43.9,5.6',
  GR: 'Corfu 39.6,19.9;Mykonos 37.4,25.4;Peloponnese 37.5,22.3;Santorini 36.4,25.4',
  ID:
    'Bali 8.4S,115.2;Java|Jawa 7.3S,110.0;Kalimantan 1.0S,114.0;' +
    'Lombok 8.6S,116.3;Sulawesi 2.0S,121.0;Sumatra 0.6S,101.4',
  IT: 'Dolomites 46.4,11.9;Elba 42.8,10.3',
  JP: 'Honshu 36.2,138.3;Kyushu 32.8,131.0;Shikoku 33.8,133.5;Kansai 34.7,135.6',
  PH: 'Luzon 16.5,121.0;Mindanao 7.8,125.0;Palawan 9.8,118.7;Visayas 10.8,123.5',
  PT: 'Algarve 37.2,-8.2',
  RO: 'Transylvania 46.5,24.6',
  RU: 'Siberia|Сибирь 60.0,100.0;Urals|Ural 57.0,60.0;Kamchatka 56.0,159.0',
  US: 'Maui 20.8,-156.3;Oahu 21.4,-158.0;Kauai 22.1,-159.5;Midwest|The Midwest 41.5,-90.0',
};

const ENTRY = /^(?<names>.+) (?<latitude>[\d.]+)(?<south>S?),(?<longitude>-?[\d.]+)$/;
const LONGEST = 20;

interface Land {
  readonly name: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
}

const lands: ReadonlyMap<string, Land> = new Map(
  Object.entries(LANDS).flatMap(([country, list]) =>
    list.split(';').flatMap((entry) => {
      const { names = '', south, latitude, longitude } = ENTRY.exec(entry)!.groups!;
      const [name = '', ...others] = names.split('|');
      const land = { name, country, latitude: Number(latitude) * (south ? -1 : 1), longitude: Number(longitude) };
      return [name, ...others].map((each): [string, Land] => [foldWorldName(each), land]);
    }),
  ),
);

/** The land that the text is; undefined for any other text, and where `answer` is a place at home or an area. */
export function atLand(answer: Geocoded, { country, fullAddress }: Partial<GeocodeInput>): Geocoded | undefined {
  const isHome = contractCountries.includes(answer.country ?? '') && answer.status === 'verified';
  if (isHome || (hasPoint(answer) && answer.level !== 'locality')) return undefined;
  const [text = '', within, ...more] = fullAddress!.split(',').map((part) => part.trim());
  if (more.length > 0 || text.length > LONGEST) return undefined;
  const given = country!.trim();
  const isOpen = given.toUpperCase() === COUNTRY_IN_TEXT;
  const name = foldWorldName(text);
  if (isOpen && within === undefined && OF_MANY.has(name)) return ofMany(text);
  const land = lands.get(name);
  const said = [...(isOpen ? [] : [given]), ...(within === undefined ? [] : [within])].map(countryCode);
  return land && said.every((code) => code === land.country) ? described(land) : undefined;
}

const ofMany = (text: string): Geocoded => ({
  _type: 'AddressIntl',
  id: null,
  fullAddress: text.toUpperCase(),
  status: 'unmatched',
  level: 'none',
  attributes: {},
  messages: [`${text.toUpperCase()} is of more than one country: name the country or the place`],
});

const described = ({ name, country, latitude, longitude }: Land): Geocoded => ({
  _type: 'AddressIntl',
  id: null,
  fullAddress: fullLine(country, [name]),
  country,
  district: name,
  status: 'verified',
  level: 'district',
  sourceOfTruth: 'PLACES',
  attributes: {
    Latitude: latitude.toFixed(7),
    Longitude: longitude.toFixed(7),
    ...countryAttributes(country),
  },
  messages: [],
});
