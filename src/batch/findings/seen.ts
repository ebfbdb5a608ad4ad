// What is kept of rows for the summary: counts, the first row of each exception, the rows to look at first, and the
// numbers that stand for what was answered. Everything here goes from thread to thread, and into the journal.

/** The bands that confidences are counted in, each from its least on, the highest first. */
export const BANDS = [100, 99, 95, 90, 70, 0] as const;

/** Rows to look at first that are kept. */
export const MOST_REVIEWED = 10;

/** What the answers of a step say of themselves, counted. */
export interface OutcomeCounts {
  /** Rows by exception. */
  readonly exceptions: Readonly<Record<string, number>>;
  /** Rows by status whose answer only completes what was written. */
  readonly completed: Readonly<Record<string, number>>;
  /** Rows by band of confidence, in the order of `BANDS`. */
  readonly confidences: readonly number[];
  /** Rows by what is to be done with them. */
  readonly decisions: Readonly<Record<string, number>>;
  /** Rows by country whose data is not installed; '' for a country that is not known. */
  readonly uncovered: Readonly<Record<string, number>>;
}

/** A row of the input: its first physical line, counted from 1, and what was asked, on one line. */
export interface SampleRow {
  readonly line: number;
  readonly input: string;
}

/** A row to look at. */
export interface ReviewRow extends SampleRow {
  readonly answer: string;
  readonly status: string;
  readonly confidence?: number;
  readonly exception?: string;
}

/** A row inside a block: lines are counted from the block's first, rows from its first record. */
export type InBlock<Row extends SampleRow> = Row & { readonly row: number };
/** With its place in the order of review. */
export type Keyed<Row> = Row & { readonly key: number };

/** What is seen of the rows of a block, beside what is counted. */
export interface SeenInBlock {
  /** The first row of each exception. */
  readonly samples: Readonly<Record<string, InBlock<SampleRow>>>;
  /** The rows to look at first, in that order. */
  readonly review: readonly Keyed<InBlock<ReviewRow>>[];
  /** What was answered, a number for each row that has an id, in the order of the rows. */
  readonly ids: Float64Array<ArrayBuffer>;
  /** The first row whose country has no data. */
  readonly uncovered: InBlock<SampleRow> | undefined;
}

/** What of it is new to a run: what an earlier block has shown already is left out. */
export interface News {
  readonly samples: Readonly<Record<string, SampleRow>>;
  readonly review: readonly Keyed<ReviewRow>[];
  /** Numbers not seen before, as base64 of doubles. */
  readonly ids: string;
}

/** The rows of both lists to look at first; of two that are as urgent, those of the first list. */
export function firstOf<Row extends Keyed<unknown>>(some: readonly Row[], more: readonly Row[]): Row[] {
  // The sort is stable.
  return [...some, ...more].sort((a, b) => a.key - b.key).slice(0, MOST_REVIEWED);
}
