// Records of a reference as a data file keeps them. Sections:
//
//   record         each record as JSON, one behind the other
//   record.start   where each begins, and behind the last where it ends
//   key            keys of records in ascending order, a key as often as records have it
//   key.row        the record of each key
//   reference      where the records come from

/** One record, and how it is shown. */
export interface StoredRecord {
  readonly id: string;
  /** What its row says, for a person. */
  readonly text: string;
  /** What it is compared by. */
  readonly compared: unknown;
}

/** Where the records of a reference come from. */
export interface ReferenceOrigin {
  readonly name: string;
  readonly files: readonly string[];
  readonly rows: number;
}
