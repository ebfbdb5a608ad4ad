// Whatever a caller sends to whichever operation, over real data: an answer or a refusal in the envelope, never a
// failure of the service, and nothing of its inside.
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openLocalEngine, type LocalEngine } from '../../src/engine/local.js';
import { served } from '../support/service/served.js';
import { body, described, features, kind, locale, pathOf, query, RUNS, source } from './strange-requests.js';
import { runs } from '../support/seeded.js';

let engine: LocalEngine;

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

beforeAll(async () => {
  engine = await openLocalEngine({ dataDir: inject('sampleData') });
});

afterAll(async () => {
  await engine.close();
});

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
      { numRuns: runs(RUNS) },
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
      { numRuns: runs(RUNS) },
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
    const text = JSON.stringify(payload);
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
          payload: text,
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
      { numRuns: runs(300) },
    );
  });
});
