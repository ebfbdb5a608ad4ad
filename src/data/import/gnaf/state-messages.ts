// What the importing thread and the threads that read states say to each other.
import type { ErrorKind } from '../../../contract/errors.js';
import type { ColumnsPart } from '../../addresses/write/join-columns.js';
import type { TableParts } from '../../names/write/byte-table.js';
import type { Datum } from './release.js';

/** What a thread is started with. It is then told one state after another. */
export interface StateThreadStart {
  readonly paths: readonly string[];
  readonly datum: Datum;
  readonly streets: TableParts;
  readonly retired: ReadonlySet<string>;
  readonly blocks: { readonly table: string; readonly pids: TableParts };
}
/** What a thread says: how far it is, the state it read, or why it could not. */
export type StateAnswer =
  | { readonly bytes: number }
  | { readonly part: ColumnsPart; readonly skipped: Readonly<Record<string, number>> }
  | { readonly failure: { readonly message: string; readonly kind?: ErrorKind; readonly stack?: string | undefined } };
