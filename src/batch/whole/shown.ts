// A record as one text for a person, where an answer names it.
import { valuesOfList } from '../../contract/list-values.js';
import type { Plan } from '../plan.js';

/** What stands between the values of a record. */
const BETWEEN = ', ';

/** The fields that columns feed, in the order of their first columns in the file. */
export function fieldsInOrder({ input, steps }: Plan, number: number): number[] {
  const place = (column: number | string): number =>
    typeof column === 'number' ? column : input.names.indexOf(column);
  const { fields } = steps[number]!;
  return fields
    .flatMap((columns, field) => (columns.length === 0 ? [] : [{ field, at: place(columns[0]!) }]))
    .sort((a, b) => a.at - b.at)
    .map(({ field }) => field);
}

/** Values of a list stand apart as others do. */
export const shownText = (values: readonly string[], fields: readonly number[]): string =>
  fields
    .flatMap((field) => valuesOfList(values[field]!))
    .map((value) => value.replaceAll(/\s+/g, ' ').trim())
    .filter((value) => value !== '')
    .join(BETWEEN);
