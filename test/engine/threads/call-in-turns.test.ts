// A call in turns has the answer that it would have had in one.
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Operation, Response } from '../../../src/contract/operation.js';
import { operationNamed } from '../../../src/contract/operations.js';
import { openLocalEngine, type LocalEngine } from '../../../src/engine/local.js';
import { CallInTurns } from '../../../src/engine/threads/call-in-turns.js';

let engine: LocalEngine;
beforeAll(async () => {
  engine = await openLocalEngine({ dataDir: inject('sampleSets').everyKind });
});
afterAll(() => engine.close());

/** The answer to a call whose turns are as short as they can be, and how many it had. */
async function turnsOf(
  operation: Operation,
  payload: unknown[],
): Promise<{ readonly turns: number; readonly response: Response }> {
  const call = new CallInTurns(engine, operation, { payload });
  for (let turns = 1; ; turns++) {
    const response = await call.turn(0);
    if (response) return { turns, response };
  }
}

const inTurns = async (operation: Operation, payload: unknown[]): Promise<Response> =>
  (await turnsOf(operation, payload)).response;

const RECORDS = 120;
/** Half of a character that takes two. */
const HALF = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])/;
const long = 'Ruritania '.repeat(200);

test.each<[operation: string, what: string, record: object]>([
  ['geocode', 'a country of 2,000 characters', { country: long, fullAddress: '1 High St' }],
  ['geocode', 'a country whose cut is amid a character', { country: '\u{1F3E0}'.repeat(600), fullAddress: 'x' }],
  ['intlReverseGeocode', 'a latitude of 2,000 characters', { latitude: long, longitude: '1' }],
  ['cleanse', 'a line of 2,000 characters', { fullAddress: long }],
  ['parse', 'a line of 2,000 characters', { fullAddress: long }],
])('%s says the same of %s in every record, whatever its number', async (name, _, record) => {
  const operation = operationNamed(name)!;
  const payload = Array.from({ length: RECORDS }, () => record);
  const whole = await engine.run(operation, { payload });
  expect(await inTurns(operation, payload)).toEqual(whole);
  expect(whole.payload.length).toBe(RECORDS);
  expect(whole.messages.filter((message) => message.length > 520 || HALF.test(message))).toEqual([]);
});

test('A remark on a record of a very long value is cut behind as many characters in each of them', async () => {
  const payload = Array.from({ length: RECORDS }, () => ({ country: long, fullAddress: '1 High St' }));
  const { messages } = await engine.run(operationNamed('geocode')!, { payload });
  expect(messages.length).toBe(RECORDS);
  expect(new Set(messages.map((message) => message.replace(/^record \d+: /, '').length))).toEqual(new Set([501]));
});

test('One record of a match with many addresses has a turn for each of these, and the answer of one turn', async () => {
  const record = (id: string, count: number): object => ({
    id,
    addresses: Array.from({ length: count }, (_, i) => ({ fullAddress: `${i + 1} Smith St Reservoir VIC 3073` })),
  });
  const payload = [{ from: [record('a', 20)], to: Array.from({ length: 10 }, (_, i) => record(`b${i}`, 20)) }];
  const match = operationNamed('match')!;
  const { turns, response } = await turnsOf(match, payload);
  expect(turns).toBeGreaterThanOrEqual(20 + 10 * 20);
  expect(response).toEqual(await engine.run(match, { payload }));
  expect(response.payload.length).toBe(10);
});

test('A company of a misspelt name is looked for in turns, and found as in one', async () => {
  const company = operationNamed('companyLookup')!;
  const payload = [{ name: 'BANKSAI PLUMBNG SERVCES OF THE WSTERN RIVRE DISTRCT' }];
  const { turns, response } = await turnsOf(company, payload);
  expect(turns).toBeGreaterThan(2);
  expect(response).toEqual(await engine.run(company, { payload }));
});
