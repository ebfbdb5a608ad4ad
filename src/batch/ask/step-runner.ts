// One step over the rows of a batch: makes its records, of the input and of what other steps have answered, asks them,
// and counts what became of them.
import { WaypostError } from '../../contract/errors.js';
import type { Operation } from '../../contract/operation.js';
import { lettered } from '../../contract/texts/letters.js';
import { BlockFindings } from '../findings/block-findings.js';
import { LEFT_ALONE_KEY } from '../findings/review-key.js';
import type { Plan, StepPlan, StepResult } from '../plan.js';
import type { RecordReader } from '../read/records.js';
import { stepLabel } from '../step.js';
import type { Answered, Failure } from './calls.js';
import { answerText, conditionOf, type Meets, type TextOfRow } from './conditions.js';
import { EMPTY, LEFT_ALONE, type RowBatch, type StepRows } from './row-batch.js';

/** Gives one element to each record, in order. */
export type Ask = (records: readonly unknown[]) => Promise<Answered>;

/** Answers rows of the input by their number, among those that can be read, from 0. */
export interface RowAnswers {
  answer(row: number): unknown;
}

/** Asks for a step of the plan; a failure that ends the run says which step it is of, where there are several. */
export function askOfStep({ steps }: Plan, number: number, ask: Ask): Ask {
  if (steps.length === 1) return ask;
  const label = stepLabel(steps, steps[number]!);
  return async (records) => {
    try {
      return await ask(records);
    } catch (error) {
      if (!(error instanceof WaypostError)) throw error;
      throw new WaypostError(error.kind, `${label}${error.message}`, { cause: error, code: error.code });
    }
  };
}

/** Where rows are answered by their number. */
const NOTHING_ASKED: Answered = { elements: [], failed: new Map() };

/** The status of a row that has an error for its answer. */
const FAILED = 'error';

/** The values of a row, each that is blank replaced by its default. */
export const completed = (values: readonly string[], defaults: readonly string[] | undefined): readonly string[] =>
  defaults === undefined ? values : values.map((value, i) => (value.trim() === '' ? defaults[i]! : value));

/** The answer to a row with the remark on the row itself among its messages. */
const remarked = (element: unknown, remark: string | undefined): unknown =>
  remark === undefined
    ? element
    : { ...(element as Answer), messages: [...((element as Answer).messages ?? []), remark] };

/** What the elements of all operations have. */
interface Answer {
  readonly messages?: readonly string[] | null;
}

export class StepRunner {
  private readonly operation: Operation;
  private readonly step: StepPlan;
  private readonly status: ((element: unknown) => string | null | undefined) | undefined;
  private readonly meets: Meets | undefined;
  private readonly findings: BlockFindings;
  /** Rows that leave the output by this step's word. */
  readonly drops: Meets | undefined;
  private readonly fed: readonly (TextOfRow | null)[] | undefined;
  /** For each field, the fields that say nothing more where another step fills it. */
  private readonly covered: readonly (readonly number[])[];
  private statuses = new Map<string, number>();
  private failed = 0;
  private leftAlone = 0;
  private dropped = 0;

  /** `number`: which of the plan's steps it is. `operations` are those of all of them. */
  constructor(
    plan: Plan,
    private readonly number: number,
    operations: readonly Operation[],
    private readonly ask: Ask | RowAnswers,
  ) {
    this.step = plan.steps[number]!;
    this.operation = operations[number]!;
    this.status = this.operation.columns.find(({ name }) => name === 'status')?.value;
    this.meets = conditionOf(this.step.when, operations);
    this.drops = this.leavers(conditionOf(this.step.drop, operations));
    this.findings = new BlockFindings(number, this.operation, this.step.locale);
    this.fed = this.step.fed?.map((column) => column && answerText(operations, column));
    this.covered = this.operation.fields.map(({ covers = [] }) =>
      covers.map((name) => this.operation.fields.findIndex((field) => field.name === name)),
    );
  }

  /** Takes what the reader's current record says: its values, or at once the record that is made of them. */
  take(rows: StepRows, reader: RecordReader): void {
    const values = reader.values(this.number);
    if (this.fed !== undefined || this.meets !== undefined) rows.values.push([...values]);
    else if (typeof this.ask !== 'function') rows.asked.push(EMPTY);
    else this.put(rows, completed(values, this.step.defaults));
  }

  /** Takes a line without a record. */
  takeBlank(rows: StepRows): void {
    if (this.fed !== undefined || this.meets !== undefined) rows.values.push([]);
    else rows.asked.push(LEFT_ALONE);
  }

