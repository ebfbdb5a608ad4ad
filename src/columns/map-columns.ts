// Which columns of a table feed which field of an operation: what the user told settles its fields, and leaves the
// others to recognition.
import { noColumn, toldFields, type MappedField, type Mapping, type MappingTarget } from '../formats/mapping.js';
import { recognisedFields } from './fields.js';
import { saysLittle } from './open-columns.js';
import type { Recognition } from './recognise.js';
import type { Kind } from './value-kinds.js';

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
  const whole = settled.length === 0 ? wholeLine(target, names, found, told) : undefined;
  if (whole) return [whole];
  const given = new Set(settled.flatMap(({ columns }) => columns.map((column) => names.indexOf(column))));
  const recognised = recognisedFields(target, found, told, given);
  const order = target.fields.map(({ name }) => name);
  return [...settled, ...recognised].sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field));
}

const HALF = 0.5;
/** The field of whole addresses. */
const WHOLE = 'fullAddress';
/** What values of a column of lines are. */
const OF_LINES: readonly Kind[] = [
  'numberStreet',
  'street',
  'place',
  'tail',
  'state',
  'statePostcode',
  'box',
  'country',
];
/** Signs that part the cells of a table which was not read as one. */
const PARTED = /[;|\t]/;

/** A table of one column whose heading says nothing is one of lines where that is told, or they look like addresses. */
function wholeLine(
  { fields }: MappingTarget,
  names: readonly string[],
  { columns, sample, isLines }: Recognition,
  told: ToldFields,
): MappedField | undefined {
  const [column] = columns;
  if (columns.length !== 1 || told[WHOLE] !== undefined || !fields.some(({ name }) => name === WHOLE)) return undefined;
  const { named, profile } = column!;
  const isOpen = !named || saysLittle(column!);
  const isLike = OF_LINES.reduce((sum, kind) => sum + profile.share(kind), 0) >= HALF && profile.share('email') < HALF;
  const isParted = sample.filter(([cell = '']) => PARTED.test(cell)).length > sample.length * HALF;
  return isOpen && (isLines || (isLike && !isParted)) ? { field: WHOLE, columns: names, how: 'content' } : undefined;
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
