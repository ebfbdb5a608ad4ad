// Every operation there is, is served as it is described.
import { describe, expect, test } from 'vitest';
import { isListOperation, type Request } from '../../src/contract/operation.js';
import { listOperations, operations } from '../../src/contract/operations.js';
import { addressService } from '../../src/contract/services.js';
import { served } from '../support/service/served.js';

const JSON_BODY = { 'content-type': 'application/json' };

/** The first element of the payload: what the mirror engine was asked. */
const asked = (body: string): Request => (JSON.parse(body) as { payload: [Request] }).payload[0];
const pathOf = (path: string, kind = 'street'): string => path.replace('{locale}', 'au').replace('{kind}', kind);

describe('Every operation there is', () => {
  test.each(
    [...operations, ...listOperations].flatMap((operation) =>
      (['GET', 'POST'] as const).map((method) => [method, operation.name, operation] as const),
    ),
  )('%s %s is served if it is described so, and else 405', async (method, _, operation) => {
    const { statusCode, headers } = await served().ask({
      method,
      url: `${(operation.service ?? addressService).base}${pathOf(operation.path)}`,
      ...(method === 'POST' ? { headers: JSON_BODY, payload: '[' } : {}),
    });
    const isThere = operation.methods.includes(method);
    // Nothing is asked of it here: it is there if it minds the request, and not the method. A list needs no request.
    const minded = isListOperation(operation) && method === 'GET' ? 200 : 400;
    expect(statusCode).toBe(isThere ? minded : 405);
    expect(headers['allow'] === undefined).toBe(isThere);
  });

  test('a POST takes records with options, and the locale of the path in any case', async () => {
    const { body } = await served().ask({
      method: 'POST',
      url: '/rest/NZ/cleanse/address',
      headers: JSON_BODY,
      payload: {
        payload: [{ fullAddress: 'a' }, { fullAddress: 'b' }],
        sourceOfTruth: 'NZAD',
        featureOptions: { exposeAttributes: '1' },
        transactionID: 't',
      },
    });
    // The engine is asked record by record.
    expect((JSON.parse(body) as { payload: Request[] }).payload).toEqual(
      ['a', 'b'].map((fullAddress) => ({
        payload: [{ fullAddress }],
        sourceOfTruth: 'NZAD',
        featureOptions: { exposeAttributes: '1' },
        locale: 'nz',
      })),
    );
  });

  test.each([
    ['reverseGeocode', '; radius belongs in featureOptions'],
    ['intl/reverseGeocode', ''],
  ])('a GET of %s says which of its parameters are no part of a point', async (path, where) => {
    const { body } = await served().ask({ method: 'GET', url: `/rest/${path}?latitude=-41&longitude=174&radius=500` });
    const name = path === 'reverseGeocode' ? path : 'intlReverseGeocode';
    expect(asked(body)).toMatchObject({
      remarks: [`not used: field radius; ${name} reads attributes${where}`],
    });
  });

  test('a list takes a transactionID', async () => {
    const payload = { sourceOfTruth: 'GNAF', transactionID: 't' };
    const { body } = await served().ask({ method: 'POST', url: '/rest/au/type/street', headers: JSON_BODY, payload });
    expect(asked(body)).toEqual({ kind: 'street', locale: 'au', payload: [], sourceOfTruth: 'GNAF' });
  });

  test('a GET takes one record, options, and names as the contract has them', async () => {
    const { body } = await served().ask({
      method: 'GET',
      url:
        '/rest/v2/address/find?country=AU&fullAddress=5%20smith+st%20%C4%81&' +
        'featureOptions=groupAddresses:1;singleLineHitNumber=5;&transactionID=t&id=AU%7CGNAF%7CG1',
    });
    expect(asked(body)).toEqual({
      payload: [{ country: 'AU', fullAddress: '5 smith st ā', id: 'AU|GNAF|G1' }],
      featureOptions: { groupAddresses: '1', singleLineHitNumber: '5' },
    });
  });

  test('a GET makes the record as the description says', async () => {
    expect(
      asked((await served().ask({ method: 'GET', url: '/rest/reverseGeocode?latitude=-37.7&longitude=145' })).body)
        .payload,
    ).toEqual([{ attributes: { latitude: '-37.7', longitude: '145' } }]);
  });

  test.each(['GET', 'POST'] as const)('a %s to a path without locale heeds the parameter locale', async (method) => {
    const { body } = await served().ask({
      method,
      url: '/rest/v2/address/retrieve?locale=nz&id=x',
      ...(method === 'POST' ? { headers: JSON_BODY, payload: { payload: [{ id: 'x' }] } } : {}),
    });
    expect(asked(body)).toEqual({ payload: [{ id: 'x' }], locale: 'nz' });
  });

  test('null and empty options are absent', async () => {
    const { body } = await served().ask({
      method: 'POST',
      url: '/rest/au/cleanse/address',
      headers: JSON_BODY,
      payload: { payload: [{ fullAddress: 'a' }], sourceOfTruth: null, featureOptions: null, transactionID: '' },
    });
    expect(asked(body)).toEqual({ payload: [{ fullAddress: 'a' }], locale: 'au' });
  });

  test.each([undefined, {}, { sourceOfTruth: 'GNAF' }])('a list takes the body %j', async (payload) => {
    const { body } = await served().ask({
      method: 'POST',
      url: '/rest/au/type/street',
      ...(payload ? { headers: JSON_BODY, payload } : {}),
    });
    expect(asked(body)).toEqual({ kind: 'street', payload: [], locale: 'au', ...payload });
  });

  test('HEAD answers as GET does, without the body', async () => {
    const { statusCode, body, headers } = await served().ask({ method: 'HEAD', url: '/rest/v2/address/retrieve?id=x' });
    expect([statusCode, body, headers['content-type']]).toEqual([200, '', 'application/json; charset=utf-8']);
  });
});