  /** Asks about the rows and puts their elements beside them. `fail` hears of each row whose call failed. */
  async answer(batch: RowBatch, fail: (row: number, failure: Failure) => void): Promise<void> {
    const { operation, status, statuses, findings } = this;
    const { letters } = this.step;
    const rows = batch.steps[this.number]!;
    if (this.fed !== undefined || this.meets !== undefined) this.makeRecords(batch, rows);
    const byNumber = typeof this.ask === 'function' ? undefined : this.numbered(batch, rows, this.ask);
    const { elements, failed } = typeof this.ask === 'function' ? await this.ask(rows.records) : NOTHING_ASKED;
    this.failed += failed.size;
    for (let i = 0; i < batch.count; i++) {
      const asked = rows.asked[i]!;
      if (asked === LEFT_ALONE) {
        if (batch.blank[i] === 0) this.leftAlone++;
        rows.elements.push(undefined);
        rows.reviewKeys.push(LEFT_ALONE_KEY);
        continue;
      }
      const failure = failed.get(asked);
      if (failure) fail(i, failure);
      let answer: unknown;
      if (byNumber) answer = byNumber[i];
      else if (asked === EMPTY) answer = operation.emptyElement();
      else answer = elements[asked];
      const remark = batch.remarks.get(i);
      const element = remarked(lettered(operation, answer, letters), remark);
      rows.elements.push(element);
      const text = status?.(element);
      if (byNumber && text === FAILED) this.failByNumber(i, element, fail);
      if (typeof text === 'string') statuses.set(text, (statuses.get(text) ?? 0) + 1);
      rows.reviewKeys.push(findings.see(batch, i, element, text ?? ''));
    }
  }

  /** A row left the output. */
  countDropped(): void {
    this.dropped++;
  }

  /** The answers to the rows that have a number, undefined for the others. */
  private numbered(batch: RowBatch, { asked }: StepRows, answers: RowAnswers): unknown[] {
    let row = batch.before;
    return Array.from({ length: batch.count }, (_, i) => {
      if (batch.blank[i] === 1) return undefined;
      const number = batch.numberOf(row++);
      return asked[i] === LEFT_ALONE ? undefined : answers.answer(number);
    });
  }

  /** A row of a whole file that has an error for its answer; its messages say why. */
  private failByNumber(row: number, element: unknown, fail: (row: number, failure: Failure) => void): void {
    this.failed++;
    const messages = this.operation.columns.find(({ name }) => name === 'messages');
    fail(row, { code: 'FAILED', reason: messages?.value(element) ?? '' });
  }

  /** What was counted and seen since the last time. */
  takeResult(): StepResult {
    const { failed, leftAlone, dropped } = this;
    const { counts: outcomes, seen } = this.findings.take();
    const counts = { statuses: Object.fromEntries(this.statuses), failed, leftAlone, dropped, ...outcomes };
    this.statuses = new Map();
    this.failed = 0;
    this.leftAlone = 0;
    this.dropped = 0;
    return { counts, seen };
  }

  /** Rows that leave the output: by the operation's own word, or as the user asked. */
  private leavers(dropped: Meets | undefined): Meets | undefined {
    const { number } = this;
    const { only, featureOptions = {} } = this.step;
    const { leaving } = this.operation;
    if (leaving !== undefined && leaving.way(featureOptions) !== 'stay') {
      const isLeaving = (element: unknown): boolean => element !== undefined && leaving.leaves(element);
      const others = this.unwanted(only, dropped);
      return (batch, i) => isLeaving(batch.steps[number]!.elements[i]) || others?.(batch, i) === true;
    }
    return this.unwanted(only, dropped);
  }

  /** Rows that are to be dropped, and those of another status than is wanted. */
  private unwanted(only: readonly string[] | undefined, dropped: Meets | undefined): Meets | undefined {
    const { status, number } = this;
    if (only === undefined) return dropped;
    const wanted = new Set(only);
    return (batch, i) => {
      const element = batch.steps[number]!.elements[i];
      const isWanted = element !== undefined && wanted.has(status?.(element) ?? '');
      return !isWanted || dropped?.(batch, i) === true;
    };
  }

  private put(rows: StepRows, values: readonly string[]): void {
    const record = this.operation.toRecord(values);
    rows.asked.push(record === null ? EMPTY : rows.records.length);
    if (record !== null) rows.records.push(record);
  }

  private makeRecords(batch: RowBatch, rows: StepRows): void {
    for (let i = 0; i < batch.count; i++) {
      if (batch.blank[i] === 1 || this.meets?.(batch, i) === false) rows.asked.push(LEFT_ALONE);
      else if (typeof this.ask !== 'function') rows.asked.push(EMPTY);
      else this.put(rows, completed(this.filled(batch, i, rows.values[i]!), this.step.defaults));
    }
  }

  /** The values of a row: what other steps have answered, and the input's where they say nothing. */
  private filled(batch: RowBatch, i: number, input: readonly string[]): readonly string[] {
    const { fed, covered } = this;
    if (!fed) return input;
    const values = [...input];
    for (let field = 0; field < fed.length; field++) {
      const text = fed[field]?.(batch, i) ?? '';
      if (text.trim() === '') continue;
      values[field] = text;
      for (const other of covered[field]!) if (fed[other] === null) values[other] = '';
    }
    return values;
  }
}
