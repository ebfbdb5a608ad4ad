// An operation of the service, described once: the CLI, the batch, the client, the server, the OpenAPI document and
// the reference docs all derive from this description. Schemas load zod, so they load only when somebody validates.
import type { z } from 'zod';
import type { Card } from './card.js';
import type { FeatureOption } from './feature-option.js';
import type { Pause } from './in-pieces.js';
import type { Outcome, ReviewClass } from './outcome.js';
import type { QueryForm } from './query-form.js';
import type { Need } from './need.js';
import type { Leaving, Parts } from './put-together.js';
import type { Request } from './request.js';
import type { Response } from './response.js';
import type { Service } from './services.js';
import type { Setting, Settings } from './settings.js';
import type { Letters } from './texts/letters.js';
import type { TypedSearch } from './typed-search.js';
import type { AmongInstalled, WholeFileAnswerer } from './whole-file.js';
export type { FeatureOption } from './feature-option.js';
export type { Need } from './need.js';
export { locales, type Locale, type Request } from './request.js';
export type { Response } from './response.js';

/** What one input row may give to an operation: a contract field, and the column headings people use for it. */
export interface InputField {
  /** Contract field name, also the left side of `--map field=Column`. */
  readonly name: string;
  readonly about: string;
  /** Headings that mean it, folded to a-z0-9; absent where its columns are recognised by their words and values. */
  readonly headings?: readonly string[];
  /** Accepts a sampled cell value as plausible for the field; a heading counts only if enough values pass. */
  readonly plausible?: (value: string) => boolean;
  /** Fields that add nothing where this one is filled from another step's answers. */
  readonly covers?: readonly string[];
  /** True if a table is for the operation only where a column feeds this field, or another that decides. */
  readonly decides?: boolean;
  /** What stands between the values when several columns make the field; a space by default. */
  readonly join?: string;
  /** True if the columns that feed it are a list: their values stand in their places, with `join` between them. */
  readonly isList?: true;
  /**
   * True if an option of the command (`--locality`) gives the field too: of the one record, or of every row that has
   * none; `one` if of the one record alone.
   */
  readonly option?: boolean | 'one' | undefined;
  /** Flag of the option that names its column, as --map does; of one record it gives the value. */
  readonly columnFlag?: string;
}

/** One output column: its name without the prefix, and how the result element fills it; nothing makes an empty cell. */
export interface OutputColumn<Element> {
  readonly name: string;
  readonly about: string;
  /** Name of the feature option that fills it: written by default only where that is 1, or true. */
  readonly feature?: string;
  /** `all` for what specialists use: written where it is named or all columns are asked for. */
  readonly only?: 'all';
  readonly value: (element: Element) => string | null | undefined;
}

export interface OperationSchema {
  readonly request: z.ZodType;
  readonly response: z.ZodType;
}

/** Operations whose command is two words, the first of which they share. */
export interface CommandFamily {
  readonly summary: string;
}

/** What every operation is, whether it works on records or not. */
interface ServiceCall {
  readonly name: string;
  /** Command, or command and subcommand, of the command line; '' for an operation of the service alone. */
  readonly command: string;
  /** What a command of several operations, or the first word of one of two, stands for; all that share it have it. */
  readonly family?: CommandFamily;
  readonly summary: string;
  readonly methods: readonly ('GET' | 'POST')[];
  /** Path below the base URL, with `{locale}` and `{kind}` where the contract has them. */
  readonly path: string;
  /** The service that has the path, with its envelope; the address service if absent. */
  readonly service?: Service;
  /** The one country whose addresses it is for. */
  readonly country?: 'AU' | 'NZ';
  /** What GET takes, where it is among the methods. */
  readonly query?: QueryForm;
  /** True if the payload of a request, or of an answer, is one object instead of a list. */
  readonly asksOne?: boolean;
  readonly answersOne?: boolean;
  /** What it answers from; nothing where the form of a record says all. */
  readonly needs: readonly Need[];
  /** Its own default source of truth by country, where that is not the one of all operations (`sources.ts`). */
  readonly defaultSource?: Readonly<Record<string, string>>;
  /** The sources of truth that it takes, where these are others than those of addresses; none where none counts. */
  readonly sources?: readonly string[];
  readonly schema: () => Promise<OperationSchema>;
}

