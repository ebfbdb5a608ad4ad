// What a summary says of the answers of a step, for people: how sure they are, why some are less than was asked for,
// which rows to look at first, how often the same address came.
import type { AnswersSummary } from '../../batch/report.js';
import { count } from '../progress.js';
import { visible } from './controls.js';
import { textTable } from './text-table.js';

/** Columns that a line keeps to: at most, and however narrow the terminal is. */
const WIDTH = 100;
export const SUMMARY_WIDTH = { most: WIDTH, least: 60 };
const GAP = 2;
const INDENT = '  ';

type Said = Partial<AnswersSummary>;

/**
 * The lines behind an indent; none where the answers say nothing of themselves. `things`: what the answers are;
 * `width`: the columns that tables keep to.
 */
export const findingsLines = (said: Said, things: string, width = SUMMARY_WIDTH.most, indent = ''): string[] =>
  [
    ...decisionLine(said),
    ...confidenceLine(said),
    ...exceptionLines(said, width - indent.length),
    ...reviewLines(said, width - indent.length),
    ...distinctLine(said, things),
  ].map((line) => indent + line);

/** `keep 80 + flag 12 + not_checked 8 = 100 rows`. */
function decisionLine({ decisions = {} }: Said): string[] {
  const parts = Object.entries(decisions).sort(([, a], [, b]) => b - a);
  if (parts.length === 0) return [];
  const rows = parts.reduce((sum, [, part]) => sum + part, 0);
  return [`${parts.map(([name, part]) => `${name} ${count(part)}`).join(' + ')} = ${count(rows)} rows`];
}

/** `confidence  100: 149,130 · 99: 40,000 · …`; bands without rows are left out. */
function confidenceLine({ confidences = [] }: Said): string[] {
  const bands = confidences
    .filter(({ rows }) => rows > 0)
    .map(({ from, to, rows }) => `${bandName(from, to)}: ${count(rows)}`);
  return bands.length === 0 ? [] : [`confidence  ${bands.join(' · ')}`];
}

function bandName(from: number, to: number): string {
  if (from === 0) return `below ${to + 1}`;
  return from === to ? String(from) : `${from}-${to}`;
}

function exceptionLines({ exceptions = [] }: Said, width: number): string[] {
  if (exceptions.length === 0) return [];
  const rows = exceptions.map(({ exception, rows: part, sample }) => [
    exception,
    count(part),
    `line ${sample.line}: ${sample.input}`,
  ]);
  return ['exceptions, each with its first row', ...table(rows, width, [1], [2])];
}

function reviewLines({ review = [] }: Said, width: number): string[] {
  if (review.length === 0) return [];
  const rows = review.map(({ line, input, answer, status, confidence = '', exception }) => [
    `line ${line}`,
    exception ?? status,
    String(confidence),
    input,
    answer,
  ]);
  return ['look at these first', ...table(rows, width, [2], [3, 4])];
}

function distinctLine({ addresses }: Said, things: string): string[] {
  if (!addresses) return [];
  const { distinct, repeated } = addresses;
  if (distinct === null || repeated === null) return [`more different ${things} than are counted`];
  const again = repeated === 1 ? '1 row repeats' : `${count(repeated)} rows repeat`;
  return [`${count(distinct)} different ${things}; ${again} one of an earlier row`];
}

/** Indented lines of a table; the cells of the columns `clipped` share what the others leave of the width. */
function table(
  given: readonly (readonly string[])[],
  width: number,
  right: readonly number[],
  clipped: readonly number[],
): string[] {
  const rows = given.map((row) => row.map(visible));
  const widest = (column: number): number => Math.max(...rows.map((row) => row[column]!.length));
  const columns = [...rows[0]!.keys()];
  const fixed = columns.filter((column) => !clipped.includes(column)).reduce((sum, column) => sum + widest(column), 0);
  let left = width - INDENT.length - GAP * (columns.length - 1) - fixed;
  const widths = new Map<number, number>();
  // What one does not need, the others may have.
  for (const [i, column] of [...clipped].sort((a, b) => widest(a) - widest(b)).entries()) {
    const share = Math.min(widest(column), Math.floor(left / (clipped.length - i)));
    widths.set(column, share);
    left -= share;
  }
  const cells = rows.map((row) => row.map((cell, column) => clip(cell, widths.get(column) ?? Infinity)));
  return textTable(cells, right).map((line) => `${INDENT}${line}`);
}

const clip = (text: string, width: number): string =>
  text.length <= width ? text : `${text.slice(0, width - 1).replace(/[\ud800-\udbff]$/, '')}…`;
