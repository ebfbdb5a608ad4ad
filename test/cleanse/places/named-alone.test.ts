// Lines without data whose locality is open, doubtful or none: what is said of them is true, and nothing is added that
// the text does not say. Streets are invented.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanse } from '../../../src/contract/operations/cleanse.js';
import { geocode } from '../../../src/contract/operations/geocode.js';
import type { ValidatedAddress } from '../../../src/contract/schema/cleanse.js';
import type { Geocoded } from '../../../src/contract/schema/geocode.js';
import { openLocalEngine, type LocalEngine } from '../../../src/engine/local.js';

let au: LocalEngine;
let nz: LocalEngine;
beforeAll(async () => {
  au = await openLocalEngine({ dataDir: 'none', locale: 'au' });
  nz = await openLocalEngine({ dataDir: 'none', locale: 'nz' });
});
afterAll(async () => {
  await au.close();
  await nz.close();
});

async function cleansed(engine: LocalEngine, fullAddress: string): Promise<ValidatedAddress> {
  return (await engine.run(cleanse, { payload: [{ fullAddress }] })).payload[0] as ValidatedAddress;
}
const said = ({ messages }: ValidatedAddress): string => (messages ?? []).join('; ');

describe('A locality of several states or regions', () => {
  it.each([
    ['au', '12 Gumnut Street, Richmond', '12 GUMNUT STREET, RICHMOND', 'RICHMOND, NSW | RICHMOND, VIC'],
    ['au', 'Epping', 'EPPING', 'EPPING, NSW | EPPING, VIC'],
    ['nz', '12 Mataka Street, Roslyn', '12 MATAKA STREET, ROSLYN', 'ROSLYN, Otago'],
  ])('%s: %s is none of them', async (locale, text, whole, names) => {
    const answer = await cleansed(locale === 'au' ? au : nz, text);
    expect(answer).toMatchObject({ status: 'ambiguous', level: 'none', exception: 'AMBIGUOUS', fullAddress: whole });
    expect([answer.state ?? null, answer.townCity ?? null, answer.postcode]).toEqual([null, null, null]);
    expect(said(answer)).toContain(names);
  });

  it.each([
    ['au', '12 Gumnut Street, Richmond VIC', 'RICHMOND VIC 3121'],
    ['au', '12 Gumnut Street, Richmond 3121', 'RICHMOND VIC 3121'],
    ['au', '12 Gumnut Street, Perth', 'PERTH WA 6000'],
    ['nz', '12 Mataka Street, Roslyn, Dunedin', 'ROSLYN, DUNEDIN'],
    ['nz', '12 Mataka Street, Palmerston', 'PALMERSTON'],
  ])('%s: %s is the one that the line says, or the capital or town', async (locale, text, place) => {
    const answer = await cleansed(locale === 'au' ? au : nz, text);
    expect([answer.status, answer.level]).toEqual(['partial', 'locality']);
    expect(answer.fullAddress).toContain(place);
  });

  it('is the largest where a point is asked for, and what is not located is said', async () => {
    const { payload } = await au.run(geocode, { payload: [{ country: 'AU', fullAddress: '12 Gumnut St, Richmond' }] });
    const found = payload[0] as Geocoded;
    expect([found.status, found.fullAddress]).toEqual(['partial', 'Richmond, Victoria, Australia']);
    const others = 'Richmond, New South Wales | Richmond, South Australia | Richmond, Tasmania | Richmond, Queensland';
    expect(found.messages).toEqual([
      `the largest of that name is taken; there is also ${others}`,
      'not located: 12 GUMNUT ST',
    ]);
  });
});

describe('What is no locality is not taken for one', () => {
  it.each([
    ['au', 'Victoria', 'the text names a state, and no locality'],
    ['au', 'VIC', 'the text names a state, and no locality'],
    ['au', '100 Collins St', 'the text names no locality'],
    ['au', 'gumnut street north', 'the text names no locality'],
    ['au', '12 Gumnut Street NSW', 'the text names a state, and no locality'],
    ['au', '12 Gumnut Street, Nowhereton', 'no locality of that name, state or postcode is known'],
    ['au', '12 Gumnut Street, Aukland VIC 1010', 'the text names none that has the postcode 1010'],
    ['nz', '88 Nowhere Road', 'the text names no locality'],
    ['au', 'Gumnut Valley', 'no locality of that name, state or postcode is known'],
    ['au', 'Old House', 'no locality of that name, state or postcode is known'],
    ['nz', '12 Mataka Street, 3112', 'have the postcode 3112, and the text names none of them'],
    ['nz', 'Mataka Road, Franklin, 2120', 'have the postcode 2120, and the text names none of them'],
  ])('%s: %s', async (locale, text, message) => {
    const answer = await cleansed(locale === 'au' ? au : nz, text);
    expect([answer.status, answer.level]).toEqual(['unmatched', 'none']);
    expect(said(answer)).toContain(message);
  });
});

