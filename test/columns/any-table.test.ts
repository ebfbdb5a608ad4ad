// What holds of any table: nothing thrown, no column used twice, and a decision that depends on nothing but the table.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runOperations } from '../../src/contract/operations.js';
import { findColumns } from '../../src/columns/map-columns.js';
import { asMapped, asReported, namesOf, recognisedTable, type Rows } from './as-mapped.js';
import { HEADINGS, OTHERS } from './heading-cases.js';
import { runs } from '../support/seeded.js';
import { anyCharacter } from '../support/any-character.js';

const heading = fc.oneof(
  fc.constantFrom(...HEADINGS.map(([text]) => text), ...OTHERS.map(([text]) => text)),
  fc
    .tuple(
      fc.constantFrom('Billing', 'shipping_', 'Postal ', 'PO', 'Address 2: ', 'Site '),
      fc.constantFrom('Street', 'Suburb', 'State', 'Postcode', 'Line 1', 'Unit', ''),
    )
    .map(([owner, part]) => owner + part),
  fc.string({ unit: anyCharacter, maxLength: 20 }),
);
const cell = fc.oneof(
  fc.constantFrom('24', '12A', 'A', '5/24 Smith St', '24 Smith Street', 'Smith Street', 'St', 'Unit 5', 'PO Box 12'),
  fc.constantFrom('Reservoir', 'Reservoir VIC 3073', 'VIC', '3073', '800', 'Australia', 'Level 3', 'Lot 4', 'NULL'),
  fc.constantFrom('-37.71', '145.01', 'ann@example.com', '0412 345 678', '2025-07-01', 'Ann Jones', 'Y', '', ' '),
  fc.string({ unit: anyCharacter, maxLength: 30 }),
);
/** Rows of any lengths. */
const rows = fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 8 });
const table = fc.record({ headings: fc.option(fc.array(heading, { maxLength: 8 }), { nil: undefined }), rows });

const RUNS = { numRuns: runs(100) };

describe('Any table', () => {
  test('is recognised, and each operation uses a column for one field at most', () => {
    fc.assert(
      fc.property(table, ({ headings, rows: sample }) => {
        const names = namesOf(headings, sample);
        const found = recognisedTable(headings, sample);
        for (const operation of runOperations) {
          const used = findColumns(operation, names, found).flatMap(({ columns }) => columns);
          expect(new Set(used).size).toBe(used.length);
          for (const name of used) expect(names).toContain(name);
        }
      }),
      RUNS,
    );
  });

  test('has something said of each of its columns, and no warning twice', () => {
    fc.assert(
      fc.property(table, ({ headings, rows: sample }) => {
        const { columns, warnings } = asReported(headings, sample);
        expect(columns.map(({ column }) => column)).toEqual(namesOf(headings, sample));
        expect(new Set(warnings).size).toBe(warnings.length);
      }),
      RUNS,
    );
  });

  test('is decided the same way each time', () => {
    fc.assert(
      fc.property(table, ({ headings, rows: sample }) => {
        const copy: Rows = sample.map((row) => [...row]);
        expect(asReported(headings && [...headings], copy)).toEqual(asReported(headings, sample));
      }),
      RUNS,
    );
  });

  test('is decided the same way in whatever order its rows are', () => {
    const shuffled = rows.chain((sample) =>
      fc.record({
        headings: fc.array(heading, { minLength: 1, maxLength: 8 }),
        sample: fc.constant(sample),
        other: fc.shuffledSubarray(sample, { minLength: sample.length, maxLength: sample.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ headings, sample, other }) => {
        expect(asReported(headings, other)).toEqual(asReported(headings, sample));
      }),
      RUNS,
    );
  });

  test('uses a column as told, whatever else it is', () => {
    const told = table.filter(({ headings, rows: sample }) => namesOf(headings, sample).length > 0);
    fc.assert(
      fc.property(told, fc.nat(), ({ headings, rows: sample }, at) => {
        const names = namesOf(headings, sample);
        const name = names[at % names.length]!;
        const mapped = asMapped(headings, sample, { map: { locality: [`column_${names.indexOf(name) + 1}`] } });
        expect(mapped['locality']).toBe(name);
        expect(asMapped(headings, sample, { map: { locality: [] } })['locality']).toBeUndefined();
      }),
      RUNS,
    );
  });
});
