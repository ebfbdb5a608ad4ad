// Imports a reference: records that others are matched with, as whoever reads the files gives them.
import { version } from '../../../contract/version.js';
import type { SetMeta } from '../../file/format.js';
import { writing } from '../../file/write/set-writer.js';
import { referenceSource } from '../../kinds.js';
import { ReferenceWriter } from '../../references/write/write-reference.js';
import type { StoredRecord } from '../../references/stored-record.js';
import { importSet, type ImportResult } from '../result.js';

/** A record to keep and the keys that lead to it; or what was wrong with a row that is left out. */
export type ReadRecord =
  | { readonly record: StoredRecord; readonly keys: readonly number[] }
  | { readonly leftOut: string; readonly rows: number };

export interface ReferenceImport {
  readonly dataDir: string;
  readonly name: string;
  /** Names of the files, without their folders. */
  readonly files: readonly string[];
  /** ISO 3166-1 alpha-2 of the addresses that name no country. */
  readonly country: string;
  readonly records: AsyncIterable<ReadRecord>;
}

/** Puts the records in use in place of those of the same name. Throws what reading them throws. */
export const importReference = ({ dataDir, name, files, country, records }: ReferenceImport): Promise<ImportResult> =>
  importSet(dataDir, async (out) => {
    return writing(out, async (writer) => {
      const reference = new ReferenceWriter(writer);
      const skipped: Record<string, number> = {};
      for await (const read of records) {
        if ('record' in read) reference.add(read.record, read.keys);
        else skipped[read.leftOut] = (skipped[read.leftOut] ?? 0) + read.rows;
      }
      const rows = reference.finish({ name, files });
      const meta: SetMeta = {
        source: referenceSource(name),
        country,
        release: '',
        datum: '',
        states: [],
        builtBy: version(),
        counts: { addresses: 0, streets: 0, localities: 0 },
        table: { key: 'id', rows, columns: [] },
      };
      return { kind: 'references', meta, ...writer.finish(meta), skipped, notes: [] };
    });
  });
