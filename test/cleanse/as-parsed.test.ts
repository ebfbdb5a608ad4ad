// Lines that lead to no address as a whole: what the parser knows of their form is asked again, and said in the answer.
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { changesText } from '../../src/contract/fields/output-columns.js';
import { cleanse } from '../../src/contract/operations/cleanse.js';
import type { ValidatedAddress } from '../../src/contract/schema/cleanse.js';
import { openLocalEngine, type LocalEngine } from '../../src/engine/local.js';

let engine: LocalEngine;
beforeAll(async () => {
  engine = await openLocalEngine({ dataDir: inject('sampleSets').everyKind, source: 'GNAF' });
});
afterAll(() => engine.close());

async function ask(fullAddress: string): Promise<ValidatedAddress> {
  const { payload } = await engine.run(cleanse, { payload: [{ fullAddress }] });
  return payload[0] as ValidatedAddress;
}

describe('Premises before a street', () => {
  test.each([
    ['Koala Bay Village Shop. Ctr, Smith St, Reservoir', 'KOALA BAY VILLAGE SHOP CTR'],
    ['Koala Service Centre, Southbound Side, Smith Street, Reservoir', 'KOALA SERVICE CENTRE SOUTHBOUND SIDE'],
    ['The Koala Room, Emu Valley Showgrounds Hall, Smith Street, Reservoir VIC', null],
  ])('%s is its street', async (text, buildingName) => {
    const answer = await ask(text);
    expect([answer.status, answer.level, answer.exception]).toEqual(['partial', 'street', 'NUMBER_MISSING']);
    expect([answer.street, answer.locality, answer.postcode]).toEqual(['SMITH STREET', 'RESERVOIR', '3073']);
    if (buildingName !== null) expect(answer.buildingName).toBe(buildingName);
    expect(answer.fullAddress).toBe(`${answer.buildingName!}, SMITH STREET, RESERVOIR VIC 3073`);
  });
});

describe('What is not there is told in the parts that the parser knows', () => {
  test.each([
    ['Cnr Wombat Rd & Emu St, Reservoir 3073', { street: 'WOMBAT ROAD', street2: 'EMU STREET' }],
    ['12 Wombat Rd cnr Emu St, Reservoir 3073', { streetNumber: '12', street: 'WOMBAT ROAD', street2: 'EMU STREET' }],
    ['Koala Plaza, Wombat Rd, Reservoir 3073', { buildingName: 'KOALA PLAZA', street: 'WOMBAT ROAD' }],
    ['Koala Plaza, 7 Wombat Rd, Reservoir 3073', { buildingName: 'KOALA PLAZA', streetNumber: '7' }],
    ['12 Wombat Rd opp Emu Park, Reservoir 3073', { streetNumber: '12', street: 'WOMBAT ROAD' }],
  ])('%s', async (text, parts) => {
    const answer = await ask(text);
    expect([answer.status, answer.level, answer.exception]).toEqual(['partial', 'locality', 'STREET_NOT_FOUND']);
    expect(answer).toMatchObject({ locality: 'RESERVOIR', ...parts });
    for (const part of Object.values(parts)) expect(answer.fullAddress).toContain(part);
  });

  test('a type that was mended is a change', async () => {
    const answer = await ask('12 Wombat Srteet, Reservoir 3073');
    expect([answer.street, answer.level]).toEqual(['WOMBAT STREET', 'locality']);
    expect(changesText(answer.changedItems)).toContain('MODIFY streetType: SRTEET > STREET');
  });

  test('a locality that nobody knows is no part of the street', async () => {
    const answer = await ask('12 Wombat St, Quokkaville');
    expect([answer.status, answer.street, answer.locality]).toEqual(['unmatched', 'WOMBAT STREET', 'QUOKKAVILLE']);
    expect(answer.messages).toEqual(['no locality of that name, state or postcode is known']);
  });

  test('a postcode that several localities have is not called unknown', async () => {
    const { status, messages } = await ask('12 Wombat St, Quokkaville VIC 3073');
    expect(status).toBe('unmatched');
    expect(messages![0]).toMatch(
      /^no locality is certain: \d+ have the postcode 3073, and the text names none of them$/,
    );
  });
});

describe('A locality with a word more', () => {
  test('is that locality where the postcode says so, and is said to be unsure', async () => {
    const answer = await ask('12 Wombat St, Reservoir Fiveways VIC 3073');
    expect([answer.status, answer.level, answer.locality]).toEqual(['partial', 'locality', 'RESERVOIR']);
    expect(answer.confidence).toBeLessThan(80);
    expect(changesText(answer.changedItems)).toBe('MODIFY locality: RESERVOIR FIVEWAYS > RESERVOIR');
    expect(answer.messages).toEqual(['the locality is not certain: it is the nearest to what is written']);
  });

  test.each(['12 Wombat St, Reservoir Fiveways VIC', '12 Wombat St, Reservoir Grove VIC 3073'])(
    '%s is none',
    async (text) => {
      const { locality, level } = await ask(text);
      expect([level, locality]).not.toEqual(['locality', 'RESERVOIR']);
    },
  );

  test('half of an unknown name is no other locality', async () => {
    const { status, locality } = await ask('Cnr Wombat & Emu Dr, Delroi Park NSW');
    expect([status, locality]).toEqual(['unmatched', 'DELROI PARK']);
  });
});

