// Each operation is called as the contract says: methods, path, records of a call, and what a request may hold.
import { describe, expect, test } from 'vitest';
import { lookups, type LookupForm } from '../../src/contract/operations/lookup-forms.js';
import type { ListOperation, Operation } from '../../src/contract/operation.js';
import { described, requestSchema, wantedRows } from '../support/docs/contract-page.js';

/** Name, methods, path and records a call, as the contract has them, written down apart from the descriptions. */
const CALLS: readonly (readonly [string, string, string, number])[] = [
  ['cleanse', 'GET, POST', '/rest/{locale}/cleanse/address', 100],
  ['parse', 'POST', '/rest/{locale}/parse/address', 100],
  ['find', 'GET, POST', '/rest/v2/address/find', 1],
  ['retrieve', 'GET, POST', '/rest/v2/address/retrieve', 1],
  ...[
    'address',
    'buildingName',
    'locality',
    'postal',
    'postcode',
    'street',
    'streetNumber',
    'subdwelling',
    'subdwellingAddress',
    'suburb',
    'townCity',
  ].map((kind) => [`lookup ${kind}`, 'GET, POST', `/rest/{locale}/${kind}`, 1] as const),
  ['lookup combined', 'GET, POST', '/rest/address/lookup', 1],
  ['address retrieve', 'GET, POST', '/rest/address/retrieve', 1],
  ['intl find', 'GET, POST', '/rest/intl/address/find', 1],
  ['intl retrieve', 'GET, POST', '/rest/intl/address/retrieve', 1],
  ['geocode', 'GET, POST', '/rest/intl/address/geocode', 100],
  ['reverseGeocode', 'GET, POST', '/rest/reverseGeocode', 1],
  ['intlReverseGeocode', 'GET, POST', '/rest/intl/reverseGeocode', 100],
  ['identify', 'POST', '/rest/{locale}/identify', 1],
  ['validateEmail', 'POST', '/rest/{locale}/validate/email', 100],
  ['validatePhone', 'POST', '/rest/{locale}/validate/phone', 100],
  ['propertyTitleComponent', 'GET, POST', '/rest/nz/validate/propertyTitle/component', 1],
  ['propertyTitleAddress', 'GET, POST', '/rest/nz/validate/propertyTitle/address', 1],
  ['propertyTitleLatlong', 'GET, POST', '/rest/nz/validate/propertyTitle/latlong', 1],
  ['companyLookup', 'GET, POST', '/rest/au/companyLookup', 1],
  ['match', 'POST', '/rest/{locale}/match', 1],
  ['movedSuppression', 'POST', '/rest/{locale}/movedSuppression', 100],
  ['deceasedSuppression', 'POST', '/rest/{locale}/deceasedSuppression', 100],
  ['words3wa', 'GET', '/3wa', 1],
  ['wordsCoordinates', 'GET', '/coordinates', 1],
  ['wordsSuggest', 'GET', '/suggest', 1],
  ['wordsGridsection', 'GET', '/gridsection', 1],
  ['wordsLanguages', 'GET', '/languages', 0],
  ['types', 'POST', '/rest/{locale}/type/{kind}', 0],
];

/** Fields of a record that are no text. */
const STRUCTURED: Readonly<Record<string, unknown>> = {
  attributes: { latitude: '-33', longitude: '151' },
  from: [{ id: 'a' }],
  to: [{ id: 'b' }],
};

const PLACE = ['postcode', 'locality'];
const PLACE_NZ = ['townCity', 'suburb'];
const CALL = ['transactionID', 'featureOptions'];

/**
 * What the earlier lookups take, from the contract's table: required and optional with POST, and with GET; townCity as
 * suburb, since the contract does not show it.
 */
const LOOKUPS: readonly (readonly [
  kind: string,
  required: string[],
  optional: string[],
  getRequired: string[],
  getOptional: string[],
])[] = [
  [
    'address',
    ['fullAddress'],
    ['locality', 'postcode', 'state'],
    ['fullAddress'],
    ['locality', 'postcode', 'state', ...CALL],
  ],
  [
    'buildingName',
    ['buildingName'],
    [...PLACE, ...PLACE_NZ, 'street', 'streetNumber', 'featureOptions'],
    ['buildingName'],
    [...PLACE, 'transactionID'],
  ],
  ['locality', ['locality or fullAddress'], ['postcode'], ['locality or fullAddress'], ['postcode', ...CALL]],
  ['postal', ['postal', 'postcode or locality'], [], ['postal', 'postcode or locality'], CALL],
  ['postcode', ['postcode'], [], ['postcode'], CALL],
  ['street', ['street'], [...PLACE, ...PLACE_NZ], ['street'], [...PLACE, ...PLACE_NZ]],
  ['streetNumber', ['streetNumber', ...PLACE, 'street'], PLACE_NZ, ['streetNumber', ...PLACE, 'street'], PLACE_NZ],
  [
    'subdwelling',
    ['subdwelling'],
    [...PLACE, 'street', 'streetNumber', ...PLACE_NZ],
    ['subdwelling', ...PLACE, 'street', 'streetNumber'],
    PLACE_NZ,
  ],
  ['subdwellingAddress', ['id'], [], ['id'], ['featureOptions']],
  ['suburb', ['suburb'], ['postcode', 'townCity'], ['suburb'], ['postcode', 'townCity']],
  ['townCity', ['townCity'], ['postcode', 'suburb'], ['townCity'], ['postcode', 'suburb']],
  ['combined', ['fullAddress', 'country'], [], ['fullAddress', 'country'], []],
];

