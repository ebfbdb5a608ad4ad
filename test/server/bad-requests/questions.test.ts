// Queries and paths that cannot be meant, and what the engine cannot do.
import { describe, expect, test } from 'vitest';
import { WaypostError, type ErrorKind } from '../../../src/contract/errors.js';
import type { Engine } from '../../../src/contract/operation.js';
import { mirror, served } from '../../support/service/served.js';
import { JSON_BODY, FIND, refusal } from './refusal.js';

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
    expect(await messageTo('/rest/au/street?street=+&sourceOfTruth=GNAF')).toBe('street is empty');
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
    expect(errors[0]?.stack).toContain('questions.test');
  });
});
