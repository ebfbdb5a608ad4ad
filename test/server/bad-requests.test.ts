// Whatever is wrong with a request: the status that says so, and a message in the envelope that a person understands.
import { describe, expect, test } from 'vitest';
import { WaypostError, type ErrorKind } from '../../src/contract/errors.js';
import type { Engine } from '../../src/contract/operation.js';
import { mirror, served } from '../support/served.js';

const JSON_BODY = { 'content-type': 'application/json' };
const CLEANSE = '/rest/au/cleanse/address';
const FIND = '/rest/v2/address/find';
const nested = (levels: number): string =>
  `{"payload":[{"fullAddress":"a","x":${'['.repeat(levels)}${']'.repeat(levels)}}]}`;
const records = (count: number): object => ({
  payload: Array.from({ length: count }, () => ({ fullAddress: 'a', country: 'AU' })),
});

/** The whole body of an answer that refuses. */
const refusal = (message: unknown): object => ({ status: 'ERROR', messages: [message], payload: [] });

describe('A body that breaks its schema', () => {
  test.each<[unknown, string]>([
    [{}, 'payload is required'],
    [{ payload: null }, 'payload is required'],
    [{ payload: 'a' }, 'payload must be a list; it is a text'],
    [{ payload: [] }, 'payload has no records; give at least 1'],
    [{ payload: [null] }, 'payload[0] must be an object; it is null'],
    [{ payload: [{}] }, 'payload[0].fullAddress is required'],
    [{ payload: [{ fulladdress: 'a' }] }, 'payload[0].fullAddress is required'],
    [{ payload: [{ fullAddress: 'a' }, { fullAddress: 5 }] }, 'payload[1].fullAddress must be a text; it is a number'],
    [
      { payload: [{ fullAddress: ['a'] }, {}] },
      'payload[0].fullAddress must be a text; it is a list; payload[1].fullAddress is required',
    ],
    [
      { payload: [{ fullAddress: 'a' }], sourceOfTruth: 'gnaf' },
      expect.stringMatching(/^sourceOfTruth must be one of AUPAF, GNAF, .*CUSTOM_NZ_2$/) as string,
    ],
    [{ payload: [{ fullAddress: 'a' }], sourceOfTruth: 1 }, expect.stringContaining('sourceOfTruth must be') as string],
    [{ payload: [{ fullAddress: 'a' }], featureOptions: 'a:b' }, 'featureOptions must be an object; it is a text'],
    [
      { payload: [{ fullAddress: 'a' }], featureOptions: { exposeAttributes: 1 } },
      'featureOptions.exposeAttributes must be a text; it is a number',
    ],
    [{ payload: [{ fullAddress: 'a' }], records: [], Payload: 1 }, 'there is no field records, Payload in the request'],
    [[], 'the request must be an object; it is a list'],
    ['"text"', 'the request must be an object; it is a text'],
    ['null', 'the request must be an object; it is null'],
    [records(101), 'payload has 101 records; cleanse takes 100 a call at most, and none was processed'],
  ])('%j is 400', async (payload, message) => {
    const { statusCode, body } = await served().ask({
      method: 'POST',
      url: CLEANSE,
      headers: JSON_BODY,
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
    expect([statusCode, JSON.parse(body)]).toEqual([400, refusal(message)]);
  });

  test('100 records are taken, and by operations that process one as many as may stand in a call', async () => {
    const { ask } = served();
    expect((await ask({ method: 'POST', url: CLEANSE, headers: JSON_BODY, payload: records(100) })).statusCode).toBe(
      200,
    );
    expect((await ask({ method: 'POST', url: FIND, headers: JSON_BODY, payload: records(101) })).statusCode).toBe(200);
    expect(
      JSON.parse((await ask({ method: 'POST', url: FIND, headers: JSON_BODY, payload: records(1001) })).body),
    ).toEqual(refusal('payload has 1001 records; a call takes 1000 at most, and none was processed'));
  });
});

describe('A body that is no JSON', () => {
  test.each<[string, string | Buffer, Record<string, string>, number, string]>([
    ['is empty', '', JSON_BODY, 400, 'the body is empty; send the request as JSON'],
    ['is blank', ' \n', JSON_BODY, 400, 'the body is empty; send the request as JSON'],
    ['is not there', '', {}, 400, 'the body is empty; send the request as JSON'],
    ['ends early', '{"payload":[', JSON_BODY, 400, 'the body is not JSON: Unexpected end of JSON input'],
    ['is text', 'fullAddress', JSON_BODY, 400, "the body is not JSON: Unexpected token 'u'"],
    [
      'has a comma too many',
      '{"payload":[],}',
      JSON_BODY,
      400,
      'the body is not JSON: Expected double-quoted property name in JSON at position 14',
    ],
    [
      'is a form',
      'payload=a',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'the body must be JSON: send it with the header Content-Type: application/json',
    ],
    [
      'is text by its type',
      '{}',
      { 'content-type': 'text/plain' },
      415,
      'the body must be JSON: send it with the header Content-Type: application/json',
    ],
    [
      'has a type that is none',
      '{}',
      { 'content-type': ';;;' },
      415,
      'the body must be JSON: send it with the header Content-Type: application/json',
    ],
    [
      'is in another charset',
      Buffer.from('{}', 'utf16le'),
      { 'content-type': 'application/json; charset=utf-16' },
      415,
      'the body must be UTF-8; its header Content-Type says utf-16',
    ],
    [
      'is broken UTF-8',
      Buffer.concat([Buffer.from('{"payload":[{"fullAddress":"'), Buffer.from([0xc3, 0x28]), Buffer.from('"}]}')]),
      JSON_BODY,
      400,
      'the body is not UTF-8',
    ],
    [
      'is windows-1252',
      Buffer.from('{"payload":[{"fullAddress":"é"}]}', 'latin1'),
      JSON_BODY,
      400,
      'the body is not UTF-8',
    ],
    [
      'is compressed',
      Buffer.from([0x1f, 0x8b, 8, 0]),
      { ...JSON_BODY, 'content-encoding': 'gzip' },
      415,
      'the body must not be compressed; its header Content-Encoding says gzip',
    ],
    ['is nested too deeply', nested(40), JSON_BODY, 400, 'the body is nested deeper than 32 levels'],
    ['is nested a million times', nested(1_000_000), JSON_BODY, 400, 'the body is nested deeper than 32 levels'],
    [
      'reaches for __proto__',
      '{"payload":[{"fullAddress":"a","__proto__":{"isAdmin":true}}]}',
      JSON_BODY,
      400,
      'the body has a key named __proto__, or prototype within constructor, which no request has',
    ],
    [
      'reaches for it escaped',
      String.raw`{"payload":[{"fullAddress":"a","\u005f_proto__":{}}]}`,
      JSON_BODY,
      400,
      'the body has a key named __proto__, or prototype within constructor, which no request has',
    ],
    [
      'reaches for constructor.prototype',
      '{"payload":[{"fullAddress":"a"}],"featureOptions":{"constructor":{"prototype":{"x":"1"}}}}',
      JSON_BODY,
      400,
      'the body has a key named __proto__, or prototype within constructor, which no request has',
    ],
    [
      'is over 5 MB',
      `{"payload":[{"fullAddress":"${'a'.repeat(5 * 1024 * 1024)}"}]}`,
      JSON_BODY,
      413,
      'the body is over 5 MB; send fewer records in a call',
    ],
  ])('because it %s', async (_, payload, headers, status, message) => {
    const blank = headers === JSON_BODY ? { payload: ' ' } : {};
    const { statusCode, body } = await served().ask({
      method: 'POST',
      url: CLEANSE,
      headers,
      ...(payload === '' ? blank : { payload }),
    });
    expect([statusCode, JSON.parse(body)]).toEqual([status, refusal(message)]);
    expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
  });

  test.each(['application/json; charset=UTF-8', 'application/json;charset="utf-8"', 'APPLICATION/JSON'])(
    'is not what %s says',
    async (type) => {
      expect(
        (
          await served().ask({
            method: 'POST',
            url: CLEANSE,
            headers: { 'content-type': type },
            payload: '\uFEFF{"payload":[{"fullAddress":"a [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[ \\\\" }]}',
          })
        ).statusCode,
      ).toBe(200);
    },
  );

  test('a key that only looks as if it reached for a prototype is let through', async () => {
    expect(
      (
        await served().ask({
          method: 'POST',
          url: CLEANSE,
          headers: JSON_BODY,
          payload: '{"payload":[{"fullAddress":"__proto__ constructor","constructor":"A. Builder"}]}',
        })
      ).statusCode,
    ).toBe(200);
  });
});

describe('A query', () => {
  test.each<[string, string]>([
    ['', 'country is required'],
    ['?country=AU', 'fullAddress is required'],
    ['?country=AU&FullAddress=a', 'fullAddress is required'],
    ['?country=AU&fullAddress=a&fullAddress=b', 'fullAddress is given twice; give it once'],
    [
      '?country=AU&fullAddress=%FF',
      'the query is not well written: a % must be followed by two hexadecimal digits of UTF-8',
    ],
    [
      '?country=AU&fullAddress=100%',
      'the query is not well written: a % must be followed by two hexadecimal digits of UTF-8',
    ],
    [
      '?country=AU&fullAddress=a&sourceOfTruth=NOPE',
      expect.stringMatching(/^sourceOfTruth must be one of AUPAF, GNAF/) as string,
    ],
    [
      '?country=AU&fullAddress=a&featureOptions=groupAddresses',
      'featureOptions must be written as key:value;key:value',
    ],
    ['?country=AU&fullAddress=a&featureOptions=a:1;a:2', 'featureOptions has a twice; give it once'],
    ['?country=AU&fullAddress=a&featureOptions=__proto__:1', 'featureOptions must be written as key:value;key:value'],
    ['?country=AU&fullAddress=a&__proto__=1', 'there is no parameter __proto__'],
    ['?country=AU&fullAddress=a&locale=de', 'locale must be one of au, nz, intl'],
  ])('%s is 400', async (query, message) => {
    const { statusCode, body } = await served().ask({ method: 'GET', url: `${FIND}${query}` });
    expect([statusCode, JSON.parse(body)]).toEqual([400, refusal(message)]);
  });

  test('of the earlier lookups must name its source, and one of what may be asked', async () => {
    const { ask } = served();
    const messageTo = async (url: string): Promise<unknown> =>
      (JSON.parse((await ask({ method: 'GET', url })).body) as { messages: unknown[] }).messages[0];
    expect(await messageTo('/rest/au/street?street=a')).toBe('sourceOfTruth is required');
    expect(await messageTo('/rest/au/postal?postal=PO+BOX+1&sourceOfTruth=GNAF')).toBe(
      'one of postcode, locality is required',
    );
    expect(await messageTo('/rest/au/street?street=+&sourceOfTruth=GNAF')).toBe('payload[0].street is empty');
  });
});

describe('A path', () => {
  test.each<[string, number, string]>([
    ['/rest/de/cleanse/address?fullAddress=a', 404, "there is no locale 'de'; there are au, nz, intl"],
    [
      '/rest/au/Cleanse/address',
      404,
      'there is no such path; paths are case-sensitive, and those there are stand in /openapi.json',
    ],
    [
      '/rest/au/cleanse/address/',
      404,
      'there is no such path; paths are case-sensitive, and those there are stand in /openapi.json',
    ],
    ['/rest', 404, 'there is no such path; paths are case-sensitive, and those there are stand in /openapi.json'],
    ['/rest/%E0%A4%A', 400, 'the path is not well written: a % must be followed by two hexadecimal digits of UTF-8'],
    [
      `/rest/${'a'.repeat(5000)}/cleanse/address?fullAddress=a`,
      404,
      `there is no locale '${'a'.repeat(40)}'; there are au, nz, intl`,
    ],
  ])('%s', async (url, status, message) => {
    const { statusCode, body } = await served().ask({ method: 'GET', url });
    expect([statusCode, JSON.parse(body)]).toEqual([status, refusal(message)]);
  });

  test('of a list that there is not is 404', async () => {
    const { statusCode, body } = await served().ask({
      method: 'POST',
      url: '/rest/au/type/streets',
      headers: JSON_BODY,
      payload: {},
    });
    expect([statusCode, JSON.parse(body)]).toEqual([
      404,
      refusal("there is no list 'streets'; there are floorLevel, postal, street, streetSuffix, unitFlat"),
    ]);
  });

  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)(
    'with the method %s is 405 where there is such a path, whatever the body, and 404 where there is none',
    async (method) => {
      const { ask } = served();
      const text = { headers: { 'content-type': 'text/plain' }, payload: 'x' };
      const { statusCode, headers, body } = await ask({ method, url: '/rest/au/parse/address', ...text });
      expect([statusCode, headers['allow'], JSON.parse(body)]).toEqual([
        405,
        'POST',
        refusal(`${method} is not for this path; it takes POST`),
      ]);
      expect((await ask({ method, url: '/rest/nowhere', ...text })).statusCode).toBe(404);
    },
  );
});

describe('What the engine cannot do', () => {
  const failing = (failure: Error): Engine => ({
    ...mirror,
    run: async () => {
      throw failure;
    },
  });
  const ask = (error: Error, debug = false) => {
    const { ask, errors } = served({ engine: failing(error), debug });
    return {
      errors,
      answer: ask({ method: 'GET', url: '/rest/v2/address/retrieve?id=x', headers: { 'x-request-id': 'id-1' } }),
    };
  };

  test.each<[ErrorKind, number]>([
    ['bad-request', 400],
    ['source-not-installed', 400],
    ['usage', 400],
    ['temporary', 503],
    ['authentication', 502],
  ])('%s is %i with its message', async (kind, status) => {
    const { statusCode, body, headers } = await ask(new WaypostError(kind, 'what, where, what to do')).answer;
    expect([statusCode, JSON.parse(body), headers['retry-after']]).toEqual([
      status,
      refusal('what, where, what to do'),
      status === 503 ? '1' : undefined,
    ]);
  });

  test.each([
    new WaypostError('data-broken', 'section 3 of /home/operator/data/x.wpd is damaged'),
    new WaypostError('configuration', 'cannot read /home/operator/eid.key'),
    new TypeError('of undefined'),
    Object.assign(new Error('x'), { statusCode: 418 }),
  ])('%s is 500 with an id, and the reason under it in the log', async (error) => {
    const { answer, errors } = ask(error);
    const { statusCode, body, headers } = await answer;
    expect([statusCode, headers['x-request-id'], JSON.parse(body)]).toEqual([
      500,
      'id-1',
      refusal('the service failed; its log has the reason under the id id-1'),
    ]);
    expect(errors).toEqual([{ time: expect.any(String), level: 'error', id: 'id-1', message: error.message }]);
  });

  test('with --debug the log has the stack', async () => {
    const { answer, errors } = ask(new TypeError('of undefined'), true);
    expect((await answer).body).not.toContain('at ');
    expect(errors[0]?.stack).toContain('bad-requests.test');
  });
});
