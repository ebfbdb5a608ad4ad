// What the head of an input says about its records.
import type { LastRecordEnd } from '../../formats/text-source.js';
import type { BatchJob } from '../job.js';
import type { InputPlan } from '../plan.js';
import type { Step } from '../step.js';

/** What is told of an input, and the operations whose headings it may have. */
export interface InputDescription extends Pick<BatchJob, 'input' | 'inputFormat' | 'delimiter' | 'header'> {
  readonly steps: readonly Pick<Step, 'operation'>[];
}

export interface InputShape {
  readonly plan: InputPlan;
  /** Where the first record begins in the head, and the physical lines before it. */
  readonly start: number;
  readonly lines: number;
  /** Bytes before the first record that belong to the output: the header row and blank lines around it. */
  readonly header?: {
    readonly cells: readonly string[];
    readonly before: Buffer;
    readonly row: Buffer;
    readonly lineEnd: Buffer;
  };
  /**
   * Names that a mapping may use, the cells of the sampled records by these names, and whether people chose the names.
   */
  readonly names: readonly string[];
  readonly sample: readonly (readonly string[])[];
  readonly headed: boolean;
  readonly cut: LastRecordEnd;
}
