// Which columns of a table feed which field: as told, else by a heading confirmed on sampled values. The decision is
// returned so that it can be printed.
import { WaypostError } from '../contract/errors.js';
import type { InputField } from '../contract/operation.js';
import { foldHeading } from './csv/header.js';
import { nearHint } from '../contract/near-name.js';
import { shortened } from '../contract/shortened.js';

/** Why columns are taken for a field. */
export type Why = 'told' | 'heading' | 'content' | 'heading and content';

export interface MappedField {
  readonly field: string;
  readonly columns: readonly string[];
  readonly how: Why;
  /** What the heading calls its numbers: 3 under `Shop` is SHOP 3. */
  readonly word?: string;
}
export type Mapping = readonly MappedField[];

/** What the columns are for: an operation, or an import. */
export interface MappingTarget {
  readonly name: string;
  /** What a user calls it, where that is something else. */
  readonly command?: string;
  readonly fields: readonly InputField[];
}

/** Share of the non-empty sampled values that must be plausible for a heading to be believed. */
const PLAUSIBLE = 0.3;

/** Fields as told, and the others by heading among the columns that are left. Throws as `mapColumns` does. */
export function mapWithHeadings(
  target: MappingTarget,
  names: readonly string[],
  sample: readonly (readonly string[])[],
  told: Readonly<Record<string, readonly string[]>>,
): Mapping {
  const given = toldFields(names, told);
  const taken = given.flatMap(({ columns }) => columns.map((column) => names.indexOf(column)));
  const mapping = [
    ...given,
    ...mapByHeading(
      target.fields.filter(({ name }) => told[name] === undefined),
      names,
      sample,
      taken,
    ),
  ];
  if (mapping.length === 0) throw noColumn(target, names);
  return mapping;
}

/** The fields that are told with the columns they name. Throws a usage error for a column that is not there. */
export const toldFields = (
  names: readonly string[],
  told: Readonly<Record<string, readonly string[]>>,
): MappedField[] =>
  Object.entries(told).map(([field, columns]) => ({
    field,
    columns: columns.map((column) => toldColumn(column, names, field)),
    how: 'told',
  }));

/** Code of the failure that no column feeds any field. */
export const NO_COLUMN = 'NoColumn';

/** No column feeds any of the fields. */
export function noColumn({ name, command, fields }: MappingTarget, names: readonly string[]): WaypostError {
  return new WaypostError(
    'usage',
    `no column can be used for ${command || name}; the columns are ${listed(names)}. Name one with --map ` +
      `${fields[0]?.name ?? 'field'}=COLUMN (fields: ${fields.map((field) => field.name).join(', ')})`,
    { code: NO_COLUMN },
  );
}

function toldColumn(column: string, names: readonly string[], field: string): string {
  const found =
    names.find((name) => name === column) ??
    names.find((name) => name.toLowerCase() === column.trim().toLowerCase()) ??
    names[Number(/^column_(\d+)$/.exec(column)?.[1] ?? 0) - 1];
  if (found === undefined) {
    throw new WaypostError(
      'usage',
      `--map ${field}=${column}: there is no column '${column}'${nearHint(column, names)}; the columns are ` +
        listed(names),
    );
  }
  return found;
}

function mapByHeading(
  fields: readonly InputField[],
  names: readonly string[],
  sample: readonly (readonly string[])[],
  given: readonly number[],
): MappedField[] {
  const folded = names.map(foldHeading);
  const taken = new Set<number>(given);
  const mapping: MappedField[] = [];
  for (const field of fields) {
    // Headings are in the order of how surely they mean the field.
    const column = (field.headings ?? [])
      .map((heading) => folded.findIndex((name, i) => name === heading && !taken.has(i) && believed(field, sample, i)))
      .find((found) => found >= 0);
    if (column === undefined) continue;
    taken.add(column);
    mapping.push({ field: field.name, columns: [names[column]!], how: 'heading' });
  }
  return mapping;
}

function believed(field: InputField, sample: readonly (readonly string[])[], column: number): boolean {
  if (!field.plausible) return true;
  const values = sample.map((row) => row[column] ?? '').filter((value) => value.trim() !== '');
  return values.length === 0 || values.filter(field.plausible).length >= PLAUSIBLE * values.length;
}

/** A column's name as messages have it: a heading may be a page long. */
export const shownName = (name: string): string => shortened(name, LONGEST_NAME);

const LONGEST_NAME = 60;
const quotedName = (name: string): string => `'${shownName(name)}'`;

/** Names in quotes, the first twenty. */
export const listed = (names: readonly string[]): string =>
  names.slice(0, 20).map(quotedName).join(', ') + (names.length > 20 ? ` and ${names.length - 20} more` : '');

/** One line for the user: `fullAddress from 'Address', state from 'St'`. */
export const describeMapping = (mapping: Mapping): string =>
  mapping
    .map(
      ({ field, columns, how, word }) =>
        `${field} from ${columns.map(quotedName).join(' + ')}${how === 'content' ? ' (by its content)' : ''}` +
        (word === undefined ? '' : ` (its numbers as ${word})`),
    )
    .join(', ');
