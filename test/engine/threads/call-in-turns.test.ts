// A call in turns has the answer that it would have had in one.
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Operation, Response } from '../../../src/contract/operation.js';
import { operationNamed } from '../../../src/contract/operations.js';
import { openLocalEngine, type LocalEngine } from '../../../src/engine/local.js';
import { CallInTurns } from '../../../src/engine/threads/call-in-turns.js';

let engine: LocalEngine;
beforeAll(async () => {
  engine = await openLocalEngine({ dataDir: inject('sampleData') });
});
afterAll(() => engine.close());

/** The answer to a call that has a turn for each of its records. */
async function inTurns(operation: Operation, payload: unknown[]): Promise<Response> {
  const call = new CallInTurns(engine, operation, { payload });
  for (;;) {
    const response = await call.turn(0);
    if (response) return response;
  }
}

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
