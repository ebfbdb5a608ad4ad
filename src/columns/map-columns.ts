// Which columns of a table feed which field of an operation: what the user told settles its fields, and leaves the
// others to recognition.
import { noColumn, toldFields, type Mapping, type MappingTarget } from '../formats/mapping.js';
import { recognisedFields } from './fields.js';
import type { Recognition } from './recognise.js';

/** Field to columns, as told; a field without columns is left out. */
export type ToldFields = Readonly<Record<string, readonly string[]>>;

/**
 * The columns of each field, empty where none can be used. `only`: what is not told is not looked for. Throws a usage
 * error for a told column that is not there.
 */
export function findColumns(
  target: MappingTarget,
  names: readonly string[],
  found: Recognition,
  told: ToldFields = {},
  only = false,
): Mapping {
  const settled = toldFields(names, told).filter(({ columns }) => columns.length > 0);
  if (only) return settled;
  const given = new Set(settled.flatMap(({ columns }) => columns.map((column) => names.indexOf(column))));
  const recognised = recognisedFields(target, found, told, given);
  const order = target.fields.map(({ name }) => name);
  return [...settled, ...recognised].sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field));
}

/** As `findColumns`, but throws a usage error where no column can be used. */
export function mapColumns(...[target, names, found, told, only]: Parameters<typeof findColumns>): Mapping {
  const mapping = findColumns(target, names, found, told, only);
  const deciding = target.fields.filter(({ decides }) => decides === true);
  const isEnough = deciding.length === 0 || mapping.some(({ field }) => deciding.some(({ name }) => name === field));
  if (mapping.length === 0 || !isEnough) {
    throw noColumn(deciding.length === 0 ? target : { ...target, fields: deciding }, names);
  }
  return mapping;
}

/** The numbers of the columns that are told. */
export const toldColumns = (names: readonly string[], told: ToldFields = {}): Set<number> =>
  new Set(toldFields(names, told).flatMap(({ columns }) => columns.map((column) => names.indexOf(column))));
