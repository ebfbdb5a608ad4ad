// Requests of the contract as calls: method, path, locale, query, body, key.
import { wordsService } from '../../src/contract/services.js';
import { describe, expect, test } from 'vitest';
import { cleanse } from '../../src/contract/operations/cleanse.js';
import { find } from '../../src/contract/operations/find.js';
import { identify } from '../../src/contract/operations/identify.js';
import type { ListOperation, Locale, Operation, Request } from '../../src/contract/operation.js';
import { operationNamed, operations } from '../../src/contract/operations.js';
import { types } from '../../src/contract/operations/types.js';
import { callOf, listCallOf } from '../../src/remote/call.js';

const call = (operation: unknown, request: Request, asked?: Locale) => callOf(operation as Operation, request, asked);
const suburb = operationNamed('lookup suburb')!;

/** An operation of GET alone, as the three-word service has them. */
const words = {
  ...find,
  methods: ['GET'],
  path: '/3wa',
  query: { required: ['coordinates'], oneOf: [['box', 'circle']], optional: ['language'] },
};

describe('The path has the locale', () => {
  test.each<[string, unknown, Request, Locale | undefined, string]>([
    ['that is asked for', cleanse, { payload: [], sourceOfTruth: 'GNAF' }, 'nz', '/rest/nz/cleanse/address'],
    ['of the operation', suburb, { payload: [], sourceOfTruth: 'GNAF' }, undefined, '/rest/nz/suburb'],
    ['of the source', cleanse, { payload: [], sourceOfTruth: 'NZPAF' }, undefined, '/rest/nz/cleanse/address'],
    [
      'of the source, in any letters',
      cleanse,
      { payload: [], sourceOfTruth: 'nzpaf' },
      undefined,
      '/rest/nz/cleanse/address',
    ],
    ['of the first id', identify, { payload: [{ id: 'NZ|NZAD|1' }] }, undefined, '/rest/nz/identify'],
    [
      'au, of an id of a country without one',
      identify,
      { payload: [{ id: 'GB|OPENADDRESSES|1' }] },
      undefined,
      '/rest/au/identify',
    ],
    [
      'au, of a source of no country',
      cleanse,
      { payload: [], sourceOfTruth: 'ADDRESS_EXCHANGE' },
      undefined,
      '/rest/au/cleanse/address',
    ],
    ['au', cleanse, { payload: [{ fullAddress: 'a' }] }, undefined, '/rest/au/cleanse/address'],
  ])('%s', (_, operation, request, asked, path) => {
    expect(call(operation, request, asked)).toMatchObject({ path, query: {} });
  });

  test('as a parameter where it has no place for it and the user asked for one', () => {
    expect(call(find, { payload: [{}] }, 'nz')).toMatchObject({
      path: '/rest/v2/address/find',
      query: { locale: 'nz' },
    });
    expect(call(find, { payload: [{}], sourceOfTruth: 'NZAD' })).toMatchObject({ query: {} });
  });

  test('and the kind of a list', () => {
    const list = types as unknown as ListOperation;
    expect(listCallOf(list, { kind: 'street', sourceOfTruth: 'NZPAF' }, undefined)).toMatchObject({
      method: 'POST',
      path: '/rest/nz/type/street',
      body: '{"sourceOfTruth":"NZPAF"}',
    });
    expect(listCallOf(list, { kind: 'a/b' }, 'au')).toMatchObject({ path: '/rest/au/type/a%2Fb', body: '{}' });
    expect(
      listCallOf({ ...list, methods: ['GET'] }, { kind: 'street', sourceOfTruth: 'GNAF' }, undefined),
    ).toMatchObject({ method: 'GET', query: { sourceOfTruth: 'GNAF' }, body: undefined });
  });

  test('for every operation that there is', () => {
    for (const operation of operations) {
      expect(call(operation, { payload: [{}] }).path).toMatch(
        operation.service === wordsService ? /^\/[a-z0-9]+$/ : /^\/rest\/[A-Za-z0-9/]+$/,
      );
    }
  });
});

describe('What is asked goes', () => {
  test('into the body of a POST, without what is absent', () => {
    expect(
      JSON.parse(
        call(cleanse, {
          payload: [{ fullAddress: 'a' }],
          sourceOfTruth: 'GNAF',
          featureOptions: { exposeAttributes: '1' },
        }).body!,
      ),
    ).toEqual({ payload: [{ fullAddress: 'a' }], sourceOfTruth: 'GNAF', featureOptions: { exposeAttributes: '1' } });
    expect(call(cleanse, { payload: [{ fullAddress: 'a' }] }).body).toBe('{"payload":[{"fullAddress":"a"}]}');
  });

  test('as one object where the operation asks for one', () => {
    expect(call({ ...cleanse, asksOne: true }, { payload: [{ name: 'a' }] }).body).toBe('{"payload":{"name":"a"}}');
  });

  test('with a feature option in the record where the contract has it there', () => {
    const inRecord = { name: 'showDetails', about: '', values: ['true'], inRecord: true } as const;
    const operation = { ...cleanse, asksOne: true, features: [...cleanse.features, inRecord] };
    const featureOptions = { showDetails: 'true', exposeAttributes: '1' };
    expect(JSON.parse(call(operation, { payload: [{ name: 'a' }], featureOptions }).body!)).toEqual({
      payload: { name: 'a', showDetails: 'true' },
      featureOptions: { exposeAttributes: '1' },
    });
    expect(
      JSON.parse(
        call(operation, { payload: [{ showDetails: 'false' }], featureOptions: { showDetails: 'true' } }).body!,
      ),
    ).toEqual({ payload: { showDetails: 'false' } });
  });

  test('with what the contract writes beside the payload in both places, where it is said', () => {
    const operation = { ...cleanse, asksOne: true, besidePayload: ['apiName', 'showDetails'] };
    expect(JSON.parse(call(operation, { payload: [{ name: 'a', apiName: 'b', showDetails: '' }] }).body!)).toEqual({
      payload: { name: 'a', apiName: 'b', showDetails: '' },
      apiName: 'b',
    });
  });

  test('into the query of a GET, by the names of the contract', () => {
    expect(
      call(words, {
        payload: [{ coordinates: '1,2', circle: '3,4,5', language: '', other: 'x' }],
        sourceOfTruth: 'GNAF',
        featureOptions: { a: '1', b: '2' },
      }),
    ).toMatchObject({
      method: 'GET',
      path: '/3wa',
      body: undefined,
      query: { coordinates: '1,2', circle: '3,4,5', sourceOfTruth: 'GNAF', featureOptions: 'a:1;b:2' },
    });
  });
});

test('The key is the same for the same call, and another for any other', () => {
  const keys = [
    call(cleanse, { payload: [{ fullAddress: 'a' }] }),
    call(cleanse, { payload: [{ fullAddress: 'a' }] }),
    call(cleanse, { payload: [{ fullAddress: 'b' }] }),
    call(cleanse, { payload: [{ fullAddress: 'a' }] }, 'nz'),
    call(cleanse, { payload: [{ fullAddress: 'a' }], sourceOfTruth: 'GNAF' }),
  ].map(({ key }) => key);
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(4);
  expect(keys.every((key) => /^[\w-]{32}$/.test(key))).toBe(true);
});
