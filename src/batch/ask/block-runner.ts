// Takes one block of input through all its steps: reads the records, runs them through the engines, writes them with
// their results. The same code runs in a worker thread and on the main thread.
import type { Operation } from '../../contract/operation.js';
import { ByteWriter } from '../../formats/byte-writer.js';
import type { Block, BlockRefusal, BlockResult, Plan } from '../plan.js';
import { stepLabel } from '../step.js';
import { conditionGroup, recordsFor } from '../read/readers.js';
import { BLANK_KEY } from '../findings/review-key.js';
import { BLANK, END, REFUSED, refusedBytes, type RecordReader } from '../read/records.js';
import { rendererFor } from '../write/render.js';
import type { Renderer, Row } from '../write/rendering.js';
import { RowBatch } from './row-batch.js';
import { StepRunner, type Ask, type RowAnswers } from './step-runner.js';

/** Rows that a batch has room for before it grows. */
const ROWS_AT_FIRST = 512;

/** What is counted of a block while it is processed. */
interface Counted {
  read: number;
  failed: number;
  dropped: number;
  blank: number;
  readonly refusals: BlockRefusal[];
  readonly failures: BlockRefusal[];
}

export class BlockRunner {
  private readonly records: RecordReader & { reparsedCells?: string[] | null; missing?: number };
  private readonly reread: RecordReader;
  private readonly writer: ByteWriter;
  private readonly renderer: Renderer;
  /** Takes rows that leave the output, where the plan keeps them. */
  private readonly leavers: { readonly writer: ByteWriter; readonly renderer: Renderer } | undefined;
  private readonly steps: readonly StepRunner[];
  /** Those of the steps by whose word rows leave the output. */
  private readonly dropping: readonly StepRunner[];
  /** Number of the step whose hits have a row each; -1 for none. */
  private readonly withHits: number;
  /** Where the columns are that conditions ask about; -1 where none does. */
  private readonly conditions: number;
  /** Of an output that is put in order: the place and the bytes of each piece that is written. */
  private readonly pieces: number[] = [];

  /**
   * `operations` and `asks` are those of the plan's steps. `together`: rows taken through the steps at a time, enough
   * to fill calls; all of the block if absent.
   */
  constructor(
    private readonly plan: Plan,
    private readonly operations: readonly Operation[],
    asks: readonly (Ask | RowAnswers)[],
    private readonly together?: number,
  ) {
    this.records = recordsFor(plan, operations);
    this.writer = new ByteWriter(plan.outputEncoding, together === undefined ? 64 << 10 : 4 << 20, plan.inputEncoding);
    const reread = recordsFor(plan, operations);
    this.reread = reread;
    this.renderer = rendererFor(plan, operations, this.writer, reread);
    this.leavers = plan.keepsDropped ? this.forLeavers(reread) : undefined;
    this.steps = asks.map((ask, i) => new StepRunner(plan, i, operations, ask));
    this.dropping = this.steps.filter(({ drops }) => drops !== undefined);
    this.withHits = plan.steps.findIndex(({ all }) => all);
    this.conditions = plan.conditionColumns.length === 0 ? -1 : conditionGroup(plan);
  }

  /**
   * Processes a block; one after another. `onStage` hears whenever its records have come to a step, by the step's place
   * in the order.
   */
  async run(block: Block, onStage?: (stage: number) => void): Promise<BlockResult> {
    const { records, writer } = this;
    const bytes = Buffer.from(block.bytes.buffer, block.bytes.byteOffset, block.bytes.length);
    const counted: Counted = { read: 0, failed: 0, dropped: 0, blank: 0, refusals: [], failures: [] };
    const batch = new RowBatch(bytes, this.together ?? ROWS_AT_FIRST, this.steps.length, block.rows);
    records.reset(bytes, block.place);
    this.reread.reset(bytes);
    for (let more = true; more;) {
      batch.reset(counted.read - counted.refusals.length);
      more = this.readRows(batch, bytes, counted);
      await this.answer(batch, bytes, counted, onStage);
      this.write(batch, bytes, counted);
    }
    const lost = takeLost(writer) + (this.leavers ? takeLost(this.leavers.writer) : 0);
    const steps = this.steps.map((step) => step.takeResult());
    const pieces = this.plan.orderedBy === undefined ? {} : { pieces: Uint32Array.from(this.pieces.splice(0)) };
    const leavers = this.leavers ? { leavers: this.leavers.writer.take() } : {};
    return {
      id: block.id,
      out: writer.take(),
      ...leavers,
      ...counted,
      lines: records.linesRead,
      steps,
      lost,
      ...pieces,
    };
  }

  private forLeavers(reread: RecordReader): NonNullable<BlockRunner['leavers']> {
    const { plan, operations } = this;
    const writer = new ByteWriter(plan.outputEncoding, 64 << 10, plan.inputEncoding);
    return { writer, renderer: rendererFor(plan, operations, writer, reread as ReturnType<typeof recordsFor>) };
  }

