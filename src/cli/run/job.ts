// What the options of a run say of it: what it reads and writes, how it is told.
import type { BatchJob } from '../../batch/job.js';
import { WaypostError } from '../../contract/errors.js';
import type { FileInput } from '../input.js';
import type { Io } from '../io.js';
import type { Messages } from '../messages.js';
import { sayColumns } from '../output/columns.js';
import { requireOutput } from '../output/output-failure.js';
import { readDelimiter } from '../options/read-delimiter.js';
import type { RunOptions } from '../options/run-options.js';

/** The job, but for its steps. Throws usage errors of options that contradict each other. */
export function describeRun(
  input: FileInput,
  options: RunOptions,
  io: Io,
  messages: Messages,
): Omit<BatchJob, 'steps' | 'threadEngine' | 'concurrency' | 'answers' | 'remarks'> {
  refuseForTable(options);
  refuseStreams(options);
  const isPrinted = STANDARD_OUTPUT.has(options.output) || options.summary === '-';
  // What a dry run is asked for is its exit code too.
  if (isPrinted && options.dryRun !== true) requireOutput(io, 'give a file with --output, ');
  return {
    input: input.kind === 'file' ? { path: input.path } : { stream: io.stdin, name: 'standard input' },
    output:
      options.output === undefined || options.output === '-'
        ? { stream: io.stdout.rows, name: 'standard output' }
        : { path: options.output },
    inputFormat: options.inputFormat,
    format: options.format === 'table' ? 'csv' : options.format,
    delimiter: readDelimiter(options.delimiter),
    encoding: options.encoding,
    header: options.header,
    skip: options.skip,
    mapOnly: options.mapOnly,
    addressGroup: options.addressGroup,
    strictColumns: options.strictColumns,
    outputEncoding: options.outputEncoding,
    bom: options.bom,
    outputDelimiter: readDelimiter(options.outputDelimiter, '--output-delimiter'),
    protectNumbers: options.protectNumbers,
    errors: options.errors,
    dropped: options.dropped,
    summary: options.summary === '-' ? undefined : options.summary,
    resume: readResume(options),
    limit: options.limit,
    order: options.order,
    requireData: options.requireData,
    sample: options.sample,
    threads: options.threads,
    now: io.now,
    onNote: (note) => {
      messages.info(note);
    },
    onColumns: (columns) => {
      sayColumns(columns, messages);
    },
    onRefused: ({ line, code, reason }) => {
      messages.warn(`line ${line}: ${code}: ${reason}`, { line, code, reason });
    },
  };
}

/** What `--output` says for standard output. */
const STANDARD_OUTPUT: ReadonlySet<string | undefined> = new Set([
  undefined,
  '-',
  '/dev/stdout',
  '/dev/fd/1',
  '/proc/self/fd/1',
]);

/** What standard output cannot take beside the rows, or cannot take at all. Throws a usage error. */
function refuseStreams({ output, summary, errors, dropped }: RunOptions): void {
  if (summary === '-' && STANDARD_OUTPUT.has(output)) {
    throw new WaypostError('usage', '--summary - is standard output, where the rows go; give a file with --output');
  }
  for (const [flag, file] of Object.entries({ '--errors': errors, '--dropped': dropped })) {
    if (file === '-') throw new WaypostError('usage', `${flag} - names no file; give the name of a file`);
  }
}

function readResume({ resume, restart }: RunOptions): BatchJob['resume'] {
  if (resume === true && restart === true) {
    throw new WaypostError('usage', '--resume and --restart are both given; give one of them');
  }
  if (resume === true) return 'resume';
  return restart === true ? 'restart' : undefined;
}

/** Options of the output that a preview on standard output has no use for. Throws a usage error. */
function refuseForTable(options: RunOptions): void {
  if (options.format === 'table' && options.output !== undefined) {
    throw new WaypostError(
      'usage',
      '--format table is a preview on standard output; give another format with --output',
    );
  }
  const delimited = [
    [options.outputEncoding !== undefined, '--output-encoding'],
    [options.bom === true, '--bom'],
    [options.outputDelimiter !== undefined, '--output-delimiter'],
    [options.protectNumbers === true, '--protect-numbers'],
  ] as const;
  const [, unused] = options.format === 'table' ? (delimited.find(([isGiven]) => isGiven) ?? []) : [];
  if (unused !== undefined) {
    throw new WaypostError(
      'usage',
      `${unused} is for CSV output, and --format table is a preview; leave one of them out`,
    );
  }
}
