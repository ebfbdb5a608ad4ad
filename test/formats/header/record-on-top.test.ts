// A first row that holds no number and is a record all the same: what stands below it says so.
import { describe, expect, test } from 'vitest';
import { isRecordOnTop } from '../../../src/columns/record-on-top.js';

const isOnTop = (rows: readonly string[], known: readonly string[] = [], at = 0): boolean =>
  isRecordOnTop(
    rows.map((row) => row.split('|')),
    at,
    (cell) => known.includes(cell),
  );
const many = (count: number, row: string): string[] => Array.from({ length: count }, () => row);
const PLACES = ['Fremantle', 'Albany', 'Broome'];
const STREETS = ['Wattle Street', 'Banksia Road'];

describe('The one column of a file of lines begins with a record', () => {
  test.each<[string, string, readonly string[]]>([
    ['a place with its state, above places', 'Perth WA', PLACES],
    ['a state', 'WA', PLACES],
    ['a state and postcode', 'WA 6000', PLACES],
    ['a box', 'PO Box 12', PLACES],
    ['a place', 'Bunbury', PLACES],
    ['a street with its number, above streets', '24 Wattle Street', STREETS],
    ['a street', 'Kurrajong Street', STREETS],
    ['a street, above places', 'Kurrajong Street', PLACES],
    ['a place, above places with their states', 'Perth', ['Fremantle WA', 'Albany WA']],
    ['a place, above states', 'Perth', ['WA', 'NSW', 'VIC']],
    ['a place, above states with postcodes', 'Perth', ['WA 6000', 'VIC 3073']],
    ['a place, above boxes', 'Perth', ['PO Box 1', 'PO Box 23']],
    ['a street, above streets with numbers', 'Wattle Street', ['1 Wattle Street', '3 Wattle Street']],
    ['a place, above as many places as other words', 'Perth', ['Fremantle', 'yes']],
    ['a place, above nothing', 'Perth', []],
  ])('%s', (_, top, below) => {
    expect(isOnTop([top, ...below])).toBe(true);
  });

  test.each<[string, string, readonly string[]]>([
    ['a word', 'Customer', PLACES],
    ['a place, above numbers', 'Perth', ['12', '13']],
    ['a place, above fewer places than other words', 'Perth', ['Fremantle', 'yes', 'no']],
    ['a country', 'Australia', PLACES],
  ])('but with a heading where it is %s', (_, top, below) => {
    expect(isOnTop([top, ...below])).toBe(false);
  });
});

describe('A table of several columns begins with a record', () => {
  test.each<[string, readonly string[], boolean]>([
    ['where a column has states', ['Ann|WA', 'Bob|NSW', 'Cyd|VIC'], true],
    ['where its last column of three has', ['Ann|a|WA', 'Bob|b|NSW'], true],
    ['where its first column of three has', ['WA|Ann|a', 'NSW|Bob|b'], true],
    ['where a column has boxes', ['Ann|PO Box 1', 'Bob|PO Box 2'], true],
    ['where a column has streets with numbers', ['Ann|1 Wattle St', 'Bob|2 Wattle St'], true],
    ['where a column has states with postcodes', ['Ann|WA 6000', 'Bob|VIC 3073'], true],
    ['where a column has places with states', ['Ann|Perth WA', 'Bob|Albany WA'], true],
    ['where half of a column is such', ['Ann|WA', 'Bob|VIC', 'Cyd|yes'], true],
    ['whatever cells are blank', ['Ann|WA', 'Bob|', 'Cyd|  ', 'Dot', 'Eve|VIC'], true],
    ['not where less than half is', ['Ann|WA', 'Bob|VIC', 'Cyd|yes', 'Dot|no'], false],
    ['not where states stand below a word', ['Name|State', 'Bob|NSW', 'Cyd|VIC'], false],
    ['not where a column has places alone', ['Ann|Perth', 'Bob|Albany'], false],
    ['not where a place with its state stands above places', ['Ann|Perth WA', 'Bob|Albany', 'Cyd|Broome'], false],
    ['not where a column has streets alone', ['Ann|Wattle Street', 'Bob|Banksia Road'], false],
    ['not where its states stand in another column', ['WA|Ann', 'Bob|VIC'], false],
  ])('%s', (_, rows, is) => {
    expect(isOnTop(rows)).toBe(is);
  });

  test('unless one of its cells is a heading that is known', () => {
    expect(isOnTop(['Ann|WA', 'Bob|NSW'], ['Bob'])).toBe(true);
    expect(isOnTop(['Ann|WA', 'Bob|NSW'], ['Ann'])).toBe(false);
    expect(isOnTop(['Ann|WA', 'Bob|NSW'], ['WA'])).toBe(false);
  });

  test('as its first fifty rows below say', () => {
    expect(isOnTop(['Ann|WA', ...many(25, 'Bob|NSW'), ...many(25, 'Cyd|yes'), ...many(99, 'Dot|no')])).toBe(true);
    expect(isOnTop(['Ann|WA', ...many(24, 'Bob|NSW'), ...many(26, 'Cyd|yes'), ...many(99, 'Dot|WA')])).toBe(false);
  });

  test('below the rows that stand above it', () => {
    expect(isOnTop(['State|of it', 'Ann|WA', 'Bob|NSW'], ['State'], 1)).toBe(true);
    expect(isOnTop(['Ann|WA', 'Name|State', 'Bob|NSW'], [], 1)).toBe(false);
  });
});
