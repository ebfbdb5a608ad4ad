// One operation of a run, with everything that belongs to it alone: who answers it, where its records come from, and
// what it adds to the output. What belongs to the run as a whole stands in job.ts.
import type { AnswerScope } from '../layers/cache/answers.js';
import type { Engine, Locale, Operation } from '../contract/operation.js';
import type { Settings } from '../contract/settings.js';
import type { Letters } from '../contract/texts/letters.js';
import type { InputPlace } from '../formats/byte-source.js';

/** What is done where an added column has the name of a column that is there. */
export type OnClash = 'error' | 'replace' | 'rename';

/** Texts that a column may have, by the name of the column: of the input, or one that a step adds. */
export type Condition = Readonly<Record<string, readonly string[]>>;

/** A second input, and which of its columns feed which field; recognised if absent. */
export interface Reference {
  readonly input: InputPlace;
  readonly map?: Readonly<Record<string, readonly string[]>> | undefined;
  /** No column is recognised: the mapping says all. */
  readonly mapOnly?: boolean | undefined;
}

/** How much is asked at a time. */
export interface CallShape {
  /** Records of a call. */
  readonly records: number;
  /** Calls under way at most. */
  readonly concurrency: number;
  /** Milliseconds for which calls under way are waited for when the run is broken off. */
  readonly drainMs: number;
}

export interface Step {
  /** Tells the step from the others of its run. */
  readonly name: string;
  readonly operation: Operation;
  /** Runs the step's calls on this thread; called once, and only if calls are made. */
  readonly engine: () => Promise<Engine>;
  /** True if the worker threads of the run may answer it; false if its calls go over a network. */
  readonly onThreads: boolean;
  /** How its calls are made, where it is not the run's way of asking services. */
  readonly calls?: CallShape | undefined;
  /** Whose answers they are, where a call costs something: they are kept then, and nothing is asked twice. */
  readonly scope?: AnswerScope | undefined;
  /** Which data answers, for the summary. */
  readonly data?: readonly string[] | undefined;
  /** Which data answers, to the byte: a run that was broken off is not gone on with after it changed. */
  readonly dataVersion?: string | undefined;
  /** Base URL of the service that answers in place of data. */
  readonly endpoint?: string | undefined;
  readonly sourceOfTruth?: string | undefined;
  readonly featureOptions?: Record<string, string> | undefined;
  /** What this machine decides of the operation; the engine has it already. */
  readonly settings?: Settings | undefined;
  /** In place of the engine's own. */
  readonly locale?: Locale | undefined;
  /** Field name to columns, of the input or added by other steps; recognised by heading and content if absent. */
  readonly map?: Readonly<Record<string, readonly string[]>> | undefined;
  /** What a field is, in the order of the operation's fields, where a row says nothing of it; '' for nothing. */
  readonly defaults?: readonly string[] | undefined;
  /** Name of the step whose answers fill the fields; what they leave blank is filled from the input. */
  readonly from?: string | undefined;
  /** Rows that are asked about: those that meet every line of it. All others are left alone. */
  readonly when?: Condition | undefined;
  /** Rows that leave the output once they are answered: those that meet every line of it. */
  readonly drop?: Condition | undefined;
  /** Statuses of the rows that stay in the output; all others leave it once they are answered. */
  readonly only?: readonly string[] | undefined;
  /** What an operation over whole files compares the input with, if not with itself. */
  readonly reference?: Reference | undefined;
  /** File for the pairs of records that a person is to decide about, of an operation over whole files. */
  readonly review?: string | undefined;
  /** A row for each hit of an operation that answers lists, in delimited output. */
  readonly all?: boolean | undefined;
  /** Letters of the addresses that are added; those of the reference data if absent. */
  readonly letters?: Letters | undefined;
  /** Which columns are added, as `choose-columns.ts` reads them: sets, names, patterns; the default set if absent. */
  readonly columns?: readonly string[] | undefined;
  readonly prefix?: string | undefined;
  readonly onClash?: OnClash | undefined;
}

type Leaver = Pick<Step, 'operation' | 'drop' | 'only' | 'featureOptions'>;

/** What becomes of rows by the word of the step's operation. */
const wayOf = ({ operation, featureOptions = {} }: Leaver): 'stay' | 'drop' | 'split' =>
  operation.leaving?.way(featureOptions) ?? 'stay';

/** True if rows may leave the output by the step's word. */
export const mayDrop = (step: Leaver): boolean =>
  step.drop !== undefined || step.only !== undefined || wayOf(step) !== 'stay';

/** True if rows that leave by the step's word go into a file of their own. */
export const splitsOff = (step: Leaver): boolean => wayOf(step) === 'split';

/** How messages name a step: not at all where it is the only one of its run. */
export const stepLabel = (steps: readonly { readonly name: string }[], { name }: { readonly name: string }): string =>
  steps.length === 1 ? '' : `step ${name}: `;