/** `Rec` is one record of the request's payload, `Element` one result for it. */
export interface Operation<Rec = unknown, Element = unknown> extends ServiceCall {
  /** The contract's limit of records per call; where it sets none (`takesAnyNumber`), what our own calls have. */
  readonly recordsPerCall: number;
  readonly takesAnyNumber?: true;
  /** Fields of a record that the contract writes beside the payload; they are taken in either place. */
  readonly besidePayload?: readonly string[];
  /** Fields of a record that are ours beside the contract's: a service that refuses them is asked without. */
  readonly furtherFields?: readonly string[];
  /** What fields have that were given nothing: no reader is shown it. */
  readonly unsaid?: Readonly<Record<string, string>>;
  /** An element as a service gives it that has the contract's fields alone, with the status that they tell. */
  unstated?(element: Element, record: Rec): Element;
  /** True where the answer says by itself which of several records were not looked up. */
  readonly saysDropped?: true;
  /** The contract's feature options that this operation heeds. */
  readonly features: readonly FeatureOption[];
  /** What whoever runs the engine decides of it, and no caller of a service. */
  readonly settings?: readonly Setting[];
  /** True for a call that goes over a network, where `needs` has it; every call does if absent. */
  asksNetwork?(request: Pick<Request, 'sourceOfTruth' | 'featureOptions'>): boolean;
  /** Prefix of added CSV columns, with its underscore; JSONL uses it without. */
  readonly prefix: string;
  readonly fields: readonly InputField[];
  /**
   * Builds the record from cell values given in the order of `fields`; '' where a field has no column. Null when every
   * value is blank.
   */
  readonly toRecord: (values: readonly string[]) => Rec | null;
  /**
   * What a record lacks that the operation requires, in words; undefined where it lacks nothing. Such a record is
   * refused before anybody is asked.
   */
  lacks?(record: Rec): string | undefined;
  /** The element for a row with nothing to work on: its status says so. */
  readonly emptyElement: () => Element;
  /** The element for a row whose call failed, with the reason. */
  readonly errorElement: (message: string) => Element;
  /**
   * The element for a row that is refused for what it says, where that is an answer to it and no failed call: its
   * status says so.
   */
  readonly refusedElement?: (message: string) => Element;
  /** Exactly one element per record, in order, whatever the response's nesting. */
  readonly elements: (response: Response) => Element[];
  /** Of an operation that puts answers of others together: no engine has a handler of its own for it. */
  readonly parts?: Parts<Rec, Element, Operation>;
  /** By whose word rows leave the output. */
  readonly leaving?: Leaving<Element>;
  /**
   * `whole` if it needs all records of a file before it can answer the first; it answers row by row if absent. Its
   * answers come from `Engine.wholeFile` then, in place of `Engine.run`.
   */
  readonly file?: 'whole';
  /**
   * True for the text of one record that is for this operation, where several share a command; the first that accepts
   * it is asked.
   */
  readonly accepts?: (text: string) => boolean;
  /** What its answers are, in the plural, where these are other than addresses: `numbers`. */
  readonly things?: string;
  /** What is done to a record, in words: `look up`; the command's first word if absent. */
  readonly verb?: string;
  /** True if a record with nothing in it gets its empty element as an answer; to all others it is wrong usage. */
  readonly answersEmptyRecord?: boolean;
  /** What a person is shown of an element on a terminal. */
  readonly card: (element: Element) => Card;
  /** Of an operation whose one record may be typed on a terminal. */
  readonly asTyped?: TypedSearch<Element>;
  /** Of an operation that answers a list of hits to a record: one element for each hit, none where there is none. */
  readonly rows?: (element: Element) => readonly Element[];
  readonly columns: readonly OutputColumn<Element>[];
  /** Of an operation over whole files: how one record is compared with what is installed. */
  readonly amongInstalled?: AmongInstalled<Rec, Element, Operation>;
  /** Of an operation over whole files: the element with the texts of the rows of the other file that it names. */
  withTexts?(element: Element, textOf: (row: number) => string): Element;
  /** What an element says of itself, for the summary of a run; nothing but its status if absent. */
  readonly outcome?: (element: Element) => Outcome;
  /** The statuses that rows may have, in the order in which a person looks at the rows. */
  readonly review?: readonly ReviewClass[];
  /** Names of the columns that a person reads first, in their order: those of a preview, and of `--columns brief`. */
  readonly preview: readonly string[];
  /** Names of the columns that a mailing needs, in their order, where the answers are addresses. */
  readonly mail?: readonly string[];
  /** The element with its addresses in these letters, the given one left as it is; where its answers are addresses. */
  inLetters?(element: Element, letters: Letters): Element;
}

/** An operation without records: its kind and its source say all that is asked, and the payload is one list. */
export interface ListOperation<Element = unknown, Kind extends string = string> extends ServiceCall {
  /** What `{kind}` in the path may be; empty where there is one list alone. */
  readonly kinds: readonly Kind[];
  /** The lines of a payload, where that holds them inside its one object; they are the payload itself if absent. */
  readonly entries?: (payload: readonly unknown[]) => readonly Element[];
  readonly columns: readonly OutputColumn<Element>[];
}

/** True if the operation answers from a source of truth: one must be installed, and a request may name it. */
export const needsAddresses = ({ needs }: Pick<ServiceCall, 'needs'>): boolean => needs.includes('addresses');

/** True if the operation answers from data that is installed, of whatever kind: other data may give other answers. */
export const needsData = ({ needs }: Pick<ServiceCall, 'needs'>): boolean => needs.some((need) => need !== 'network');

/** What messages call the data that an operation answers from. */
export const nameOfData = (operation: Pick<ServiceCall, 'needs'>): string =>
  needsAddresses(operation) ? 'the address data' : 'the installed data';

/** Either form of operation. */
export type AnyOperation<Rec = unknown, Element = unknown> = Operation<Rec, Element> | ListOperation<Element>;

/** True for an operation without records. */
export const isListOperation = <Rec, Element>(
  operation: AnyOperation<Rec, Element>,
): operation is ListOperation<Element> => 'kinds' in operation;

/** What is the same for all records of a step that works on whole files. */
export interface WholeFileOptions extends Pick<Request, 'sourceOfTruth' | 'featureOptions' | 'locale'> {
  /** False where the file is compared with itself. */
  readonly hasReference: boolean;
  /** True if every hit of a row is wanted, not only its first. */
  readonly all: boolean;
  /** What is decided of the operation for this step. */
  readonly settings: Settings;
}

/** The local engine, the remote client and every decorator of them are this one interface. */
export interface Engine {
  /**
   * Runs one call. Throws `WaypostError` for what no record is to blame for; a bad record becomes its element. `pause`
   * lets others have their turn.
   */
  run<Rec, Element>(operation: AnyOperation<Rec, Element>, request: Request<Rec>, pause?: Pause): Promise<Response>;
  /** Answers an operation over whole files for one step of a run; absent where the engine has none of these. */
  wholeFile?<Rec, Element>(
    operation: Operation<Rec, Element>,
    options: WholeFileOptions,
  ): Promise<WholeFileAnswerer<Rec, Element>>;
  close(): Promise<void>;
}
