// Where the records of a step come from: for each field, the columns of the input, and the column of another step's
// answers that goes before them.
import { WaypostError } from '../../contract/errors.js';
import { foldHeading } from '../../formats/csv/header.js';
import { headingNames } from '../../columns/heading.js';
import type { Mapping } from '../../formats/mapping.js';
import { nearHint } from '../../contract/near-name.js';
import type { AnswerColumn } from '../plan.js';
import { stepLabel, type Step } from '../step.js';
import type { RecognisedInput } from './recognised.js';
import type { InputShape } from './shape.js';
import { answerColumn, columnNamed } from './step-columns.js';

export interface Feed {
  /** Columns of the input, by field. */
  readonly mapping: Mapping;
  /** Columns of other steps, in the order of the operation's fields; absent where there are none. */
  readonly fed?: readonly (AnswerColumn | null)[];
}

/**
 * The feed of a step; `input` is absent where the input has no record, and so no columns. Throws usage errors of its
 * mapping, for a step that it names and is not there, and for one that answers none of its fields.
 */
export function feedOf(
  steps: readonly Step[],
  step: Step,
  { names }: InputShape,
  input: RecognisedInput | undefined,
): Feed {
  const { operation, map } = step;
  const told = Object.entries(map ?? {});
  if (steps.length > 1) refuseJoinedAnswers(steps, step, told, names);
  const ofSteps = new Map(
    told.flatMap(([field, columns]): [string, AnswerColumn][] => {
      const answer = steps.length > 1 && columns.length === 1 ? answerColumn(steps, columns[0]!) : undefined;
      return answer === undefined ? [] : [[field, answer]];
    }),
  );
  const source = step.from === undefined ? undefined : stepNamed(steps, step, step.from);
  const fed = operation.fields.map(({ name }) => {
    if (map?.[name] !== undefined) return ofSteps.get(name) ?? null;
    return source === undefined ? null : answerTo(steps, source, step, name);
  });
  const isFed = fed.some((column) => column !== null);
  if (source !== undefined && !isFed) {
    const fields = operation.fields.map(({ name }) => name).join(', ');
    throw new WaypostError(
      'usage',
      `step ${step.name}: from = '${step.from}' answers none of its fields (${fields}); name another step, or its ` +
        `columns with map`,
    );
  }
  const ofInput = Object.fromEntries(told.filter(([field]) => !ofSteps.has(field)));
  const toldInput = map && (told.length > ofSteps.size || !isFed) ? ofInput : undefined;
  const onlyFed = isFed && map !== undefined && toldInput === undefined;
  const mapping =
    input === undefined || onlyFed
      ? []
      : // Where answers come first, columns of the input are welcome, but need not be there.
        labelled(steps, step, names, () => (isFed ? input.find(step, toldInput) : input.map(step, toldInput)));
  return { mapping, ...(isFed ? { fed: withoutCovered(step, fed) } : {}) };
}

/** A column of a step fills a field alone: what the input says is joined before steps are asked. */
function refuseJoinedAnswers(
  steps: readonly Step[],
  step: Step,
  told: readonly (readonly [string, readonly string[]])[],
  input: readonly string[],
): void {
  for (const [field, columns] of told) {
    const answer = columns.find((name) => !input.includes(name) && answerColumn(steps, name) !== undefined);
    if (columns.length < 2 || answer === undefined) continue;
    throw new WaypostError(
      'usage',
      `${stepLabel(steps, step)}map: ${field} is joined of ${columns.join(' and ')}, but '${answer}' is a column of ` +
        'a step, which fills a field alone',
    );
  }
}

/** The mapping; what is wrong with it is said of the step, and the columns of other steps are near names too. */
function labelled(steps: readonly Step[], step: Step, input: readonly string[], find: () => Mapping): Mapping {
  try {
    return find();
  } catch (error) {
    if (steps.length === 1 || !(error instanceof WaypostError)) throw error;
    for (const name of Object.values(step.map ?? {}).flat()) columnNamed(steps, step, 'map', name, input);
    throw new WaypostError(error.kind, `${stepLabel(steps, step)}${error.message}`, { cause: error });
  }
}

function stepNamed(steps: readonly Step[], step: Step, name: string): number {
  const number = steps.findIndex((other) => other.name === name);
  if (number >= 0) return number;
  const names = steps.map((other) => other.name);
  throw new WaypostError(
    'usage',
    `step ${step.name}: from = '${name}': there is no such step${nearHint(name, names)}; there are ${names.join(', ')}`,
  );
}

/** The column of a step's answers that is a field of another: of its name, or of one of its headings. */
function answerTo(steps: readonly Step[], source: number, { operation }: Step, field: string): AnswerColumn | null {
  const { headings } = operation.fields.find(({ name }) => name === field) ?? {};
  const columns = steps[source]!.operation.columns;
  const byName = columns.findIndex(({ name }) => foldHeading(name) === foldHeading(field));
  const isMeant = (name: string): boolean =>
    headings === undefined ? headingNames(name, field) : headings.includes(foldHeading(name));
  const index = byName >= 0 ? byName : columns.findIndex(({ name }) => isMeant(name));
  return index < 0 ? null : { step: source, index };
}

/** Fields that add nothing to a field which is filled are not filled too. */
function withoutCovered({ operation }: Step, fed: readonly (AnswerColumn | null)[]): (AnswerColumn | null)[] {
  const covered = new Set(operation.fields.flatMap(({ covers = [] }, i) => (fed[i] ? covers : [])));
  return fed.map((column, i) => (covered.has(operation.fields[i]!.name) ? null : column));
}
