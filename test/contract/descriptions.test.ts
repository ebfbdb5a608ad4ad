// Each operation is called as the contract says: methods, path, records of a call, and what a request may hold.
import { describe, expect, test } from 'vitest';
import type { ListOperation, Operation } from '../../src/contract/operation.js';
import { described, requestSchema } from '../support/contract-page.js';

/** Name, methods, path and records a call, from the contract (SPEC.md, Endpoints and Limits). */
const CALLS: readonly (readonly [string, string, string, number])[] = [
  ['cleanse', 'GET, POST', '/rest/{locale}/cleanse/address', 100],
  ['parse', 'POST', '/rest/{locale}/parse/address', 100],
  ['find', 'GET, POST', '/rest/v2/address/find', 1],
  ['retrieve', 'GET, POST', '/rest/v2/address/retrieve', 1],
  ['geocode', 'GET, POST', '/rest/intl/address/geocode', 100],
  ['types', 'POST', '/rest/{locale}/type/{kind}', 0],
];

const operationOf = (name: string): Operation | ListOperation => described.find((operation) => operation.name === name)!;

test('Every operation is one of the contract, and none is described twice', () => {
  expect(described.map(({ name }) => name).toSorted()).toEqual(CALLS.map(([name]) => name).toSorted());
});

describe.each(CALLS)('%s', (name, methods, path, records) => {
  test('has its methods, path and records a call', () => {
    const operation = operationOf(name);
    expect({ methods: operation.methods.join(', '), path: operation.path, records: 'recordsPerCall' in operation ? operation.recordsPerCall : 0 }).toEqual({ methods, path, records });
  });

  test('takes a request with all that it may hold, and a transactionID', async () => {
    const { request } = await operationOf(name).schema(), { properties = {} } = await requestSchema(operationOf(name));
    const fields = Object.keys(properties['payload']?.items?.properties ?? {});
    const whole = {
      ...('payload' in properties ? { payload: [Object.fromEntries(fields.map((field) => [field, field === 'attributes' ? { latitude: '-33', longitude: '151' } : 'x']))] } : {}),
      sourceOfTruth: 'GNAF', ...('featureOptions' in properties ? { featureOptions: { caseType: 'UPPER' } } : {}), ...('transactionID' in properties ? { transactionID: 't' } : {}),
    };
    expect(request.safeParse(whole).error).toBeUndefined();
    expect(request.safeParse({ ...whole, sourceOfTruth: 'NOBODY' }).success).toBe(false);
  });

  test.skipIf(records === 0)('refuses more records than a call may have, and none at all', async () => {
    const { request } = await operationOf(name).schema(), { properties = {} } = await requestSchema(operationOf(name)), { items, maxItems } = properties['payload']!;
    const payload = (count: number): unknown => ({ payload: Array.from({ length: count }, () => Object.fromEntries((items!.required ?? []).map((field) => [field, field === 'attributes' ? { latitude: '-33', longitude: '151' } : 'x']))) });
    expect(request.safeParse(payload(0)).success).toBe(false);
    // Of operations that process the first record only, a call may hold more.
    if (records > 1) expect({ maxItems, more: request.safeParse(payload(records + 1)).success }).toEqual({ maxItems: records, more: false });
    else expect(request.safeParse(payload(2)).success).toBe(true);
  });
});
