// What a run tells: its progress, the rows it refuses, its summary, and what a dry run would do.
import type { ColumnDecision } from '../columns/report.js';
import type { Encoding } from '../formats/encoding.js';
import type { FileFormat, OutputFormat } from '../formats/file-format.js';
import type { Mapping } from '../formats/mapping.js';
import type { ReviewRow, SampleRow } from './findings/seen.js';
import type { Condition } from './step.js';

/** Where the batch is. Bytes are of the input as it lies on the disk, compressed if it is. */
export interface Progress {
  readonly bytes: number;
  readonly totalBytes: number | undefined;
  readonly rows: number;
  readonly elapsedMs: number;
  readonly rowsPerSecond: number;
  readonly remainingMs: number | undefined;
}

/** What is under way before the first row is written, in words, and how far it is where that is known. */
export interface Phase {
  readonly what: string;
  /** Bytes of the file as it lies on the disk. */
  readonly bytes?: number;
  readonly totalBytes?: number | undefined;
  readonly rows?: number;
}

/** A row that was not processed: its first physical line, counted from 1, why, and its text as it was. */
export interface RefusedRow {
  readonly line: number;
  readonly code: string;
  readonly reason: string;
  readonly text: Uint8Array;
  /** Of a row that was processed and is in the output too, with its error: the call for it failed. */
  readonly answered?: boolean;
}

export interface InputSummary {
  readonly name: string;
  readonly format: FileFormat;
  readonly encoding: Encoding;
  readonly delimiter?: string;
  readonly header?: boolean;
  /** Lines of the file above its table, which are left out. */
  readonly linesAbove?: number;
  readonly compressed: boolean;
  readonly bytes: number;
}

/** What is said of the answers of a step; counts are of all rows that it answered, those that left the output too. */
export interface AnswersSummary {
  readonly statuses: Readonly<Record<string, number>>;
  /** Of these, rows whose answer only completes what was written. */
  readonly completed: Readonly<Record<string, number>>;
  /** Rows by what is to be done with them; absent where no answer says it. */
  readonly decisions?: Readonly<Record<string, number>>;
  /** Rows by confidence, the highest band first; empty where no answer has one. */
  readonly confidences: readonly { readonly from: number; readonly to: number; readonly rows: number }[];
  /** The commonest first. */
  readonly exceptions: readonly { readonly exception: string; readonly rows: number; readonly sample: SampleRow }[];
  /** The rows to look at first. */
  readonly review: readonly ReviewRow[];
  /**
   * Different ids among the answers, and rows whose id an earlier row has; null where there are more than can be
   * counted. Absent where no answer has an id.
   */
  readonly addresses?: { readonly distinct: number | null; readonly repeated: number | null };
  /** Rows by country whose data is not installed; '' for a country that is not known. */
  readonly uncovered: Readonly<Record<string, number>>;
  readonly data: readonly string[];
  /** Of an operation over whole files; absent where an earlier version of the program had written all. */
  readonly compared?: ComparedSummary;
}

/** What a step over whole files says of them, beside what its operation adds. */
export interface ComparedSummary {
  /** Rows of the file itself that were compared. */
  readonly rows: number;
  /** The file that it was compared with: its checksum as it lies on the disk, and its rows that can be read. */
  readonly reference?: { readonly name: string; readonly sha256: string; readonly rows: number };
  readonly [more: string]: unknown;
}

/** What one step did. */
export interface StepSummary extends AnswersSummary {
  readonly name: string;
  readonly operation: string;
  /** Step whose answers filled its fields. */
  readonly from?: string;
  readonly mapping: Mapping;
  /** Rows whose call failed. */
  readonly failed: number;
  /** Rows that its condition left alone. */
  readonly leftAlone: number;
  /** Rows that it took out of the output. */
  readonly dropped: number;
  /** Statuses of the rows that stay in the output. */
  readonly only?: readonly string[];
}

/** What every run says of itself. */
interface RunSummary {
  readonly input: InputSummary;
  /** What each column of the input was taken for. */
  readonly columns: readonly ColumnDecision[];
  readonly output: { readonly name: string; readonly format: OutputFormat };
  readonly errorsFile?: string;
  readonly droppedFile?: string;
  /**
   * read = written + refused + dropped, always; `dropped` is there where a step may drop rows. `failed` rows are
   * written with status error. Blank lines hold no row.
   */
  readonly rows: {
    readonly read: number;
    readonly written: number;
    readonly refused: number;
    readonly dropped?: number;
    readonly failed: number;
    readonly blank: number;
  };
  readonly refusals: Readonly<Record<string, number>>;
  readonly warnings: readonly string[];
  readonly threads: number;
  readonly startedAt: string;
  readonly durationMs: number;
  readonly rowsPerSecond: number;
  /** Rows that an earlier run had done, which this one went on with. */
  readonly resumedAfter?: number;
  /** Set by a reader of standard output that went away before the end. */
  readonly readerGone?: true;
  /** 0, or 3 if any row was refused or failed. */
  readonly exitCode: number;
}

/**
 * The summary of a run. Of a run of one step, what the step did stands beside what the run did: `operation` is its
 * name; of several steps `operation` is `run`, and `steps` says what each did.
 */
export interface BatchSummary extends RunSummary, Partial<AnswersSummary> {
  readonly operation: string;
  readonly mapping?: Mapping;
  readonly only?: readonly string[];
  readonly steps?: readonly StepSummary[];
}

/** What a dry run says of one step. */
export interface StepPreview {
  readonly name: string;
  readonly operation: string;
  readonly from?: string;
  readonly when?: Condition;
  readonly mapping: Mapping;
  /** The columns that it adds, as they are named in the output. */
  readonly columns: readonly string[];
  /** Different inputs; undefined when there are more than can be counted, or where they come from another step. */
  readonly distinct: number | undefined;
  /** Calls that would be made; the most there can be, where rows depend on the answers of other steps. */
  readonly calls: number;
  /** The first records, as they would be sent; none where they come from another step. */
  readonly samples: readonly unknown[];
}

/** What `dryRun` answers instead: nothing was called and nothing written. */
export interface DryRunReport {
  readonly operation: string;
  readonly input: InputSummary;
  /** What each column was taken for, and what the user should look at. */
  readonly columns: readonly ColumnDecision[];
  readonly warnings: readonly string[];
  readonly mapping?: Mapping;
  readonly rows: number;
  readonly refused: number;
  readonly blank: number;
  readonly distinct?: number | undefined;
  readonly calls?: number;
  readonly samples?: readonly unknown[];
  /** Of a run of several steps, in place of what is said of the one. */
  readonly steps?: readonly StepPreview[];
}
