// The summary of a batch for people: what was read, written and refused, the verdicts with their shares and what is
// said of them, the speed.
import type { AnswersSummary, BatchSummary, DryRunReport, StepPreview, StepSummary } from '../../batch/report.js';
import { operationNamed } from '../../contract/operations.js';
import { describeMapping } from '../../formats/mapping.js';
import { count, duration } from '../progress.js';
import { findingsLines } from './findings-text.js';
import { textTable } from './text-table.js';

/** What the answers of a run or a step are. */
const thingsOf = ({ operation }: { readonly operation: string }): string =>
  operationNamed(operation)?.things ?? 'addresses';

/** The summary's lines, tables fitted to a width in columns. What the user should act on is said by itself. */
export function summaryLines(summary: BatchSummary, width?: number): string[] {
  const { rows, steps = [], refusals, durationMs, rowsPerSecond, output, errorsFile, droppedFile } = summary;
  const reasons = Object.entries(refusals)
    .map(([code, part]) => `${code} ${count(part)}`)
    .join(', ');
  const refused = rows.refused === 0 ? '' : ` (${reasons}${errorsFile === undefined ? '' : `; in ${errorsFile}`})`;
  const word = [summary, ...steps].some(({ only }) => only !== undefined) ? 'left out' : 'dropped';
  const whither = droppedFile === undefined ? '' : ` (in ${droppedFile})`;
  const dropped = rows.dropped === undefined ? '' : ` + ${count(rows.dropped)} ${word}${whither}`;
  const took = durationMs < 10_000 ? `${(durationMs / 1000).toFixed(1)} s` : duration(durationMs);
  return [
    `${count(rows.read)} ${rows.read === 1 ? 'row' : 'rows'} read = ${count(rows.written)} written + ` +
      `${count(rows.refused)} refused${refused}${dropped}`,
    ...verdicts(summary, rows),
    ...findingsLines(summary, thingsOf(summary), width),
    ...steps.flatMap((step) => stepLines(step, rows, width)),
    `${took}, ${count(Math.round(rowsPerSecond))} rows/s, to ${output.name}`,
  ];
}

/** How many rows have which status, the commonest first, with their share of the rows that were answered. */
function verdicts(
  { statuses = {}, completed = {} }: Partial<AnswersSummary>,
  { read, refused }: BatchSummary['rows'],
): string[] {
  const share = (part: number): string => (read === refused ? '' : `${((100 * part) / (read - refused)).toFixed(1)}%`);
  const ofThese = (status: string): string =>
    completed[status] === undefined ? '' : `of these completed: ${count(completed[status])}`;
  const lines = Object.entries(statuses)
    .filter(([, part]) => part > 0)
    .sort(([, a], [, b]) => b - a)
    .map(([status, part]) => [`  ${status}`, count(part), share(part), ofThese(status)]);
  return lines.length > 0 ? textTable(lines, [1, 2]) : [];
}

function stepLines(step: StepSummary, rows: BatchSummary['rows'], width: number | undefined): string[] {
  const { name, leftAlone, dropped, failed } = step;
  const beside = [
    leftAlone === 0 ? '' : `${count(leftAlone)} left alone`,
    dropped === 0 ? '' : `${count(dropped)} ${step.only === undefined ? 'dropped' : 'left out'}`,
    failed === 0 ? '' : `${count(failed)} failed`,
  ].filter((part) => part !== '');
  return [
    beside.length === 0 ? name : `${name}: ${beside.join(', ')}`,
    ...verdicts(step, rows),
    ...findingsLines(step, thingsOf(step), width, '  '),
  ];
}

/** What a batch would do, for people. */
export function dryRunLines(report: DryRunReport): string[] {
  const { operation, input, mapping, rows, refused, blank, distinct, calls = 0, samples = [], steps } = report;
  return [
    `${operation} of ${input.name}: ${input.format}, ${input.encoding}${input.compressed ? ', compressed' : ''}`,
    ...(mapping ? [describeMapping(mapping)] : []),
    `${count(rows)} rows${distinct === undefined ? '' : `, ${count(distinct)} of them different`}; ` +
      `${count(refused)} would be refused, ${count(blank)} are blank`,
    ...(steps ? steps.flatMap(stepPlan) : [`${count(calls)} calls`, ...samples.map(sampleLine)]),
  ];
}

/** What one of several steps would do. */
function stepPlan({ name, operation, from, when, mapping, columns, distinct, calls, samples }: StepPreview): string[] {
  const fed = [from === undefined ? '' : `from step ${from}`, describeMapping(mapping)].filter((part) => part !== '');
  const conditions = Object.entries(when ?? {}).map(([column, values]) => `${column} is ${values.join(' or ')}`);
  const isExact = from === undefined && when === undefined;
  const different = distinct === undefined ? '' : `, ${count(distinct)} different`;
  return [
    name === operation ? name : `${name} (${operation})`,
    `  ${fed.join(', else ')}`,
    ...(conditions.length === 0 ? [] : [`  when ${conditions.join(' and ')}`]),
    `  ${isExact ? '' : 'at most '}${count(calls)} calls${different}`,
    `  adds ${columns.join(', ')}`,
    ...samples.map((sample) => `  ${JSON.stringify(sample)}`),
  ];
}

const sampleLine = (sample: unknown): string => `  ${JSON.stringify(sample)}`;
