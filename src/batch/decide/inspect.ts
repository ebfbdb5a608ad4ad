// Looks at the head of the input and decides everything that the blocks are processed with: format, dialect, header,
// mapping, columns. Each decision is told in one line.
import { delimiterName } from '../../formats/csv/delimiters.js';
import { WaypostError } from '../../contract/errors.js';
import { placeName } from '../../formats/byte-source.js';
import { NO_DELIMITER } from '../../formats/csv/dialect.js';
import { formatByContent, formatByName, type FileFormat, type OutputFormat } from '../../formats/file-format.js';
import { describeMapping, type Mapping } from '../../formats/mapping.js';
import type { TextSource } from '../../formats/text-source.js';
import type { BatchJob } from '../job.js';
import { orderedBy } from '../order/ordered-by.js';
import type { Plan } from '../plan.js';
import { stepLabel } from '../step.js';
import { inspectCsv } from './inspect-csv.js';
import { inspectJson } from './inspect-json.js';
import { decideOutput, planOutput } from './output.js';
import type { InputDescription, InputShape } from './shape.js';
import { planSteps } from './steps.js';

export interface Inspection {
  readonly shape: InputShape;
  readonly plan: Plan;
  readonly inputFormat: FileFormat;
  readonly outputFormat: OutputFormat;
  /** Columns of the input by field, for each step. */
  readonly mappings: readonly Mapping[];
  /** True if the output stays in the encoding of the input, byte order mark included. */
  readonly keepsEncoding: boolean;
  readonly delimiter: string | undefined;
}

/** The format of the input and what its head says of the records. Throws `input-unreadable` for an empty input. */
export function inspectShape(
  job: InputDescription,
  text: TextSource,
): Pick<Inspection, 'shape' | 'inputFormat'> & { readonly csv: boolean } {
  const name = placeName(job.input);
  if (text.whole && text.head.toString('latin1').trim() === '') {
    throw new WaypostError(
      'input-unreadable',
      `${name} is empty; give a file with a header row or at least one record`,
    );
  }
  const inputFormat = job.inputFormat ?? decideFormat(name, text.head);
  return inputFormat === 'jsonl' || inputFormat === 'json'
    ? { inputFormat, csv: false, shape: inspectJson(text, inputFormat, name) }
    : { inputFormat, csv: true, shape: inspectCsv(job, text, inputFormat, name) };
}

/** Throws as `inspectShape` does, and usage errors of mapping and columns. */
export function inspect(job: BatchJob, text: TextSource): Inspection {
  const name = placeName(job.input);
  const { shape, inputFormat, csv } = inspectShape(job, text);
  const outputFormat = decideOutput(job, inputFormat, shape.plan);
  const keepsEncoding = csv === (outputFormat === 'csv' || outputFormat === 'tsv');
  const single = text.encoding.encoding === 'windows-1252';
  const { mappings, ...steps } = planSteps(job.steps, shape, !csv && shape.sample.length === 0);
  const ordering = orderedBy(job);
  const plan: Plan = {
    input: shape.plan,
    output: planOutput(job, shape, outputFormat),
    inputEncoding: single && csv ? 'windows-1252' : 'utf-8',
    outputEncoding: single && csv && keepsEncoding ? 'windows-1252' : 'utf-8',
    ...steps,
    listsFailures: job.errors !== undefined,
    ...(ordering === undefined ? {} : { orderedBy: ordering }),
  };
  const delimiter =
    shape.plan.kind === 'csv' && shape.plan.dialect.delimiter !== NO_DELIMITER
      ? String.fromCharCode(shape.plan.dialect.delimiter)
      : undefined;
  job.onNote?.(describe(name, inputFormat, text, shape, delimiter));
  for (const [i, step] of job.steps.entries()) {
    const said = [fedFrom(job, plan, i), describeMapping(mappings[i]!)].filter((part) => part !== '').join(', else ');
    if (said !== '') job.onNote?.(`${stepLabel(job.steps, step)}${said}`);
  }
  return { shape, plan, inputFormat, outputFormat, mappings, keepsEncoding, delimiter };
}

/** One line for the user: `fullAddress, country from step cleanse`; '' where no other step feeds this one. */
function fedFrom({ steps }: BatchJob, plan: Plan, number: number): string {
  const { fed = [] } = plan.steps[number]!;
  const { fields } = steps[number]!.operation;
  return steps
    .map(({ name }, other) => {
      const own = fields.filter((_, field) => fed[field]?.step === other).map((field) => field.name);
      return own.length === 0 ? '' : `${own.join(', ')} from step ${name}`;
    })
    .filter((part) => part !== '')
    .join(', ');
}

/** The name decides, except that `.csv` and `.txt` say little: their content is looked at too. */
function decideFormat(name: string, head: Buffer): FileFormat {
  const named = formatByName(name);
  return named === undefined || /\.txt(\.gz)?$/i.test(name) ? formatByContent(head) : named;
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
