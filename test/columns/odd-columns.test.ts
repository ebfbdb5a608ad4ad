// Columns of other programs' exports that resemble parts of an address, a telephone or an id, and are none.
import { describe, expect, test } from 'vitest';
import { findColumns, mapColumns } from '../../src/columns/map-columns.js';
import { operationNamed } from '../../src/contract/operations.js';
import { asReported, rowsOf } from './as-mapped.js';
import { recognised } from './recognised.js';

const cleanse = operationNamed('cleanse')!;
const phone = operationNamed('validatePhone')!;
const company = operationNamed('companyLookup')!;

const fieldsOf = (
  headings: readonly string[],
  row: readonly string[],
  rows: readonly (readonly string[])[] = [row],
): Record<string, string> =>
  Object.fromEntries(
    findColumns(cleanse, headings, recognised(headings, rows)).map(({ field, columns }) => [columns[0]!, field]),
  );

describe('No part of an address is', () => {
  test.each([
    ['whether a school is in the country', 'Urban_Rural_Indicator', ''],
    ['the number of bedrooms', 'PropertyBedroomsNo', '3'],
    ['a number of bathrooms', 'Bathrooms', '2'],
    ['a title that is written as a street type is', 'Salutation', 'Dr'],
  ])('%s', (_, heading, value) => {
    const headings = ['Address', 'Suburb', 'Postcode', heading];
    const row = ['12 Quoll Street', 'Reservoir', '3073', value];
    expect(fieldsOf(headings, row)).toEqual({ Address: 'fullAddress', Suburb: 'locality', Postcode: 'postcode' });
    expect(asReported(headings, [row]).warnings).toEqual([]);
  });

  test('a greeting beside the lines of a card', () => {
    const headings = ['Addr 1 - Line 1', '- City', '- Postcode', '- Salutation', 'Addr 2 - Line 1', '- City'];
    const rows = rowsOf(({ number, street, suburb, postcode }) => [
      `${number} ${street}`,
      suburb,
      postcode,
      'Bev',
      `${number + 2} ${street}`,
      suburb,
    ]);
    expect(asReported(headings, rows).warnings).toEqual([
      'the columns hold 2 addresses: 1 is used, 2 is not; --address-group NAME chooses another',
    ]);
  });
});

describe('Of two addresses the receiver is asked about, and not who sends', () => {
  test('where each row has the same sender and some receivers have a box', () => {
    const headings = ['Send From Address Line 1', 'Send From Suburb', 'Deliver To Address Line 1', 'Deliver To Suburb'];
    const streets = ['12 Quoll Street', 'PO Box 12', '45 Emu Road'];
    const rows = streets.map((street) => ['1 Depot Road', 'Reservoir', street, 'Preston']);
    expect(fieldsOf(headings, rows[0]!, rows)).toEqual({
      'Deliver To Address Line 1': 'addressLine1',
      'Deliver To Suburb': 'locality',
    });
  });
});

describe('A column of telephones', () => {
  const mapped = (headings: readonly string[], rows: readonly (readonly string[])[]): string[] =>
    mapColumns(phone, headings, recognised(headings, rows)).map(({ field, columns }) => `${field} ${columns.join()}`);

  test('that is nearly empty gives way to one that is filled', () => {
    const rows = [0, 1, 2, 3].map((i) => [i === 0 ? '0491 570 156' : '', `0491 570 15${i}`]);
    expect(mapped(['Phone', 'Billing Phone'], rows)).toEqual(['fullPhone Billing Phone']);
    expect(
      mapped(
        ['Billing Phone', 'Phone'],
        rows.map((row) => row.toReversed()),
      ),
    ).toEqual(['fullPhone Billing Phone']);
  });

  test('is missing where the table has a state and a postcode alone', () => {
    const headings = ['Legal name', 'State', 'Postcode'];
    const row = ['Emu Fund', 'VIC', '3073'];
    expect(() => mapped(headings, [row])).toThrow(
      /^no column can be used for validate-phone; .* \(fields: fullPhone\)$/,
    );
    expect(() => mapColumns(company, headings.slice(1), recognised(headings.slice(1), [row.slice(1)]))).toThrow(
      /^no column can be used for company; .* \(fields: name, abn, acn\)$/,
    );
  });

  test('is asked without a word about the address beside it, of which it uses the state', () => {
    const headings = ['Phone', 'Address', 'Suburb', 'State', 'Postcode'];
    const rows = [['9470 0142', '12 Quoll Street', 'Reservoir', 'VIC', '3073']];
    expect(asReported(headings, rows, { operation: 'validatePhone' }).warnings).toEqual([]);
  });
});
