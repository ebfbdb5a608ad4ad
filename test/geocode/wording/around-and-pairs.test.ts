// Words around a place's name that say how much of it or how near to it is meant, and two names as one whereabouts.
import { describe, expect, test } from 'vitest';
import { withoutAround } from '../../../src/geocode/wording/around.js';
import { pairWritten } from '../../../src/geocode/wording/pair.js';
import { degreesOf, geocoderWithoutData } from '../../support/sets/geocoder-without-data.js';

const ask = geocoderWithoutData();

describe('A text with words around a place is answered at the place, and the words are said to be left', () => {
  test.each([
    ['Greater Ballarat', 'BALLARAT', 'GREATER'],
    ['Greater Adelaide area', 'ADELAIDE', 'GREATER AREA'],
    ['near Warrnambool', 'WARRNAMBOOL', 'NEAR'],
    ['Downtown, Cairns', 'CAIRNS', 'DOWNTOWN'],
    ['outskirts of Mudgee', 'MUDGEE', 'OUTSKIRTS OF'],
    ['Echuca and surrounds', 'ECHUCA', 'AND SURROUNDS'],
    ['Milwaukee metro', 'Milwaukee', 'METRO'],
    ['Greater Milwaukee Area', 'Milwaukee', 'GREATER AREA'],
    ['downtown SF', 'San Francisco', 'DOWNTOWN'],
    ['Großraum Nürnberg', 'Nuremberg', 'GROSSRAUM'],
  ])('%s', async (text, city, left) => {
    const answer = await ask(text);
    expect(answer).toMatchObject({ city, level: 'locality' });
    expect(answer.status).not.toBe('verified');
    expect(answer.messages).toContain(`not located: ${left}`);
  });

  test.each([
    ['postcode 3220', 'AU', 'postcode'],
    ['Post code: 5700', 'AU', 'postcode'],
    ['NZ 9812', 'NZ', 'postcode'],
    ['4810 AU', 'AU', 'postcode'],
    ['AU-7250', 'AU', 'postcode'],
  ])('%s is that postal code', async (text, country, level) => {
    expect(await ask(text)).toMatchObject({ country, level, status: 'verified' });
  });

  test.each(['12 Near Street', 'Outside 7 Wombat Road, Dubbo', 'Dubbo', 'Greater', 'zip it', 'Metro'])(
    '%s has no such words',
    (text) => expect(withoutAround(text)).toBeUndefined(),
  );
});

describe('Of two names as one whereabouts the first is taken', () => {
  test.each([
    ['Wangaratta & High Plains', 'WANGARATTA', 'not located: HIGH PLAINS'],
    ['Kempsey and Macleay Valley NSW', 'KEMPSEY', 'two places are named: KEMPSEY is taken'],
    ['Geraldton / Mid West, WA', 'GERALDTON', 'not located: MID WEST'],
    ['Innsbruck - Hofgarten', 'Innsbruck', 'not located: HOFGARTEN'],
    ['Hofgarten - Innsbruck', 'Innsbruck', 'not located: HOFGARTEN'],
  ])('%s', async (text, city, said) => {
    const answer = await ask(text);
    expect(answer.city?.toUpperCase()).toBe(city.toUpperCase());
    expect(answer.status).not.toBe('verified');
    expect(answer.messages!.join()).toContain(said);
  });

  test('two that are far apart are ambiguous, and the other is named', async () => {
    const answer = await ask('Broome & Hobart');
    expect(answer).toMatchObject({ city: 'BROOME', status: 'ambiguous' });
    expect(answer.messages!.join()).toContain('it may also be HOBART');
  });

  test.each(['Wattle St & Quoll Rd', '5 Wattle and 7 Quoll', 'Dubbo', '& Co', 'Bosnia and'])('%s is no pair', (text) =>
    expect(pairWritten(text)).toBeUndefined(),
  );

  test('names that a country or a region is called by stay whole', async () => {
    expect(await ask('Bosnia and Herzegovina')).toMatchObject({ level: 'country', status: 'verified' });
    expect(await ask('Newfoundland and Labrador')).toMatchObject({ level: 'region', status: 'verified' });
    expect(degreesOf(await ask('Victoria & Albert Somebody'))).toBeNull();
  });
});
