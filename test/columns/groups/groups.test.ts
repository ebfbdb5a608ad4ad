// Which of the addresses of a table is taken.
import { describe, expect, test } from 'vitest';
import { groupsOf } from '../../../src/columns/groups.js';
import type { ReadColumn } from '../../../src/columns/reading.js';
import { recognised } from '../recognised.js';
import { asMapped, rowsOf, type Place } from '../as-mapped.js';

type Cells = (place: Place, i: number) => string[];
const whole = ({ suburb, state, postcode }: Place): string[] => [suburb, state, postcode];
const line = ({ number, street }: Place): string => `${number} ${street}`;
const heads = (prefix: string, names: string): string[] => names.split(', ').map((name) => prefix + name);
const PARTS = 'Street, Suburb, State, Postcode';
const boxed: Cells = (place) => [place.box, ...whole(place)];
const housed: Cells = (place) => [line(place), ...whole(place)];
const withoutState =
  (cells: Cells): Cells =>
  (place, i) =>
    cells(place, i).toSpliced(2, 1);
const both = (first: Cells, second: Cells): string[][] =>
  rowsOf((place, i) => [String(i + 1), ...first(place, i), ...second(place, i)]);

/** Which columns are taken, without the fields. */
const taken = (headings: readonly string[], rows: string[][], group?: string): string[] =>
  Object.values(asMapped(headings, rows, group === undefined ? {} : { group }));

describe('Of several addresses', () => {
  test.each<[string, string[], string[][], string[]]>([
    [
      'the residential one is taken, and not the postal one',
      ['ID', ...heads('Postal ', PARTS), ...heads('Residential ', PARTS)],
      both(boxed, housed),
      heads('Residential ', PARTS),
    ],
    [
      'the residential one is taken where mail goes to a street too',
      ['ID', ...heads('Postal ', PARTS), ...heads('Residential ', PARTS)],
      both(housed, housed),
      heads('Residential ', PARTS),
    ],
    [
      'the one to ship to is taken, and not the one of the bill',
      [
        'ID',
        ...heads('billing_', 'street, city, state, postcode'),
        ...heads('shipping_', 'street, city, state, postcode'),
      ],
      both(housed, housed),
      heads('shipping_', 'street, city, state, postcode'),
    ],
    [
      'the one of the bill is taken where the other is empty',
      [
        'ID',
        ...heads('Billing', 'Street, City, State, PostalCode'),
        ...heads('Shipping', 'Street, City, State, PostalCode'),
      ],
      both(housed, (place, i) => (i === 0 ? housed(place, i) : ['', '', '', ''])),
      heads('Billing', 'Street, City, State, PostalCode'),
    ],
    [
      'the street address is taken, and not the box, in a contact list',
      ['ID', ...heads('PO', 'AddressLine1, City, PostalCode'), ...heads('SA', 'AddressLine1, City, PostalCode')],
      both(withoutState(boxed), withoutState(housed)),
      heads('SA', 'AddressLine1, City, PostalCode'),
    ],
    [
      'the first of those that are numbered is taken',
      [
        'ID',
        ...heads('Address 1: ', 'Street 1, City, State/Province, ZIP/Postal Code'),
        ...heads('Address 2: ', 'Street 1, City, State/Province, ZIP/Postal Code'),
      ],
      both(housed, housed),
      heads('Address 1: ', 'Street 1, City, State/Province, ZIP/Postal Code'),
    ],
    [
      'the second of those that are numbered is taken where the first is a box',
      [
        'ID',
        ...heads('Addr 1 - ', 'Line 1, City, State, Postcode'),
        ...heads('Addr 2 - ', 'Line 1, City, State, Postcode'),
      ],
      both(boxed, housed),
      heads('Addr 2 - ', 'Line 1, City, State, Postcode'),
    ],
    [
      'the main one is taken, and not the previous one',
      ['ID', ...heads('Previous ', PARTS), ...heads('Main ', PARTS)],
      both(housed, housed),
      heads('Main ', PARTS),
    ],
    [
      'the one of the pupil is taken where that of whom to call is mostly empty',
      ['ID', ...heads('Emergency Contact ', PARTS), ...heads('Student ', PARTS)],
      both((place, i) => (i < 2 ? housed(place, i) : ['', '', '', '']), housed),
      heads('Student ', PARTS),
    ],
    [
      'the first is taken where the headings are the same in both blocks',
      ['ID', ...heads('', PARTS), ...heads('', PARTS)],
      both(housed, boxed),
      heads('', PARTS),
    ],
    [
      'the second block is taken where the first holds boxes',
      ['ID', ...heads('', PARTS), ...heads('', PARTS)],
      both(boxed, housed),
      ['column_6', 'column_7', 'column_8', 'column_9'],
    ],
    [
      'the one of the customer is taken, and not that of the firm, which is the same in each row',
      ['ID', ...heads('Branch ', PARTS), ...heads('Customer ', PARTS)],
      both(() => ['1 George Street', 'Sydney', 'NSW', '2000'], housed),
      heads('Customer ', PARTS),
    ],
  ])('%s', (_, headings, rows, wanted) => {
    expect(taken(headings, rows)).toEqual(wanted);
  });

  test('one without a place of its own takes that of the columns that belong to none', () => {
    const headings = ['Postal Address', 'Site Address', 'Suburb', 'State', 'Postcode'];
    const rows = rowsOf((place) => [place.box, line(place), ...whole(place)]);
    expect(taken(headings, rows)).toEqual(['Site Address', 'Suburb', 'State', 'Postcode']);
  });

  test('one takes what it lacks from the columns that belong to none before those of a like name', () => {
    const beside = ['Postcode', 'State'];
    const rows = rowsOf((place) => [line(place), place.suburb, '3000', 'NSW', place.postcode, place.state]);
    const like = ['Home Street', 'Home Suburb', 'Home Contact Postcode', 'Home Contact State'];
    expect(taken([...like, ...beside], rows)).toEqual(['Home Street', 'Home Suburb', 'State', 'Postcode']);
    const unlike = like.map((heading) => heading.replace('Contact', 'Agent'));
    expect(
      taken(
        unlike,
        rows.map((row) => row.slice(0, 4)),
      ),
    ).toEqual([...unlike.slice(0, 2), unlike[3], unlike[2]]);
  });

  test('one lacks no part that stands in another with a street', () => {
    const headings = [...heads('Residential ', PARTS), 'Postal Unit', ...heads('Postal ', PARTS)];
    const rows = rowsOf((place, i) => [...housed(place, i), String(i + 2), ...housed(place, i)]);
    expect(taken(headings, rows)).toEqual(heads('Residential ', PARTS));
  });

  test('one column of a whole address for each is chosen among too', () => {
    const text = (place: Place): string => [line(place), ...whole(place)].join(' ');
    const rows = rowsOf((place) => [`${place.box} ${whole(place).join(' ')}`, text(place)]);
    expect(asMapped(['Mailing Address', 'Physical Address'], rows)).toEqual({ fullAddress: 'Physical Address' });
    expect(
      asMapped(
        ['Physical Address', 'Mailing Address'],
        rows.map((row) => row.toReversed()),
      ),
    ).toEqual({
      fullAddress: 'Physical Address',
    });
  });
});

