// Texts that are a locality or a postcode of Australia, with and without addresses installed.
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { geocode } from '../../src/contract/operations/geocode.js';
import type { Geocoded } from '../../src/contract/schema/geocode.js';
import { openLocalEngine, type LocalEngine } from '../../src/engine/local.js';
import { wordsOf } from '../../src/geocode/words.js';
import { writtenHomes } from '../../src/geocode/home/written.js';

let without: LocalEngine;
let sample: LocalEngine;
beforeAll(async () => {
  without = await openLocalEngine({ dataDir: 'none' });
  sample = await openLocalEngine({ dataDir: inject('sampleData') });
});
afterAll(async () => {
  await without.close();
  await sample.close();
});

async function ask(engine: LocalEngine, fullAddress: string, country = 'AU'): Promise<Geocoded> {
  const { payload } = await engine.run(geocode, { payload: [{ country, fullAddress }] });
  return payload[0] as Geocoded;
}
const shown = ({ status, level, fullAddress }: Geocoded): unknown[] => [status, level, fullAddress];
const point = ({ attributes }: Geocoded): number[] =>
  [attributes?.['Latitude'], attributes?.['Longitude']].map((degrees) => Math.round(Number(degrees) * 10) / 10);

describe('A text that is a locality of Australia is that', () => {
  test.each([
    ['Bendigo', 'BENDIGO VIC 3550'],
    ['ORANGE NSW', 'ORANGE NSW 2800'],
    ['Orange 2800', 'ORANGE NSW 2800'],
    ['Orange, New South Wales 2800', 'ORANGE NSW 2800'],
    ['Kulin, Western Australia', 'KULIN WA 6365'],
    ['Geelong West, Australia', 'GEELONG WEST VIC 3218'],
    ['Red Hill South, Australia', 'RED HILL SOUTH VIC 3937'],
    ['3218 Geelong West, Australia', 'GEELONG WEST VIC 3218'],
    ['Kulin Western Australia 6365', 'KULIN WA 6365'],
    ['Clare, South Australia', 'CLARE SA 5453'],
    ['Clare, Sth Australia', 'CLARE SA 5453'],
    ['Clare, South Australia, Australia', 'CLARE SA 5453'],
    ['2800 NSW Orange', 'ORANGE NSW 2800'],
    ['NSW, Orange, 2800', 'ORANGE NSW 2800'],
    ['orange n.s.w.', 'ORANGE NSW 2800'],
    ['Orange NSW Australia', 'ORANGE NSW 2800'],
    ['Mt Isa', 'MOUNT ISA QLD 4825'],
    ['Saint Kilda VIC', 'ST KILDA VIC 3182'],
    ['Nth Sydney NSW', 'NORTH SYDNEY NSW 2055'],
    ['Victoria Point QLD', 'VICTORIA POINT QLD 4165'],
    ['No 5 Branch QLD', 'NO 5 BRANCH QLD 4856'],
    ['Bondi, Sydney', 'BONDI NSW 2026'],
    ['Darwin MC NT', 'DARWIN MC NT 0820'],
    ['Gold Coast Mail Centre 9726', 'GOLD COAST MC QLD 9726'],
    ['Burleigh Heads DC QLD', 'BURLEIGH HEADS QLD 4220'],
    ['Wadeye 822', 'WADEYE NT 0822'],
    // The larger of two, the smaller where the text says so.
    ['Richmond', 'RICHMOND VIC 3121'],
    ['Richmond 2753', 'RICHMOND NSW 2753'],
  ])('%s', async (text, whole) => {
    expect(shown(await ask(without, text))).toEqual(['verified', 'locality', whole]);
    expect(shown(await ask(sample, text))).toEqual(['verified', 'locality', whole]);
  });

  test.each([
    ['Bribie Island', 'BRIBIE ISLAND QLD 4507'],
    ['New Italy', 'NEW ITALY NSW 2472'],
    ['Upper Main Arm', 'UPPER MAIN ARM NSW 2482'],
    ['Mira Mar', 'MIRA MAR WA 6330'],
    ['Frying Pan', 'FRYING PAN NSW 2630'],
  ])('%s, of which no country is said, is no place of the country that its end names', async (text, whole) => {
    expect(shown(await ask(without, text, 'ZZ'))).toEqual(['verified', 'locality', whole]);
  });

  test.each([
    ['Reykjavik, Island', 'Reykjavík, Capital Region, Iceland'],
    ['New Mexico', 'New Mexico, United States of America'],
    ['Savannah, Georgia', 'Savannah, Georgia, United States of America'],
  ])('%s is no place of Australia', async (text, whole) => {
    expect((await ask(without, text, 'ZZ')).fullAddress).toBe(whole);
  });

  test.each([
    // Points of the package that are those of a namesake elsewhere, or of the middle of a state.
    ['Karama NT', [-12.4, 130.9]],
    ['Birdlip NSW', [-35.2, 147]],
    ['Ponto NSW', [-32.4, 148.8]],
    ['Macquarie Island TAS', [-54.6, 158.9]],
    ['Norfolk Island', [-29, 168]],
  ])('%s is at %s', async (text, where) => {
    expect(point(await ask(without, text))).toEqual(where);
  });

  test('and not a street of its name, which only a number or a street type says', async () => {
    const street = await ask(sample, 'Mount View Road, Mount Elder VIC');
    expect([street.level, street.street]).toEqual(['street', 'MOUNT VIEW ROAD']);
    expect(shown(await ask(sample, 'Mount View'))).toEqual(['verified', 'locality', 'MOUNT VIEW NSW 2325']);
  });

  test('of several of one name the largest is taken, and the others are named', async () => {
    const { status, level, fullAddress, messages } = await ask(without, 'Ascot');
    expect([status, level, fullAddress]).toEqual(['ambiguous', 'locality', 'ASCOT QLD 4007']);
    expect(messages).toEqual([
      'the largest is taken; it may also be ASCOT WA 6104 | ASCOT VIC 3551 | ASCOT VIC 3364: name the state or the ' +
        'postcode',
    ]);
  });

  test.each([
    [
      'Monash',
      'AU',
      'MONASH ACT 2904',
      'the largest is taken; it may also be MONASH SA 5342: name the state or the postcode',
    ],
    ['Dublin', 'ZZ', 'DUBLIN SA 5501', 'no country is given: it may also be Dublin, Leinster, Ireland'],
    ['Gisborne', 'ZZ', 'GISBORNE VIC 3437', 'no country is given: it may also be Gisborne, Gisborne, New Zealand'],
    ['Edinburgh SA', 'ZZ', 'EDINBURGH SA 5111', undefined],
    ['Parramatta', 'ZZ', 'PARRAMATTA NSW 2150', undefined],
  ])('%s of %s is %s, and what else it may be is said', async (text, country, whole, message) => {
    const answer = await ask(without, text, country);
    expect(shown(answer)).toEqual(['verified', 'locality', whole]);
    expect(answer.messages).toEqual(message === undefined ? [] : [message]);
  });

  test('a misspelt one is corrected', async () => {
    expect(shown(await ask(without, 'Melborne'))).toEqual(['corrected', 'locality', 'MELBOURNE VIC 3000']);
  });
});

