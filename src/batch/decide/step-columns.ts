// What a name in a step's mapping or condition means: a column that a step adds, or one of the input.
import { WaypostError } from '../../contract/errors.js';
import { listed } from '../../formats/mapping.js';
import { nearHint } from '../../contract/near-name.js';
import type { AnswerColumn } from '../plan.js';
import { stepLabel, type Step } from '../step.js';
import { prefixOf } from './columns.js';

/** The column of that name in the output of a step; undefined where no step has one. */
export function answerColumn(steps: readonly Step[], name: string): AnswerColumn | undefined {
  for (const [step, { operation }] of steps.entries()) {
    const prefix = prefixOf(steps[step]!);
    const index = operation.columns.findIndex((column) => prefix + column.name === name);
    if (index >= 0) return { step, index };
  }
  return undefined;
}

/** All names that a mapping or condition may use for columns of steps. */
const answerNames = (steps: readonly Step[]): string[] =>
  steps.flatMap((step) => step.operation.columns.map((column) => prefixOf(step) + column.name));

/** The column of that name: of a step, or else of the input. Throws a usage error that names the nearest one. */
export function columnNamed(
  steps: readonly Step[],
  step: Step,
  what: string,
  name: string,
  input: readonly string[],
): AnswerColumn | string {
  const answer = answerColumn(steps, name);
  if (answer) return answer;
  const own = input.find((column) => column === name) ?? input.find((column) => same(column, name));
  if (own !== undefined) return own;
  throw new WaypostError(
    'usage',
    `${stepLabel(steps, step)}${what}: there is no column '${name}'` +
      `${nearHint(name, [...input, ...answerNames(steps)])}; the input has ${listed(input)}`,
  );
}

const same = (column: string, name: string): boolean => column.toLowerCase() === name.trim().toLowerCase();
