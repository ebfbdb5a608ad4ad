// Lines of the world as people and programs write them: what stands beside the place, before it and behind it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { geocode } from '../../../src/contract/operations/geocode.js';
import type { Geocoded } from '../../../src/contract/schema/geocode.js';
import { openLocalEngine, type LocalEngine } from '../../../src/engine/local.js';

let engine: LocalEngine;
beforeAll(async () => {
  engine = await openLocalEngine({ dataDir: 'none' });
});
afterAll(() => engine.close());

async function ask(country: string, fullAddress: string): Promise<Geocoded> {
  const { payload } = await engine.run(geocode, { payload: [{ country, fullAddress }] });
  return payload[0] as Geocoded;
}
const found = async (country: string, text: string): Promise<string> => {
  const { status, level, fullAddress } = await ask(country, text);
  return `${status} ${level}: ${fullAddress}`;
};
const messagesOf = async (country: string, text: string): Promise<string> =>
  ((await ask(country, text)).messages ?? []).join('; ');

describe('A place is found beside what is written with it', () => {
  test.each([
    ['IT', 'Via Gumnut 13, 76121 Barletta BT, Italy', 'Barletta, Apulia, Italy'],
    ['IT', 'Via Gumnut 1, 20121 Milano (MI)', 'Milan, Lombardy, Italy'],
    ['CZ', 'Gumnutova 1, 110 00 Praha 1', 'Prague, Czech Republic'],
    ['FR', 'Paris 7e', 'Paris, Île-de-France, France'],
    ['CM', 'Quoll SA, rue 3.025, Yaoundé III, Cameroon', 'Yaoundé, Centre, Cameroon'],
    ['DZ', 'Boulevard Gumnut, 16004 Alger Centre, Algeria', 'Algiers, Algeria'],
    ['EH', 'Avenue Gumnut, Pachalik de Laâyoune', 'Laayoune, Western Sahara'],
    ['FR', 'Paris - leave at door', 'Paris, Île-de-France, France'],
    ['ES', 'Quoll Palace Granada (España)', 'Granada, Andalusia, Spain'],
    ['RU', '119019, г. Москва, ул. Гумнат, д. 1', 'Moscow, Russian Federation'],
    ['KZ', 'ул. Гумнат 1, г.Астана, 010000', 'Astana, Kazakhstan'],
    ['BH', 'Quoll Saloon, 2115, Manama 301, Bahrain', 'Manama, Bahrain'],
    [
      'BN',
      'Jalan Gumnut, Bandar Seri Begawan BS 1930, Brunei',
      'Bandar Seri Begawan, Brunei-Muara District, Brunei Darussalam',
    ],
    ['HU', '1075 Budapest gumnut utca, 14', 'Budapest, Hungary'],
    ['KR', 'Suite 5, 36, Gumnut-gil, Gangnam-gu Seoul 06164 Republic of Korea', 'Seoul, South Korea'],
    ['GH', 'No. 24 Gumnut Circular Rd, Cantonments Accra', 'Accra, Greater Accra, Ghana'],
    ['CO', 'Cra 18#63-64 B Gumnut Bogotá DC Colombia', 'Bogota, Bogota D.C., Colombia'],
    ['SG', '10 Gumnut Road, Singapore 079903', 'Singapore, Singapore'],
    ['PT', 'Rua Gumnut, 28, 9500-016 Ponta Delgada, São Miguel, Azores, Portugal', 'Ponta Delgada, Azores, Portugal'],
    ['US', '1 Gumnut St, e San Jose CA', 'San Jose, California, United States of America'],
    ['US', 'Gumnut ave and quoll road pittsburgh pa', 'Pittsburgh, Pennsylvania, United States of America'],
    ['US', 'Santa Fe Springs Airport', 'Santa Fe Springs, California, United States of America'],
    ['US', '5 Gumnut St, Denver, Colo.', 'Denver, Colorado, United States of America'],
  ])('%s: %s', async (country, text, whole) => {
    expect(await found(country, text)).toBe(`partial locality: ${whole}`);
  });

  test.each([
    ['JP', '東京都千代田区丸の内1-1', 'Tokyo, Japan'],
    ['JP', '〒601-8446京都市西九条1-1', 'Kyoto, Japan'],
    ['CN', '北京市朝阳区建国路88号', "Beijing, People's Republic of China"],
    ['TW', '新北市板橋區', 'Banqiao, Taipei, Taiwan, Province of China'],
    ['KR', '서울특별시 강남구 테헤란로 152', 'Seoul, South Korea'],
  ])('divisions run together in %s: %s', async (country, text, whole) => {
    expect(await found(country, text)).toBe(`partial locality: ${whole}`);
  });

  test.each([
    ['FR', 'Avenue de Paris, France'],
    ['US', 'Lincoln Avenue'],
    ['GB', 'Main Road - ring bell'],
    ['VN', 'Gumnut commune, Vinh Phuc, Vietnam'],
    ['HR', 'Gumnut Airport'],
  ])('%s: %s names no place', async (country, text) => {
    expect(await found(country, text)).toBe('unmatched none: ');
  });
});

