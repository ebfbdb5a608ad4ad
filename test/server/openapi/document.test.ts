// The OpenAPI document is valid, has all that is described and nothing that is not, and says what is so.
import { describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import type { Operation } from '../../../src/contract/operation.js';
import { listOperations, operationNamed, operations } from '../../../src/contract/operations.js';
import { wordsService } from '../../../src/contract/services.js';
import { openLocalEngine } from '../../../src/engine/local.js';
import { described } from '../../support/docs/contract-page.js';
import { openApiFaults } from '../../support/docs/openapi-rules.js';
import { answerOf, documentOf, objectOf, requestOf } from './document.js';

const document = await documentOf(described);
const calls = described.flatMap((operation) =>
  operation.methods.map((method) => ({
    operation,
    method,
    path: `${operation.service?.base ?? ''}${operation.path}`,
    name: operation.name,
  })),
);

describe('The OpenAPI document', () => {
  test('breaks no rule of OpenAPI 3.1', () => {
    expect(openApiFaults(document as unknown as Record<string, unknown>)).toEqual([]);
  });

  test('has every operation with every method, and nothing else', () => {
    const there = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(there.toSorted()).toEqual(calls.map(({ method, path }) => `${method} ${path}`).toSorted());
  });

  test('groups operations by the command they belong to', () => {
    expect(objectOf(document, '/rest/{locale}/streetNumber', 'GET').tags).toEqual(['lookup']);
    expect(objectOf(document, '/rest/intl/address/find', 'POST').tags).toEqual(['find']);
    expect(document.tags.map(({ name }) => name)).toEqual([
      'cleanse',
      'parse',
      'find',
      'retrieve',
      'lookup',
      'geocode',
      'reverse-geocode',
      'identify',
      'validate-email',
      'validate-phone',
      'property-title',
      'company',
      'movedSuppression',
      'deceasedSuppression',
      'match',
      '3wa',
      'types',
    ]);
  });

  test.each(calls)('$method $path may fail as any call may', ({ method, path }) => {
    const statuses = Object.keys(objectOf(document, path, method).responses);
    expect(statuses).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '405',
      '408',
      ...(method === 'POST' ? ['413', '415'] : []),
      '417',
      '429',
      '431',
      '500',
      '503',
    ]);
    const { $ref } = objectOf(document, path, method).responses['429'] as { $ref: string };
    expect(document.components.responses[$ref.replace('#/components/responses/', '')]!.headers).toHaveProperty(
      'Retry-After',
    );
  });

  test.each(calls.filter(({ method }) => method === 'POST'))(
    'has an example of $name that the operation takes',
    async ({ operation, path }) => {
      const { example } = objectOf(document, path, 'POST').requestBody!.content['application/json'];
      expect((await operation.schema()).request.safeParse(example)).toMatchObject({ success: true });
      expect(JSON.stringify(example)).not.toContain('"text"');
    },
  );

  test.each(calls.filter(({ method }) => method === 'GET'))(
    'has the parameters that GET of $name takes',
    ({ operation, path }) => {
      const { parameters } = objectOf(document, path, 'GET');
      const { required = [], oneOf = [], optional = [], needsSource = false } = operation.query ?? {};
      const query = parameters.filter((parameter) => parameter.in === 'query');
      expect(query.filter((parameter) => parameter.required).map(({ name }) => name)).toEqual([
        ...required,
        ...(needsSource ? ['sourceOfTruth'] : []),
      ]);
      expect(query.map(({ name }) => name)).toEqual(
        expect.arrayContaining([...oneOf.flat(), ...optional, 'transactionID']),
      );
      for (const { name, example } of query.filter((parameter) => parameter.required)) {
        expect({ name, example }).toEqual({ name, example: expect.stringMatching(/./) });
      }
    },
  );

  test('has the fields of other countries where a lookup answers for any, and not where it is for one', () => {
    const fieldsOf = (path: string): string[] =>
      Object.keys(answerOf(document, path, 'POST').properties!['payload']!.items!.properties!);
    const abroad = ['city', 'district', 'province'];
    expect(fieldsOf('/rest/address/lookup')).toEqual(expect.arrayContaining(abroad));
    expect(fieldsOf('/rest/{locale}/address').filter((name) => abroad.includes(name))).toEqual([]);
  });

  test('says the limits, the options and their values, and the values of the path', () => {
    expect(requestOf(document, '/rest/{locale}/cleanse/address').properties!['payload']!.maxItems).toBe(100);
    expect(requestOf(document, '/rest/v2/address/find').properties!['payload']!.description).toBe(
      'Only the first record is processed.',
    );
    const options = requestOf(document, '/rest/v2/address/find').properties!['featureOptions']!.properties!;
    expect(Object.keys(options)).toEqual(operationNamed('find')!.features.map(({ name }) => name));
    expect(options['positionFilter']!.enum).toEqual(['ADDRESS', 'STREET']);
    expect(
      objectOf(document, '/rest/v2/address/find', 'GET').parameters.find(({ name }) => name === 'featureOptions')!
        .description,
    ).toContain('groupAddresses: one hit');
    const parameter = (path: string, name: string): unknown =>
      objectOf(document, path, 'POST').parameters.find((of) => of.name === name)?.schema.enum;
    expect(parameter('/rest/{locale}/type/{kind}', 'kind')).toEqual(listOperations[0]!.kinds);
    expect(parameter('/rest/{locale}/type/{kind}', 'locale')).toEqual(['au', 'nz', 'intl']);
    expect(parameter('/rest/{locale}/suburb', 'locale')).toEqual(['nz']);
  });

  test('describes the answers that the engine gives', async () => {
    const engine = await openLocalEngine({ dataDir: inject('sampleData') });
    const fit = async (name: string, payload: unknown[]): Promise<void> => {
      const operation = operationNamed(name)!;
      const answer = JSON.parse(JSON.stringify(await engine.run(operation, { payload }))) as { payload: unknown[] };
      expect(answer.payload.length).toBeGreaterThan(0);
      const published = z.fromJSONSchema(
        answerOf(document, operation.path, operation.methods[0]!) as Parameters<typeof z.fromJSONSchema>[0],
      );
      expect(published.safeParse(answer)).toMatchObject({ success: true });
      expect(published.safeParse({ ...answer, status: 'GOOD' })).toMatchObject({ success: false });
    };
    await fit('find', [{ country: 'AU', fullAddress: '24 smith st reservoir' }]);
    await fit('retrieve', [{ id: 'AU|GNAF|GAVIC910000031' }]);
    await fit('cleanse', [{ fullAddress: 'u5 24 smtih st reservoir 3073' }, { fullAddress: '' }]);
    await fit('parse', [{ fullAddress: '24 Smith St Reservoir VIC 3073' }]);
    await fit('reverseGeocode', [{ attributes: { latitude: '-37.7136', longitude: '145.00305' } }]);
    await engine.close();
  });
});

