// Decides the names of the added columns and what happens when the input has one of that name already.
import { WaypostError } from '../../contract/errors.js';
import type { Operation } from '../../contract/operation.js';
import type { BatchJob, OnClash } from '../job.js';
import { listed } from '../../formats/mapping.js';

export interface AddedColumn {
  /** Index in the operation's columns. */
  readonly index: number;
  readonly name: string;
  /** Input column whose cells it takes the place of. */
  readonly replaces?: number;
}

/**
 * The added columns in the order they are written. Throws a usage error for an unknown choice, for one that needs a
 * feature option that is not on, or, by default, a clash.
 */
export function addedColumns(
  operation: Operation,
  header: readonly string[],
  { columns: choice, featureOptions }: Pick<BatchJob, 'columns' | 'featureOptions'>,
  prefix: string,
  onClash: OnClash,
): AddedColumn[] {
  const isOff = ({ feature }: Operation['columns'][number]): boolean =>
    feature !== undefined && featureOptions?.[feature] !== '1';
  const indices =
    choice?.map((name) => {
      const index = operation.columns.findIndex(
        (column) => column.name === name || `${operation.prefix}${column.name}` === name,
      );
      if (index < 0) {
        throw new WaypostError(
          'usage',
          `${operation.name} has no column '${name}'; it has ` +
            `${operation.columns.map((column) => column.name).join(', ')}`,
        );
      }
      const { feature = '' } = operation.columns[index]!;
      if (isOff(operation.columns[index]!)) {
        throw new WaypostError(
          'usage',
          `the column '${name}' is filled with --feature ${feature}=1 only; give that too, or leave the column out`,
        );
      }
      return index;
    }) ?? [...operation.columns.keys()].filter((index) => !isOff(operation.columns[index]!));
  const input = header.map((name) => name.trim());
  const taken = new Set(input);
  const clashes = indices.map((index) => prefix + operation.columns[index]!.name).filter((name) => taken.has(name));
  if (clashes.length > 0 && onClash === 'error') {
    throw new WaypostError(
      'usage',
      `the input already has ${clashes.length === 1 ? 'the column' : 'the columns'} ${listed(clashes)}; ` +
        `choose --on-clash replace or rename, or another --prefix`,
    );
  }
  return indices.map((index) => {
    const name = prefix + operation.columns[index]!.name;
    if (!taken.has(name)) return { index, name };
    return onClash === 'replace'
      ? { index, name, replaces: input.indexOf(name) }
      : { index, name: freeName(name, taken) };
  });
}

/** `name_2`, or the first number that is free. */
export function freeName(name: string, taken: Set<string>): string {
  let number = 2;
  while (taken.has(`${name}_${number}`)) number++;
  taken.add(`${name}_${number}`);
  return `${name}_${number}`;
}
