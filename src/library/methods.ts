// The methods that an engine has for operations, as types: one for each operation of the contract's tables, so that
// one that is added there is added here.
import type { ListOperation, Operation } from '../contract/operation.js';
import type { listOperationTable, operationTable } from '../contract/operations.js';
import type { AskOptions, ListOptions } from './options.js';

type Table = typeof operationTable;
type Lists = typeof listOperationTable;

/** Name of an operation over records, and of its method. */
export type OperationName = keyof Table;
/** Name of an operation that answers with a list, and of its method. */
export type ListName = keyof Lists;

type Contract<Name extends OperationName> =
  Table[Name] extends Operation<infer Rec, infer Element> ? { record: Rec; element: Element } : never;

/** The country of a record may be left to the options. */
type WithoutCountry<Rec> = Rec extends { country: string }
  ? Omit<Rec, 'country'> & { country?: string | null | undefined }
  : Rec;

/** The contract's record of an operation. */
export type RecordOf<Name extends OperationName> = WithoutCountry<Contract<Name>['record']>;

type Required<Rec> = { [Key in keyof Rec]-?: object extends Pick<Rec, Key> ? never : Key }[keyof Rec];
type IsSeveral<Key, Keys = Key> = Key extends unknown ? ([Keys] extends [Key] ? false : true) : never;
/** A text stands for a record that has to have one field at most. */
type TextOf<Rec> = true extends IsSeveral<Required<Rec>> ? never : string;

/** What may be given for a record of an operation: the record, or a text where one is enough. */
export type Given<Name extends OperationName> = RecordOf<Name> | TextOf<RecordOf<Name>>;

/** What an operation answers to one record. */
export type ResultOf<Name extends OperationName> = Contract<Name>['element'];

/** The kinds of list that there are, and one line of a list. */
export type KindOf<Name extends ListName> = Lists[Name] extends ListOperation<infer _, infer Kind> ? Kind : never;
export type LineOf<Name extends ListName> = Lists[Name] extends ListOperation<infer Line> ? Line : never;

/**
 * A method for each operation over records. It takes any number of records and gives one answer to each, in their
 * order.
 */
export type RecordMethods = {
  readonly [Name in OperationName]: (
    records: readonly Given<Name>[],
    options?: AskOptions,
  ) => Promise<ResultOf<Name>[]>;
};

/** A method for each operation that answers with a list; which list is said where there are several. */
export type ListMethods = {
  readonly [Name in ListName]: [KindOf<Name>] extends [never]
    ? (options?: ListOptions) => Promise<LineOf<Name>[]>
    : (kind: KindOf<Name>, options?: ListOptions) => Promise<LineOf<Name>[]>;
};
