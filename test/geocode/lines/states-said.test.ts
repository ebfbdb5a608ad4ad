// Lines whose state ends as a country is called, or has the code of one, and lines of which no more than it is known.
import { describe, expect, test } from 'vitest';
import { degreesOf, geocoderWithoutData } from '../../support/sets/geocoder-without-data.js';

const ask = geocoderWithoutData();

describe('A state whose name ends in that of a country is no part of that country', () => {
  test.each([
    ['New Jersey', 'region', 'US', [40, -75]],
    ['Paramus, New Jersey', 'locality', 'US', [41, -74]],
    ['Paramus New Jersey', 'locality', 'US', [41, -74]],
    ['Roswell, New Mexico', 'locality', 'US', [33, -105]],
    ['9 Quoll Lane, Taree New South Wales', 'locality', 'AU', [-32, 152]],
    ['9 Quoll Lane Liverpool New South Wales', 'locality', 'AU', [-34, 151]],
  ] as const)('%s', async (text, level, country, at) => {
    const answer = await ask(text);
    expect(answer).toMatchObject({ level, country });
    expect(degreesOf(answer)).toEqual(at);
  });

  test('and the country stays one', async () => {
    expect(await ask('Jersey')).toMatchObject({ level: 'country', country: 'JE' });
    expect(await ask('Swansea, Wales')).toMatchObject({ level: 'locality', country: 'GB' });
    expect(await ask('Puebla, Mexico')).toMatchObject({ country: 'MX' });
  });
});

describe('A line of which no more than its state is known is answered by that, and says what is not located', () => {
  test.each([
    ['Quollhollow, MN', 'Minnesota', 'US'],
    ['Quollhollow, NC', 'North Carolina', 'US'],
    ['Quollhollow, TX', 'Texas', 'US'],
    ['Quollhollow, Saskatchewan', 'Saskatchewan', 'CA'],
    ['Dubbo, Nebraska', 'Nebraska', 'US'],
  ] as const)('%s', async (text, province, country) => {
    const [name = ''] = text.split(',');
    const answer = await ask(text);
    expect(answer).toMatchObject({ status: 'partial', level: 'region', province, country });
    expect(answer.messages?.[0]).toContain(`not located: ${name.toUpperCase()}`);
  });

  test.each([['Quollhollow, WA'], ['Quollhollow, Victoria'], ['12 Quoll Street, VIC']])(
    'but not by one of another country than Australia where that has the state, too: %s',
    async (text) => expect(await ask(text)).toMatchObject({ status: 'unmatched', country: 'AU' }),
  );
});

describe('A town beside its state abroad is that, and not one at home near a place of the name', () => {
  test('and what it may be at home is said', async () => {
    const answer = await ask('Richmond, Virginia');
    expect(answer).toMatchObject({ status: 'verified', level: 'locality', city: 'Richmond', province: 'Virginia' });
    expect(answer.messages).toEqual(['no country is given: it may also be RICHMOND SA 5033, Australia']);
  });

  test('and no canton of it', async () => {
    expect(await ask('Canton, Ohio')).toMatchObject({ status: 'verified', level: 'locality', city: 'Canton' });
    expect(await ask('Canton of Ticino')).toMatchObject({ status: 'verified', level: 'region', country: 'CH' });
  });
});
