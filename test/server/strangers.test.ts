// Whatever a caller sends to whichever operation, over real data: an answer or a refusal in the envelope, never a
// failure of the service, and nothing of its inside.
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { ListOperation, Operation } from '../../src/contract/operation.js';
import { listOperations, operations } from '../../src/contract/operations.js';
import { sources } from '../../src/contract/sources.js';
import { openLocalEngine, type LocalEngine } from '../../src/engine/local.js';
import { served } from '../support/served.js';

let engine: LocalEngine;
beforeAll(async () => {
  engine = await openLocalEngine({ dataDir: inject('sampleData') });
});
afterAll(async () => {
  await engine.close();
});

const described: readonly (Operation | ListOperation)[] = [...operations, ...listOperations];
const RUNS = 60;

/** Names that mean something to some operation, or to the language. */
const names = [
  ...new Set(operations.flatMap(({ fields }) => fields.map(({ name }) => name))),
  'attributes',
  'latitude',
  'longitude',
  'eid',
  'payload',
  'sourceOfTruth',
  'featureOptions',
  'transactionID',
  'toString',
  'length',
  'hasOwnProperty',
  '_type',
];
const options = [...new Set(operations.flatMap(({ features }) => features.map(({ name }) => name)))];
/** Texts that look like what is expected. */
const plausible = [
  '24 Smith Street, Reservoir VIC 3073',
  'AU',
  'NZ',
  'au',
  'GB',
  'AU|GNAF|GAVIC910000026',
  'AU|GNAF|STREET:GAVIC910000001',
  '|',
  '||',
  'AU|',
  'eid1.AAAA',
  '-37.71',
  '145.01',
  '1e400',
  '-0',
  '3073',
  '1/2',
  'PO BOX 12',
  '',
  ' ',
  '\u0000',
  '\ud800',
  '１２',
  '()',
  '((((',
  "O'",
  '5-5-5',
  '1/1/1/1',
  'LOT',
  'UNIT',
  '0',
  '-1',
  '99999999999999999999',
  '1',
  'TITLE',
  'ADDRESS',
];

const text = fc.oneof(
  fc.constantFrom(...plausible),
  fc.constantFrom(...plausible),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
const value = fc.oneof({ weight: 6, arbitrary: text }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) });
const record = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.dictionary(
      fc.constantFrom(...names),
      fc.oneof(
        { weight: 8, arbitrary: value },
        { weight: 2, arbitrary: fc.dictionary(fc.constantFrom('latitude', 'longitude', 'x'), value, { maxKeys: 3 }) },
      ),
      { maxKeys: 8 },
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue() },
);
const source = fc.oneof(
  { weight: 4, arbitrary: fc.constant(undefined) },
  { weight: 3, arbitrary: fc.constantFrom(...sources.map(({ name }) => name)) },
  { weight: 1, arbitrary: value },
);
const features = fc.oneof(
  { weight: 2, arbitrary: fc.constant(undefined) },
  { weight: 3, arbitrary: fc.dictionary(fc.constantFrom(...options), text, { maxKeys: 5 }) },
  { weight: 1, arbitrary: fc.jsonValue() },
);
const body = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      payload: fc.oneof(
        { weight: 8, arbitrary: fc.array(record, { maxLength: 4 }) },
        { weight: 1, arbitrary: fc.jsonValue() },
      ),
      sourceOfTruth: source,
      featureOptions: features,
    }),
  },
  { weight: 1, arbitrary: fc.jsonValue() },
);
const query = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...names, 'locale'), fc.string({ maxLength: 5 })), text), {
  maxLength: 8,
});

/** The path with its placeholders filled in, mostly as they may be. */
const pathOf = (path: string, locale: string, kind: string): string =>
  path.replace('{locale}', encodeURIComponent(locale)).replace('{kind}', encodeURIComponent(kind));
const locale = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('au', 'nz', 'intl', 'AU') },
  { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 10 }) },
);
const kind = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('street', 'postal', 'unitFlat') },
  { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 10 }) },
);

