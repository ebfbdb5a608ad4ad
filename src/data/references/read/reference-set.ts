// A reference as it was imported: records, found by what they have in common with another.
import { lowerBound } from '../../ascending.js';
import { WaypostError } from '../../../contract/errors.js';
import type { FileOrigin } from '../../file/format.js';
import { SetFile } from '../../file/read/set-file.js';
import type { ReferenceOrigin, StoredRecord } from '../stored-record.js';

/** Bytes of one record at most. */
const MOST_BYTES = 1 << 24;

/** Records that share a key, and whether they are more than were wanted. */
export interface FoundRows {
  readonly rows: readonly number[];
  /** Keys that so many records share that they say nothing. */
  readonly common: number;
}

export class ReferenceSet {
  readonly origin: ReferenceOrigin;
  private keys: Uint32Array | undefined;
  private keyRows: Uint32Array | undefined;

  private constructor(private readonly file: SetFile) {
    this.origin = file.json<ReferenceOrigin>('reference', { name: '', files: [], rows: 0 });
  }

  /** Opens a data file; what leads to its records is read when one is asked for. Throws `data-broken`. */
  static open(file: string, origin?: FileOrigin): ReferenceSet {
    return new ReferenceSet(SetFile.open(file, origin));
  }

  /** The records with one of the keys, ascending, each once; a key that more than `most` records have is left out. */
  withAny(wanted: readonly number[], most: number): FoundRows {
    this.keys ??= this.file.u32('key');
    this.keyRows ??= this.file.u32('key.row');
    const { keys, keyRows } = this;
    const rows = new Set<number>();
    let common = 0;
    for (const key of wanted) {
      const first = lowerBound(keys, key, 0, keys.length);
      let end = first;
      while (end - first <= most && keys[end] === key) end++;
      if (end - first > most) common++;
      else for (let i = first; i < end; i++) rows.add(keyRows[i]!);
    }
    return { rows: [...rows].sort((a, b) => a - b), common };
  }

  /** The record of a row from 0. Throws `data-broken` for one that cannot be read. */
  record(row: number): StoredRecord {
    const places = new Uint32Array(2);
    this.file.read('record.start', row, places);
    const [from = 0, to = 0] = places;
    if (to < from || to - from > MOST_BYTES) throw this.file.damage('section record.start does not ascend');
    const bytes = new Uint8Array(to - from);
    this.file.readBytes('record', from, bytes);
    try {
      return JSON.parse(Buffer.from(bytes).toString('utf8')) as StoredRecord;
    } catch (error) {
      if (error instanceof WaypostError) throw error;
      throw this.file.damage('section record holds a record that is none');
    }
  }

  close(): void {
    this.file.close();
  }
}
