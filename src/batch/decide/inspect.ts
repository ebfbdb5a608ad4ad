// Looks at the head of the input and decides everything that the blocks are processed with: format, dialect, header,
// mapping, columns. Each decision is told in one line.
import { TAB } from '../../formats/ascii.js';
import { delimiterName } from '../../formats/csv/delimiters.js';
import { WaypostError } from '../../contract/errors.js';
import { placeName } from '../../formats/byte-source.js';
import { looksFixedWidth } from '../../formats/csv/head/fixed-width.js';
import { detectDialect } from '../../formats/csv/detect.js';
import { NO_DELIMITER } from '../../formats/csv/dialect.js';
import {
  beginsWithJson,
  formatByContent,
  formatByName,
  type FileFormat,
  type OutputFormat,
} from '../../formats/file-format.js';
import { refuseUnknownGroup } from '../../columns/choose-group.js';
import { reportOf, type ColumnsReport } from '../../columns/report.js';
import { describeMapping, NO_COLUMN, type Mapping } from '../../formats/mapping.js';
import type { TextSource } from '../../formats/text-source.js';
import type { BatchJob } from '../job.js';
import { orderedBy } from '../order/ordered-by.js';
import { droppedFile } from '../write/places.js';
import type { Plan } from '../plan.js';
import { stepLabel } from '../step.js';
import { inspectCsv } from './inspect-csv.js';
import { inspectJson } from './inspect-json.js';
import { headerNotes, headerSaid } from './header-notes.js';
import { decideEncoding, decideOutput, planOutput, type WrittenEncoding } from './output.js';
import type { InputDescription, InputShape } from './shape.js';
import { recognisedInput } from './recognised.js';
import { planSteps, type PlannedSteps } from './steps.js';

export interface Inspection {
  readonly shape: InputShape;
  readonly plan: Plan;
  readonly inputFormat: FileFormat;
  readonly outputFormat: OutputFormat;
  /** Columns of the input by field, for each step. */
  readonly mappings: readonly Mapping[];
  /** What each column was taken for. */
  readonly columns: ColumnsReport;
  readonly written: WrittenEncoding;
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
  const inputFormat = job.inputFormat ?? decideFormat(name, text.head, job.delimiter !== undefined);
  return inputFormat === 'jsonl' || inputFormat === 'json'
    ? { inputFormat, csv: false, shape: inspectJson(job, text, inputFormat, name) }
    : { inputFormat, csv: true, shape: inspectCsv(job, text, inputFormat, name) };
}

/** Throws as `inspectShape` does, and usage errors of mapping and columns. */
export function inspect(job: BatchJob, text: TextSource): Inspection {
  const name = placeName(job.input);
  const { shape, inputFormat, csv } = inspectShape(job, text);
  const outputFormat = decideOutput(job, inputFormat, shape.plan);
  refuseOtherForm(job, outputFormat);
  const isDelimited = outputFormat === 'csv' || outputFormat === 'tsv';
  const written = decideEncoding(job, text, csv, isDelimited);
  const single = text.encoding.encoding === 'windows-1252';
  const fixedWidth = csv ? fixedWidthRemark(shape, name) : undefined;
  const { mappings, columns: told, ...steps } = plannedSteps(job, shape, !csv && shape.sample.length === 0, fixedWidth);
  const columns = fixedWidth === undefined ? told : { ...told, warnings: [fixedWidth, ...told.warnings] };
  const ordering = orderedBy(job);
  const plan: Plan = {
    input: shape.plan,
    output: planOutput(job, shape, outputFormat),
    inputEncoding: single ? 'windows-1252' : 'utf-8',
    outputEncoding: isDelimited && written.encoding === 'windows-1252' ? 'windows-1252' : 'utf-8',
    ...steps,
    keepsDropped: droppedFile(job) !== undefined,
    listsFailures: job.errors !== undefined,
    ...(ordering === undefined ? {} : { orderedBy: ordering }),
  };
  const delimiter =
    shape.plan.kind === 'csv' && shape.plan.dialect.delimiter !== NO_DELIMITER
      ? String.fromCharCode(shape.plan.dialect.delimiter)
      : undefined;
  job.onNote?.(describe(name, inputFormat, text, shape, delimiter));
  for (const note of headerNotes(shape)) job.onNote?.(note);
  for (const [i, step] of job.steps.entries()) {
    const said = [fedFrom(job, plan, i), describeMapping(mappings[i]!)].filter((part) => part !== '').join(', else ');
    if (said !== '') job.onNote?.(`${stepLabel(job.steps, step)}${said}`);
  }
  job.onColumns?.(columns);
  if (job.strictColumns === true && columns.warnings.length > 0) {
    throw new WaypostError('usage', `--strict-columns: ${columns.warnings.join('; ')}`);
  }
  return { shape, plan, inputFormat, outputFormat, mappings, columns, written, delimiter };
}

