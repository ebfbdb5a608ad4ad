// What a run is asked to do: what it reads and writes, and its steps. Everything that touches the outside is given, so
// a test needs no process.
import type { Writable } from 'node:stream';
import type { AnswerStore } from '../layers/cache/answers.js';
import type { InputPlace } from '../formats/byte-source.js';
import type { Encoding } from '../formats/encoding.js';
import type { FileFormat, OutputFormat } from '../formats/file-format.js';
import type { ColumnsReport } from '../columns/report.js';
import type { Plan } from './plan.js';
import type { Phase, Progress, RefusedRow } from './report.js';
import type { Step } from './step.js';

/** The first part of the input, on which everything is decided. Bytes. */
export const HEAD_BYTES = 1 << 20;

/** An engine that worker threads can attach to. The module exports `attachEngine(share)` and `operationNamed(name)`. */
export interface ThreadEngine {
  readonly module: string;
  readonly share: unknown;
}

/** That of the input, or what a person should look at first, first. */
export type RowOrder = 'input' | 'review';

/** True if worker threads take whole blocks: no step's calls go over a network. */
export const runsOnThreads = ({ threadEngine, steps }: BatchJob): boolean =>
  threadEngine !== undefined && steps.every(({ onThreads }) => onThreads);

export interface BatchJob {
  /** In the order of their columns; at least one. */
  readonly steps: readonly Step[];
  readonly input: InputPlace;
  readonly output: { readonly path: string } | { readonly stream: Writable; readonly name: string };
  /** Answers the steps that may run on worker threads, where the input is large enough to pay for their start. */
  readonly threadEngine?: (() => Promise<ThreadEngine>) | undefined;
  readonly inputFormat?: FileFormat | undefined;
  readonly format?: OutputFormat | undefined;
  /** One ASCII character. */
  readonly delimiter?: string | undefined;
  readonly encoding?: Encoding | undefined;
  /**
   * Physical line of the file, counted from 1, that names the columns; false if none does; decided by looking at the
   * first rows if absent.
   */
  readonly header?: number | false | undefined;
  /** Physical lines at the beginning that are left out before anything else is decided. */
  readonly skip?: number | undefined;
  /** The address that is meant where the columns hold several, by the word that their headings share. */
  readonly addressGroup?: string | undefined;
  /** No column is recognised: the steps' own mappings say all. */
  readonly mapOnly?: boolean | undefined;
  /** A warning about columns stops the run before it begins. */
  readonly strictColumns?: boolean | undefined;
  /** Encoding of delimited output, in place of the input's. */
  readonly outputEncoding?: Encoding | undefined;
  /** Begins delimited output with a byte order mark. */
  readonly bom?: boolean | undefined;
  /** Delimiter of delimited output, in place of the input's. One ASCII character. */
  readonly outputDelimiter?: string | undefined;
  /** Added cells that a spreadsheet would misread are written as formulas of their text. */
  readonly protectNumbers?: boolean | undefined;
  /**
   * File for refused rows, and for those whose call failed; if absent `<output>.errors.csv`, for refused rows alone, if
   * there are any.
   */
  readonly errors?: string | undefined;
  /** File for rows that leave the output; where a step wants them kept and this is absent, one beside the output. */
  readonly dropped?: string | undefined;
  /** Files that the run is made of beside its input, which nothing may be written over; `what` is for messages. */
  readonly reads?: readonly { readonly what: string; readonly path: string }[] | undefined;
  /** File for the summary as JSON. */
  readonly summary?: string | undefined;
  /** Take only the first rows, or as many rows spread over the input. */
  readonly limit?: number | undefined;
  readonly sample?: number | undefined;
  /** True if `limit` says only how many rows are shown: what whole files are needed for reads all of the input. */
  readonly showsFirst?: boolean | undefined;
  /** Worker threads; one per processor if absent. */
  readonly threads?: number | undefined;
  /** Calls in flight over the network, of all steps together. */
  readonly concurrency?: number | undefined;
  /** The order of the output; that of the input if absent. */
  readonly order?: RowOrder | undefined;
  /** True if a row whose country has no data ends the run, with nothing written. */
  readonly requireData?: boolean | undefined;
  /**
   * What to do with the run into the same output that was broken off: insist on going on with it, or throw it away; if
   * absent go on if there is one.
   */
  readonly resume?: 'resume' | 'restart' | undefined;
  /**
   * Keeps the answers of steps whose calls cost something (those with a scope): nothing is asked twice then. `own` is a
   * folder for this run's own, which lasts as long as the run and is made by whoever opens it; undefined where the run
   * cannot be continued. `mode`: the permissions of the run's files. Closed with the run.
   */
  readonly answers?: ((own: string | undefined, mode?: number) => Promise<AnswerStore>) | undefined;
  /** What engines noticed while records were asked, for the end of the run; what the user should act on. */
  readonly remarks?: (() => readonly string[]) | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** What is done of steps over whole files, before the first row is written. */
  readonly onPhase?: ((phase: Phase) => void) | undefined;
  /** What was decided, before the first row: for one who reads the output while it is made. */
  readonly onPlan?: ((plan: Plan) => void) | undefined;
  /** Decisions taken, one line each: format, encoding, delimiter, header, mapping. */
  readonly onNote?: ((note: string) => void) | undefined;
  /** What each column was taken for, told once before the first row. */
  readonly onColumns?: ((columns: ColumnsReport) => void) | undefined;
  /** A refused row that has no file to go to: output is a stream and no errors file is given. */
  readonly onRefused?: ((row: RefusedRow) => void) | undefined;
  /** Bytes of input in a block; for tests and measurements. */
  readonly blockBytes?: number | undefined;
}
