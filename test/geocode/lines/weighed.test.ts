// Lines of which no country is said: all that they say is weighed together, and the place is not far off in silence.
import { describe, expect, test } from 'vitest';
import { geocoderWithoutData } from '../../support/sets/geocoder-without-data.js';

const ask = geocoderWithoutData();

describe('A word that says street', () => {
  test.each([
    // STREET is a place in Somerset, RUE one in Fribourg.
    ['Emu House, 25 Quay Street, Edinburgh EH1 9ZZ Emuland', 'GB', 'Edinburgh'],
    ['Maison Emu, 12 High Street, Street', 'GB', 'Street'],
    ['High Street, Street, Somerset', 'GB', 'Street'],
    ["N'Djamena, Rue 1039", 'TD', "N'Djamena"],
    ['Rue, Fribourg', 'CH', 'Rue'],
  ])('%s: in %s, %s', async (line, country, city) => {
    expect((await ask(line, country)).city).toBe(city);
  });

  test('is no place behind a number where no country is said', async () => {
    expect((await ask('Emu House, 25 Quay Street, Edinburgh EH1 9ZZ')).city).toBe('Edinburgh');
    expect((await ask("N'Djamena, Rue 1039")).city).toBe("N'Djamena");
  });
});

describe('A name that is like one at home', () => {
  test('is the city of the world that it is: BUENOS AIRES is not in Airds', async () => {
    const answer = await ask('Casa Emu, Calle Emu 1234. 9 piso C.F. Buenos Aires (CD9999)');
    expect([answer.country, answer.city]).toEqual(['AR', 'Buenos Aires']);
  });

  test('is a slip where the line is of home', async () => {
    expect((await ask('7 Quoll St, Melborne VIC 3000')).country).toBe('AU');
  });
});

describe('Numbers beside names', () => {
  test.each([
    ['a postal code before a city and its quarter', '1210 Ljubljana-Emuvid, Ulica Emua 5', 'SI', 'Ljubljana'],
    ['a street and its number before a city of several namesakes', 'Reconquista 572, Mercedes', 'AR', 'Mercedes'],
    ['the number of a quarter', 'Av. Emu 345, Miraflores, Lima 18', 'PE', 'Miraflores'],
  ])('%s', async (_, line, country, city) => {
    expect((await ask(line, country)).city).toBe(city);
  });
});

describe('A line without a country', () => {
  test.each([
    ['4 Quay Lane, Ludlow, Shropshire', 'GB', 'Ludlow'],
    ['Harbour Road, Dingle, Co Kerry', 'IE', 'Dingle'],
    ['Unit 2, 9 Quay Lane, Limerick, V94 X2Y7', 'IE', 'Limerick'],
    ['9 ter place du Marché, 64100 Bayonne', 'FR', 'Bayonne'],
    ['Strandgaten 7, 5004 Bergen', 'NO', 'Bergen'],
    ['Lakeside Lodge, Pokhara, Kaski', 'NP', 'Pokhara'],
    ['Lorong Kancil 4, George Town, Pulau Pinang', 'MY', 'George Town'],
    ['Calle 9 No. 3-40, Medellín, Antioquia', 'CO', 'Medellin'],
    ['Av. Sucre 20, Valencia, Carabobo', 'VE', 'Valencia'],
    ['Via Nuova 3, Orvieto', 'IT', 'Orvieto'],
    ['18 بستان، صفاقس', 'TN', 'Sfax'],
    ['Полтавська обл., смт Диканька', 'UA', 'Dykanka'],
    ['Rua Nova 9, Ouro Preto, MG', 'BR', 'Ouro Preto'],
    ['Petőfi út 60, Bp.', 'HU', 'Budapest'],
    ["Lindelaan 3, R'dam", 'NL', 'Rotterdam'],
  ])('%s is in %s', async (line, country, city) => {
    const answer = await ask(line);
    expect([answer.country, answer.city]).toEqual([country, city]);
    expect(answer.status === 'verified' || (answer.messages ?? []).length > 0).toBe(true);
  });

  test.each([
    ['4 Quay Lane, Ludlow', 'AU'],
    ['4 Quay Lane, Doncaster', 'AU'],
    ['12 Quay Lane, Bethlehem 3147', 'NZ'],
    ['Quay Primary School, corner Elm and Ash Streets, Preston', 'AU'],
  ])('%s stays at home in %s', async (line, country) => {
    expect((await ask(line)).country).toBe(country);
  });

  test('in a street before the name of a far larger city says so', async () => {
    const { country, messages } = await ask('84 Quay Lane, Mandalay');
    expect([country, messages?.at(-1)]).toEqual([
      'AU',
      'no country is given: it may also be Mandalay, Mandalay Region, Myanmar',
    ]);
  });
});

describe('The beginning of a postal code', () => {
  test.each([
    ['GB', 'Newport PO30 9ZZ', 50.7, -1.29],
    ['GB', 'Newport NP20 9ZZ', 51.59, -3],
    ['DE', '91413 Neustadt', 49.58, 10.61],
    ['DE', '67433 Neustadt', 49.35, 8.14],
  ])('tells namesakes apart: %s %s', async (country, line, latitude, longitude) => {
    const { attributes } = await ask(line, country);
    expect(Number(attributes!['Latitude'])).toBeCloseTo(latitude, 1);
    expect(Number(attributes!['Longitude'])).toBeCloseTo(longitude, 1);
  });

  test('is what is left of a village that is not known', async () => {
    const { status, level, city, messages } = await ask('Nether Quayham NR21 9ZZ', 'GB');
    expect([status, level, city]).toEqual(['partial', 'postcode', 'Norwich']);
    expect(messages![0]).toBe('postal codes that begin with NR are those around Norwich: its point is taken');
  });
});

describe('Names in a country that is given', () => {
  test.each([
    ['GR', 'Οδός Ελιάς 3, Ληξούρι', 'Lixoúri'],
    ['RS', 'Липова 3, Бгд', 'Belgrade'],
    ['GT', '6a Avenida 3-40, Zona 9, Guatemala', 'Guatemala City'],
    ['TN', 'شارع النخيل، تونس العاصمة', 'Tunis'],
    ['CU', 'Calle Palma 9, Santiago de Cuba', 'Santiago de Cuba'],
    ['HK', '香港九龍棕櫚道9號', 'Kowloon'],
    ['MT', '9, Triq il-Palm, Il-Belt Valletta VLT 9999', 'Valletta'],
    ['UZ', 'Samarqand shahri, Palma 9', 'Samarkand'],
  ])('%s: %s', async (country, line, city) => {
    const answer = await ask(line, country);
    expect([answer.status, answer.city]).toEqual(['partial', city]);
  });
});

describe('Australia', () => {
  test.each([
    ['Barossa Valley SA', -34.5],
    ['the Hunter Valley', -32.7],
    ['Gold Coast MC QLD 9726', -28],
  ])('%s is placed', async (line, latitude) => {
    expect(Number((await ask(line)).attributes!['Latitude'])).toBeCloseTo(latitude, 0);
  });
});