describe('An address that is asked for by name', () => {
  const headings = ['ID', ...heads('Postal ', PARTS), ...heads('Residential ', PARTS)];
  const rows = both(boxed, housed);

  test.each(['postal', 'Postal', ' POSTAL ', 'PO', 'mailing'])('%j is the postal one', (group) => {
    expect(taken(headings, rows, group)).toEqual(heads('Postal ', PARTS));
  });

  test.each(['residential', 'Home', 'RES'])('%j is the residential one', (group) => {
    expect(taken(headings, rows, group)).toEqual(heads('Residential ', PARTS));
  });

  test.each(['Address 2', '2', '#2'])('%j is the second of those that are numbered', (group) => {
    const numbered = [...heads('Address 1 ', PARTS), ...heads('Address 2 ', PARTS)];
    const found = rowsOf((place, i) => [...housed(place, i), ...housed(place, i)]);
    expect(taken(numbered, found, group)).toEqual(heads('Address 2 ', PARTS));
  });

  test('is known to be there or not', () => {
    expect(recognised(headings, rows, { group: 'postal' }).knowsGroup).toBe(true);
    expect(recognised(headings, rows, { group: 'billing' }).knowsGroup).toBe(false);
    expect(recognised(headings, rows).knowsGroup).toBe(true);
  });

  test('is the one of the columns that are told, where these are told instead', () => {
    const columns = new Set([1]);
    const found = recognised(headings, rows, { columns });
    expect(found.groups[0]!.group.stem).toBe('postal');
  });
});

describe('Columns whose headings come again', () => {
  const again = (times: number): string[] => Array.from({ length: times }, () => PARTS.split(', ')).flat();
  const columns = (headings: readonly string[]): ReadColumn[] =>
    headings.map((heading, index) => ({
      index,
      name: heading,
      heading,
      named: true,
      readings: [{ role: heading.replace('Suburb', 'Locality').toLowerCase(), score: 1, stem: '', owner: '' }],
    })) as unknown as ReadColumn[];
  const told = (headings: readonly string[]): unknown[] =>
    groupsOf(columns(headings)).map(({ stem, owner, columns: of }) => [
      stem,
      owner,
      of.map(({ column }) => column.index),
    ]);

  test('are addresses of their own, counted from the second', () => {
    expect(told(again(3))).toEqual([
      ['', '', [0, 1, 2, 3]],
      [' (2)', '(2)', [4, 5, 6, 7]],
      [' (3)', '(3)', [8, 9, 10, 11]],
    ]);
  });

  test.each<[lines: number, first: number[]]>([
    [2, [0, 1]],
    [4, [0, 1, 2, 3]],
  ])('side by side are %d lines of one address', (lines, first) => {
    const headings = Array.from({ length: lines }, () => 'Line');
    expect(told(headings)).toEqual([['', '', first]]);
  });

  // What the second lacks it takes from the first.
  test('are no lines of one address where more than two columns lie between', () => {
    expect(told(['Line', 'Suburb', 'State', 'Line'])).toEqual([['', '', [0, 1, 2, 3]]]);
    expect(told(['Line', 'Suburb', 'State', 'Postcode', 'Line'])).toEqual([
      ['', '', [0, 1, 2, 3]],
      [' (2)', '(2)', [4, 1, 2, 3]],
    ]);
  });
});
