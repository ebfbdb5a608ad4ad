// What holds for rows of every operation: blanks ask nothing, and several columns of one field are joined by its sign.
import { describe, expect, it } from 'vitest';
import { runOperations } from '../../src/contract/operations.js';
import type { Operation } from '../../src/contract/operation.js';

/** The signs between columns of one field, where they are no blank. */
const JOINED: Readonly<Record<string, string>> = {
  fullAddress: ', ',
  addressLine1: ', ',
  addressLine2: ', ',
  addressLine3: ', ',
  flatUnitNumber: '',
  floorLevelNumber: '',
  lotNumber: '',
  streetNumberLast: '',
  point: ',',
  phone: '\u001f',
  email: '\u001f',
  other: '\u001f',
};
const OPERATIONS = runOperations.map((operation) => [operation.name, operation] as const);
const asked = ({ toRecord, fields }: Operation, cell: string): unknown => toRecord(fields.map(() => cell));

describe.each(OPERATIONS)('A row of %s', (_, operation) => {
  it('asks nothing where it says nothing but blanks', () => {
    expect([asked(operation, ''), asked(operation, '  ')]).toEqual([null, null]);
  });

  it('has columns of one field joined by the sign of that field', () => {
    const joins = operation.fields.filter(({ join }) => join !== undefined).map(({ name, join }) => [name, join]);
    expect(joins).toEqual(joins.map(([name]) => [name, JOINED[name!]]));
  });
});

/** Those that look at a cell as it is later. */
const AS_IT_IS = new Set(['validateEmail', 'matchFile', 'suppress']);
it.each(OPERATIONS.filter(([name]) => !AS_IT_IS.has(name)))('A row of %s has no blanks around it', (_, operation) => {
  expect(asked(operation, ' 0550 ')).toEqual(asked(operation, '0550'));
});

/** Those that look for addresses know more words for none. */
const CONTACTS = [
  'validateEmail',
  'validatePhone',
  'suppress',
  'movedSuppression',
  'deceasedSuppression',
  'retrieve',
  'identify',
];
describe.each(CONTACTS)('A row of %s', (name) => {
  const operation = runOperations.find((known) => known.name === name)!;
  it.each(['NULL', 'n/a', '\\N', 'none', 'TBA', '-', '#N/A'])(
    'asks nothing where a database or a sheet wrote %s',
    (cell) => {
      expect(asked(operation, cell)).toBeNull();
    },
  );
});

it('A company is asked by its name, even None, beside an ABN and a state that are NULL', () => {
  const company = runOperations.find(({ name }) => name === 'companyLookup')!;
  expect(company.toRecord(['None', 'NULL', 'N/A', 'NULL', '-'])).toEqual({ name: 'None' });
});

it('An id is asked beside a column of eids that is NULL', () => {
  const identify = runOperations.find(({ name }) => name === 'identify')!;
  expect(identify.toRecord(['NULL', 'GAVIC910000026'])).toEqual({ id: 'GAVIC910000026' });
});

describe('The whole address, its lines and its numbers', () => {
  it('are joined in every operation over addresses', () => {
    for (const name of ['cleanse', 'parse', 'find', 'geocode', 'matchFile', 'propertyTitleAddress']) {
      const { fields } = runOperations.find((operation) => operation.name === name)!;
      const joins = Object.fromEntries(
        fields.flatMap(({ name: field, join }) => (join === undefined ? [] : [[field, join]])),
      );
      expect(joins).toMatchObject({
        fullAddress: ', ',
        addressLine1: ', ',
        addressLine2: ', ',
        addressLine3: ', ',
        flatUnitNumber: '',
        floorLevelNumber: '',
        lotNumber: '',
        streetNumberLast: '',
      });
    }
  });
});

/** Fields that ask nothing where a row says nothing else; of all other fields one is enough. */
const NOT_ALONE: Readonly<Record<string, string>> = {
  cleanse: 'country',
  parse: 'country',
  find: 'country',
  'address retrieve': 'country',
  'intl find': 'country',
  geocode: 'country',
  validatePhone: 'country state postcode',
  companyLookup: 'state postcode optionalConfig apiName',
  words3wa: 'language',
  wordsSuggest:
    'focus nResults nFocusResults clipToCountry clipToBoundingBox clipToCircle clipToPolygon inputType language ' +
    'preferLand',
  matchFile: 'id',
  suppress: 'lastContact addressStatus',
};
/** An owner and a place are asked together. */
const TOGETHER = new Set(['propertyTitleComponent', 'propertyTitleAddress', 'propertyTitleLatlong']);

it.each(OPERATIONS)('One cell of %s is enough to ask, but of a few fields', (name, { toRecord, fields }) => {
  const names = fields.map((field) => field.name);
  const asksNothing = names.filter((_, at) => toRecord(names.map((_one, i) => (i === at ? '7' : ''))) === null);
  expect(asksNothing).toEqual(TOGETHER.has(name) ? names : (NOT_ALONE[name] ?? '').split(' ').filter(Boolean));
});
