// What is said of the columns before the first row.
import { describe, expect, test } from 'vitest';
import { asReported, rowsOf, type Asked, type Place } from './as-mapped.js';

const line = ({ number, street }: Place): string => `${number} ${street}`;
const whole = ({ suburb, state, postcode }: Place): string[] => [suburb, state, postcode];
const PLACE = ['Suburb', 'State', 'Postcode'];

/** `Column: fields (why)`, or `Column: not used, role`. */
const told = (headings: readonly string[] | undefined, rows: string[][], asked: Asked = {}): string[] =>
  asReported(headings, rows, asked).columns.map(({ column, role, why, fields, group }) => {
    const what = fields.length > 0 ? `${fields.join(', ')} (${why ?? ''})` : `not used, ${role}`;
    return `${column}: ${what}${group === undefined ? '' : ` [${group}]`}`;
  });
const warned = (headings: readonly string[] | undefined, rows: string[][], asked: Asked = {}): readonly string[] =>
  asReported(headings, rows, asked).warnings;

describe('Of each column is said', () => {
  test('what it feeds and why, or what it is', () => {
    const headings = ['ID', 'Name', 'E-mail', 'Phone', 'Address', 'F6', 'State', 'Postcode', 'Xyzzy', 'Since'];
    const rows = rowsOf((p, i) => [
      `C${i}`,
      'Ann Jones',
      'ann@example.com',
      `0412 345 67${i}`,
      line(p),
      ...whole(p),
      'qwerty',
      '2025-07-01',
    ]);
    expect(told(headings, rows)).toEqual([
      'ID: not used, id',
      'Name: not used, name',
      'E-mail: not used, email',
      'Phone: not used, phone',
      'Address: fullAddress (heading and content)',
      'F6: locality (content)',
      'State: state (heading and content)',
      'Postcode: postcode (heading and content)',
      'Xyzzy: not used, ',
      'Since: not used, date',
    ]);
  });

  test('that it was told', () => {
    const headings = ['Address', 'Other', ...PLACE];
    const rows = rowsOf((p) => [line(p), '24 King St', ...whole(p)]);
    expect(told(headings, rows, { map: { addressLine1: ['Other'] } })[1]).toBe('Other: addressLine1 (told)');
  });

  test('which address it is a part of, where there are several', () => {
    const headings = ['Billing Street', 'Billing Suburb', 'Shipping Street', 'Shipping Suburb'];
    const rows = rowsOf((p) => [line(p), p.suburb, line(p), p.suburb]);
    expect(told(headings, rows)).toEqual([
      'Billing Street: not used, street [billing]',
      'Billing Suburb: not used, locality [billing]',
      'Shipping Street: street (heading and content) [shipping]',
      'Shipping Suburb: locality (heading and content) [shipping]',
    ]);
  });

  test('once, with what two headings alike are called', () => {
    const rows = rowsOf((p) => ['Ann', 'Jones', line(p), ...whole(p)]);
    const columns = told(['Name', 'Name', 'Address', ...PLACE], rows).map((text) => text.split(':')[0]);
    expect(columns).toEqual(['Name', 'column_2', 'Address', ...PLACE]);
  });
});

describe('A warning', () => {
  test('is not given where all of the address is used', () => {
    const rows = rowsOf((p, i) => [`C${i}`, line(p), ...whole(p), 'Australia']);
    expect(warned(['ID', 'Address', ...PLACE, 'Country'], rows)).toEqual([]);
    expect(warned(undefined, rows)).toEqual([]);
  });

  test('is given once where an address was passed over', () => {
    const headings = ['Postal Street', 'Postal Suburb', 'Residential Street', 'Residential Suburb'];
    const rows = rowsOf((p) => [p.box, p.suburb, line(p), p.suburb]);
    expect(warned(headings, rows)).toEqual([
      'the columns hold 2 addresses: residential is used, postal is not; --address-group NAME chooses another',
    ]);
  });

  test('is not given of an address that was passed over by choice', () => {
    const headings = ['Postal Street', 'Postal Suburb', 'Residential Street', 'Residential Suburb'];
    const rows = rowsOf((p) => [p.box, p.suburb, line(p), p.suburb]);
    expect(warned(headings, rows, { group: 'postal' }).filter((text) => text.includes('addresses'))).toEqual([]);
  });

  test.each([
    ['Unit', (i: number) => String(i + 1)],
    ['Building Name', (i: number) => `Tower ${'ABCDEF'[i]!}`],
    ['Level', (i: number) => String(i + 1)],
  ])('is given of a column %s that the user leaves out', (heading, cell) => {
    const field = { Unit: 'flatUnitNumber', 'Building Name': 'buildingName', Level: 'floorLevelNumber' }[heading]!;
    const rows = rowsOf((p, i) => [cell(i), line(p), ...whole(p)]);
    expect(warned([heading, 'Address', ...PLACE], rows)).toEqual([]);
    expect(warned([heading, 'Address', ...PLACE], rows, { map: { [field]: [] } })).toEqual([
      `'${heading}' looks like a part of the address and is not used; --map FIELD='${heading}' uses it`,
    ]);
  });

  test('is given of a second column of one role', () => {
    const rows = rowsOf((p) => [line(p), p.suburb, p.postcode, p.postcode]);
    const warnings = warned(['Address', 'Suburb', 'Postcode', 'Post Code'], rows);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('looks like a part of the address and is not used');
  });

  test('is given of a column that holds streets under a heading that says nothing', () => {
    const rows = rowsOf((p, i) => [line(p), ...whole(p), `${i + 30} King Street`]);
    expect(warned(['Address', ...PLACE, 'Xyzzy'], rows)).toEqual([
      "'Xyzzy' looks like a part of the address and is not used; --map FIELD='Xyzzy' uses it",
    ]);
  });

  test('is given where there is no street', () => {
    const rows = rowsOf((p, i) => [`C${i}`, ...whole(p)]);
    expect(warned(['ID', ...PLACE], rows)).toEqual([
      'no column with a street was found: addresses are answered to their locality at most',
    ]);
  });

  test('is given where the street has no number', () => {
    const rows = rowsOf((p, i) => [`C${i}`, p.street, ...whole(p)]);
    expect(warned(['ID', 'Street', ...PLACE], rows)).toEqual([
      'no column with house numbers was found: addresses are answered to their street at most',
    ]);
  });

  test('is not given of a number where lots or boxes stand', () => {
    const lots = rowsOf((p, i) => [String(i + 1), p.street, ...whole(p)]);
    expect(warned(['Lot', 'Street', ...PLACE], lots)).toEqual([]);
    const boxes = rowsOf((p) => [p.box, ...whole(p)]);
    expect(warned(['PO Box', ...PLACE], boxes)).toEqual([]);
  });

  test('is not given twice', () => {
    const headings = ['Unit', 'Postal Street', 'Postal Suburb', 'Site Street', 'Site Suburb', 'Xyzzy'];
    const rows = rowsOf((p, i) => [String(i), p.box, p.suburb, p.street, p.suburb, line(p)]);
    const warnings = warned(headings, rows, { map: { flatUnitNumber: [] } });
    expect(new Set(warnings).size).toBe(warnings.length);
    expect(warnings.length).toBeGreaterThan(1);
    const named = headings.map((name) => warnings.filter((text) => text.startsWith(`'${name}' looks`)).length);
    expect(Math.max(...named)).toBe(1);
  });
});
