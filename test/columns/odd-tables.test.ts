// Tables that nobody would make: decided, the same way each time, and nothing left out in silence.
import { describe, expect, test } from 'vitest';
import { readColumns } from '../../src/columns/reading.js';
import { asMapped, asReported, PLACES, rowsOf, type Place } from './as-mapped.js';

const line = ({ number, street }: Place): string => `${number} ${street}`;
const whole = ({ suburb, state, postcode }: Place): string[] => [suburb, state, postcode];
const PLACE = ['Suburb', 'State', 'Postcode'];
const ofPlace = { locality: 'Suburb', state: 'State', postcode: 'Postcode' };
const PLAIN = rowsOf((p) => [line(p), ...whole(p)]);

interface Odd {
  readonly what: string;
  readonly headings: string[];
  readonly rows: string[][];
  readonly wanted: Record<string, string>;
}

const ODD: readonly Odd[] = [
  {
    what: 'two columns of one role',
    headings: ['Address', ...PLACE, 'Post Code'],
    rows: PLAIN.map((row) => [...row, row[3]!]),
    wanted: { fullAddress: 'Address', locality: 'Suburb', state: 'State', postcode: 'Post Code' },
  },
  {
    what: 'two columns of one role and heading',
    headings: ['Address', ...PLACE, 'Postcode'],
    rows: PLAIN.map((row) => [...row, '']),
    wanted: { fullAddress: 'Address', ...ofPlace },
  },
  {
    what: 'an empty column with the best heading',
    headings: ['Full Address', 'Addr', ...PLACE],
    rows: PLAIN.map((row) => ['', ...row]),
    wanted: { fullAddress: 'Addr', ...ofPlace },
  },
  {
    what: 'an empty column for a part that stands elsewhere',
    headings: ['Address', 'Suburb', 'City', 'State', 'Postcode'],
    rows: PLAIN.map(([street, suburb, ...rest]) => [street!, '', suburb!, ...rest]),
    wanted: { fullAddress: 'Address', locality: 'Suburb', townCity: 'City', state: 'State', postcode: 'Postcode' },
  },
  {
    what: 'columns without any name',
    headings: ['', '', '', ''],
    rows: PLAIN,
    wanted: { fullAddress: 'column_1', locality: 'column_2', state: 'column_3', postcode: 'column_4' },
  },
  {
    what: 'headings that are values',
    headings: ['24 Smith Street', 'Reservoir', 'VIC', '3073'],
    rows: PLAIN,
    wanted: { street: '24 Smith Street', locality: 'Reservoir', state: 'VIC', postcode: '3073' },
  },
  {
    what: 'the same heading five times',
    headings: ['Name', 'Name', 'Name', 'Name', 'Name'],
    rows: PLAIN.map((row) => ['Ann Jones', ...row]),
    wanted: { fullAddress: 'column_2', locality: 'column_3', state: 'column_4', postcode: 'column_5' },
  },
  {
    what: 'a header longer than the rows',
    headings: ['Address', ...PLACE, 'Phone', 'Unit', 'Email'],
    rows: PLAIN,
    wanted: { fullAddress: 'Address', flatUnitNumber: 'Unit', ...ofPlace },
  },
  {
    what: 'a header shorter than the rows',
    headings: ['Address', 'Suburb'],
    rows: PLAIN,
    wanted: { fullAddress: 'Address', locality: 'Suburb' },
  },
  {
    what: 'rows of different lengths',
    headings: ['Address', ...PLACE],
    rows: PLAIN.map((row, i) => row.slice(0, 4 - (i % 3))),
    wanted: { fullAddress: 'Address', ...ofPlace },
  },
  {
    what: 'rows without anything',
    headings: ['Address', ...PLACE],
    rows: PLAIN.map((row) => row.map(() => '  ')),
    wanted: { fullAddress: 'Address', ...ofPlace },
  },
  { what: 'no rows', headings: ['Address', ...PLACE], rows: [], wanted: { fullAddress: 'Address', ...ofPlace } },
  { what: 'no address at all', headings: ['a', 'b'], rows: [['x', 'y']], wanted: {} },
];

describe('A table with', () => {
  test.each(ODD)('$what is decided', ({ headings, rows, wanted }) => {
    expect(asMapped(headings, rows)).toEqual(wanted);
  });

  test.each(ODD)('$what is decided the same way each time, in whatever order its rows are', ({ headings, rows }) => {
    const once = asReported(headings, rows);
    expect(asReported(headings, rows)).toEqual(once);
    for (const order of [rows.toReversed(), [...rows.slice(3), ...rows.slice(0, 3)]]) {
      expect(asReported(headings, order)).toEqual(once);
    }
  });

  test.each(ODD)('$what has something said of each column, once', ({ headings, rows }) => {
    const { columns } = asReported(headings, rows);
    expect(columns).toHaveLength(headings.length);
    expect(new Set(columns.map(({ column }) => column)).size).toBe(headings.length);
  });

  test('a postcode that an apostrophe keeps from being a number is a postcode', () => {
    const { columns } = asReported(
      ['Shipping Street', 'Shipping City', 'Shipping Zip'],
      [
        ['24 Gumnut St', 'Reservoir', "'3073"],
        ['26 Gumnut St', 'Darwin', "'0800"],
      ],
    );
    expect(columns[2]).toMatchObject({ column: 'Shipping Zip', fields: ['postcode'] });
  });

  test('a part left out, since another has its role, is told to be', () => {
    const { warnings } = asReported(ODD[0]!.headings, ODD[0]!.rows);
    expect(warnings).toEqual([
      "'Postcode' looks like a part of the address and is not used; --map FIELD='Postcode' uses it",
    ]);
  });
});

describe('A table of 4,000 columns', () => {
  const WIDE = 4000;
  const headings = Array.from({ length: WIDE }, (_, i) => (i === WIDE - 1 ? 'Address' : `Q${i + 1}`));
  const row = (i: number): string[] => [
    ...Array.from({ length: WIDE - 1 }, (_, column) => `answer ${i * column}`),
    `${line(PLACES[i % PLACES.length]!)} Reservoir VIC 3073`,
  ];
  const rows = Array.from({ length: 200 }, (_, i) => row(i));

  test('is read by eight values of each', () => {
    let values = 0;
    const columns = readColumns({ names: headings, headings, sample: rows }, () => {
      values++;
      return false;
    });
    expect(columns.map(({ profile }) => profile.count)).toEqual(headings.map(() => 8));
    // A value asks whether it is a place, and whether its last words are.
    expect(values).toBeLessThan(WIDE * 8 * 5);
  });

  test('is decided by its one address', () => {
    expect(asMapped(headings, rows)).toEqual({ fullAddress: 'Address' });
    expect(asReported(headings, rows).columns).toHaveLength(WIDE);
  });
});
