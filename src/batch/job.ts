// What a batch is asked to do, and what it answers. Everything that touches the outside is given, so a test needs no
// process.
import type { Writable } from 'node:stream';
import type { AnswerCache } from '../layers/cache/answers.js';
import type { Engine, Locale, Operation } from '../contract/operation.js';
import type { InputPlace } from '../formats/byte-source.js';
import type { Encoding } from '../formats/encoding.js';
import type { FileFormat } from '../formats/file-format.js';
import type { Mapping } from '../formats/mapping.js';

export type OutputFormat = Exclude<FileFormat, 'lines'>;
export type OnClash = 'error' | 'replace' | 'rename';

/** An engine that worker threads can attach to. The module exports `attachEngine(share)` and `operationNamed(name)`. */
export interface ThreadEngine {
  readonly module: string;
  readonly share: unknown;
}

export interface BatchJob {
  readonly operation: Operation;
  readonly input: InputPlace;
  readonly output: { readonly path: string } | { readonly stream: Writable; readonly name: string };
  /** Runs the calls on this thread; called once, and only if calls are made. */
  readonly engine: () => Promise<Engine>;
  /** Runs whole blocks on worker threads instead, where the input is large enough to pay for their start. */
  readonly threadEngine?: (() => Promise<ThreadEngine>) | undefined;
  readonly sourceOfTruth?: string | undefined;
  readonly featureOptions?: Record<string, string> | undefined;
  /** In place of the engine's own. */
  readonly locale?: Locale | undefined;
  readonly inputFormat?: FileFormat | undefined;
  readonly format?: OutputFormat | undefined;
  /** One ASCII character. */
  readonly delimiter?: string | undefined;
  readonly encoding?: Encoding | undefined;
  /** Whether the first row names the columns; decided by looking at it if absent. */
  readonly header?: boolean | undefined;
  /** Field name to columns; recognised by heading and content if absent. */
  readonly map?: Readonly<Record<string, readonly string[]>> | undefined;
  /** What a field is, in the order of the operation's fields, where a row says nothing of it; '' for nothing. */
  readonly defaults?: readonly string[] | undefined;
  /** A row for each hit of an operation that answers lists, in delimited output. */
  readonly all?: boolean | undefined;
  /** Names of added columns without prefix; all if absent. */
  readonly columns?: readonly string[] | undefined;
  readonly prefix?: string | undefined;
  readonly onClash?: OnClash | undefined;
  /**
   * File for refused rows, and for those whose call failed; if absent `<output>.errors.csv`, for refused rows alone, if
   * there are any.
   */
  readonly errors?: string | undefined;
  /** File for the summary as JSON. */
  readonly summary?: string | undefined;
  /** Take only the first rows, or as many rows spread over the input. */
  readonly limit?: number | undefined;
  readonly sample?: number | undefined;
  /** Worker threads; one per processor if absent. */
  readonly threads?: number | undefined;
  /** Calls in flight where the engine runs on this thread, over all blocks. */
  readonly concurrency?: number | undefined;
  /** Which data answers, for the summary. */
  readonly data?: readonly string[] | undefined;
  /** Which data answers, to the byte: a run that was broken off is not gone on with after it changed. */
  readonly dataVersion?: string | undefined;
  /** Base URL of the service that answers in place of data. */
  readonly endpoint?: string | undefined;
  /**
   * What to do with the run into the same output that was broken off: insist on going on with it, or throw it away; if
   * absent go on if there is one.
   */
  readonly resume?: 'resume' | 'restart' | undefined;
  /**
   * Keeps the answers of an engine whose calls cost something: nothing is asked twice then. `own` is a folder for this
   * run's own, which lasts as long as the run and is made by whoever opens it; undefined where the run cannot be
   * continued. Closed with the run.
   */
  readonly answers?: ((own: string | undefined) => Promise<AnswerCache>) | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Decisions taken, one line each: format, encoding, delimiter, header, mapping. */
  readonly onNote?: ((note: string) => void) | undefined;
  /** A refused row that has no file to go to: output is a stream and no errors file is given. */
  readonly onRefused?: ((row: RefusedRow) => void) | undefined;
  /** Bytes of input in a block; for tests and measurements. */
  readonly blockBytes?: number | undefined;
}

/** Where the batch is. Bytes are of the input as it lies on the disk, compressed if it is. */
export interface Progress {
  readonly bytes: number;
  readonly totalBytes: number | undefined;
  readonly rows: number;
  readonly elapsedMs: number;
  readonly rowsPerSecond: number;
  readonly remainingMs: number | undefined;
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

export interface BatchSummary {
  readonly operation: string;
  readonly input: {
    readonly name: string;
    readonly format: FileFormat;
    readonly encoding: Encoding;
    readonly delimiter?: string;
    readonly header?: boolean;
    readonly compressed: boolean;
    readonly bytes: number;
  };
  readonly output: { readonly name: string; readonly format: OutputFormat };
  readonly errorsFile?: string;
  readonly mapping: Mapping;
  /** read = written + refused, always. `failed` rows are written with status error. Blank lines hold no row. */
  readonly rows: {
    readonly read: number;
    readonly written: number;
    readonly refused: number;
    readonly failed: number;
    readonly blank: number;
  };
  readonly statuses: Readonly<Record<string, number>>;
  readonly refusals: Readonly<Record<string, number>>;
  readonly warnings: readonly string[];
  readonly data: readonly string[];
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

/** What `dryRun` answers instead: nothing was called and nothing written. */
export interface DryRunReport {
  readonly operation: string;
  readonly input: BatchSummary['input'];
  readonly mapping: Mapping;
  readonly rows: number;
  readonly refused: number;
  readonly blank: number;
  /** Different inputs; undefined when there are more than can be counted in memory. */
  readonly distinct: number | undefined;
  readonly calls: number;
  /** The first records, as they would be sent. */
  readonly samples: readonly unknown[];
}
