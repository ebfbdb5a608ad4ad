// Which of several operations a table is for: the first of them whose fields are found in its columns.
import { WaypostError } from '../contract/errors.js';
import type { Operation } from '../contract/operation.js';
import { noColumn, NO_COLUMN, type Mapping, type MappingTarget } from '../formats/mapping.js';
import { mapColumns } from './map-columns.js';
import type { Recognition } from './recognise.js';

/**
 * The operation for that table. `told`: fields with their columns, where the user has said them; an operation that
 * lacks one of the fields is not meant. Throws a usage error where none can be used.
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
  const meant = operations.filter(isMeant);
  for (const operation of meant) {
    try {
      const mapping = mapColumns(operation, names, found, told);
      if (isFor(operation, mapping)) return operation;
    } catch (error) {
      if (!(error instanceof WaypostError) || error.kind !== 'usage') throw error;
      if (error.code !== NO_COLUMN) failure ??= error;
    }
  }
  if (failure !== undefined) throw failure;
  if (meant.length > 0) throw noColumn(anyOf(meant), names);
  const lists = operations.map(({ name, fields }) => `${name} has ${fields.map((field) => field.name).join(', ')}`);
  throw new WaypostError(
    'usage',
    `--map: none of them has all of ${Object.keys(told ?? {}).join(', ')}: ${lists.join('; ')}`,
  );
}

/** The fields that say what a table is for; none where each may. */
const decidingFields = ({ fields }: Operation): Operation['fields'] => fields.filter(({ decides }) => decides === true);

/** The operations as one: with all fields of which any says that a table is for one of them. */
function anyOf(operations: readonly Operation[]): MappingTarget {
  const [{ name, command }] = operations as readonly [Operation];
  const fields = operations.flatMap((operation) => {
    const deciding = decidingFields(operation);
    return deciding.length > 0 ? deciding : operation.fields;
  });
  return { name, command, fields: [...new Map(fields.map((field) => [field.name, field])).values()] };
}

/** True if a column feeds a field that decides, or none of the fields does. */
function isFor(operation: Operation, mapping: Mapping): boolean {
  const fields = decidingFields(operation);
  return fields.length === 0 || mapping.some(({ field }) => fields.some(({ name }) => name === field));
}
