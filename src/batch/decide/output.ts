// Decides what the output is: its format, dialect, and what each step adds to a record of it.
import { WaypostError } from '../../contract/errors.js';
import { COMMA, QUOTE, TAB } from '../../formats/ascii.js';
import { NO_DELIMITER } from '../../formats/csv/dialect.js';
import type { Encoding } from '../../formats/encoding.js';
import { formatByName, type FileFormat, type OutputFormat } from '../../formats/file-format.js';
import type { TextSource } from '../../formats/text-source.js';
import type { BatchJob } from '../job.js';
import type { AddedKey, InputPlan, OutputPlan } from '../plan.js';
import { stepLabel, type Step } from '../step.js';
import { addedColumns, freeName, prefixOf } from './columns.js';
import type { InputShape } from './shape.js';

/** The format of the output: as told, as its name says, or that of the input. */
export function decideOutput(job: BatchJob, input: FileFormat, plan: InputPlan): OutputFormat {
  const named = job.format ?? ('path' in job.output ? formatByName(job.output.path) : undefined);
  if (named !== undefined && named !== 'lines') return named;
  if (input === 'jsonl' || input === 'json') return input;
  return plan.kind === 'csv' && plan.dialect.delimiter === TAB ? 'tsv' : 'csv';
}

/** How the bytes of the output are encoded. */
export interface WrittenEncoding {
  readonly encoding: Encoding;
  readonly bom: boolean;
  /** The encoding of refused rows, which stay as they were; UTF-8 if absent. */
  readonly refused: Encoding | undefined;
}

/**
 * The encoding of the output: as told, else the input's between delimited files or between those of JSON, else UTF-8.
 * JSON is never written in windows-1252, which no reader of JSON expects. A kept encoding keeps its mark, or the lack
 * of one; UTF-16 that was asked for has one, since nothing else tells it.
 */
export function decideEncoding(
  job: BatchJob,
  text: TextSource,
  fromDelimited: boolean,
  toDelimited: boolean,
): WrittenEncoding {
  const refused = fromDelimited === toDelimited ? text.encoding.encoding : undefined;
  const kept = refused === 'windows-1252' && !toDelimited ? undefined : refused;
  const encoding = job.outputEncoding ?? kept ?? 'utf-8';
  if (encoding === 'windows-1252' && job.bom === true) {
    const hint = 'leave it out, or choose --output-encoding utf-8';
    throw new WaypostError('usage', `--bom is for UTF-8 and UTF-16, and the output is windows-1252; ${hint}`);
  }
  const isKept = encoding === refused;
  const bom = job.bom === true || (isKept ? text.encoding.bom > 0 : encoding.startsWith('utf-16'));
  return { encoding, bom, refused };
}

/** Throws usage errors of columns, keys, and options that the format has no use for. */
export function planOutput(job: BatchJob, shape: InputShape, format: OutputFormat): OutputPlan {
  const { steps } = job;
  const input = shape.plan;
  refuseForFormat(job, format);
  if (format !== 'csv' && format !== 'tsv') return { kind: format, keys: addedKeys(steps, input.names, format) };
  if (steps.filter(({ all }) => all === true).length > 1) {
    throw new WaypostError('usage', 'two steps ask for all of their hits, a row each; one step of a run may');
  }
  const header = input.kind === 'csv' ? (shape.header?.cells ?? []) : input.names;
  const from = input.kind === 'csv' ? input.dialect : { delimiter: COMMA, escape: QUOTE };
  const own = from.delimiter === TAB || from.delimiter === NO_DELIMITER ? COMMA : from.delimiter;
  const delimiter = format === 'tsv' ? TAB : (job.outputDelimiter?.charCodeAt(0) ?? own);
  return {
    kind: 'csv',
    dialect: { delimiter, escape: from.escape },
    added: addedColumns(steps, header),
    protectsNumbers: job.protectNumbers === true,
  };
}

/** Refuses options about delimited output where it is of another form. */
function refuseForFormat(job: BatchJob, format: OutputFormat): void {
  const given = [
    [job.outputDelimiter !== undefined, '--output-delimiter'],
    [job.outputEncoding !== undefined, '--output-encoding'],
    [job.bom === true, '--bom'],
    [job.protectNumbers === true, '--protect-numbers'],
  ] as const;
  const [, option] = given.find(([isGiven]) => isGiven) ?? [];
  if (option === undefined || format === 'csv') return;
  if (format !== 'tsv') {
    const hint = 'Leave it out, or choose --format csv';
    throw new WaypostError('usage', `${option} is for CSV output; ${format} is UTF-8 without delimiters. ${hint}`);
  }
  if (option !== '--output-delimiter') return;
  throw new WaypostError('usage', `${option} is for CSV output; tsv has tabs. Leave it out, or choose --format csv`);
}

function addedKeys(steps: readonly Step[], input: readonly string[], format: 'jsonl' | 'json'): AddedKey[] {
  const taken = new Set(input);
  /** Keys of the input that give way: to one step each. */
  const replaced = new Set<string>();
  return steps.map((step) => {
    const label = stepLabel(steps, step);
    for (const [given, option, what] of [
      [step.all === true, '--all', 'every hit'],
      [step.columns !== undefined, '--columns', 'the whole result'],
    ] as const) {
      if (!given) continue;
      throw new WaypostError(
        'usage',
        `${label}${option} is for CSV output; ${format} carries ${what}. Leave it out, or choose --format csv`,
      );
    }
    const key = prefixOf(step).replace(/_$/, '') || step.operation.name;
    const { onClash = 'error' } = step;
    if (!taken.has(key)) {
      taken.add(key);
      return { key, replace: onClash === 'replace' };
    }
    const isOfInput = input.includes(key);
    if (isOfInput && onClash === 'error') {
      const hint = 'choose --on-clash replace or rename, or another --prefix';
      throw new WaypostError('usage', `${label}the input already has '${key}'; ${hint}`);
    }
    if (!isOfInput || onClash !== 'replace' || replaced.has(key)) return { key: freeName(key, taken), replace: false };
    replaced.add(key);
    return { key, replace: true };
  });
}
