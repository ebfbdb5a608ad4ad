// What is found by what columns hold, where headings say nothing or are not there.
import { describe, expect, test } from 'vitest';
import { asMapped, rowsOf, type Place } from './as-mapped.js';

const line = ({ number, street }: Place): string => `${number} ${street}`;
const tail = ({ suburb, state, postcode }: Place): string => `${suburb} ${state} ${postcode}`;
const id = (i: number): string => `C${1000 + i}`;

interface Case {
  readonly what: string;
  readonly rows: string[][];
  /** Field → number of its column, counted from 1; several joined by ` + `. */
  readonly wanted: Record<string, string>;
}

const CASES: readonly Case[] = [
  {
    what: 'parts of an address',
    rows: rowsOf((p, i) => [id(i), p.number, p.street, p.suburb, p.state, p.postcode]),
    wanted: { streetNumber: '2', street: '3', locality: '4', state: '5', postcode: '6' },
  },
  {
    what: 'parts in another order',
    rows: rowsOf((p, i) => [p.postcode, p.state, p.suburb, p.number, p.street, id(i)]),
    wanted: { streetNumber: '4', street: '5', locality: '3', state: '2', postcode: '1' },
  },
  {
    what: 'a street with its number, and parts of the place',
    rows: rowsOf((p, i) => [id(i), line(p), p.suburb, p.state, p.postcode]),
    wanted: { fullAddress: '2', locality: '3', state: '4', postcode: '5' },
  },
  {
    what: 'a place without its state',
    rows: rowsOf((p, i) => [id(i), line(p), p.suburb, p.postcode]),
    wanted: { fullAddress: '2', locality: '3', postcode: '4' },
  },
  {
    what: 'whole addresses among names, numbers and dates',
    rows: rowsOf((p, i) => [
      id(i),
      'Ann Jones',
      `${line(p)} ${tail(p)}`,
      '0412 345 678',
      'ann@example.com',
      '2025-07-01',
    ]),
    wanted: { fullAddress: '3' },
  },
  {
    what: 'a street and the rest of the line',
    rows: rowsOf((p, i) => [id(i), line(p), tail(p)]),
    wanted: { fullAddress: '2', locality: '3' },
  },
  {
    what: 'units before the numbers',
    rows: rowsOf((p, i) => [i < 3 ? String(i + 2) : '', p.number, p.street, p.suburb, p.state, p.postcode]),
    wanted: { flatUnitNumber: '1', streetNumber: '2', street: '3', locality: '4', state: '5', postcode: '6' },
  },
  {
    what: 'units in words',
    rows: rowsOf((p, i) => [line(p), i < 4 ? `Unit ${i + 2}` : '', p.suburb, p.state, p.postcode]),
    wanted: { fullAddress: '1', flatUnitNumber: '2', locality: '3', state: '4', postcode: '5' },
  },
  {
    what: 'levels in words',
    rows: rowsOf((p, i) => [i < 4 ? `Level ${i + 2}` : '', line(p), p.suburb, p.state, p.postcode]),
    wanted: { floorLevelNumber: '1', fullAddress: '2', locality: '3', state: '4', postcode: '5' },
  },
  {
    what: 'lots in words',
    rows: rowsOf((p, i) => [i < 4 ? `Lot ${i + 2}` : '', line(p), p.suburb, p.state, p.postcode]),
    wanted: { lotNumber: '1', fullAddress: '2', locality: '3', state: '4', postcode: '5' },
  },
  {
    what: 'letters behind the numbers',
    rows: rowsOf((p, i) => [p.number, i < 2 ? 'AB'[i]! : '', p.street, p.suburb, p.state, p.postcode]),
    wanted: { streetNumber: '1', streetNumberSuffix: '2', street: '3', locality: '4', state: '5', postcode: '6' },
  },
  {
    what: 'a line that goes over two columns',
    rows: rowsOf((p, i) => (i < 4 ? [`Unit ${i + 1}`, line(p), tail(p)] : [line(p), '', tail(p)])),
    wanted: { addressLine1: '1', addressLine2: '2', locality: '3' },
  },
  {
    what: 'postcodes that lost their zero',
    rows: [
      ['12 Smith Street', 'Darwin', 'NT', '800'],
      ['7 Mitchell Street', 'Darwin', 'NT', '800'],
      ['3 Bagot Road', 'Ludmilla', 'NT', '820'],
    ],
    wanted: { fullAddress: '1', locality: '2', state: '3', postcode: '4' },
  },
  {
    what: 'names of states in full',
    rows: rowsOf((p) => [line(p), p.suburb, p.state === 'VIC' ? 'Victoria' : 'New South Wales', p.postcode]),
    wanted: { fullAddress: '1', locality: '2', state: '3', postcode: '4' },
  },
  {
    what: 'the country',
    rows: rowsOf((p) => [line(p), p.suburb, p.state, p.postcode, 'Australia']),
    wanted: { fullAddress: '1', locality: '2', state: '3', postcode: '4', country: '5' },
  },
  {
    what: 'boxes, where there is no street',
    rows: rowsOf((p) => [p.box, p.suburb, p.state, p.postcode]),
    wanted: { postal: '1', locality: '2', state: '3', postcode: '4' },
  },
  {
    what: 'a place beside coordinates, which are no part of it',
    rows: rowsOf((p, i) => [line(p), p.suburb, p.postcode, `-37.71${i}`, `145.01${i}`]),
    wanted: { fullAddress: '1', locality: '2', postcode: '3' },
  },
];

/** `1 + 2` with the names of the columns. */
const named = (wanted: Record<string, string>, nameOf: (column: number) => string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(wanted).map(([field, columns]) => [
      field,
      columns
        .split(' + ')
        .map((column) => nameOf(Number(column)))
        .join(' + '),
    ]),
  );

