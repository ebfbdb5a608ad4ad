// The OpenAPI document is valid, has all that is described and nothing that is not, and says what is so.
import { describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import type { ListOperation, Operation, OperationSchema } from '../../src/contract/operation.js';
import { listOperations, operationNamed, operations } from '../../src/contract/operations.js';
import { wordsService } from '../../src/contract/services.js';
import { openLocalEngine } from '../../src/engine/local.js';
import { openApiDocument } from '../../src/server/openapi/document.js';
import { described } from '../support/contract-page.js';
import { openApiFaults } from '../support/openapi-rules.js';

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  maxItems?: number;
  enum?: unknown[];
  description?: string;
  allOf?: Schema[];
  type?: unknown;
}
interface Content {
  'application/json': { schema: { $ref: string }; example?: unknown };
}
interface OperationObject {
  operationId: string;
  tags: string[];
  parameters: { name: string; in: string; required: boolean; description?: string; schema: Schema; example?: string }[];
  requestBody?: { content: Content };
  responses: Record<string, { $ref?: string; content?: Content }>;
}
interface ApiDocument {
  tags: { name: string }[];
  paths: Record<string, Record<string, OperationObject>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, { content: Content; headers?: object }> };
}

const documentOf = async (these: readonly (Operation | ListOperation)[]): Promise<ApiDocument> =>
  JSON.parse(JSON.stringify(await openApiDocument(these, '1.2.3'))) as ApiDocument;
const document = await documentOf(described);
const calls = described.flatMap((operation) =>
  operation.methods.map((method) => ({
    operation,
    method,
    path: `${operation.service?.base ?? ''}${operation.path}`,
    name: operation.name,
  })),
);
const schemaAt = (of: ApiDocument, { $ref }: { $ref: string }): Schema =>
  of.components.schemas[$ref.replace('#/components/schemas/', '')]!;
const objectOf = (of: ApiDocument, path: string, method: string): OperationObject =>
  of.paths[path]![method.toLowerCase()]!;
const requestOf = (of: ApiDocument, path: string): Schema =>
  schemaAt(of, objectOf(of, path, 'POST').requestBody!.content['application/json'].schema);
const answerOf = (of: ApiDocument, path: string, method: string): Schema =>
  schemaAt(of, objectOf(of, path, method).responses['200']!.content!['application/json'].schema);

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
      ...(method === 'POST' ? ['413', '415'] : []),
      '429',
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

describe('An operation that is described', () => {
  const nothing: OperationSchema = {
    request: z.strictObject({ payload: z.array(z.looseObject({ words: z.string(), near: z.string().nullish() })) }),
    response: z.object({
      status: z.literal('SUCCESS'),
      messages: z.array(z.string()),
      payload: z.array(z.object({ threeword: z.object({ words: z.string() }) })),
    }),
  };
  const own = {
    ...operations[0]!,
    name: 'coordinates',
    command: '3wa',
    prefix: '3wa_',
    path: '/coordinates',
    methods: ['GET'],
    service: wordsService,
    query: { required: ['words'], optional: ['near'] },
    needs: [],
    features: [],
    recordsPerCall: 1,
    schema: async () => nothing,
  } as unknown as Operation;
  const owned = {
    ...operations[0]!,
    name: 'validate title',
    command: 'property-title',
    prefix: 'title_',
    path: '/rest/nz/title',
    methods: ['GET', 'POST'],
    query: { required: ['firstName'], optional: [] },
    asksOne: true,
    answersOne: true,
    features: [{ name: 'showDetails', about: 'more', values: ['true'] }],
    recordsPerCall: 1,
    schema: async () => ({
      request: z.strictObject({
        payload: z.object({ firstName: z.string() }),
        featureOptions: z.record(z.string(), z.string()).optional(),
      }),
      response: z.object({
        status: z.string(),
        messages: z.array(z.string()),
        payload: z.array(z.object({ response: z.string() })),
      }),
    }),
  } as unknown as Operation;

  test(
    'is in the document of the three-word service with its base, its envelope and its failures, without a ' +
      'change here',
    async () => {
      const made = await documentOf([...described, own]);
      expect(openApiFaults(made as unknown as Record<string, unknown>)).toEqual([]);
      const object = objectOf(made, '/words/v1/coordinates', 'GET');
      const [frame, element] = answerOf(made, '/words/v1/coordinates', 'GET').allOf!;
      expect(object).toMatchObject({ operationId: 'getCoordinates', tags: ['3wa'] });
      expect(object.parameters.map(({ name, required }) => [name, required])).toEqual([
        ['words', true],
        ['near', false],
      ]);
      expect(Object.keys(frame!.properties!)).toEqual(['status', 'code', 'messages', 'timestamp']);
      expect(Object.keys(element!.properties!)).toEqual(['threeword']);
      expect(object.responses['401']).toEqual({ $ref: '#/components/responses/ThreeWordService401' });
      expect(made.components.responses['ThreeWordService401']!.content['application/json'].example).toMatchObject({
        status: 401,
        code: 'UNAUTHORIZED',
      });
    },
  );

  test('is there with one object for its payload where it asks and answers one', async () => {
    const made = await documentOf([owned]);
    expect(openApiFaults(made as unknown as Record<string, unknown>)).toEqual([]);
    expect(requestOf(made, '/rest/nz/title').properties!['payload']).toMatchObject({
      type: 'object',
      properties: { firstName: { type: 'string' } },
    });
    expect(requestOf(made, '/rest/nz/title').properties!['featureOptions']!.properties).toEqual({
      showDetails: { type: 'string', description: 'more', enum: ['true'] },
    });
    expect(answerOf(made, '/rest/nz/title', 'GET').properties!['payload']).toMatchObject({
      type: 'object',
      properties: { response: { type: 'string' } },
    });
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
