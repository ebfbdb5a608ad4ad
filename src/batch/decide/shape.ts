// What the head of an input says about its records.
import type { LastRecordEnd } from '../../formats/text-source.js';
import type { BatchJob } from '../job.js';
import type { InputPlan } from '../plan.js';
import type { Step } from '../step.js';

/** What is told of an input, and the operations whose headings it may have. */
export interface InputDescription extends Pick<BatchJob, 'input' | 'inputFormat' | 'delimiter' | 'header' | 'skip'> {
  readonly steps: readonly Pick<Step, 'operation'>[];
}

/** Physical lines of the file, counted from 1, that are no part of the table. */
export interface LinesLeftOut {
  readonly first: number;
  readonly last: number;
  /** What they say, on one line and cut where it is long; '' if they are blank. */
  readonly text: string;
}

export interface InputShape {
  readonly plan: InputPlan;
  /** Where the first record begins in the head, and the physical lines before it. */
  readonly start: number;
  readonly lines: number;
  /** The header of the output, before the columns that are added: one line, as wide as the table. */
  readonly header?: {
    readonly cells: readonly string[];
    readonly row: Buffer;
    readonly lineEnd: Buffer;
    /** True if it is two lines of the file in one. */
    readonly joined: boolean;
    /** Physical lines of the file that it was made of, counted from 1. */
    readonly first: number;
    readonly last: number;
  };
  /** Lines above the table, and between the header and the first record. */
  readonly above?: LinesLeftOut;
  readonly below?: LinesLeftOut;
  /**
   * Names that a mapping may use, the cells of the sampled records by these names, and whether people chose the names.
   */
  readonly names: readonly string[];
  readonly sample: readonly (readonly string[])[];
  readonly headed: boolean;
  /** True if it is told that each line is one text. */
  readonly isLines?: boolean;
  readonly cut: LastRecordEnd;
}
