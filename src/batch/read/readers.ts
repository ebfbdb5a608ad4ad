// Which reader takes the records of a plan's input apart, and which groups of fields it reads of each: one for each
// step, and one for the columns that conditions ask about.
import type { Operation } from '../../contract/operation.js';
import type { Plan } from '../plan.js';
import { CsvRecords } from './csv-records.js';
import { JsonRecords } from './json-records.js';
import type { FieldGroup } from './records.js';

/** The group of the columns that conditions ask about: behind those of the steps. */
export const conditionGroup = (plan: Plan): number => plan.steps.length;

/** A reader of the plan's input. `operations` are those of its steps. */
export function recordsFor(plan: Plan, operations: readonly Operation[]): CsvRecords | JsonRecords {
  const { input, output, steps, conditionColumns } = plan;
  const groups = [
    ...steps.map(({ fields, words }, i) => ({
      fields,
      joins: operations[i]!.fields.map(({ join }) => join ?? ' '),
      ...(words === undefined ? {} : { words }),
    })),
    { fields: conditionColumns.map((column) => [column]), joins: conditionColumns.map(() => ' ') },
  ];
  if (input.kind === 'csv') {
    return new CsvRecords(input.dialect, input, plan.inputEncoding, groups as readonly FieldGroup<number>[]);
  }
  const known = output.kind === 'csv' ? new Set(input.names) : undefined;
  const added = output.kind === 'csv' ? [] : output.keys.filter(({ replace }) => !replace).map(({ key }) => key);
  return new JsonRecords(
    { ...input, encoding: plan.inputEncoding },
    groups as readonly FieldGroup<string>[],
    known,
    added,
  );
}
