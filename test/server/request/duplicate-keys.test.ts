// A body that has a key twice: the last value is taken, and the answer says so.
import { describe, expect, inject, test } from 'vitest';
import { openLocalEngine } from '../../../src/engine/local.js';
import { served } from '../../support/service/served.js';

const engine = await openLocalEngine({ dataDir: inject('sampleSets').everyKind });
const JSON_BODY = { 'content-type': 'application/json' };

async function messagesOf(url: string, payload: string): Promise<unknown> {
  const { statusCode, body } = await served({ engine }).ask({ method: 'POST', url, headers: JSON_BODY, payload });
  expect(statusCode).toBe(200);
  return (JSON.parse(body) as { messages: unknown }).messages;
}

describe('A body with a key twice', () => {
  const PARSE = '/rest/au/parse/address';
  test.each([
    [
      'of a record',
      '{"payload":[{"fullAddress":"a"},{"fullAddress":"b","fullAddress":"c"}]}',
      '"fullAddress" of record 2',
    ],
    ['of the request', '{"payload":[],"payload":[{"fullAddress":"a"}]}', '"payload"'],
    [
      'of feature options, written with an escape',
      String.raw`{"payload":[{"fullAddress":"a"}],"featureOptions":{},"\u0066eatureOptions":{}}`,
      '"featureOptions"',
    ],
  ])('%s is answered with the last value, and says so', async (_, body, named) => {
    expect(await messagesOf(PARSE, body)).toEqual([`duplicate key ${named}: the last value is taken`]);
  });

  test('is said before what else has no effect', async () => {
    expect(await messagesOf(PARSE, '{"payload":[{"fullAddress":"a","x":"1","x":"2"}]}')).toEqual([
      'duplicate key "x" of record 1: the last value is taken',
      expect.stringMatching(/^not used: field x; parse reads /),
    ]);
  });

  test('is said of a list too', async () => {
    expect(await messagesOf('/rest/au/type/street', '{"sourceOfTruth":"X","sourceOfTruth":"GNAF"}')).toContain(
      'duplicate key "sourceOfTruth": the last value is taken',
    );
  });
});
