// Looks at the answers of one step, row by row, while a block is processed.
import type { Locale, Operation } from '../../contract/operation.js';
import type { Outcome } from '../../contract/outcome.js';
import { EMPTY, type RowBatch } from '../ask/row-batch.js';
import { rowText } from '../write/refused.js';
import { fingerprint } from './fingerprint.js';
import { ReviewKeys } from './review-key.js';
import {
  BANDS,
  MOST_REVIEWED,
  type InBlock,
  type Keyed,
  type OutcomeCounts,
  type ReviewRow,
  type SampleRow,
  type SeenInBlock,
} from './seen.js';

/** Characters of a text that a person is shown. */
const MOST_TEXT = 160;
const NOTHING: Outcome = {};

export class BlockFindings {
  private readonly keys: ReviewKeys;
  private readonly country: string;
  private exceptions = new Map<string, number>();
  private completed = new Map<string, number>();
  private uncovered = new Map<string, number>();
  private decisions = new Map<string, number>();
  private confidences: number[] = BANDS.map(() => 0);
  private samples = new Map<string, InBlock<SampleRow>>();
  private review: Keyed<InBlock<ReviewRow>>[] = [];
  private ids: number[] = [];
  private firstUncovered: InBlock<SampleRow> | undefined;

  /** `number`: that of the step. `locale`: of rows that name no country. */
  constructor(
    private readonly number: number,
    private readonly operation: Operation,
    locale: Locale | undefined,
  ) {
    this.keys = new ReviewKeys(operation.review ?? []);
    this.country = locale === undefined || locale === 'intl' ? '' : locale.toUpperCase();
  }

  /** Takes the answer to row `i` of a batch; gives its place in the order of review. */
  see(batch: RowBatch, i: number, element: unknown, status: string): number {
    const outcome = this.operation.outcome?.(element) ?? NOTHING;
    const { exception, confidence, id, uncovered, decision } = outcome;
    if (exception) {
      if (!this.samples.has(exception)) this.samples.set(exception, this.sample(batch, i));
      count(this.exceptions, exception);
    }
    if (typeof confidence === 'number') {
      let band = 0;
      while (band < BANDS.length - 1 && confidence < BANDS[band]!) band++;
      this.confidences[band]!++;
    }
    if (decision) count(this.decisions, decision);
    if (id) this.ids.push(fingerprint(id));
    if (outcome.completed === true) count(this.completed, status);
    if (typeof uncovered === 'string') {
      this.firstUncovered ??= this.sample(batch, i);
      count(this.uncovered, uncovered === '' ? this.country : uncovered);
    }
    const key = this.keys.keyOf(status, outcome);
    const last = this.review.length < MOST_REVIEWED ? undefined : this.review.at(-1);
    if ((last === undefined || key < last.key) && this.keys.isOpen(key)) {
      this.keep({ key, ...this.sample(batch, i), ...shown(outcome, status) });
    }
    return key;
  }

  /** What was counted and seen since the last time. */
  take(): { readonly counts: OutcomeCounts; readonly seen: SeenInBlock } {
    const counts = {
      exceptions: Object.fromEntries(this.exceptions),
      completed: Object.fromEntries(this.completed),
      confidences: this.confidences,
      decisions: Object.fromEntries(this.decisions),
      uncovered: Object.fromEntries(this.uncovered),
    };
    const seen = {
      samples: Object.fromEntries(this.samples),
      review: this.review,
      ids: Float64Array.from(this.ids),
      uncovered: this.firstUncovered,
    };
    this.exceptions = new Map();
    this.completed = new Map();
    this.uncovered = new Map();
    this.decisions = new Map();
    this.confidences = BANDS.map(() => 0);
    this.samples = new Map();
    this.review = [];
    this.ids = [];
    this.firstUncovered = undefined;
    return { counts, seen };
  }

  /** Puts a row behind those that are as urgent. */
  private keep(row: Keyed<InBlock<ReviewRow>>): void {
    const { review } = this;
    let at = review.length;
    while (at > 0 && review[at - 1]!.key > row.key) at--;
    review.splice(at, 0, row);
    review.length = Math.min(review.length, MOST_REVIEWED);
  }

  /** What was asked about a row; the row itself where it held nothing to ask. */
  private sample(batch: RowBatch, i: number): InBlock<SampleRow> {
    const { records, asked } = batch.steps[this.number]!;
    const number = asked[i]!;
    const text =
      number === EMPTY
        ? rowText(batch.bytes.subarray(batch.starts[i], batch.contentEnds[i]))
        : textsOf(this.inBrief(records[number])).join(', ');
    return { line: batch.lines[i]!, row: batch.rows[i]!, input: clipped(text) };
  }

  /** A record without the parts that its line holds already, and without what nobody gave. */
  private inBrief(record: unknown): unknown {
    const { furtherFields = [], unsaid = {} } = this.operation;
    if (typeof record !== 'object' || record === null || Array.isArray(record)) return record;
    return Object.fromEntries(
      Object.entries(record).filter(([name, value]) => !furtherFields.includes(name) && value !== unsaid[name]),
    );
  }
}

const count = (counts: Map<string, number>, name: string): void => {
  counts.set(name, (counts.get(name) ?? 0) + 1);
};

/** What a person is shown of the answer. */
const shown = ({ answer, confidence, exception }: Outcome, status: string): Omit<ReviewRow, keyof SampleRow> => ({
  answer: clipped(answer ?? ''),
  status,
  ...(typeof confidence === 'number' ? { confidence } : {}),
  ...(exception ? { exception } : {}),
});

/** The texts and numbers of a record, in its order, those that are not empty. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** On one line, and no longer than a person reads. */
function clipped(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= MOST_TEXT) return line;
  // A letter of two units is not cut in its middle.
  return `${line.slice(0, MOST_TEXT - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