describe('The rules by which the document is checked', () => {
  const valid = JSON.stringify(document);
  test.each([
    ['a reference to nothing', '#/components/schemas/FindRequest', '#/components/schemas/Missing', 'does not resolve'],
    ['an operationId that is there twice', '"postFind"', '"getFind"', 'an operationId is there twice'],
    [
      'a parameter of the path that is not declared',
      '/{locale}/suburb',
      '/{country}/suburb',
      '{country} is not declared',
    ],
    ['a type that is none', '"type":"integer"', '"type":"int"', 'there is no type int'],
    [
      'a field that the specification does not know',
      '"summary":"Find addresses',
      '"headline":"Find addresses',
      'operation has no field headline',
    ],
    ['a tag that is not declared', '"tags":["parse"]', '"tags":["split"]', 'there is no tag split'],
    ['a status that is none', '"404":', '"four":', 'four is no status'],
    ['a scheme that is not there', '"security":[{"basic"', '"security":[{"digest"', 'there is no scheme digest'],
    ['another version', '"openapi":"3.1.1"', '"openapi":"3.0.3"', 'is not of version 3.1'],
  ])('find %s', async (_, from, to, found) => {
    const text =
      from === '"type":"integer"'
        ? JSON.stringify(await documentOf([{ ...operations[0]!, service: wordsService } as Operation]))
        : valid;
    expect(text).toContain(from);
    expect(openApiFaults(JSON.parse(text.replaceAll(from, to)) as Record<string, unknown>).join('\n')).toContain(found);
  });
});
