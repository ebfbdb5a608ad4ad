// Which of several operations a table is for: the first of them whose fields are found in its columns.
import { WaypostError } from '../contract/errors.js';
import type { Operation } from '../contract/operation.js';
import { noColumn, type Mapping, type MappingTarget } from '../formats/mapping.js';
import { mapColumns } from './map-columns.js';
import type { Recognition } from './recognise.js';

/**
 * The operation for that table. `told`: fields with their columns, where the user has said them; an operation that
 * lacks one of the fields is not meant. Throws the usage error of the first operation where none can be used.
 */
export function chooseOperation(
  operations: readonly [Operation, ...Operation[]],
  names: readonly string[],
  found: Recognition,
  told?: Readonly<Record<string, readonly string[]>>,
): Operation {
  const isMeant = ({ fields }: Operation): boolean =>
    Object.keys(told ?? {}).every((field) => fields.some(({ name }) => name === field));
  let failure: unknown;
  for (const operation of operations.filter(isMeant)) {
    try {
      const mapping = mapColumns(operation, names, found, told);
      if (isFor(operation, mapping)) return operation;
      failure ??= noColumn(decidingFields(operation), names);
    } catch (error) {
      if (!(error instanceof WaypostError) || error.kind !== 'usage') throw error;
      failure ??= error;
    }
  }
  if (failure !== undefined) throw failure;
  const lists = operations.map(({ name, fields }) => `${name} has ${fields.map((field) => field.name).join(', ')}`);
  throw new WaypostError(
    'usage',
    `--map: none of them has all of ${Object.keys(told ?? {}).join(', ')}: ${lists.join('; ')}`,
  );
}

/** The operation with those fields alone that say what a table is for. */
const decidingFields = ({ name, fields }: Operation): MappingTarget => ({
  name,
  fields: fields.filter(({ decides }) => decides === true),
});

/** True if a column feeds a field that decides, or none of the fields does. */
function isFor(operation: Operation, mapping: Mapping): boolean {
  const { fields } = decidingFields(operation);
  return fields.length === 0 || mapping.some(({ field }) => fields.some(({ name }) => name === field));
}