describe('What is doubtful of a locality is said', () => {
  it.each([
    ['au', '12 Gumnut Street, Brisban QLD', 'BRISBANE QLD', 'the locality is not certain'],
    ['au', 'Gumnut House Warnambool', 'WARRNAMBOOL VIC', 'the locality is not certain'],
    ['nz', 'PO Box 12, Kumeu, Auckland 0841', 'KUMEU', 'the postcode 0841 is not known to be one of AUCKLAND'],
  ])('%s: %s', async (locale, text, place, message) => {
    const answer = await cleansed(locale === 'au' ? au : nz, text);
    expect(answer.fullAddress).toContain(place);
    expect(said(answer)).toContain(message);
  });
});

describe('Of several postcodes none is added', () => {
  const several = 'NORTH SYDNEY has several postcodes, of which none is added: 2055, 2060';
  const boxes = 'KINGS CROSS has several postcodes, of which none is added: 1340, 2011';
  it.each([
    ['12 Gumnut Street, North Sydney', '12 GUMNUT STREET, NORTH SYDNEY NSW', several],
    ['12 Gumnut Street, North Sydney 2060', '12 GUMNUT STREET, NORTH SYDNEY NSW 2060', ''],
    ['12 Gumnut Street, Kings Cross NSW', '12 GUMNUT STREET, KINGS CROSS NSW 2011', ''],
    ['PO Box 12, Kings Cross NSW', 'PO BOX 12, KINGS CROSS NSW', boxes],
    ['PO Box 12, Dubbo NSW', 'PO BOX 12, DUBBO NSW 2830', ''],
    ['12 Gumnut Street, Melbourne', '12 GUMNUT STREET, MELBOURNE VIC 3000', ''],
  ])('%s', async (text, whole, message) => {
    const answer = await cleansed(au, text);
    expect(answer.fullAddress).toBe(whole);
    expect(said(answer)).toContain(message);
    if (message === '') expect(said(answer)).not.toContain('several postcodes');
  });

  it('and namesakes of one state are told apart by theirs', async () => {
    expect(said(await cleansed(au, 'Broadway NSW'))).toContain('BROADWAY, NSW 2007 | BROADWAY, NSW 2581');
  });
});

describe('A postcode without its nought', () => {
  it.each([
    ['au', 'PO Box 12 Alice Springs 870', 'PO BOX 12, ALICE SPRINGS NT 0870'],
    ['au', 'Darwin 800', 'DARWIN NT 0800'],
    ['nz', 'Mataka Road RD 3, Albany 793', 'MATAKA ROAD, ALBANY, RD 3, AUCKLAND 0793'],
    ['nz', '12 Mataka Road, Whau Valley, Whangarei 112', '12 MATAKA ROAD, WHAU VALLEY, WHANGAREI 0112'],
  ])('%s: %s', async (locale, text, whole) => {
    expect((await cleansed(locale === 'au' ? au : nz, text)).fullAddress).toBe(whole);
  });
});

it('a house number of four digits is no postcode: the street of a town is there, and not 200 km away', async () => {
  const { payload } = await nz.run(geocode, { payload: [{ country: 'NZ', fullAddress: '1144 Mataka St, Rotorua' }] });
  const { level, attributes } = payload[0] as Geocoded;
  expect([level, Math.round(Number(attributes!['Latitude']))]).toEqual(['locality', -38]);
});

describe('The end of a street that is called as a place', () => {
  it.each([
    ['18 Mid North Road, Quollhaven', 'unmatched', 'none', '18 MID NORTH ROAD, QUOLLHAVEN'],
    ['18 Great North Road, Preston VIC', 'partial', 'locality', '18 GREAT NORTH ROAD, PRESTON VIC 3072'],
    ['18 Gumnut, North Road VIC 3187', 'partial', 'locality', '18 GUMNUT, NORTH ROAD VIC 3187'],
    ['18 Gumnut Lakes Entrance', 'partial', 'locality', '18 GUMNUT, LAKES ENTRANCE VIC 3909'],
  ])('is a place where it stands alone or has its postcode: %s', async (text, status, level, fullAddress) => {
    expect(await cleansed(au, text)).toMatchObject({ status, level, fullAddress });
  });
});