describe('A postcode of Australia', () => {
  test.each([
    ['1117', [-33.9, 151.2]],
    ['3632', [-36.4, 145.4]],
  ])('%s, of boxes of one town, is in that town', async (text, where) => {
    expect(point(await ask(without, text))).toEqual(where);
  });

  test.each<[string, string, readonly number[]]>([
    ['2000', 'NSW 2000', [-33.9, 151.2]],
    ['NSW 2000', 'NSW 2000', [-33.9, 151.2]],
    // The middle of its places is far from the one where people live.
    ['2880', 'NSW 2880', [-32, 141.5]],
    ['6740', 'WA 6740', [-15.5, 128.1]],
    // A postcode of several states is of each.
    ['2620 ACT', 'ACT 2620', [-35.4, 149.2]],
    // Of boxes and large receivers alone.
    ['8001', 'MELBOURNE VIC 8001', [-37.8, 145]],
    ['1240', 'HAYMARKET NSW 1240', [-33.9, 151.2]],
  ])('%s is %s', async (text, whole, where) => {
    const answer = await ask(without, text);
    expect(shown(answer)).toEqual(['verified', 'postcode', whole]);
    expect(point(answer)).toEqual(where);
    expect(answer.sourceOfTruth).toBe('PLACES');
  });

  test.each<[string, string, readonly number[]]>([
    ['0872', 'NT 0872', [-23.7, 133.9]],
    ['872', 'NT 0872', [-23.7, 133.9]],
    ['7151', 'TAS 7151', [-53.1, 73.5]],
  ])('%s says which of its places lie far away', async (text, whole, where) => {
    const answer = await ask(without, text);
    expect([...shown(answer), point(answer)]).toEqual(['verified', 'postcode', whole, where]);
    expect(answer.messages).toEqual([expect.stringMatching(/^the postcode \d{4} has places far from there: [A-Z]/)]);
  });

  test.each<[string, readonly number[]]>([
    ['Casey TAS 7151', [-66.3, 110.5]],
    ['Davis TAS 7151', [-68.6, 78]],
    ['Mawson TAS', [-67.6, 62.9]],
    ['Heard Island TAS 7151', [-53.1, 73.5]],
    ['Macquarie Island TAS 7151', [-54.6, 158.9]],
  ])('%s, with the postcode of Tasmania, is not there', async (text, where) => {
    expect(point(await ask(without, text))).toEqual(where);
  });

  test.each([
    ['3000 NSW', 'MELBOURNE VIC 3000', 'the postcode 3000 is not one of NSW: the postcode is taken'],
    ['Sydney 3000', 'VIC 3000', 'the postcode 3000 is not one of SYDNEY: the postcode is taken'],
  ])('%s contradicts itself', async (text, whole, message) => {
    const answer = await ask(without, text);
    expect(shown(answer)).toEqual(['partial', 'postcode', whole]);
    expect(answer.messages).toEqual([message]);
  });

  test('of a neighbour does not move the locality', async () => {
    const answer = await ask(without, 'Bondi 2027');
    expect(shown(answer)).toEqual(['partial', 'locality', 'BONDI NSW 2026']);
    expect(answer.messages).toEqual(['the postcode 2027 is not one of BONDI']);
  });

  test('that there is not is no place', async () => {
    expect((await ask(without, '3999 NSW')).level).toBe('none');
  });
});

test('a text is read as state, postcode and name in every way that it may be', () => {
  const read = (text: string): string[] =>
    writtenHomes(wordsOf(text)).map(({ names, state, postcode }) => [names.join('/'), state, postcode].join('|'));
  expect(read('Victoria Point, QLD 4165')).toEqual([
    'VICTORIA POINT|QLD|4165',
    'POINT/QLD|VIC|4165',
    'VICTORIA POINT/QLD||4165',
    'VICTORIA POINT/4165|QLD|',
    'POINT/QLD 4165|VIC|',
    'VICTORIA POINT/QLD 4165||',
  ]);
});
