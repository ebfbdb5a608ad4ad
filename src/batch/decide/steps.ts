// Plans each step of a run: where its records come from, which rows it is asked about, and in which order the steps
// are taken.
import { WaypostError } from '../../contract/errors.js';
import type { Mapping } from '../../formats/mapping.js';
import type { AnswerColumn, ConditionPlan, InputColumns, StepPlan } from '../plan.js';
import type { Condition, Step } from '../step.js';
import { feedOf } from './feeds.js';
import { executionOrder } from './order.js';
import type { RecognisedInput } from './recognised.js';
import type { InputShape } from './shape.js';
import { columnNamed } from './step-columns.js';

export interface PlannedSteps {
  readonly steps: readonly StepPlan[];
  readonly order: readonly number[];
  readonly conditionColumns: InputColumns;
  /** Columns of the input by field, for each step. */
  readonly mappings: readonly Mapping[];
}

/**
 * `input` is absent where the input has no record, and so no columns. Throws usage errors of mappings, conditions and
 * steps.
 */
export function planSteps(steps: readonly Step[], shape: InputShape, input: RecognisedInput | undefined): PlannedSteps {
  refuseSameNames(steps);
  const columnOf = (name: string): number | string => (shape.plan.kind === 'csv' ? shape.names.indexOf(name) : name);
  const conditions = new Conditions(steps, shape.names, columnOf);
  const feeds = steps.map((step) => feedOf(steps, step, shape, input));
  const plans = steps.map((step, i): StepPlan => {
    const { mapping, fed } = feeds[i]!;
    const mapped = step.operation.fields.map(({ name }) => mapping.find(({ field }) => field === name));
    const fields = mapped.map((one) => (one?.columns ?? []).map(columnOf));
    const words = mapped.map((one) => one?.word ?? '');
    return {
      name: step.name,
      operation: step.operation.name,
      fields,
      ...(words.every((word) => word === '') ? {} : { words }),
      ...(fed ? { fed } : {}),
      defaults: step.defaults,
      when: conditions.plan(step, 'when', step.when),
      drop: conditions.plan(step, 'drop', step.drop),
      only: step.only,
      all: step.all === true,
      letters: step.letters,
      sourceOfTruth: step.sourceOfTruth,
      featureOptions: step.featureOptions,
      locale: step.locale,
    };
  });
  const order = executionOrder(
    steps.map(({ name }) => name),
    plans.map(needs),
  );
  return { steps: plans, order, conditionColumns: conditions.columns, mappings: feeds.map(({ mapping }) => mapping) };
}

/** The steps whose answers must be there before a step is asked. */
function needs({ fed = [], when }: StepPlan): Set<number> {
  const answers = when.flatMap((line): AnswerColumn[] => ('answer' in line ? [line.answer] : []));
  return new Set([...fed, ...answers].flatMap((column) => (column === null ? [] : [column.step])));
}

function refuseSameNames(steps: readonly Step[]): void {
  const same = steps.find(({ name }, i) => steps.findIndex((other) => other.name === name) < i);
  if (same === undefined) return;
  throw new WaypostError('usage', `two steps are called ${same.name}; give one of them another name`);
}

/** Conditions of all steps, and the columns of the input that they read. */
class Conditions {
  readonly columns: (number | string)[] = [];

  constructor(
    private readonly steps: readonly Step[],
    private readonly input: readonly string[],
    private readonly columnOf: (name: string) => number | string,
  ) {}

  plan(step: Step, what: string, condition: Condition | undefined): ConditionPlan[] {
    return Object.entries(condition ?? {}).map(([name, values]) => {
      const found = columnNamed(this.steps, step, what, name, this.input);
      return typeof found === 'string' ? { values, input: this.inputColumn(found) } : { values, answer: found };
    });
  }

  private inputColumn(name: string): number {
    const column = this.columnOf(name);
    const known = this.columns.indexOf(column);
    return known >= 0 ? known : this.columns.push(column) - 1;
  }
}
