// What every block of a batch is processed with: decided once from the head of the input, then sent to the threads.
import type { Locale } from '../contract/operation.js';
import type { CsvDialect } from '../formats/csv/dialect.js';
import type { TextEncoding } from '../formats/csv/cell.js';
import type { AddedColumn } from './decide/columns.js';

export type InputPlan =
  | { readonly kind: 'csv'; readonly dialect: CsvDialect; readonly names: readonly string[] }
  /** `names` are the keys that become columns when the output is delimited. */
  | { readonly kind: 'jsonl' | 'json'; readonly names: readonly string[] };

export type OutputPlan =
  | { readonly kind: 'csv'; readonly dialect: CsvDialect; readonly added: readonly AddedColumn[] }
  /** `replace` is the key that stands in the input already and gives way. */
  | { readonly kind: 'jsonl' | 'json'; readonly key: string; readonly replace: boolean };

export interface Plan {
  readonly operation: string;
  readonly input: InputPlan;
  readonly output: OutputPlan;
  readonly inputEncoding: TextEncoding;
  readonly outputEncoding: TextEncoding;
  /** For each field of the operation, the columns (numbers in a delimited file, keys in JSON) that feed it. */
  readonly fields: readonly (readonly (number | string)[])[];
  readonly defaults: readonly string[] | undefined;
  readonly all: boolean;
  /** Rows whose call failed are handed back too, beside their error in the output. */
  readonly listsFailures: boolean;
  readonly sourceOfTruth: string | undefined;
  readonly featureOptions: Record<string, string> | undefined;
  readonly locale: Locale | undefined;
}

/** Whole records of the input. */
export interface Block {
  readonly id: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A refused row inside a block: lines are counted from the block's first, rows from its first record. */
export interface BlockRefusal {
  readonly line: number;
  readonly row: number;
  readonly code: string;
  readonly reason: string;
  readonly text: Uint8Array<ArrayBuffer>;
}

export interface BlockResult {
  readonly id: number;
  readonly out: Uint8Array<ArrayBuffer>;
  /** Records in the block, refused ones too. */
  readonly read: number;
  readonly failed: number;
  readonly blank: number;
  /** Line ends in the block. */
  readonly lines: number;
  readonly statuses: Record<string, number>;
  readonly refusals: readonly BlockRefusal[];
  /** Rows that hold an error instead of an answer, if the plan lists them. */
  readonly failures: readonly BlockRefusal[];
  /** Characters that the output's encoding lacks. */
  readonly lost: number;
}
