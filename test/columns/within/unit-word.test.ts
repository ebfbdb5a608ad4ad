// What the heading of a column of units says of their type.
import { describe, expect, test } from 'vitest';
import { unitWordOf } from '../../../src/columns/unit-word.js';
import { operationNamed } from '../../../src/contract/operations.js';
import { findColumns } from '../../../src/columns/map-columns.js';
import { namesOf, recognisedTable, rowsOf } from '../as-mapped.js';

describe('The heading of units', () => {
  test.each<[heading: string, word: string | undefined]>([
    ['Shop', 'SHOP'],
    ['Shop No.', 'SHOP'],
    ['SHOP_NUMBER', 'SHOP'],
    ['Suite', 'SUITE'],
    ['Suite #', 'SUITE'],
    ['Villa number', 'VILLA'],
    ['Unit', undefined],
    ['Flat No', undefined],
    ['Apt', undefined],
    ['Unit/Shop', undefined],
    ['Suite / Apt', undefined],
    ['Shop level', undefined],
    ['Suite, building', undefined],
  ])('%s calls its numbers %s', (heading, word) => {
    expect(unitWordOf(heading)).toBe(word);
  });

  test.each<[headings: string, word: string | undefined]>([
    ['Shop,Street No,Street,Suburb', 'SHOP'],
    ['Shop,Street No,Street,Suburb,Unit type', undefined],
  ])('gives the word to the field: %s', (list, word) => {
    const headings = list.split(',');
    const rows = rowsOf((p, i) => [`${i + 1}`, p.number, p.street, p.suburb, 'SHOP'].slice(0, headings.length));
    const mapping = findColumns(operationNamed('cleanse')!, namesOf(headings, rows), recognisedTable(headings, rows));
    expect(mapping.find(({ field }) => field === 'flatUnitNumber')?.word).toBe(word);
  });
});
