// Countries of ISO 3166-1 that are written as a part of another (97300 CAYENNE, FRANCE; HONG KONG, CHINA) or of what is
// no country (JERSEY, CHANNEL ISLANDS).
import type { Geocoded } from '../contract/schema/geocode.js';
import { countryAtEnd, countryName } from './country.js';
import { textOf, type Word } from './words.js';

/** What belongs to a country, as ISO 3166-1 and the countries themselves have it. */
const TERRITORIES: Readonly<Record<string, string>> = {
  AU: 'CC HM',
  CN: 'HK MO',
  DK: 'FO GL',
  FI: 'AX',
  FR: 'BL GF GP MF MQ NC PF PM RE TF WF YT',
  GB: 'AI BM FK GG GI GS IM IO JE KY MS PN SH TC VG',
  NL: 'AW BQ CW SX',
  NO: 'BV SJ',
  NZ: 'CK NU TK',
  US: 'AS GU MP PR UM VI',
};
/** Names at the end of a line that are no country's, each behind those that it ends with. */
const NO_COUNTRY: Readonly<Record<string, string>> = {
  'CHANNEL ISLANDS': 'GG JE',
  'WEST INDIES': 'AG AI BB BS DM GD JM KN KY LC MS TC TT VC VG',
  'BRITISH WEST INDIES': 'AI KY MS TC VG',
  'FRENCH WEST INDIES': 'BL GP MF MQ',
  'DUTCH CARIBBEAN': 'AW BQ CW SX',
  'NETHERLANDS ANTILLES': 'AW BQ CW SX',
};
/** How codes of territories begin that share their country's (La Poste, Royal Mail, United States Postal Service). */
const CODES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  FR: {
    97133: 'BL',
    97150: 'MF',
    971: 'GP',
    972: 'MQ',
    973: 'GF',
    974: 'RE',
    975: 'PM',
    976: 'YT',
    986: 'WF',
    987: 'PF',
    988: 'NC',
  },
  GB: { FIQQ: 'FK', GX: 'GI', GY: 'GG', IM: 'IM', JE: 'JE' },
  US: {
    '006': 'PR',
    '007': 'PR',
    '008': 'VI',
    '009': 'PR',
    9691: 'GU',
    9692: 'GU',
    9693: 'GU',
    9695: 'MP',
    96799: 'AS',
  },
};
/** A code of five digits, or the first half of one of Britain. */
const CODE = /^(?:\d{5}|(?:GX|GY|IM|JE)\d{1,2}|FIQQ)$/;

/** A territory, and the words of the line before its name. */
export interface Territory {
  readonly country: string;
  readonly ends: number;
}

/**
 * The territory of a country that a line is of: by its name at the end of the line or before the country's, else by its
 * postal code. `country`: ISO 3166-1 alpha-2 of the country that is given or named, '' for none; `ends`: where its name
 * begins.
 */
export function territoryOf(words: readonly Word[], country: string, ends: number): Territory | undefined {
  const texts = words.map(({ text }) => text);
  // WEST INDIES, LC04 301
  const named = words.slice(0, words.findLastIndex(({ text }) => !/\d/.test(text)) + 1);
  const name = Object.keys(NO_COUNTRY).findLast((one) => textOf(named).endsWith(one));
  if (name !== undefined) return namedBefore(texts, named.length - name.split(' ').length, NO_COUNTRY[name]!);
  const territories = TERRITORIES[country];
  if (territories === undefined) return undefined;
  const territory = namedBefore(texts, ends, territories);
  if (territory) return territory;
  const code = texts.slice(0, ends).findLast((text) => CODE.test(text)) ?? '';
  const beginning = Object.keys(CODES[country] ?? {}).findLast((begins) => code.startsWith(begins));
  return beginning === undefined ? undefined : { country: CODES[country]![beginning]!, ends };
}

/** The country that a territory belongs to, in whose registers its addresses may stand; undefined for none. */
export const countryOfTerritory = (territory: string): string | undefined =>
  Object.keys(TERRITORIES).find((country) => TERRITORIES[country]!.split(' ').includes(territory));

/** The answer of a territory where the country that it belongs to was given. */
export const withOwnCode = (answer: Geocoded): Geocoded => ({
  ...answer,
  messages: [
    ...(answer.messages ?? []),
    `${countryName(answer.country!)} has a country code of its own: ${answer.country!}`,
  ],
});

/** The territory whose name ends before word `end`. */
function namedBefore(texts: readonly string[], end: number, territories: string): Territory | undefined {
  const named = countryAtEnd(texts.slice(0, end), '', false);
  return named && territories.split(' ').includes(named.country)
    ? { country: named.country, ends: end - named.length }
    : undefined;
}
