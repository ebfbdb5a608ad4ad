// What the columns of a table feed in the operation cleanse, for tests: field → columns, joined by ` + `.
import type { ToldFields } from '../../src/columns/map-columns.js';
import { findColumns } from '../../src/columns/map-columns.js';
import { recognise, type Recognition } from '../../src/columns/recognise.js';
import { reportOf, type ColumnsReport } from '../../src/columns/report.js';
import { operationNamed } from '../../src/contract/operations.js';
import { openPlaces } from '../../src/columns/known-places.js';
import { readColumns } from '../../src/columns/reading.js';

export type Rows = readonly (readonly string[])[];

export interface Asked {
  /** What `--map` says. */
  readonly map?: ToldFields;
  /** What `--address-group` says. */
  readonly group?: string;
  /** `cleanse` where absent. */
  readonly operation?: string;
}

const cleanse = operationNamed('cleanse')!;

/** What the columns are taken for, each with a name of its own. */
export function recognisedTable(
  headings: readonly string[] | undefined,
  rows: Rows,
  { group }: Asked = {},
): Recognition {
  const places = openPlaces();
  try {
    const columns = readColumns({ names: namesOf(headings, rows), headings, sample: rows }, places.isPlace);
    return recognise(columns, rows, places, group === undefined ? {} : { group });
  } finally {
    places.close();
  }
}

/** Names of the columns: headings that are there already, and blank ones, have a name by their position. */
export const namesOf = (headings: readonly string[] | undefined, rows: Rows): string[] =>
  (headings ?? rows[0] ?? []).map((heading, i) =>
    headings === undefined || heading.trim() === '' || headings.indexOf(heading) < i ? `column_${i + 1}` : heading,
  );

/** Fields with their columns; `headings` is undefined for a table without any. */
export function asMapped(
  headings: readonly string[] | undefined,
  rows: Rows,
  asked: Asked = {},
): Record<string, string> {
  const names = namesOf(headings, rows);
  const found = recognisedTable(headings, rows, asked);
  const operation = asked.operation === undefined ? cleanse : operationNamed(asked.operation)!;
  return Object.fromEntries(
    findColumns(operation, names, found, asked.map).map(({ field, columns }) => [field, columns.join(' + ')]),
  );
}

/** What is said of the columns. */
export function asReported(headings: readonly string[] | undefined, rows: Rows, asked: Asked = {}): ColumnsReport {
  const names = namesOf(headings, rows);
  const found = recognisedTable(headings, rows, asked);
  const operation = operationNamed(asked.operation ?? 'cleanse')!;
  const fields = new Set(operation.fields.map(({ name }) => name));
  return reportOf(found, [findColumns(operation, names, found, asked.map)], {
    isSettled: asked.group !== undefined,
    fields,
  });
}

/** Five addresses of Australia in parts, for tables of any order. */
export const PLACES = [
  { number: '24', street: 'Smith Street', suburb: 'Reservoir', state: 'VIC', postcode: '3073', box: 'PO Box 12' },
  { number: '7', street: 'King Road', suburb: 'Preston', state: 'VIC', postcode: '3072', box: 'PO Box 3' },
  { number: '118', street: 'Queen Street', suburb: 'Parramatta', state: 'NSW', postcode: '2150', box: 'GPO Box 99' },
  { number: '3', street: 'Hill Avenue', suburb: 'Geelong', state: 'VIC', postcode: '3220', box: 'PO Box 401' },
  { number: '56', street: 'Bridge Road', suburb: 'Richmond', state: 'VIC', postcode: '3121', box: 'PO Box 77' },
  { number: '9', street: 'Ocean Parade', suburb: 'Manly', state: 'NSW', postcode: '2095', box: 'PO Box 8' },
] as const;
export type Place = (typeof PLACES)[number];

/** A row for each place. */
export const rowsOf = (cells: (place: Place, i: number) => readonly string[]): string[][] =>
  PLACES.map((place, i) => [...cells(place, i)]);
