// Corners, cleansed: two streets of one place.
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
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

const BOTH = 'SMITH STREET AND BANKSIA COURT, RESERVOIR VIC 3073';

describe('A corner without a house number', () => {
  test.each([
    ['Cnr Smith St & Banksia Ct, Reservoir VIC 3073', BOTH],
    ['corner of Smith Street and Banksia Court Reservoir', BOTH],
    ['CNR SMITH ST/BANKSIA CT, RESERVOIR 3073', BOTH],
    ['Smith St Cnr Banksia Ct, Reservoir', BOTH],
    ['Cnr Smyth St & Bankshia Ct, Reservoir', BOTH],
    ['Town Hall, Cnr Smith St & Banksia Ct, Reservoir', `TOWN HALL, ${BOTH}`],
    ['Shop 5, Cnr Smith St & Banksia Ct, Reservoir', `SHOP 5, ${BOTH}`],
  ])('%s is both of its streets', async (text, whole) => {
    const answer = await ask(text);
    expect([answer.status, answer.level, answer.exception]).toEqual(['partial', 'street', 'NUMBER_MISSING']);
    expect([answer.fullAddress, answer.street, answer.street2]).toEqual([whole, 'SMITH STREET', 'BANKSIA COURT']);
    expect([answer.locality, answer.postcode, answer.messages]).toEqual(['RESERVOIR', '3073', []]);
  });

  test('in the plural is of the type that the data has', async () => {
    const { fullAddress, street, street2 } = await ask('cnr Smith & Mill Streets, Reservoir');
    expect([fullAddress, street, street2]).toEqual([
      'SMITH STREET AND MILL STREET, RESERVOIR VIC 3073',
      'SMITH STREET',
      'MILL STREET',
    ]);
  });

  test.each([
    ['smith and banksia st reservoir', 'SMITH STREET', 'BANKSIA STREET'],
    ['Smith & Banksia Street, Reservoir VIC 3073', 'SMITH STREET', 'BANKSIA STREET'],
    ['banksia & smith st, reservoir', 'BANKSIA STREET', 'SMITH STREET'],
    ['smith & banksia ct, reservoir', 'SMITH STREET', 'BANKSIA COURT'],
  ])('%s without a word of corners is one where both streets are there', async (text, first, second) => {
    const { fullAddress, street, street2, level, exception } = await ask(text);
    expect([fullAddress, street, street2]).toEqual([`${first} AND ${second}, RESERVOIR VIC 3073`, first, second]);
    expect([level, exception]).toEqual(['street', 'NUMBER_MISSING']);
  });

  test.each(['smyth & banksia st, reservoir', 'smith & nowhere st, reservoir', 'nowhere & smith st, reservoir'])(
    '%s, of which one street is not there as written, is no corner',
    async (text) => {
      const { street2, level, exception } = await ask(text);
      expect([street2, level, exception]).toEqual([null, 'locality', 'STREET_NOT_FOUND']);
    },
  );

  test('tells what was changed of either street', async () => {
    const { changedItems } = await ask('Cnr Smyth St & Bankshia Ct, Reservoir');
    expect(
      changedItems!.map(({ affectedElement, oldValue, newValue }) => [affectedElement, oldValue, newValue]),
    ).toEqual(
      expect.arrayContaining([
        ['fullAddress', 'Cnr', ''],
        ['streetName', 'SMYTH', 'SMITH'],
        ['street2', 'BANKSHIA', 'BANKSIA'],
        ['postcode', '', '3073'],
      ]),
    );
  });

  test.each([
    ['Cnr Smith St & Nowhere Rd, Reservoir', 'SMITH STREET', 'NOWHERE ROAD'],
    ['Cnr Nowhere Rd & Smith St, Reservoir', 'SMITH STREET', 'NOWHERE ROAD'],
  ])('%s keeps the street that is not there, and says so', async (text, street, missing) => {
    const both = await ask('Cnr Smith St & Banksia Ct, Reservoir');
    const answer = await ask(text);
    expect([answer.street, answer.street2, answer.status, answer.level]).toEqual([
      street,
      missing,
      'partial',
      'street',
    ]);
    expect(answer.messages).toEqual([`no ${missing} was found at the corner with ${street}`]);
    expect(answer.confidence).toBe(both.confidence! - 25);
  });

  test('of two streets that are not there is no more than its place', async () => {
    const { level, exception } = await ask('Cnr Nowhere Rd & Elsewhere St, Reservoir');
    expect([level, exception]).toEqual(['locality', 'STREET_NOT_FOUND']);
  });

  test('24 Smith St cnr Banksia Ct is its house', async () => {
    const answer = await ask('24 Smith St cnr Banksia Ct, Reservoir');
    expect([answer.status, answer.level, answer.fullAddress]).toEqual([
      'corrected',
      'address',
      '24 SMITH STREET, RESERVOIR VIC 3073',
    ]);
  });
});
