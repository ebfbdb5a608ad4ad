// The summary of a batch for people: what was read, written and refused, the verdicts with their shares, the speed.
import type { BatchSummary, DryRunReport } from '../../batch/job.js';
import { describeMapping } from '../../formats/mapping.js';
import { count, duration } from '../progress.js';
import { textTable } from './text-table.js';

/** The summary's lines, without the last line end. */
export function summaryText({
  rows,
  statuses,
  refusals,
  warnings,
  durationMs,
  rowsPerSecond,
  output,
  errorsFile,
}: BatchSummary): string {
  const share = (part: number): string => (rows.written === 0 ? '' : `${((100 * part) / rows.written).toFixed(1)}%`);
  const verdicts = Object.entries(statuses)
    .filter(([, part]) => part > 0)
    .sort(([, a], [, b]) => b - a)
    .map(([status, part]) => [`  ${status}`, count(part), share(part)]);
  const reasons = Object.entries(refusals)
    .map(([code, part]) => `${code} ${count(part)}`)
    .join(', ');
  const refused = rows.refused === 0 ? '' : ` (${reasons}${errorsFile === undefined ? '' : `; in ${errorsFile}`})`;
  const took = durationMs < 10_000 ? `${(durationMs / 1000).toFixed(1)} s` : duration(durationMs);
  return [
    `${count(rows.read)} rows read = ${count(rows.written)} written + ${count(rows.refused)} refused${refused}`,
    ...(verdicts.length > 0 ? [textTable(verdicts, [1, 2]).trimEnd()] : []),
    ...warnings,
    `${took}, ${count(Math.round(rowsPerSecond))} rows/s, to ${output.name}`,
  ].join('\n');
}

/** What a batch would do, for people. */
export function dryRunText({
  operation,
  input,
  mapping,
  rows,
  refused,
  blank,
  distinct,
  calls,
  samples,
}: DryRunReport): string {
  return [
    `${operation} of ${input.name}: ${input.format}, ${input.encoding}${input.compressed ? ', compressed' : ''}`,
    describeMapping(mapping),
    `${count(rows)} rows${distinct === undefined ? '' : `, ${count(distinct)} of them different`}; ` +
      `${count(refused)} would be refused, ${count(blank)} are blank`,
    `${count(calls)} calls`,
    ...samples.map((sample) => `  ${JSON.stringify(sample)}`),
  ].join('\n');
}
