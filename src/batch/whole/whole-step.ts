// A step over whole files on one thread: makes portions of the records of either file, does tasks, and answers rows by
// their number once all is concluded.
import { WaypostError } from '../../contract/errors.js';
import type { Engine, Operation, WholeFileOptions } from '../../contract/operation.js';
import type { Side, WholeFileAnswerer } from '../../contract/whole-file.js';
import { completed } from '../ask/step-runner.js';
import type { Plan } from '../plan.js';
import { recordsFor } from '../read/readers.js';
import { END, ROW, type BlockPlace, type RecordReader } from '../read/records.js';
import { fieldsInOrder, shownText } from './shown.js';

/** By which plan the records of a file are read, and which of its steps they are for. */
export interface SidePlan {
  readonly plan: Plan;
  readonly number: number;
}

/** What a thread needs to know of such a step: plain data. */
export interface WholeStepPlan {
  /** Number of the step in its run. */
  readonly step: number;
  /** How messages name the step; '' where it is the only one. */
  readonly label: string;
  readonly options: WholeFileOptions;
  /** The file itself, and the one that it is compared with if there is one. */
  readonly sides: readonly SidePlan[];
}

/** Whole records of one of the files of a step. */
export interface SideBlock {
  readonly step: number;
  readonly side: Side;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly place: BlockPlace;
}

/** What was made of a block: a portion of so many rows, those that can be read. */
export interface PortionOfBlock {
  readonly portion: unknown;
  readonly rows: number;
}

export class WholeStep {
  private readonly readers: readonly RecordReader[];
  private row: ((number: number) => unknown) | undefined;

  private constructor(
    readonly plan: WholeStepPlan,
    private readonly operation: Operation,
    readonly answerer: WholeFileAnswerer,
    operations: readonly Operation[],
  ) {
    this.readers = plan.sides.map((side) =>
      recordsFor(side.plan, side.plan.steps.length === operations.length ? operations : [operation]),
    );
  }

  /** `operations` are those of the run's steps. Throws a usage error for an engine that has no such operation. */
  static async open(engine: Engine, plan: WholeStepPlan, operations: readonly Operation[]): Promise<WholeStep> {
    const operation = operations[plan.step]!;
    if (!engine.wholeFile) {
      throw new WaypostError(
        'usage',
        `${plan.label}${operation.command || operation.name} works on whole files, and a call to a service takes ` +
          `${operation.recordsPerCall} records at most; leave --endpoint out`,
      );
    }
    return new WholeStep(plan, operation, await engine.wholeFile(operation, plan.options), operations);
  }

  /** The portion of a block, and how many rows it has. */
  portion({ side, bytes, place }: SideBlock): PortionOfBlock {
    const { plan, number } = this.plan.sides[side]!;
    const { defaults } = plan.steps[number]!;
    const reader = this.readers[side]!;
    const records: unknown[] = [];
    reader.reset(bufferOf(bytes), place);
    for (let kind = reader.next(); kind !== END; kind = reader.next()) {
      if (kind === ROW) records.push(this.operation.toRecord(completed(reader.values(number), defaults)));
    }
    return { portion: this.answerer.portion(records, side), rows: records.length };
  }

  /** What rows of a block say, as one text each. `wanted`: their numbers among its rows, ascending. */
  texts({ side, bytes, place }: SideBlock, wanted: Int32Array): string[] {
    const { plan, number } = this.plan.sides[side]!;
    const order = fieldsInOrder(plan, number);
    const reader = this.readers[side]!;
    const texts: string[] = [];
    reader.reset(bufferOf(bytes), place);
    for (let row = 0, kind = reader.next(); kind !== END && texts.length < wanted.length; kind = reader.next()) {
      if (kind !== ROW) continue;
      if (row++ === wanted[texts.length]) texts.push(shownText(reader.values(number), order));
    }
    return texts;
  }

  /** From now on rows are answered. */
  conclude(share: unknown): void {
    this.row = this.answerer.answers(share);
  }

  /** The answer to a row of the file itself, by its number from 0. */
  answer(row: number): unknown {
    return this.row!(row);
  }
}

const bufferOf = (bytes: Uint8Array<ArrayBuffer>): Buffer<ArrayBuffer> =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
