// What a run has seen of one step's rows so far: blocks are added in the order of the input, so that the same rows are
// kept however the input was cut into blocks.
import { DistinctNumbers } from './distinct.js';
import { firstOf, type Keyed, type News, type ReviewRow, type SampleRow, type SeenInBlock } from './seen.js';

/** Different ids that are counted; beyond, the count is left out rather than the memory used up. */
const MOST_IDS = 5_000_000;

/** The line of a row of a block in the input, counted from 1. */
export type LineOf = (row: { readonly line: number; readonly row: number }) => number;

/** A row as the summary shows it. */
function withoutKey(row: Keyed<ReviewRow>): ReviewRow {
  const { key: _key, ...shown } = row;
  return shown;
}

export class Findings {
  private readonly firsts = new Map<string, SampleRow>();
  private first: Keyed<ReviewRow>[] = [];
  /** Absent once there are more than can be counted. */
  private ids: DistinctNumbers | undefined = new DistinctNumbers();
  private again = 0;
  private newSamples: Record<string, SampleRow> = {};
  private newReview: Keyed<ReviewRow>[] = [];
  private newIds: number[] = [];

  /** `mostIds`: different ids that are counted. */
  constructor(private readonly mostIds = MOST_IDS) {}

  add(seen: SeenInBlock, lineOf: LineOf): void {
    for (const [exception, row] of Object.entries(seen.samples)) {
      if (this.firsts.has(exception)) continue;
      const sample = { line: lineOf(row), input: row.input };
      this.firsts.set(exception, sample);
      this.newSamples[exception] = sample;
    }
    const before = new Set(this.first);
    const rows = seen.review.map(({ row, ...rest }) => ({ ...rest, line: lineOf({ row, line: rest.line }) }));
    this.first = firstOf(this.first, rows);
    this.newReview.push(...this.first.filter((row) => !before.has(row)));
    this.addIds(seen.ids);
  }

  /** The first row of each exception. */
  sampleOf(exception: string): SampleRow {
    return this.firsts.get(exception)!;
  }

  /** The rows to look at first, in that order. */
  get review(): ReviewRow[] {
    return this.first.map(withoutKey);
  }

  /** Different ids that were answered; undefined where there are more than can be counted. */
  get distinct(): number | undefined {
    return this.ids?.size;
  }

  /** Rows whose id an earlier row has; null where that is not counted. */
  get repeated(): number | null {
    return this.ids ? this.again : null;
  }

  /** What was new since the last time. */
  takeNews(): News {
    const ids = Float64Array.from(this.newIds);
    const news = {
      samples: this.newSamples,
      review: this.newReview,
      ids: Buffer.from(ids.buffer).toString('base64'),
    };
    this.newSamples = {};
    this.newReview = [];
    this.newIds = [];
    return news;
  }

  /** Goes on with what an earlier run has seen: all of its news, in their order, and what it counted last. */
  restore(all: readonly News[], repeated: number | null): void {
    for (const { samples, review, ids } of all) {
      for (const [exception, row] of Object.entries(samples)) this.firsts.set(exception, row);
      this.first = firstOf(this.first, review);
      const bytes = Buffer.from(ids, 'base64');
      if (repeated !== null) for (let at = 0; at < bytes.length; at += 8) this.ids?.add(bytes.readDoubleLE(at));
    }
    if (repeated === null) this.ids = undefined;
    else this.again = repeated;
  }

  private addIds(seen: Float64Array): void {
    const { ids } = this;
    if (!ids) return;
    for (let i = 0; i < seen.length; i++) {
      if (ids.add(seen[i]!)) this.newIds.push(seen[i]!);
      else this.again++;
    }
    if (ids.size <= this.mostIds) return;
    this.ids = undefined;
    this.newIds = [];
  }
}
