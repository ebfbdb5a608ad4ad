// New Zealand and Australia by their names in other languages and scripts, wherever they stand.
import { describe, expect, it } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { describeParse } from '../describe-parse.js';
import { places } from './gazetteers.js';

const parts = (line: string, locale: 'nz' | 'au' | 'intl'): string => describeParse(parseAddress(line, places, locale));

const IN_ROTORUA = 'number 12 · street MATAKA STREET · town ROTORUA · postcode 3010 · country NZ';
const IN_DUBBO = 'number 12 · street NUMBAT STREET · locality DUBBO · state NSW · postcode 2830 · country AU';

const NEW_ZEALAND = [
  '뉴질랜드',
  '新西兰',
  '紐西蘭',
  'ニュージーランド',
  'Новая Зеландия',
  'Nouvelle-Zélande',
  'Neuseeland',
  'Nueva Zelanda',
  'Aotearoa',
  'Aotearoa New Zealand',
  'NZL',
];
const AUSTRALIA = ['호주', '澳大利亚', 'オーストラリア', 'Австралия', 'Australie', 'Australien', 'AUS'];

describe('A country in another language', () => {
  it.each(NEW_ZEALAND)('is New Zealand as %s', (name) => {
    for (const line of [
      `12 Mataka Street, Rotorua 3010, ${name}`,
      `12 Mataka Street, Rotorua 3010 ${name}`,
      `12 Mataka Street, Rotorua, ${name} 3010`,
      `${name}, 12 Mataka Street, Rotorua 3010`,
    ]) {
      expect(`${line}: ${parts(line, 'nz')}`).toBe(`${line}: ${IN_ROTORUA}`);
    }
  });

  it.each(AUSTRALIA)('is Australia as %s', (name) => {
    for (const line of [
      `12 Numbat Street, Dubbo NSW 2830, ${name}`,
      `12 Numbat Street, Dubbo NSW 2830 ${name}`,
      `${name}, 12 Numbat Street, Dubbo NSW 2830`,
    ]) {
      expect(`${line}: ${parts(line, 'au')}`).toBe(`${line}: ${IN_DUBBO}`);
    }
  });

  it.each([
    ['뉴질랜드 12 Mataka Street, Rotorua 3010', 'nz', IN_ROTORUA],
    ['12 Mataka Street, Rotorua 3010뉴질랜드', 'nz', IN_ROTORUA],
    ['12 Mataka Street, Rotorua 3010 (Neuseeland)', 'nz', IN_ROTORUA],
    ['澳大利亚 12 Numbat Street, Dubbo NSW 2830', 'au', IN_DUBBO],
    ['12 Numbat Street, Dubbo NSW 2830オーストラリア', 'au', IN_DUBBO],
  ] as const)('is found without a comma, run in or in brackets: %s', (line, locale, expected) => {
    expect(parts(line, locale)).toBe(expected);
  });

  it.each([
    [
      '12 Australien Street, Dubbo NSW 2830',
      'au',
      'number 12 · street AUSTRALIEN STREET · locality DUBBO · state NSW · postcode 2830',
    ],
    ['12 Aotearoa Street, Rotorua 3010', 'nz', 'number 12 · street AOTEAROA STREET · town ROTORUA · postcode 3010'],
    [
      'Aotearoa House, 12 Mataka Street, Rotorua',
      'nz',
      'building AOTEAROA HOUSE · number 12 · street MATAKA STREET · town ROTORUA',
    ],
  ] as const)('is none in the name of a street or house: %s', (line, locale, expected) => {
    expect(parts(line, locale)).toBe(expected);
  });
});