/** Throws a usage error for a file of the rows that leave whose name is of another format than the output. */
function refuseOtherForm({ dropped }: BatchJob, format: OutputFormat): void {
  const named = dropped === undefined ? undefined : formatByName(dropped);
  if (named === undefined || named === 'lines' || named === format) return;
  throw new WaypostError(
    'usage',
    `--dropped ${dropped}: the rows that leave have the format of the output, ${format}; give the file a name of it`,
  );
}

/** What is said of a text in one column whose lines are columns themselves, aligned by blanks. */
function fixedWidthRemark({ names, headed, sample }: InputShape, name: string): string | undefined {
  if (names.length !== 1) return undefined;
  const lines = [...(headed ? names : []), ...sample.map(([line = '']) => line)];
  return looksFixedWidth(lines)
    ? `${name} looks like columns of fixed width, aligned by blanks; they are not told apart, and each line is one ` +
        `text: save it as CSV or with tabs between the columns`
    : undefined;
}

/** The steps with their columns, and what is to be said of these. */
function plannedSteps(
  job: BatchJob,
  shape: InputShape,
  isEmpty: boolean,
  whyNone: string | undefined,
): PlannedSteps & Pick<Inspection, 'columns'> {
  if (isEmpty) return { ...planSteps(job.steps, shape, undefined), columns: { columns: [], warnings: [] } };
  const input = recognisedInput(job, shape);
  try {
    refuseUnknownGroup(input.found, job.addressGroup);
    const planned = planSteps(job.steps, shape, input);
    const fields = new Set(job.steps.flatMap(({ operation }) => operation.fields.map(({ name }) => name)));
    const [only, ...others] = job.steps;
    const found = others.length === 0 && only!.from === undefined ? input.of(only!.map) : input.found;
    const isSettled = job.addressGroup !== undefined || job.mapOnly === true;
    return { ...planned, columns: reportOf(found, planned.mappings, { isSettled, fields }) };
  } catch (error) {
    if (whyNone === undefined || !(error instanceof WaypostError) || error.code !== NO_COLUMN) throw error;
    throw new WaypostError('usage', `${error.message}; ${whyNone}`, { cause: error, code: NO_COLUMN });
  } finally {
    input.close();
  }
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

/**
 * The name decides, except that `.csv` and `.txt` say little: their content is looked at too. A delimiter that is
 * given says that it is a table, where the content is not plainly JSON.
 */
function decideFormat(name: string, head: Buffer, isDelimited: boolean): FileFormat {
  const named = formatByName(name);
  if (named === 'jsonl' || named === 'json') return named;
  const isSaid = named !== undefined && !/\.txt(\.gz)?$/i.test(name);
  // JSON that somebody saved as .csv would be a header without rows; a table whose first cell is an object is one.
  if (beginsWithJson(head)) return formatByContent(head);
  if (named === 'tsv' && !isDelimited && isOfAnotherDelimiter(head)) return 'csv';
  if (isSaid) return named;
  return isDelimited ? 'csv' : formatByContent(head);
}

/** True for a table that its name says to have tabs, and that has none: its headings stand apart by something else. */
function isOfAnotherDelimiter(head: Buffer): boolean {
  if (head.includes(TAB)) return false;
  const [headings = ''] = head.toString('latin1', 0, LONGEST_HEADINGS).split(/[\r\n]/, 1);
  const { delimiter } = detectDialect(head);
  // A line of digits may be an address with commas in it.
  return delimiter !== NO_DELIMITER && !/\d/.test(headings) && headings.includes(String.fromCharCode(delimiter));
}

const LONGEST_HEADINGS = 64 << 10;

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
    parts.push(headerSaid(shape));
  }
  return `${name}: ${parts.join(', ')}`;
}