describe('By their content are found', () => {
  test.each(CASES)('$what, without headings', ({ rows, wanted }) => {
    expect(asMapped(undefined, rows)).toEqual(named(wanted, (column) => `column_${column}`));
  });

  test.each(CASES)('$what, under letters and numbers', ({ rows, wanted }) => {
    const headings = rows[0]!.map((_, i) => `F${i + 1}`);
    expect(asMapped(headings, rows)).toEqual(named(wanted, (column) => `F${column}`));
  });

  test.each(CASES)('$what, under headings that were made up', ({ rows, wanted }) => {
    const headings = rows[0]!.map((_, i) => `Column${i + 1}`);
    expect(asMapped(headings, rows)).toEqual(named(wanted, (column) => `Column${column}`));
  });

  test.each(CASES)('$what, under headings in a script that is not read', ({ rows, wanted }) => {
    const headings = rows[0]!.map((_, i) => '甲乙丙丁戊己庚辛'[i]!);
    expect(asMapped(headings, rows)).toEqual(named(wanted, (column) => headings[column - 1]!));
  });
});

describe('What a column holds confirms its heading or speaks against it', () => {
  const rows = (cell: (p: Place, i: number) => string): string[][] =>
    rowsOf((p, i) => [p.number, cell(p, i), p.suburb, p.state, p.postcode]);

  test('St above streets is the street', () => {
    expect(
      asMapped(
        ['No', 'St', 'Suburb', 'State', 'PC'],
        rows((p) => p.street),
      ),
    ).toMatchObject({
      street: 'St',
      state: 'State',
    });
  });

  test('St above states is the state', () => {
    const found = rowsOf((p) => [line(p), p.suburb, p.state, p.postcode]);
    expect(asMapped(['Address', 'City', 'ST', 'Zip'], found)).toEqual({
      fullAddress: 'Address',
      townCity: 'City',
      state: 'ST',
      postcode: 'Zip',
    });
  });

  test('State above active and closed is none', () => {
    const found = rowsOf((p, i) => [`${line(p)} ${tail(p)}`, i % 2 === 0 ? 'active' : 'closed']);
    expect(asMapped(['Address', 'State'], found)).toEqual({ fullAddress: 'Address' });
  });

  test('Address above names of venues gives way to the address beside it', () => {
    const found = rowsOf((p, i) => [`Town Hall ${'ABCDEF'[i]!}`, `${line(p)}, ${tail(p)}`]);
    expect(asMapped(['Address', 'FormatAddress'], found)).toEqual({ fullAddress: 'FormatAddress' });
  });

  test('A first line of numbers is the number of the street in the next, a few other words aside', () => {
    const numbered = (words: number): string | undefined =>
      asMapped(
        ['Address 1', 'Address 2', 'Suburb'],
        rowsOf((p, i) => [i < words ? 'Rosemont' : p.number, p.street, p.suburb]),
      )['streetNumber'];
    expect([0, 1, 2, 3].map(numbered)).toEqual(['Address 1', 'Address 1', undefined, undefined]);
  });

  test.each(['Address', 'Addr', 'Adresse', 'Anschrift', 'Dirección', 'Indirizzo', 'Endereço'])(
    '%s above words that are no address is one all the same',
    (heading) => {
      const found = rowsOf((_, i) => [id(i), `Koala ${'abcdef'[i]!}dle`]);
      expect(asMapped(['ID', heading], found)).toEqual({ fullAddress: heading });
    },
  );

  test('Location above words that are no address is none', () => {
    expect(
      asMapped(
        ['ID', 'Location'],
        rowsOf((_, i) => [id(i), `Koala ${'abcdef'[i]!}dle`]),
      ),
    ).toEqual({});
  });

  test.each<[string, (place: Place, i: number) => string, string | undefined]>([
    ['half of which are places whose postcodes stand beside them', (p, i) => (i < 3 ? p.suburb : `Zq${i}`), 'Where'],
    ['a third of which are such places', (p, i) => (i < 2 ? p.suburb : `Zq${i}`), undefined],
    ['half of which are places with other postcodes', (_, i) => (i < 3 ? 'Burnie' : `Zq${i}`), undefined],
    ['which are nearly all places, whatever the postcodes are', (_, i) => (i < 5 ? 'Burnie' : 'Zq'), 'Where'],
  ])('Where above words, %s, is the locality only where it may be', (_, cell, wanted) => {
    const found = asMapped(
      ['Address', 'Where', 'Postcode'],
      rowsOf((p, i) => [line(p), cell(p, i), p.postcode]),
    );
    expect(found['locality']).toBe(wanted);
  });

  test.each([
    ['Email Address', () => 'ann@example.com'],
    ['Web Address', () => 'www.example.com.au'],
    ['IP Address', (i: number) => `10.0.0.${i}`],
    ['Access Level', (i: number) => String(i % 3)],
    ['Price Level', (i: number) => String(i % 3)],
    ['Order Number', (i: number) => String(7000 + i)],
    ['Account Number', (i: number) => String(i + 20)],
    ['Unit Price', (i: number) => `${i + 1}.50`],
    ['Date of Birth', (i: number) => `1990-01-0${i + 1}`],
    ['Phone', (i: number) => `0412 345 67${i}`],
    ['Status', (i: number) => (i % 2 === 0 ? 'A' : 'C')],
  ])('%s is no part of an address', (heading, cell) => {
    const found = rowsOf((p, i) => [cell(i), line(p), p.suburb, p.state, p.postcode]);
    expect(asMapped([heading, 'Street Address', 'Suburb', 'State', 'Postcode'], found)).toEqual({
      fullAddress: 'Street Address',
      locality: 'Suburb',
      state: 'State',
      postcode: 'Postcode',
    });
  });
});