describe('A text that names no place lies in its region, or in its country where that is small', () => {
  test.each([
    ['DE', 'Gumnuthausen, Bayern', 'partial region: Bavaria, Germany'],
    ['GB', '10 Gumnut Avenue, Little Quoll, Kent', 'partial district: Kent, England, United Kingdom'],
    ['AR', 'Av. Gumnut 1234, C1043AAZ CABA', 'partial region: Buenos Aires F.D., Argentina'],
    ['IE', '1 Gumnut Lane, Quollmore, Co. Galway', 'partial district: County Galway, Connacht, Ireland'],
    ['BM', '65 Gumnut Road, Devonshire FL 04, Bermuda', 'partial country: Bermuda'],
    ['CN', 'Gumnut City, Quoll District, Xinjiang', "partial region: Xinjiang, People's Republic of China"],
    ['CH', 'Gumnutgasse 5, Bern', 'partial locality: Bern, Switzerland'],
    ['US', 'Zü\nrich, Germany', 'unmatched none: '],
    ['QA', 'Gumnut Street, Quoll, Qatar', 'unmatched none: '],
  ])('%s: %s is %s', async (country, text, whole) => {
    expect(await found(country, text)).toBe(whole);
  });
});

describe('A postal code', () => {
  test.each([
    ['of the house before its street is none', '15955 Gumnut Rd The Quoll, Rockville, MD', 'Rockville, Maryland'],
    ['is not put together of two numbers', '3813 1/2 Gumnut Road, Los Angeles, CA', 'Los Angeles, California'],
    ['of another state than the place and state says less', '5 Gumnut Rd, Tampa FL 12345-6789', 'Tampa, Florida'],
    ['of the same state says more', '5 Gumnut Rd, North Bend, Oregon, 97212', 'Portland, Oregon 97212'],
    ['is the last one beside its place', '616 Gumnut way suite 2 3665 hampton va 23665', 'Hampton, Virginia 23665'],
    ['may have four digits more', '12 Gumnut St, Rockville MD 20850-1234', 'Rockville, Maryland 20850'],
  ])('%s: %s', async (_, text, place) => {
    expect((await ask('US', text)).fullAddress).toBe(`${place}, United States of America`);
  });

  test('that is not the one of the place is said', async () => {
    expect(await messagesOf('US', 'Tampa FL 12345')).toContain(
      'the postal code is not one of Tampa: the place is taken',
    );
  });
});

describe('A territory is a country of its own', () => {
  test.each([
    ['FR', '53 Rue Gumnut, 97300 Cayenne, France', 'GF'],
    ['FR', '17 Rue Gumnut, 97420 Le Port, La Réunion, France', 'RE'],
    ['FR', 'Rue Gumnut, 98800 Nouméa', 'NC'],
    ['NL', 'Gumnutstraat 14, Willemstad, Curaçao', 'CW'],
    ['US', 'Gumnut 5, San Juan, Puerto Rico', 'PR'],
    ['GB', 'Gumnut Street, St Helier, JE2 4TN', 'JE'],
    ['ZZ', '24 Gumnut Road, Kowloon, Hong Kong, China', 'HK'],
    ['ZZ', '5 Gumnut Street, Saint Helier, JE2 4TN, Jersey, Channel Islands', 'JE'],
    ['ZZ', 'Castries, Saint Lucia, West Indies, LC04 301', 'LC'],
    ['ZZ', 'Falkland Islands, United Kingdom', 'FK'],
    ['FR', '20 Rue Gumnut, 25500 Morteau, France', 'FR'],
  ])('%s: %s is in %s', async (country, text, code) => {
    const { country: answered, attributes } = await ask(country, text);
    expect([answered, (attributes?.['Latitude'] ?? '') !== '']).toEqual([code, true]);
  });

  test('which is said where the country was given', async () => {
    expect(await messagesOf('FR', '97300 Cayenne')).toContain('French Guiana has a country code of its own: GF');
    expect(await messagesOf('ZZ', '97300 Cayenne, France')).not.toContain('code of its own');
  });
});