/** A 4xx or an answer, its envelope whole, and no stack in it. */
function expectSane({ statusCode, body: said, headers }: LightMyRequestResponse): void {
  const { status, messages, payload } = JSON.parse(said) as { status: unknown; messages: unknown[]; payload: unknown };
  expect({ statusCode, said: statusCode === 500 ? said : '' }).toEqual({
    statusCode: statusCode === 200 ? 200 : expect.toSatisfy((code: number) => code >= 400 && code < 500),
    said: '',
  });
  expect([
    status,
    messages.every((message) => typeof message === 'string'),
    Array.isArray(payload),
    headers['content-type'],
  ]).toEqual([statusCode === 200 ? 'SUCCESS' : 'ERROR', true, true, 'application/json; charset=utf-8']);
  expect(messages.join('\n')).not.toMatch(/\bat \S+ \(|\.[jt]s:\d+|node:internal|Cannot read|is not a function/);
}

describe.each(described.map((operation) => ({ operation, name: operation.name })))('$name', ({ operation }) => {
  test('survives any body', async () => {
    const { ask, errors } = served({ engine });
    await fc.assert(
      fc.asyncProperty(body, locale, kind, async (payload, inLocale, ofKind) => {
        expectSane(
          await ask({
            method: 'POST',
            url: pathOf(operation.path, inLocale, ofKind),
            headers: { 'content-type': 'application/json' },
            payload: JSON.stringify(payload) ?? '',
          }),
        );
        expect(errors).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  test.runIf(operation.methods.includes('GET'))('survives any query', async () => {
    const { ask, errors } = served({ engine });
    await fc.assert(
      fc.asyncProperty(query, source, features, locale, async (given, ofSource, withOptions, inLocale) => {
        const parameters = new URLSearchParams(given);
        if (typeof ofSource === 'string') parameters.set('sourceOfTruth', ofSource);
        if (typeof withOptions === 'object' && withOptions !== null) {
          parameters.set(
            'featureOptions',
            Object.entries(withOptions)
              .map(([key, of]) => `${key}:${typeof of === 'string' ? of : JSON.stringify(of)}`)
              .join(';'),
          );
        }
        expectSane(
          await ask({ method: 'GET', url: `${pathOf(operation.path, inLocale, 'street')}?${parameters.toString()}` }),
        );
        expect(errors).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('Any operation', () => {
  test.each<[string, unknown]>([
    [
      'a hundred thousand feature options',
      {
        payload: [{ fullAddress: '24 Smith St', country: 'AU' }],
        featureOptions: Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`option${i}`, 'x'])),
      },
    ],
    [
      'a feature option of a million letters',
      { payload: [{ fullAddress: '24 Smith St', country: 'AU' }], featureOptions: { caseType: 'T'.repeat(1_000_000) } },
    ],
    [
      'a record of a hundred thousand fields',
      {
        payload: [
          {
            fullAddress: '24 Smith St',
            country: 'AU',
            ...Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`field${i}`, i])),
          },
        ],
      },
    ],
    [
      'a text of four million letters',
      { payload: [{ fullAddress: '24 Smith Street '.repeat(250_000), country: 'AU' }] },
    ],
    [
      'a transaction of a million letters',
      { payload: [{ fullAddress: '24 Smith St', country: 'AU' }], transactionID: 'x'.repeat(1_000_000) },
    ],
    ['a list of a million records', { payload: Array.from({ length: 1_000_000 }, () => 0) }],
  ])('takes or refuses %s', async (_, payload) => {
    const { ask, errors } = served({ engine });
    for (const url of [
      '/rest/au/cleanse/address',
      '/rest/au/parse/address',
      '/rest/v2/address/find',
      '/rest/intl/address/geocode',
      '/rest/au/address',
      '/rest/au/locality',
      '/rest/au/street',
      '/rest/reverseGeocode',
    ]) {
      expectSane(
        await ask({
          method: 'POST',
          url,
          headers: { 'content-type': 'application/json' },
          payload: JSON.stringify(payload),
        }),
      );
    }
    expect(errors).toEqual([]);
  });

  test('survives any path and method', async () => {
    const { ask, errors } = served({ engine });
    const part = fc.oneof(
      fc.constantFrom(
        'rest',
        'au',
        'cleanse',
        'address',
        'v2',
        'find',
        'words',
        'v1',
        '..',
        '.',
        '',
        '%2e%2e',
        '%00',
        '*',
        ':locale',
        '{locale}',
        'type',
        'street',
      ),
      fc.string({ maxLength: 8 }).map(encodeURIComponent),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(part, { maxLength: 6 }),
        fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'),
        async (parts, method) => {
          const { statusCode, body: said } = await ask({ method: method as 'GET', url: `/${parts.join('/')}` });
          expect([statusCode, said.includes('.ts:')]).toEqual([expect.toSatisfy((code: number) => code < 500), false]);
          expect(errors).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });
});
