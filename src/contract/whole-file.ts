// How an operation over whole files is answered: threads make portions of the records, one thread takes them in the
// order of the files and concludes, and then every thread answers rows by their number.

/** 0 is the file itself, 1 the file that it is compared with. */
export type Side = 0 | 1;

/** Has tasks done on threads, or on this one where there are no others. */
export interface TaskRunner {
  /** Threads. */
  readonly count: number;
  /**
   * One result for each argument, in their order. Arguments are copied to the threads, apart from memory that is
   * shared; results are handed over.
   */
  run<T>(task: string, args: readonly unknown[]): Promise<T[]>;
}

/** Two records that a person is to decide about. Rows are counted from 0 in their own file. */
export interface ReviewedPair {
  readonly fromRow: number;
  /** Row of the file that is compared with, or of the file itself where there is no other. */
  readonly toRow: number;
  /** The line of the pair, once the texts of both records are known. */
  cells(fromText: string, toText: string): readonly string[];
}

/** What was found out. */
export interface Concluded {
  /** What any thread answers rows from: it can be copied to one, and what is large in it is shared memory. */
  readonly share: unknown;
  /** Decisions taken, a line each. */
  readonly notes: readonly string[];
  /** What the user should act on, a sentence each. */
  readonly warnings: readonly string[];
  /** What the summary of the run says of it, as JSON. */
  readonly summary: Readonly<Record<string, unknown>>;
  /** The pairs that a person is to decide about, in the order of their rows, and the headings of their lines. */
  readonly review: { readonly columns: readonly string[]; pairs(): Iterable<ReviewedPair> };
}

/** Takes the records of whole files, on one thread. */
export interface Gathering {
  /** The portions of a side come in the order of its rows, side 0 before side 1. */
  add(side: Side, portion: unknown): void;
  /** All portions are there. Throws `usage` for records that say nothing to the operation. */
  conclude(signal?: AbortSignal): Promise<Concluded>;
}

/** What is kept of a record, where one file is to be compared with many others: for `data import reference`. */
export interface IndexedRecord {
  readonly id: string;
  /** What it is compared by, as JSON has it. */
  readonly compared: unknown;
  /** Numbers of 32 bits: records that are alike in anything share one. */
  readonly keys: readonly number[];
}

/** One operation over whole files for one step of a run, on any thread. */
export interface WholeFileAnswerer<Rec = unknown, Element = unknown> {
  /**
   * Makes of the records of one stretch of a file what `Gathering.add` takes; null is a row that says nothing. The
   * result can be sent to another thread, which takes its memory away.
   */
  portion(records: readonly (Rec | null)[], side: Side): unknown;
  /** Does a task of `TaskRunner.run`. */
  work(task: string, argument: unknown): unknown;
  /** What is kept of a record; null of one that says nothing. */
  indexed?(record: Rec): IndexedRecord | null;
  /** Throws `usage` for settings that cannot be. */
  begin(tasks: TaskRunner): Gathering;
  /** The answer to each row of the file itself, by its number from 0. */
  answers(share: unknown): (row: number) => Element;
}

/** One record of an operation over whole files, answered from what is installed by `Asked`, one of the contract. */
export interface AmongInstalled<Rec, Element, Asked> {
  readonly operation: Asked;
  /** What is asked of it; `name`: of what is installed, '' for the only one. */
  request(record: Rec, name: string): { readonly payload: unknown[]; readonly featureOptions: Record<string, string> };
  /** `answer`: the element of that operation. */
  element(answer: unknown, record: Rec): Element;
}