  /** Reads rows until the batch is full; false at the end of the block. */
  private readRows(batch: RowBatch, bytes: Buffer, counted: Counted): boolean {
    const { records, steps, together = Infinity } = this;
    while (batch.count < together) {
      const kind = records.next();
      if (kind === END) return false;
      if (kind === BLANK) {
        counted.blank++;
        batch.add(records, counted.read, null, true);
        for (let i = 0; i < steps.length; i++) steps[i]!.takeBlank(batch.steps[i]!);
        if (this.conditions >= 0) batch.conditionTexts.push([]);
        continue;
      }
      if (kind === REFUSED) {
        const { line, code, reason } = records;
        counted.refusals.push({ line, row: counted.read, code, reason, bytes: refusedBytes(bytes, records) });
      } else {
        for (let i = 0; i < steps.length; i++) steps[i]!.take(batch.steps[i]!, records);
        if (this.conditions >= 0) batch.conditionTexts.push([...records.values(this.conditions)]);
        if (records.missing !== undefined && records.missing > 0) batch.missing.set(batch.count, records.missing);
        batch.add(records, counted.read, records.reparsedCells ?? null, false);
      }
      counted.read++;
    }
    return true;
  }

  private async answer(
    batch: RowBatch,
    bytes: Buffer,
    counted: Counted,
    onStage: ((stage: number) => void) | undefined,
  ): Promise<void> {
    const { listsFailures, order, steps } = this.plan;
    const failedRows = new Set<number>();
    for (const [stage, number] of order.entries()) {
      const named = stepLabel(steps, steps[number]!);
      const answered = this.steps[number]!.answer(batch, (i, { code, reason }) => {
        failedRows.add(i);
        if (!listsFailures) return;
        const asRead = bytes.toString('latin1', batch.starts[i]!, batch.contentEnds[i]!);
        const [line, row] = [batch.lines[i]!, batch.rows[i]!];
        counted.failures.push({ line, row, code, reason: `${named}${reason}`, bytes: asRead });
      });
      onStage?.(stage);
      await answered;
    }
    counted.failed += failedRows.size;
  }

  private write(batch: RowBatch, bytes: Buffer, counted: Counted): void {
    const { renderer, steps, plan, writer, leavers } = this;
    const row: Row = { start: 0, contentEnd: 0, after: 0, reparsedCells: null, missing: 0 };
    const elements: unknown[] = steps.map(() => undefined);
    for (let i = 0; i < batch.count; i++) {
      row.start = batch.starts[i]!;
      row.contentEnd = batch.contentEnds[i]!;
      row.after = batch.afters[i]!;
      if (batch.blank[i] === 1) {
        const before = writer.length;
        renderer.blank(bytes, row.start, row.after);
        this.endPiece(BLANK_KEY, before);
        continue;
      }
      const isDropped = this.dropping.length > 0 && this.isDropped(batch, i);
      if (isDropped) counted.dropped++;
      if (isDropped && leavers === undefined) continue;
      row.reparsedCells = batch.reparsedCells.get(i) ?? null;
      row.missing = batch.missing.get(i) ?? 0;
      for (let step = 0; step < elements.length; step++) elements[step] = batch.steps[step]!.elements[i];
      const before = writer.length;
      this.writeRow(isDropped ? leavers!.renderer : renderer, bytes, row, elements);
      if (isDropped) continue;
      if (plan.orderedBy !== undefined) this.endPiece(batch.steps[plan.orderedBy]!.reviewKeys[i]!, before);
    }
  }

  /** Notes what was written since `before` as one piece of the output, if the output is put in order. */
  private endPiece(key: number, before: number): void {
    if (this.plan.orderedBy !== undefined) this.pieces.push(key, this.writer.length - before);
  }

  /** True if the row leaves the output: the first step that says so counts it. */
  private isDropped(batch: RowBatch, i: number): boolean {
    const step = this.dropping.find(({ drops }) => drops!(batch, i));
    step?.countDropped();
    return step !== undefined;
  }

  /** Writes the row: one for each hit of the step whose hits are wanted, or one where there is none. */
  private writeRow(renderer: Renderer, bytes: Buffer, row: Row, elements: unknown[]): void {
    const { withHits } = this;
    const element = withHits < 0 ? undefined : elements[withHits];
    const hits = element === undefined ? [] : (this.operations[withHits]!.rows?.(element) ?? []);
    if (hits.length === 0) {
      renderer.row(bytes, row, elements);
      return;
    }
    for (const hit of hits) {
      elements[withHits] = hit;
      renderer.row(bytes, row, elements);
    }
  }
}

/** The characters that the output's encoding lacks, counted since the last time. */
function takeLost(writer: ByteWriter): number {
  const { lost } = writer;
  writer.lost = 0;
  return lost;
}