describe('A corner', () => {
  test.each([
    ['Smith St/ Banksia Ct, Reservoir', 'SMITH STREET', 'BANKSIA COURT'],
    ['Smith Street Banksia Ct, Reservoir', 'SMITH STREET', 'BANKSIA COURT'],
  ])('%s without its word is both streets', async (text, street, street2) => {
    const answer = await ask(text);
    expect([answer.street, answer.street2, answer.level]).toEqual([street, street2, 'street']);
  });

  test('of a street with itself is that street', async () => {
    const answer = await ask('Smith Street Cnr Smith St, Reservoir');
    expect([answer.street, answer.street2 ?? null]).toEqual(['SMITH STREET', null]);
  });

  test.each(['Cnr Smyth Avenue & Wombat Rd, Reservoir', 'Cnr Wombat Rd & Smitt Street, Reservoir'])(
    '%s has no street that would have to be changed, beside one that is not there',
    async (text) => {
      const { level, exception } = await ask(text);
      expect([level, exception]).toEqual(['locality', 'STREET_NOT_FOUND']);
    },
  );

  test('of premises that end in a street word and a street is that street', async () => {
    const answer = await ask('Wombat Place Smith Street Reservoir');
    expect([answer.buildingName, answer.street, answer.street2 ?? null]).toEqual([
      'WOMBAT PLACE',
      'SMITH STREET',
      null,
    ]);
  });
});

describe('Premises in place of a street', () => {
  test('are no street of another type', async () => {
    const answer = await ask('Shop 75 Smith Square, Reservoir VIC 3073');
    expect([answer.level, answer.street ?? null, answer.buildingName]).toEqual(['locality', null, 'SMITH SQUARE']);
    expect(answer.subdwelling).toBe('SHOP 75');
  });
});

describe('A place of which the data has only a part of the name', () => {
  test.each([
    ['998 Smith St, Reservoir East VIC 3073', 'locality', 'RESERVOIR EAST'],
    ['Smith St, Reservoir East VIC', 'locality', 'RESERVOIR EAST'],
    ['12 Wombat St, Mount Reservoir VIC 3073', 'locality', 'RESERVOIR'],
  ])('%s is not in that part', async (text, level, locality) => {
    const answer = await ask(text);
    expect([answer.level, answer.locality]).toEqual([level, locality]);
  });

  test('is its neighbour with a change where the address is there', async () => {
    const answer = await ask('24 Smith St, Reservoir East VIC 3073');
    expect([answer.status, answer.fullAddress]).toEqual(['corrected', '24 SMITH STREET, RESERVOIR VIC 3073']);
    expect(changesText(answer.changedItems)).toBe('MODIFY locality: RESERVOIR EAST > RESERVOIR');
  });

  test('is no neighbour where the number would have to be changed as well', async () => {
    const { status } = await ask('24-40 Smith St, Reservoir East VIC 3073');
    expect(status).toBe('partial');
  });

  test.each([
    ['12 Wombat Rd, Koalaville, Reservoir VIC', 'RESERVOIR'],
    ['Reservoir Hall, Wombat-Emu Rd, Darwin NT', 'DARWIN'],
    ['12 Reservoir-Emu Rd, Darwin NT', 'DARWIN'],
    ['12 Reservoir - Emu Rd, Darwin NT', 'DARWIN'],
    ['Wombat St, Marlo VIC', 'MARLO'],
  ])('%s lies in the place that ends it', async (text, locality) => {
    expect((await ask(text)).locality).toBe(locality);
  });
});

describe('Two faults at once', () => {
  test.each([
    ['24 Smith, Reservoir East VIC 3073', 'a type that is missing, in the next place'],
    ['24-40 Smith St, Reservoir East VIC 3073', 'another number, in the next place'],
  ])('%s is no correction: %s', async (text) => {
    expect((await ask(text)).status).toBe('partial');
  });
});

describe('A place that a guess was made of', () => {
  test.each([
    ['Wombat St, St Marlo North VIC', 'ST MARLO NORTH'],
    ['12 Wombat St, Dubbo, Sydney NSW 2830', 'DUBBO'],
    ['Dubbo, Koala Kitchen, 2/24 Smith St, NSW 2830', 'DUBBO'],
  ])('%s lies where the line says', async (text, locality) => {
    const answer = await ask(text);
    expect(answer.locality).toBe(locality);
    expect(answer.exception).not.toBe('NUMBER_MISSING');
  });
});

describe('An address that exists next door only, where place and postcode are both of next door', () => {
  test('is shown, and not taken', async () => {
    const answer = await ask('24 Smith St, Preston VIC 3072');
    expect([answer.status, answer.level, answer.locality]).toEqual(['partial', 'locality', 'PRESTON']);
    expect(answer.candidates?.map(({ fullAddress, confidence }) => [fullAddress, confidence])).toEqual([
      ['24 SMITH STREET, RESERVOIR VIC 3073', 40],
    ]);
  });

  test.each([
    ['24 Smith Rd, Preston VIC 3072', 'another type'],
    ['9024 Smith St, Preston VIC 3072', 'a number that is not there'],
    ['24 Smyth St, Preston VIC 3072', 'another name'],
    ['24 Smith St, Mildura VIC 3500', 'a place that is far away'],
  ])('%s: %s shows nothing', async (text) => {
    expect((await ask(text)).candidates).toEqual([]);
  });
});