test.each(LOOKUPS)(
  'lookup %s takes what the contract lists, with POST and with GET',
  (kind, required, optional, getRequired, getOptional) => {
    const { post, get } = lookups.find((lookup) => lookup.kind === kind)!;
    const needs = (form: LookupForm): string[] =>
      [...form.required, ...(form.oneOf ?? []).map((names) => names.join(' or '))].toSorted();
    expect({ required: needs(post), optional: post.optional.toSorted() }).toEqual({
      required: required.toSorted(),
      optional: optional.toSorted(),
    });
    expect({ required: needs(get), optional: get.optional.toSorted() }).toEqual({
      required: getRequired.toSorted(),
      optional: getOptional.toSorted(),
    });
  },
);

const operationOf = (name: string): Operation | ListOperation =>
  described.find((operation) => operation.name === name)!;

test('Every operation is one of the contract, and none is described twice', () => {
  expect(described.map(({ name }) => name).toSorted()).toEqual(CALLS.map(([name]) => name).toSorted());
});

describe.each(CALLS)('%s', (name, methods, path, records) => {
  test('has its methods, path and records a call', () => {
    const operation = operationOf(name);
    expect({
      methods: operation.methods.join(', '),
      path: operation.path,
      records: 'recordsPerCall' in operation ? operation.recordsPerCall : 0,
    }).toEqual({ methods, path, records });
  });

  /** A record with all that the operation takes. */
  const record = async (): Promise<Record<string, unknown>> =>
    Object.fromEntries(
      (await wantedRows(operationOf(name))).flatMap((what) => {
        const field = /^payload\.(.*)$/.exec(what)?.[1];
        return field === undefined ? [] : [[field, STRUCTURED[field] ?? 'x']];
      }),
    );

  /** The payload of so many records; the record itself of an operation that is asked one. */
  const payloadOf = (one: unknown, count: number): unknown =>
    operationOf(name).asksOne === true ? one : Array.from({ length: count }, () => one);

  test('takes a request with all that it may hold, and a transactionID', async () => {
    const { request } = await operationOf(name).schema();
    const { properties = {} } = await requestSchema(operationOf(name));
    const whole = {
      ...('payload' in properties ? { payload: payloadOf(await record(), 1) } : {}),
      sourceOfTruth: 'GNAF',
      ...('featureOptions' in properties ? { featureOptions: { caseType: 'UPPER' } } : {}),
      ...('transactionID' in properties ? { transactionID: 't' } : {}),
    };
    expect(request.safeParse(whole).error).toBeUndefined();
    expect(request.safeParse({ ...whole, sourceOfTruth: 'NOBODY' }).success).toBe(false);
  });

  test.skipIf(records === 0 || operationOf(name).asksOne !== true)('refuses a list of records, and none', async () => {
    const { request } = await operationOf(name).schema();
    const one = await record();
    expect([one, [one], [], undefined].map((payload) => request.safeParse({ payload }).success)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  const isList = records > 0 && operationOf(name).asksOne !== true;
  test.runIf(isList)('refuses more records than a call may have, and none at all', async () => {
    const { request } = await operationOf(name).schema();
    const { properties = {} } = await requestSchema(operationOf(name));
    const one = await record();
    const takes = (count: number): boolean =>
      request.safeParse({ payload: Array.from({ length: count }, () => one) }).success;
    expect({ none: takes(0), limit: takes(records) }).toEqual({ none: false, limit: true });
    // Where the contract sets no limit, and of operations that process the first record only, a call may hold more.
    if (records > 1 && !('takesAnyNumber' in operationOf(name))) {
      expect({ maxItems: properties['payload']!.maxItems, more: takes(records + 1) }).toEqual({
        maxItems: records,
        more: false,
      });
    } else expect(takes(2)).toBe(true);
  });
});
