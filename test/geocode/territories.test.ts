// Territories at the end of a line: by their own name before that of what they belong to, or by their postal code.
import { expect, test } from 'vitest';
import { territoryOf } from '../../src/geocode/territories.js';
import { wordsOf } from '../../src/geocode/words.js';

/** ISO 3166-1 codes of what is named so at the end of a line that gives no country. */
const NAMED: readonly (readonly [string, string])[] = [
  ['CHANNEL ISLANDS', 'GUERNSEY GG, JERSEY JE'],
  [
    'WEST INDIES',
    'ANTIGUA AND BARBUDA AG, ANGUILLA AI, BARBADOS BB, BAHAMAS BS, DOMINICA DM, GRENADA GD, JAMAICA JM, ' +
      'SAINT KITTS AND NEVIS KN, CAYMAN ISLANDS KY, SAINT LUCIA LC, MONTSERRAT MS, TURKS AND CAICOS ISLANDS TC, ' +
      'TRINIDAD AND TOBAGO TT, SAINT VINCENT AND THE GRENADINES VC',
  ],
  ['BRITISH WEST INDIES', 'ANGUILLA AI, CAYMAN ISLANDS KY, MONTSERRAT MS, TURKS AND CAICOS ISLANDS TC'],
  ['FRENCH WEST INDIES', 'SAINT BARTHELEMY BL, GUADELOUPE GP, MARTINIQUE MQ'],
  ['DUTCH CARIBBEAN', 'ARUBA AW, CURACAO CW'],
  ['NETHERLANDS ANTILLES', 'ARUBA AW, CURACAO CW'],
];
/** The same of a country that is given, with its territories. */
const OF_COUNTRY: readonly (readonly [string, string])[] = [
  ['AU', 'COCOS KEELING ISLANDS CC'],
  ['CN', 'HONG KONG HK, MACAO MO'],
  ['DK', 'FAROE ISLANDS FO, GREENLAND GL'],
  ['FR', 'GUADELOUPE GP, MARTINIQUE MQ, NEW CALEDONIA NC, MAYOTTE YT, FRENCH GUIANA GF, WALLIS AND FUTUNA WF'],
  ['GB', 'ANGUILLA AI, BERMUDA BM, GIBRALTAR GI, GUERNSEY GG, ISLE OF MAN IM, JERSEY JE, MONTSERRAT MS'],
  ['NL', 'ARUBA AW, CURACAO CW'],
  ['NZ', 'COOK ISLANDS CK, NIUE NU, TOKELAU TK'],
  ['US', 'AMERICAN SAMOA AS, GUAM GU, PUERTO RICO PR'],
];
/** First and last codes of each beginning, and codes beside them that are the country's own. */
const CODED: readonly (readonly [string, string])[] = [
  [
    'FR',
    '97133 BL, 97150 MF, 97100 GP, 97199 GP, 97134 GP, 97200 MQ, 97299 MQ, 97300 GF, 97400 RE, 97500 PM, 97600 YT, ' +
      '98600 WF, 98700 PF, 98800 NC, 97700 -, 98500 -, 98900 -, 75001 -',
  ],
  ['GB', 'FIQQ FK, GX11 GI, GY1 GG, GY10 GG, IM1 IM, IM99 IM, JE2 JE, FIQ -, GL1 -'],
  [
    'US',
    '00601 PR, 00799 PR, 00802 VI, 00851 VI, 00901 PR, 00988 PR, 96910 GU, 96929 GU, 96932 GU, 96950 MP, 96952 MP, ' +
      '96799 AS, 96798 -, 96940 -, 00501 -, 01001 -',
  ],
];

const each = (groups: typeof NAMED): [of: string, text: string, code: string][] =>
  groups.flatMap(([of, texts]) =>
    texts
      .split(', ')
      .map((one): [string, string, string] => [
        of,
        one.slice(0, one.lastIndexOf(' ')),
        one.slice(one.lastIndexOf(' ') + 1),
      ]),
  );

test.each(each(NAMED))('%s at the end of a line, behind %s, is of %s', (end, name, code) => {
  const words = wordsOf(`5 KAURI ROAD, PORT MARY, ${name}, ${end}`);
  expect(territoryOf(words, '', words.length)?.country).toBe(code);
});

test.each(each(OF_COUNTRY))('A line of %s that ends with %s is of %s', (country, name, code) => {
  const words = wordsOf(`5 KAURI ROAD, PORT MARY, ${name}`);
  expect(territoryOf(words, country, words.length)?.country).toBe(code);
});

test.each(each(CODED))('A line of %s with the code %s is of %s', (country, postcode, code) => {
  const words = wordsOf(`5 KAURI ROAD, ${postcode} PORT MARY`);
  expect(territoryOf(words, country, words.length)?.country ?? '-').toBe(code);
});
