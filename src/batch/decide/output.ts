// Decides what the output is: its format, dialect, and what each step adds to a record of it.
import { WaypostError } from '../../contract/errors.js';
import { COMMA, NO_DELIMITER, QUOTE, TAB } from '../../formats/csv/dialect.js';
import { formatByName, type FileFormat, type OutputFormat } from '../../formats/file-format.js';
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

/** Throws usage errors of columns, keys, and options that the format has no use for. */
export function planOutput({ steps }: BatchJob, shape: InputShape, format: OutputFormat): OutputPlan {
  const input = shape.plan;
  if (format !== 'csv' && format !== 'tsv') return { kind: format, keys: addedKeys(steps, input.names, format) };
  if (steps.filter(({ all }) => all === true).length > 1) {
    throw new WaypostError('usage', 'two steps ask for all of their hits, a row each; one step of a run may');
  }
  const header = input.kind === 'csv' ? (shape.header?.cells ?? []) : input.names;
  const from = input.kind === 'csv' ? input.dialect : { delimiter: COMMA, escape: QUOTE };
  const own = from.delimiter === TAB || from.delimiter === NO_DELIMITER ? COMMA : from.delimiter;
  const delimiter = format === 'tsv' ? TAB : own;
  return { kind: 'csv', dialect: { delimiter, escape: from.escape }, added: addedColumns(steps, header) };
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
