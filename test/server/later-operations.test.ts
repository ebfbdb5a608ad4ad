// An operation that is described later is served as those there are, without a change to the server.
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { WaypostError } from '../../src/contract/errors.js';
import type { Engine } from '../../src/contract/operation.js';
import { wordsService } from '../../src/contract/services.js';
import { described, describedList, mirror, served } from '../support/service/served.js';

const JSON_BODY = { 'content-type': 'application/json' };

/** One object in, one out, with a field beside the payload: as a company, a match or a title will be. */
const own = described({
  name: 'own',
  path: '/rest/{locale}/own/thing',
  country: 'NZ',
  asksOne: true,
  answersOne: true,
  query: {
    required: ['name'],
    optional: ['config'],
    toRecord: ({ name = '', config = '' }) => ({ name, settings: config }),
  },
  schema: () =>
    Promise.resolve({
      request: z.strictObject({ payload: z.looseObject({ name: z.string().min(1) }), apiName: z.string().optional() }),
      response: z.unknown(),
    }),
});

/** The three-word service is asked by GET alone and has an envelope and error codes of its own. */
const words = described({
  name: 'own words',
  path: '/coordinates',
  methods: ['GET'],
  service: wordsService,
  query: { required: ['words'], optional: ['focus'] },
  schema: () =>
    Promise.resolve({
      request: z.strictObject({
        payload: z.array(
          z.looseObject({
            words: z.string(),
            focus: z
              .string()
              .regex(/^-?\d+,-?\d+$/, 'two numbers')
              .optional(),
          }),
        ),
      }),
      response: z.unknown(),
    }),
});
const languages = describedList({
  name: 'own languages',
  path: '/languages',
  service: wordsService,
  schema: () => Promise.resolve({ request: z.strictObject({}), response: z.unknown() }),
});

const engine: Engine = {
  ...mirror,
  run: (operation, request) => {
    const [record] = request.payload as { words?: string }[];
    if (operation.name === languages.name) {
      return Promise.resolve({ status: 'SUCCESS', messages: [], payload: [{ languages: [] }] });
    }
    if (operation.name === 'own') {
      return Promise.resolve({ status: 'SUCCESS', messages: ['done'], payload: [{ of: request }] });
    }
    if (record?.words === 'no.such.words') {
      return Promise.reject(new WaypostError('bad-request', 'there is no such place', { code: 'NotFound' }));
    }
    if (record?.words === 'bad') {
      return Promise.reject(new WaypostError('bad-request', 'words are three, joined by dots', { code: 'BadWords' }));
    }
    if (record?.words === 'a bug') return Promise.reject(new TypeError('x is not a function'));
    return Promise.resolve({ status: 'SUCCESS', messages: [], payload: [record] });
  },
};
const newly = () => served({ operations: [own, words], listOperations: [languages], engine });

describe('An operation that is described later', () => {
  test('POST takes one object and what stands beside it, and answers one object', async () => {
    const { body } = await newly().ask({
      method: 'POST',
      url: '/rest/nz/own/thing',
      headers: JSON_BODY,
      payload: { payload: { name: 'n', more: 1 }, apiName: 'v2' },
    });
    expect(JSON.parse(body)).toEqual({
      status: 'SUCCESS',
      messages: ['done'],
      payload: {
        of: {
          payload: [{ name: 'n', more: 1 }],
          apiName: 'v2',
          locale: 'nz',
          remarks: [expect.stringMatching(/^not used: field more; /)],
        },
      },
    });
  });

  test('GET makes the object of its parameters', async () => {
    const { body } = await newly().ask({ method: 'GET', url: '/rest/NZ/own/thing?name=n&config=active:Y' });
    expect(JSON.parse(body)).toMatchObject({
      payload: { of: { payload: [{ name: 'n', settings: 'active:Y' }], locale: 'nz' } },
    });
  });

  test.each([
    ['POST', '', { payload: [{ name: 'n' }] }, 400, 'payload must be an object; it is a list'],
    ['POST', '', { payload: { name: '' } }, 400, 'payload.name is empty'],
    ['POST', '', { payload: { name: 'n' }, other: 1 }, 400, 'there is no field other in the request'],
    ['GET', '', undefined, 400, 'name is required'],
    ['DELETE', '', undefined, 405, 'DELETE is not for this path; it takes GET, HEAD, POST'],
  ] as const)('%s with a fault answers in the envelope', async (method, query, payload, status, message) => {
    const { statusCode, body } = await newly().ask({
      method,
      url: `/rest/nz/own/thing${query}`,
      ...(payload ? { headers: JSON_BODY, payload } : {}),
    });
    expect([statusCode, JSON.parse(body)]).toEqual([status, { status: 'ERROR', messages: [message], payload: [] }]);
  });

  test('of the three-word service answers in its envelope', async () => {
    const { statusCode, body } = await newly().ask({
      method: 'GET',
      url: '/words/v1/coordinates?words=%2F%2F%2Fa.b.c',
    });
    expect([statusCode, JSON.parse(body)]).toEqual([
      200,
      {
        status: 200,
        code: 'OK',
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        threeword: { words: '///a.b.c' },
      },
    ]);
    expect(JSON.parse((await newly().ask({ method: 'GET', url: '/words/v1/languages' })).body)).toMatchObject({
      code: 'OK',
      threeword: { languages: [] },
    });
  });

  test.each([
    ['/coordinates', 400, 'MissingWords', 'words is required'],
    ['/coordinates?words=a&focus=x', 400, 'BadFocus', 'focus: two numbers'],
    ['/coordinates?words=a&words=b', 400, 'BadWords', 'words is given twice; give it once'],
    ['/coordinates?words=bad', 400, 'BadWords', 'words are three, joined by dots'],
    ['/coordinates?words=no.such.words', 404, 'NotFound', 'there is no such place'],
    ['/nowhere', 404, 'NotFound', expect.stringContaining('there is no such path')],
    [
      '/coordinates?words=a+bug',
      500,
      'InternalError',
      expect.stringMatching(/^the service failed; its log has the reason under the id [\w-]+$/),
    ],
  ])('of the three-word service: %s is %i %s', async (path, status, code, message) => {
    const { statusCode, body } = await newly().ask({ method: 'GET', url: `/words/v1${path}` });
    expect([statusCode, JSON.parse(body)]).toEqual([
      status,
      { status, code, messages: [message], timestamp: expect.any(String) },
    ]);
  });

  test('of the three-word service: without credentials UNAUTHORIZED, with the wrong method BadMethod', async () => {
    const { ask } = newly();
    expect(
      JSON.parse((await ask({ method: 'GET', url: '/words/v1/languages', headers: { authorization: '' } })).body),
    ).toMatchObject({
      status: 401,
      code: 'UNAUTHORIZED',
      messages: [expect.stringContaining('full authentication is required')],
    });
    const { statusCode, headers, body } = await ask({ method: 'POST', url: '/words/v1/coordinates' });
    expect([statusCode, headers['allow'], JSON.parse(body)]).toMatchObject([
      405,
      'GET, HEAD',
      { status: 405, code: 'BadMethod' },
    ]);
  });
});
