// What is said of the columns of a file before its first row: what each was taken for, what is not used, and warnings.
import type { ColumnDecision, ColumnsReport } from '../../columns/report.js';
import { shownName } from '../../formats/mapping.js';
import type { Messages } from '../messages.js';
import { textTable } from './text-table.js';

/** Columns that are told one by one; of more, those that are used, and how many are not. */
const MOST_TOLD = 40;

/** Says it: the block as a remark, each warning as one. */
export function sayColumns(report: ColumnsReport, messages: Messages): void {
  const lines = columnLines(report.columns);
  if (lines.length > 0) messages.info(lines, { columns: report.columns });
  for (const warning of report.warnings) messages.warn(warning);
}

/** A line for each column: its name, what it feeds or is, and why; none where there is no column. */
function columnLines(columns: readonly ColumnDecision[]): string[] {
  if (columns.length === 0) return [];
  const told = columns.length <= MOST_TOLD ? columns : columns.filter(({ fields }) => fields.length > 0);
  const left = columns.length - told.length;
  const lines = told.map((column) => [`  ${shownName(column.column)}`, meaningOf(column), whyOf(column)]);
  const rest = left === 0 ? [] : [`  ${left} further columns are not used`];
  return ['columns:', ...textTable(lines), ...rest];
}

function meaningOf({ role, fields, group = '' }: ColumnDecision): string {
  if (fields.length > 0) return fields.join(', ');
  const what = [group, role].filter((part) => part !== '').join(' ');
  return what === '' ? 'not used' : `not used (${what})`;
}

function whyOf({ fields, why }: ColumnDecision): string {
  if (fields.length === 0 || why === undefined) return '';
  return why === 'told' ? 'as told' : `by ${why}`;
}
