// A header over two lines: names of groups above the headings of their columns, as merged cells of a spreadsheet are
// written (`,Residential Address,,,Postal Address,,`). The names of the columns are both lines joined.
import { EMPTY, lookOf, NAME, NUMBERED, YEAR } from './cell-look.js';
import { foldHeading } from '../header.js';

/** Names of groups are shorter than sentences. Characters. */
const LONGEST_GROUP = 60;

/** Kinds of addresses, which stand over the columns of one where a person has several. */
const ADDRESS =
  /^(?:residential|home|street|physical|site|postal|mail(?:ing)?|billing|shipping|delivery|business|work)$/i;

/**
 * True if `upper` groups the columns that `lower` names: each of its cells stands over several columns, or over none
 * that is named, and the groups tell repeated headings apart or are headings themselves. A line of a report that merely
 * stands above the table does neither.
 */
export function isGroupLine(
  upper: readonly string[],
  lower: readonly string[],
  known: (cell: string) => boolean,
): boolean {
  const groups = upper.flatMap((cell, column) => (isBlank(cell) ? [] : [column]));
  if (groups.length === 0 || upper.length < 2) return false;
  if (!groups.every((column) => isGroupName(upper[column]!))) return false;
  const isHead = lower.every((cell) => [EMPTY, NAME, NUMBERED, YEAR].includes(lookOf(cell)) || known(cell));
  if (!isHead) return false;
  if (!isOverColumns(upper, lower, groups)) return false;
  const before = repeated(lower);
  const after = repeated(joinedHeadings(upper, lower));
  if (before > 0 && after < before) return groups.length > 1 || groups[0]! > 0;
  const isOfAddress = (column: number): boolean => ADDRESS.test(upper[column]!) || known(upper[column]!);
  return groups.length > 1 && after === 0 && groups.some(isOfAddress);
}

/** True if every name of a group stands over several columns, or over a column that has no name below. */
function isOverColumns(upper: readonly string[], lower: readonly string[], groups: readonly number[]): boolean {
  const spans = groups.map((column, i) => (groups[i + 1] ?? Math.max(upper.length, lower.length)) - column);
  const isEach = groups.every(
    (column, i) => isBlank(lower[column]) || spans[i]! > 1 || isSame(upper, column, -1) || isSame(upper, column, 1),
  );
  return isEach && groups.some((column) => !isBlank(lower[column]));
}

const isSame = (cells: readonly string[], column: number, step: number): boolean =>
  cells[column + step] !== undefined && folded(cells[column]!) === folded(cells[column + step]!);

/** Both lines as one: `Residential Address Street`. A name of a group reaches up to the next one. */
export function joinedHeadings(upper: readonly string[], lower: readonly string[]): string[] {
  const width = Math.max(upper.findLastIndex((cell) => !isBlank(cell)) + 1, lower.length);
  const end = endOfLastGroup(upper, lower, width);
  let group = '';
  return Array.from({ length: width }, (_, column) => {
    const name = (lower[column] ?? '').trim();
    if (!isBlank(upper[column])) group = upper[column]!.trim();
    else if (column >= end) group = '';
    if (name === '') return isBlank(upper[column]) ? '' : group;
    return group === '' || beginsWith(name, group) ? name : `${group} ${name}`;
  });
}

/**
 * Where the last group ends. Nothing in the file says it; where an earlier group has the same headings, it ends with
 * the last of them, and what follows (`Phone`, `Email`) is in no group.
 */
function endOfLastGroup(upper: readonly string[], lower: readonly string[], width: number): number {
  const groups = upper.flatMap((cell, column) => (isBlank(cell) ? [] : [column]));
  const last = groups.at(-1) ?? 0;
  const earlier = new Set(lower.slice(groups[0] ?? 0, last).map(folded));
  const same = lower.slice(last).findIndex((cell) => !earlier.has(folded(cell)));
  return groups.length > 1 && same > 0 ? last + same : width;
}

/** Headings of other scripts are compared as they are. */
const folded = (heading: string): string => foldHeading(heading) || heading.trim().toLowerCase();

const isBlank = (cell: string | undefined): boolean => cell === undefined || cell.trim() === '';

const isGroupName = (cell: string): boolean =>
  [NAME, NUMBERED, YEAR].includes(lookOf(cell)) && cell.trim().length <= LONGEST_GROUP && !/:\s*$/.test(cell);

const beginsWith = (name: string, group: string): boolean => folded(name).startsWith(folded(group));

/** How many headings stand more than once. */
function repeated(headings: readonly string[]): number {
  const names = headings.filter((heading) => !isBlank(heading)).map(folded);
  return names.length - new Set(names).size;
}
