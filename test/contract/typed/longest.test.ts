// The longest texts that are looked at, and one character more.
import { describe, expect, test } from 'vitest';
import { isPoint, looksLikeCoordinates, readCoordinates } from '../../../src/contract/typed/coordinates.js';
import { quotedPoint, readDeliveryPoint } from '../../../src/contract/typed/delivery-point.js';
import { readNumbers } from '../../../src/contract/typed/lat-lng.js';
import { readDate } from '../../../src/contract/typed/typed-date.js';
import { looksLikeWords, readTyped } from '../../../src/contract/typed/typed-words.js';
import { shortened } from '../../../src/contract/shortened.js';
import { callRemarks, fieldRemarks } from '../../../src/contract/request-remarks.js';
import { shortenedRemark } from '../../../src/contract/record-remarks.js';

/** The text with so many characters, blanks behind it. */
const wide = (text: string, length: number): string => text.padEnd(length);

describe('The longest text that is read', () => {
  test.each<[string, number, (text: string) => boolean, string]>([
    ['coordinates', 200, (text) => isPoint(readCoordinates(text)), '-33.85,151.21'],
    ['coordinates that may be meant', 200, looksLikeCoordinates, '-33.85,151.21'],
    ['a date', 64, (text) => readDate(text) !== undefined, '2024-03-15'],
    ['three words', 1000, (text) => readTyped(text)?.isThree === true, 'maple plain river'],
    ['three words that may be meant', 1000, looksLikeWords, 'maple plain river'],
    ['a delivery point', 64, (text) => typeof readDeliveryPoint(text) === 'number', "'12345678"],
  ])('%s has %i characters', (_, longest, isRead, text) => {
    expect([isRead(wide(text, longest)), isRead(wide(text, longest + 1))]).toEqual([true, false]);
  });

  test('a number has 40 characters', () => {
    expect(readNumbers(`1.${'0'.repeat(38)}`)).toEqual([1]);
    expect(readNumbers(`1.${'0'.repeat(39)}`)).toBeUndefined();
  });
});

describe('What is quoted', () => {
  test('of a delivery point has 24 characters', () => {
    expect(quotedPoint('x'.repeat(24))).toBe(`'${'x'.repeat(24)}'`);
    expect(quotedPoint('x'.repeat(25))).toBe(`'${'x'.repeat(24)}…'`);
  });

  test('in a remark has 500 characters, and no half of one', () => {
    expect(shortened('x'.repeat(500))).toBe('x'.repeat(500));
    expect(shortened('x'.repeat(501))).toBe(`${'x'.repeat(500)}…`);
    expect(shortened(`${'x'.repeat(499)}🏠`)).toBe(`${'x'.repeat(499)}…`);
    expect(shortenedRemark(`record 12: ${'x'.repeat(501)}`)).toBe(`record 12: ${'x'.repeat(500)}…`);
    expect(shortenedRemark('y'.repeat(501))).toBe(`${'y'.repeat(500)}…`);
  });
});

describe('What is not used of a request', () => {
  const operation = {
    name: 'cleanse',
    methods: ['POST'],
    recordsPerCall: 1,
    features: [{ name: 'caseType', about: '', values: ['TITLE', 'UPPER'] }],
  } as const;
  const names = (count: number): Record<string, string> =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`o${i}`, '1']));

  test.each([
    [names(5), 'feature option o0, o1, o2, o3, o4;'],
    [names(7), 'feature option o0, o1, o2, o3, o4 and 2 more;'],
    [{ ['n'.repeat(40)]: '1' }, `feature option ${'n'.repeat(40)};`],
    [{ ['n'.repeat(41)]: '1' }, `feature option ${'n'.repeat(40)}…;`],
  ])('%j', (featureOptions, said) => {
    expect(callRemarks(operation, { payload: [{}], featureOptions })).toEqual([
      `not used: ${said} those of cleanse: caseType`,
    ]);
  });

  test('an option with a value that it may not have, and with none', () => {
    const remarks = (caseType: string): string[] =>
      callRemarks(operation, { payload: [{}], featureOptions: { caseType } });
    expect(remarks('TITLE')).toEqual([]);
    expect(remarks('')).toEqual([]);
    expect(remarks('x')).toEqual(["not used: feature option caseType is 'x'; it may be TITLE or UPPER"]);
  });

  test.each([
    [{ showDetails: 'yes' }, undefined, ["not used: showDetails is 'yes'; it may be true or false"]],
    [{ showDetails: ' TRUE ' }, undefined, []],
    [{ showDetails: '' }, { showDetails: '1' }, ["not used: showDetails is '1'; it may be true or false"]],
    [{ showDetails: 'false' }, { showDetails: '1' }, []],
    [null, undefined, []],
  ])('an option that is a field of the record: %j beside %j', (record, featureOptions, said) => {
    const inRecord = { name: 'showDetails', about: '', values: ['true', 'false'], inRecord: true };
    const asked = { ...operation, asksOne: true, features: [inRecord] };
    expect(callRemarks(asked, { payload: [record], featureOptions: featureOptions as never })).toEqual(said);
  });

  test.each([
    [operation, 2, ['only the first of 2 records was looked up']],
    [operation, 1, []],
    [{ ...operation, recordsPerCall: 2 }, 3, []],
    [{ ...operation, methods: ['GET' as const] }, 2, []],
    [{ ...operation, asksOne: true }, 2, []],
    [{ ...operation, saysDropped: true as const }, 2, []],
  ])('records behind the first: %#', (asked, count, said) => {
    const payload = Array.from({ length: count }, () => ({}));
    expect(callRemarks(asked as never, { payload } as never)).toEqual(said);
  });

  test('fields that the operation does not read, each once, those with nothing in them apart', () => {
    const records = [{ _type: 'x', a: '1', b: '', c: null, d: 0 }, null, 'text', { d: 1, fullAddress: 'y' }];
    expect(fieldRemarks({ name: 'parse' }, records, new Set(['fullAddress', 'id']))).toEqual([
      'not used: field a, d; parse reads fullAddress, id',
    ]);
    expect(fieldRemarks(operation, [{ caseType: 'TITLE', a: '1' }], new Set(['fullAddress']))).toEqual([
      'not used: field caseType, a; cleanse reads fullAddress; caseType belongs in featureOptions',
    ]);
    expect(fieldRemarks({ name: 'parse' }, [{ fullAddress: 'y' }], new Set(['fullAddress']))).toEqual([]);
  });
});
