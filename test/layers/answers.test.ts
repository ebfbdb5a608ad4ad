// What is remembered of a service's answers: which requests have the same key, and what is kept of a response.
import { describe, expect, test } from 'vitest';
import {
  elementOf,
  keepAnswers,
  keysOf,
  type Answer,
  type AnswerStore,
  type AnswerScope,
} from '../../src/layers/cache/answers.js';
import { cleanse } from '../../src/contract/operations/cleanse.js';
import { find, intlFind } from '../../src/contract/operations/find.js';
import { geocode } from '../../src/contract/operations/geocode.js';
import type { Operation, Request, Response } from '../../src/contract/operation.js';
import { retrieve } from '../../src/contract/operations/retrieve.js';

const SCOPE: AnswerScope = { endpoint: 'https://service.example', user: 'me', locale: undefined };
const RECORD = { country: 'AU', fullAddress: 'a' };
const keyOf = (operation: unknown, request: Partial<Request> = {}, scope: Partial<AnswerScope> = {}): string =>
  keysOf(operation as Operation, { payload: [RECORD], ...request }, { ...SCOPE, ...scope })[0]!;

describe('The key of a record', () => {
  test('is another where anything is that decides its answer', () => {
    const keys = [
      keyOf(find),
      keyOf(geocode),
      keyOf(intlFind),
      keyOf({ ...find, name: 'another' }),
      keyOf({ ...find, path: '/another' }),
      keyOf(find, { payload: [{ ...RECORD, fullAddress: 'b' }] }),
      keyOf(find, { payload: [{ ...RECORD, id: 'a' }] }),
      keyOf(find, { sourceOfTruth: 'GNAF' }),
      keyOf(find, { featureOptions: { caseType: 'UPPER' } }),
      keyOf(find, { featureOptions: { caseType: 'TITLE' } }),
      keyOf(find, { locale: 'nz' }),
      keyOf(find, {}, { endpoint: 'https://another.example' }),
      keyOf(find, {}, { user: 'you' }),
      keyOf(find, {}, { locale: 'intl' }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  test.each<[string, string]>([
    ['the order of the options', keyOf(find, { featureOptions: { a: '1', b: '2' } })],
    [
      'the call that it is in',
      keysOf(find as unknown as Operation, { payload: [{}, RECORD], featureOptions: { b: '2', a: '1' } }, SCOPE)[1]!,
    ],
    [
      'is left out or undefined',
      keyOf(find, { featureOptions: { b: '2', a: '1' }, sourceOfTruth: undefined, locale: undefined }),
    ],
  ])('is the same whatever %s', (_, key) => {
    expect(key).toBe(keyOf(find, { featureOptions: { b: '2', a: '1' } }));
  });

  test('is the same for the locale of the request and for that of all requests, of which the first counts', () => {
    expect(keyOf(find, { locale: 'nz' })).toBe(keyOf(find, {}, { locale: 'nz' }));
    expect(keyOf(find, { locale: 'nz' }, { locale: 'au' })).toBe(keyOf(find, { locale: 'nz' }));
  });
});

/** What is kept of a response to so many records, by the number of the record. */
async function keptOf(operation: unknown, response: Response, records: number): Promise<Record<string, Answer>> {
  const kept: Record<string, Answer> = {};
  const answers: AnswerStore = {
    get: () => [],
    put: (entries) => {
      for (const { key, answer } of entries) kept[key] = answer;
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
  await keepAnswers(
    answers,
    operation as Operation,
    Array.from({ length: records }, (_, i) => String(i + 1)),
    response,
  );
  return kept;
}

const success = (payload: unknown[], messages: string[] = []): Response => ({ status: 'SUCCESS', messages, payload });
const GOOD = { status: 'verified', fullAddress: 'A' };
const OTHER = { status: 'unmatched', fullAddress: 'B' };

describe('What is kept of a response', () => {
  test.each<[string, unknown, Response, number, Record<string, unknown[]>]>([
    ['each element of a call of several records', cleanse, success([GOOD, OTHER]), 2, { 1: [GOOD], 2: [OTHER] }],
    ['the whole list of a call of one', find, success([GOOD, OTHER]), 1, { 1: [GOOD, OTHER] }],
    ['no hits', find, success([]), 1, { 1: [] }],
    [
      'all but errors and nulls',
      geocode,
      success([null, GOOD, { status: 'error' }, { status: 'ERROR', payload: [] }, OTHER]),
      5,
      { 2: [GOOD], 5: [OTHER] },
    ],
    ['nothing of a null alone', retrieve, success([null]), 1, {}],
    ['nothing of an envelope in error', cleanse, { status: 'ERROR', messages: ['no'], payload: [GOOD] }, 1, {}],
    ['nothing where answers and records are not as many', cleanse, success([GOOD]), 2, {}],
  ])('is %s', async (_, operation, response, records, payloads) => {
    const kept = await keptOf(operation, response, records);
    expect(Object.fromEntries(Object.entries(kept).map(([key, { payload }]) => [key, payload]))).toEqual(payloads);
  });

  test('are the remarks on all records too, and not those on another', async () => {
    expect(
      await keptOf(geocode, success([GOOD, null], ['source: GNAF', 'record 2: the country is not known']), 2),
    ).toEqual({ 1: { messages: ['source: GNAF'], payload: [GOOD] } });
  });

  test.each<[string, unknown, Response]>([
    ['one of several', cleanse, success([GOOD], ['source: GNAF'])],
    ['a list', find, success([GOOD, OTHER], ['two'])],
    ['no hits', find, success([], ['none'])],
    ['a point', geocode, success([GOOD])],
  ])('gives the element of the response again: %s', async (_, operation, response) => {
    expect(elementOf(operation as Operation, (await keptOf(operation, response, 1))['1']!)).toEqual(
      (operation as Operation).elements(response)[0],
    );
  });
});
