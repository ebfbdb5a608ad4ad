// What every block of a run is processed with: decided once from the head of the input, then sent to the threads.
import type { Locale } from '../contract/operation.js';
import type { Letters } from '../contract/texts/letters.js';
import type { CsvDialect } from '../formats/csv/dialect.js';
import type { TextEncoding } from '../formats/csv/cell.js';
import type { RecordLook } from '../formats/json/look.js';
import type { BlockPlace } from './read/records.js';
import type { ColumnLook } from './read/short-rows.js';
import type { OutcomeCounts, SeenInBlock } from './findings/seen.js';

export type InputPlan =
  | {
      readonly kind: 'csv';
      readonly dialect: CsvDialect;
      readonly names: readonly string[];
      /** One for each name. */
      readonly columns: readonly ColumnLook[];
    }
  | JsonInput;

export interface JsonInput {
  readonly kind: 'jsonl' | 'json';
  /** The keys that become columns when the output is delimited. */
  readonly names: readonly string[];
  /** True if lines end at CR too. */
  readonly endsAtCr: boolean;
  /** What records of an array look like; undefined where none could be read. */
  readonly look: RecordLook | undefined;
}

/** A column that a step adds to delimited output. */
export interface AddedColumn {
  /** Number of the step. */
  readonly step: number;
  /** Index in the columns of the step's operation. */
  readonly index: number;
  readonly name: string;
  /** Input column whose cells it takes the place of. */
  readonly replaces?: number;
}

/** A key that a step adds to records of JSON. */
export interface AddedKey {
  readonly key: string;
  /** True if the key stands in the input already and gives way. */
  readonly replace: boolean;
}

export interface CsvOutput {
  readonly kind: 'csv';
  readonly dialect: CsvDialect;
  /** In the order of the steps. */
  readonly added: readonly AddedColumn[];
  /** True if added cells that a spreadsheet would misread are written as formulas of their text. */
  readonly protectsNumbers: boolean;
}

export interface JsonOutput {
  readonly kind: 'jsonl' | 'json';
  /** One for each step. */
  readonly keys: readonly AddedKey[];
}

export type OutputPlan = CsvOutput | JsonOutput;

/** Columns of the input: numbers in a delimited file, keys in JSON. */
export type InputColumns = readonly (number | string)[];

/** A column of another step's answers. */
export interface AnswerColumn {
  /** Number of the step. */
  readonly step: number;
  /** Index in the columns of that step's operation. */
  readonly index: number;
}

/** One line of a condition: the text of a column is one of these. */
export type ConditionPlan = { readonly values: readonly string[] } & (
  | { readonly answer: AnswerColumn }
  /** Number of the input column among those that the condition reads. */
  | { readonly input: number }
);

export interface StepPlan {
  readonly name: string;
  readonly operation: string;
  /** For each field of the operation, the columns of the input that feed it. */
  readonly fields: readonly InputColumns[];
  /** For each field, the word before values that are numbers alone, '' for none; absent where no field has one. */
  readonly words?: readonly string[];
  /** For each field, the column of another step that feeds it first; absent where no other step feeds any. */
  readonly fed?: readonly (AnswerColumn | null)[];
  readonly defaults: readonly string[] | undefined;
  readonly when: readonly ConditionPlan[];
  readonly drop: readonly ConditionPlan[];
  /** Statuses of the rows that stay in the output; all if absent. */
  readonly only: readonly string[] | undefined;
  readonly all: boolean;
  readonly letters: Letters | undefined;
  readonly sourceOfTruth: string | undefined;
  readonly featureOptions: Record<string, string> | undefined;
  readonly locale: Locale | undefined;
}

export interface Plan {
  readonly input: InputPlan;
  readonly output: OutputPlan;
  readonly inputEncoding: TextEncoding;
  readonly outputEncoding: TextEncoding;
  /** In the order of their columns. */
  readonly steps: readonly StepPlan[];
  /** Numbers of the steps in the order they are taken: each after those whose answers it needs. */
  readonly order: readonly number[];
  /** Columns of the input that conditions read, by their number there. */
  readonly conditionColumns: InputColumns;
  /** Rows that leave the output are handed back too, written as those that stay. */
  readonly keepsDropped: boolean;
  /** Rows whose call failed are handed back too, beside their error in the output. */
  readonly listsFailures: boolean;
  /** Number of the step by whose answers the output is put in the order of review; absent for that of the input. */
  readonly orderedBy?: number;
}

/** Numbers of the rows of a block among those of the input that can be read, from 0: of the first, or of each. */
export type RowNumbers = { readonly first: number } | { readonly each: readonly number[] };

/** Whole records of the input, and where they stand in it. */
export interface Block {
  readonly id: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly place: BlockPlace;
  /** Where they are asked for. */
  readonly rows?: RowNumbers | undefined;
}

/** A refused row inside a block: lines are counted from the block's first, rows from its first record. */
export interface BlockRefusal {
  readonly line: number;
  readonly row: number;
  readonly code: string;
  readonly reason: string;
  /** Its bytes, a character each: a block may have so many refused rows that a buffer for each is dear. */
  readonly bytes: string;
}

/** What a step did with the rows of a block, or of a run so far. */
export interface StepCounts extends OutcomeCounts {
  readonly statuses: Readonly<Record<string, number>>;
  readonly failed: number;
  readonly leftAlone: number;
  readonly dropped: number;
}

/** What a step did with the rows of a block, and what it has seen of them. */
export interface StepResult {
  readonly counts: StepCounts;
  readonly seen: SeenInBlock;
}

export interface BlockResult {
  readonly id: number;
  readonly out: Uint8Array<ArrayBuffer>;
  /** Rows that left the output, if the plan keeps them. */
  readonly leavers?: Uint8Array<ArrayBuffer>;
  /** Records in the block, refused ones too. */
  readonly read: number;
  /** Rows that hold an error of any step. */
  readonly failed: number;
  /** Rows that left the output. */
  readonly dropped: number;
  readonly blank: number;
  /** Line ends in the block. */
  readonly lines: number;
  /** One for each step. */
  readonly steps: readonly StepResult[];
  /** Of an output that is put in order: for each piece of `out`, its place in the order of review and its bytes. */
  readonly pieces?: Uint32Array<ArrayBuffer>;
  readonly refusals: readonly BlockRefusal[];
  /** Rows that hold an error instead of an answer, if the plan lists them. */
  readonly failures: readonly BlockRefusal[];
  /** Characters that the output's encoding lacks. */
  readonly lost: number;
}
