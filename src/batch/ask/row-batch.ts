// Rows that go through the steps together, column by column: where each stands in its block, and what each step is to
// ask about it.
import { withRoom } from '../../contract/with-room.js';
import type { RowNumbers } from '../plan.js';
import type { RecordReader } from '../read/records.js';

/** In place of the number of its answer: a record without anything to ask, and a row that the step leaves alone. */
export const EMPTY = -1;
export const LEFT_ALONE = -2;

/** What one step does with the rows of a batch. */
export class StepRows {
  /** What is asked, in the order of the rows. */
  readonly records: unknown[] = [];
  /** For each row, the number of its record, EMPTY or LEFT_ALONE. */
  readonly asked: number[] = [];
  /** Values of the fields in the input, for each row; only where answers of another step come before them. */
  readonly values: (readonly string[])[] = [];
  /** The answer to each row; undefined where the step left it alone. */
  readonly elements: unknown[] = [];
  /** The place of each row in the order of review. */
  readonly reviewKeys: number[] = [];

  reset(): void {
    this.records.length = 0;
    this.asked.length = 0;
    this.values.length = 0;
    this.elements.length = 0;
    this.reviewKeys.length = 0;
  }
}

export class RowBatch {
  count = 0;
  /** Rows of the block before the batch that can be read. */
  before = 0;
  /** Cells of rows that only csv-parse could read. */
  readonly reparsedCells = new Map<number, string[]>();
  /** How many cells a row lacks at its end, of the rows that lack any. */
  readonly missing = new Map<number, number>();
  /** What is said of rows themselves, whatever is asked about them. */
  readonly remarks = new Map<number, string>();
  /** Texts of the columns that conditions ask about, for each row; only where there are any. */
  readonly conditionTexts: (readonly string[])[] = [];
  readonly steps: readonly StepRows[];
  starts: Int32Array;
  contentEnds: Int32Array;
  afters: Int32Array;
  /** 1 for a line without a record. */
  blank: Uint8Array;
  /** Where each row stands in its block: its line, and its number among the records. */
  lines: Int32Array;
  rows: Int32Array;

  /**
   * `bytes`: the block that the rows stand in. `size`: rows that there is room for before the batch grows.
   * `rowNumbers`: those of the block's rows, where a step asks for them.
   */
  constructor(
    readonly bytes: Buffer,
    size: number,
    steps: number,
    private readonly rowNumbers?: RowNumbers,
  ) {
    this.steps = Array.from({ length: steps }, () => new StepRows());
    this.starts = new Int32Array(size);
    this.contentEnds = new Int32Array(size);
    this.afters = new Int32Array(size);
    this.blank = new Uint8Array(size);
    this.lines = new Int32Array(size);
    this.rows = new Int32Array(size);
  }

  /** Makes room for the next rows; `before`: those of the block before them that can be read. */
  reset(before: number): void {
    this.count = 0;
    this.before = before;
    this.conditionTexts.length = 0;
    this.reparsedCells.clear();
    this.missing.clear();
    this.remarks.clear();
    for (const step of this.steps) step.reset();
  }

  /** Takes the reader's current record, or line without one. `row` is its number among the records of the block. */
  add(records: RecordReader, row: number, reparsedCells: string[] | null, isBlank: boolean): void {
    const i = this.count++;
    if (i === this.starts.length) this.grow();
    this.lines[i] = records.line;
    this.rows[i] = row;
    this.starts[i] = records.start;
    this.contentEnds[i] = records.contentEnd;
    this.afters[i] = records.after;
    this.blank[i] = isBlank ? 1 : 0;
    if (reparsedCells) this.reparsedCells.set(i, reparsedCells);
    if (!isBlank && records.remark !== undefined) this.remarks.set(i, records.remark);
  }

  /** The number in the input of the row that is `i`th of the block, of the rows that can be read. */
  numberOf(i: number): number {
    const numbers = this.rowNumbers!;
    return 'first' in numbers ? numbers.first + i : numbers.each[i]!;
  }

  private grow(): void {
    this.starts = withRoom(this.starts);
    this.contentEnds = withRoom(this.contentEnds);
    this.afters = withRoom(this.afters);
    this.blank = withRoom(this.blank);
    this.lines = withRoom(this.lines);
    this.rows = withRoom(this.rows);
  }
}