describe('The country is said', () => {
  test.each([
    ['before a postal code', '1-1 Gumnut, Chiyoda-ku, Tokyo, Japan 100-0001', 'Tokyo, Japan'],
    [
      'before a postal code of its own part',
      'Gumnut Town Rd, Road Town, British Virgin Islands, VG1110',
      'Road Town, Virgin Islands, British',
    ],
    ['first', 'Deutschland, 10115 Berlin, Gumnutstr. 5', 'Berlin, State of Berlin, Germany'],
    ['first, of a street that Australia has', 'France, Paris, 12 rue de Gumnut', 'Paris, Île-de-France, France'],
    [
      'before a telephone number',
      'Gumnut Centre, San José, Costa Rica +506 41009000',
      'San Jose, San José, Costa Rica',
    ],
    [
      'before a number in brackets',
      'Bulevar Gumnut, Tegucigalpa, Honduras (504) 2243-7592',
      'Tegucigalpa, Francisco Morazán Department, Honduras',
    ],
    ['before a number with dashes', '172 Gumnut Ave., Harare, Zimbabwe, 263-24-2250593', 'Harare, Zimbabwe'],
    ['by a code behind a town', 'Gumnutstrasse 67 13353 Berlin DE', 'Berlin, State of Berlin, Germany'],
    ['by a city with its kind', 'г. Минск, ул. Гумнат, д. 57', 'Minsk, Minsk City, Belarus'],
    ['by a city amid the line', 'Quoll Embassy, Tirana, Rruga Gumnut 47.', 'Tirana, Albania'],
    [
      'with a short word run in',
      'Gumnut Buildings, Kingstown, St.Vincent and the Grenadines',
      'Kingstown, Saint George Parish, Saint Vincent and the Grenadines',
    ],
    ['officially', 'Gumnut, بيروت, الجمهورية اللبنانية', 'Beirut, Lebanon'],
  ])('%s: %s', async (_, text, whole) => {
    expect((await ask('ZZ', text)).fullAddress).toBe(whole);
  });

  test.each([
    ['57 Gumnut Way, Wetherill Park New South Wales 2164', 'AU'],
    ['new south wales', 'AU'],
    ['12 Gumnut St, St.Lucia QLD 4067', 'AU'],
    ['12 Gumnut Street, Denmark 6333', 'AU'],
    ['12 Gumnut Road, Hamilton, New Zealand 3200', 'NZ'],
    ['Quoll Foodmarket, Bethlehem', 'NZ'],
    ['Quoll 2Go Hunterville', 'NZ'],
    ['10Wattle St, 4610', 'AU'],
  ])('%s stays in %s', async (text, country) => {
    expect((await ask('ZZ', text)).country).toBe(country);
  });

  test.each([
    ['AU', 'Coburg VIC 3058 - leave at door', 'LEAVE AT DOOR'],
    ['NZ', '12 Gumnut Street, Rotorua 3010 - ring bell', 'RING BELL'],
  ])('what is not read at home is said, too: %s', async (country, text, rest) => {
    expect(await messagesOf(country, text)).toContain(`not located: ${rest}`);
  });

  test.each([
    ['of a place', 'ZZ', 'San José, Costa Rica +506 41009000', '+506 41009000'],
    ['of a country', 'ZZ', 'Costa Rica, +506 41009000', '+506 41009000'],
    ['of a region', 'DE', 'Bayern, +49 89 1234567', '+49 89 1234567'],
    ['of a place of Australia', 'AU', 'Coburg VIC 3058, ph 03 9123 4567', 'ph 03 9123 4567'],
  ])('what is no part of an address is said, once: %s', async (_, country, text, contact) => {
    const said = await messagesOf(country, text);
    expect(said.toUpperCase().split(contact.toUpperCase())).toHaveLength(2);
  });
});
