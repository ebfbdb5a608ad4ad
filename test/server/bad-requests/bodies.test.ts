// Bodies that break their schema or are no JSON are refused with what is wrong.
import { describe, expect, test } from 'vitest';
import { served } from '../../support/service/served.js';
import { JSON_BODY, FIND, refusal } from './refusal.js';

const CLEANSE = '/rest/au/cleanse/address';

const nested = (levels: number): string =>
  `{"payload":[{"fullAddress":"a","x":${'['.repeat(levels)}${']'.repeat(levels)}}]}`;

const records = (count: number): object => ({
  payload: Array.from({ length: count }, () => ({ fullAddress: 'a', country: 'AU' })),
});

describe('A body that breaks its schema', () => {
  test.each<[unknown, string]>([
    [{}, 'payload is required'],
    [{ payload: null }, 'payload is required'],
    [{ payload: 'a' }, 'payload must be a list; it is a text'],
    [{ payload: [] }, 'payload has no records; give at least 1'],
    [{ payload: [null] }, 'record 1 must be an object; it is null'],
    [{ payload: [{}] }, 'fullAddress is required'],
    [{ payload: [{ fulladdress: 'a' }] }, 'fullAddress is required'],
    [{ payload: [{ fullAddress: [] }] }, 'fullAddress must be a text; it is a list'],
    [{ payload: [{ fullAddress: 'a' }, { fullAddress: 5 }] }, 'fullAddress of record 2 must be a text; it is a number'],
    [
      { payload: [{ fullAddress: ['a'] }, {}] },
      'fullAddress of record 1 must be a text; it is a list; fullAddress of record 2 is required',
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
      JSON.parse((await ask({ method: 'POST', url: FIND, headers: JSON_BODY, payload: records(15_001) })).body),
    ).toEqual(refusal('payload has 15001 records; a call takes 15000 at most, and none was processed'));
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
    [
      'has millions of values',
      Buffer.from(`{"payload":[${'[],'.repeat(1_600_000)}[]]}`),
      JSON_BODY,
      400,
      'the body has more than 100000 values and keys; send fewer records in a call',
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
