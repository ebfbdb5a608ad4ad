// An operation that is described later is in the OpenAPI document without a change there.
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Operation, OperationSchema } from '../../../src/contract/operation.js';
import { operations } from '../../../src/contract/operations.js';
import { wordsService } from '../../../src/contract/services.js';
import { described } from '../../support/docs/contract-page.js';
import { openApiFaults } from '../../support/docs/openapi-rules.js';
import { answerOf, documentOf, objectOf, requestOf } from './document.js';

describe('An operation that is described', () => {
  const nothing: OperationSchema = {
    request: z.strictObject({ payload: z.array(z.looseObject({ words: z.string(), near: z.string().nullish() })) }),
    response: z.object({
      status: z.literal('SUCCESS'),
      messages: z.array(z.string()),
      payload: z.array(z.object({ words: z.string(), addresses: z.array(z.string()) })),
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
      const { properties } = answerOf(made, '/words/v1/coordinates', 'GET');
      expect(object).toMatchObject({ operationId: 'getCoordinates', tags: ['3wa'] });
      expect(object.parameters.map(({ name, required }) => [name, required])).toEqual([
        ['words', true],
        ['near', false],
      ]);
      expect(Object.keys(properties!)).toEqual(['status', 'code', 'threeword', 'addresses', 'messages', 'timestamp']);
      expect(Object.keys(properties!['threeword']!.properties!)).toEqual(['words']);
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
