// Looks at the head of the input and decides everything that the blocks are processed with: format, dialect, header,
// mapping, columns. Each decision is told in one line.
import { delimiterName } from '../../formats/csv/delimiters.js';
import { WaypostError } from '../../contract/errors.js';
import { placeName } from '../../formats/byte-source.js';
import { COMMA, QUOTE, TAB, NO_DELIMITER } from '../../formats/csv/dialect.js';
import { formatByContent, formatByName, type FileFormat } from '../../formats/file-format.js';
import type { Cut, TextSource } from '../../formats/text-source.js';
import { addedColumns, freeName } from './columns.js';
import { inspectCsv } from './inspect-csv.js';
import { inspectJson } from './inspect-json.js';
import type { BatchJob, OutputFormat } from '../job.js';
import { describeMapping, mapColumns, type Mapping } from '../../formats/mapping.js';
import type { InputPlan, OutputPlan, Plan } from '../plan.js';

/** What the head of an input says about its records. */
export interface InputShape {
  readonly plan: InputPlan;
  /** Where the first record begins in the head, and the physical lines before it. */
  readonly start: number;
  readonly lines: number;
  /** Bytes before the first record that belong to the output: the header row and blank lines around it. */
  readonly header?: {
    readonly cells: readonly string[];
    readonly before: Buffer;
    readonly row: Buffer;
    readonly lineEnd: Buffer;
  };
  /**
   * Names that a mapping may use, the cells of the sampled records by these names, and whether people chose the names.
   */
  readonly names: readonly string[];
  readonly sample: readonly (readonly string[])[];
  readonly headed: boolean;
  readonly cut: Cut;
}

export interface Inspection {
  readonly shape: InputShape;
  readonly plan: Plan;
  readonly inputFormat: FileFormat;
  readonly outputFormat: OutputFormat;
  readonly mapping: Mapping;
  /** True if the output stays in the encoding of the input, byte order mark included. */
  readonly keepsEncoding: boolean;
  readonly delimiter: string | undefined;
}

/** Throws `input-unreadable` for an empty input, and usage errors of mapping and columns. */
export function inspect(job: BatchJob, text: TextSource): Inspection {
  const name = placeName(job.input);
  if (text.whole && text.head.toString('latin1').trim() === '') {
    throw new WaypostError(
      'input-unreadable',
      `${name} is empty; give a file with a header row or at least one record`,
    );
  }
  const inputFormat = job.inputFormat ?? decideFormat(name, text.head);
  const csv = inputFormat !== 'jsonl' && inputFormat !== 'json';
  const shape = csv ? inspectCsv(job, text, inputFormat, name) : inspectJson(text, inputFormat, name);
  const outputFormat = decideOutput(job, inputFormat, shape.plan);
  const keepsEncoding = csv === (outputFormat === 'csv' || outputFormat === 'tsv');
  const single = text.encoding.encoding === 'windows-1252';
  const empty = !csv && shape.sample.length === 0;
  const mapping = empty ? [] : mapColumns(job.operation, shape.names, shape.sample, job.map, shape.headed);
  const plan: Plan = {
    operation: job.operation.name,
    input: shape.plan,
    output: planOutput(job, shape, outputFormat),
    inputEncoding: single && csv ? 'windows-1252' : 'utf-8',
    outputEncoding: single && csv && keepsEncoding ? 'windows-1252' : 'utf-8',
    fields: job.operation.fields.map((field) =>
      (mapping.find((mapped) => mapped.field === field.name)?.columns ?? []).map((column) =>
        csv ? shape.names.indexOf(column) : column,
      ),
    ),
    defaults: job.defaults,
    all: job.all === true,
    listsFailures: job.errors !== undefined,
    sourceOfTruth: job.sourceOfTruth,
    featureOptions: job.featureOptions,
    locale: job.locale,
  };
  const delimiter =
    shape.plan.kind === 'csv' && shape.plan.dialect.delimiter !== NO_DELIMITER
      ? String.fromCharCode(shape.plan.dialect.delimiter)
      : undefined;
  job.onNote?.(describe(name, inputFormat, text, shape, delimiter));
  if (mapping.length > 0) job.onNote?.(describeMapping(mapping));
  return { shape, plan, inputFormat, outputFormat, mapping, keepsEncoding, delimiter };
}

/** The name decides, except that `.csv` and `.txt` say little: their content is looked at too. */
function decideFormat(name: string, head: Buffer): FileFormat {
  const named = formatByName(name);
  return named === undefined || /\.txt(\.gz)?$/i.test(name) ? formatByContent(head) : named;
}

function decideOutput(job: BatchJob, input: FileFormat, plan: InputPlan): OutputFormat {
  const named = job.format ?? ('path' in job.output ? formatByName(job.output.path) : undefined);
  if (named !== undefined && named !== 'lines') return named;
  if (input === 'jsonl' || input === 'json') return input;
  return plan.kind === 'csv' && plan.dialect.delimiter === TAB ? 'tsv' : 'csv';
}

function planOutput(job: BatchJob, shape: InputShape, format: OutputFormat): OutputPlan {
  const { operation } = job;
  const prefix = job.prefix ?? operation.prefix;
  const onClash = job.onClash ?? 'error';
  const input = shape.plan;
  if (format === 'csv' || format === 'tsv') {
    const header = input.kind === 'csv' ? (shape.header?.cells ?? []) : input.names;
    const from = input.kind === 'csv' ? input.dialect : { delimiter: COMMA, escape: QUOTE };
    const own = from.delimiter === TAB || from.delimiter === NO_DELIMITER ? COMMA : from.delimiter;
    const delimiter = format === 'tsv' ? TAB : own;
    return {
      kind: 'csv',
      dialect: { delimiter, escape: from.escape },
      added: addedColumns(operation, header, job, prefix, onClash),
    };
  }
  if (job.all === true) {
    throw new WaypostError(
      'usage',
      `--all is for CSV output; ${format} carries every hit. Leave it out, or choose --format csv`,
    );
  }
  if (job.columns) {
    throw new WaypostError(
      'usage',
      `--columns is for CSV output; ${format} carries the whole result. Leave it out, or choose --format csv`,
    );
  }
  const key = prefix.replace(/_$/, '') || operation.name;
  const taken = new Set(shape.plan.names);
  if (!taken.has(key)) return { kind: format, key, replace: onClash === 'replace' };
  if (onClash === 'error') {
    throw new WaypostError(
      'usage',
      `the input already has '${key}'; choose --on-clash replace or rename, or another --prefix`,
    );
  }
  return onClash === 'replace'
    ? { kind: format, key, replace: true }
    : { kind: format, key: freeName(key, taken), replace: false };
}

function describe(
  name: string,
  format: FileFormat,
  text: TextSource,
  shape: InputShape,
  delimiter: string | undefined,
): string {
  const parts = [
    format === 'tsv' || format === 'lines' ? format : format.toUpperCase(),
    `${text.encoding.encoding} (${text.encoding.how})`,
  ];
  if (shape.plan.kind === 'csv') {
    const columns = shape.plan.names.length;
    parts.push(columns === 1 ? 'one column' : `${columns} columns by ${delimiterName(delimiter ?? '')}`);
    parts.push(shape.header ? 'first row is the header' : 'no header: the first row is data');
  }
  return `${name}: ${parts.join(', ')}`;
}
