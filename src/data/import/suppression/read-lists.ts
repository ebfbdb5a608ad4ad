// Reads the files of a suppression list into its rows.
import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { WaypostError } from '../../../contract/errors.js';
import { interrupted, openedUnlessInterrupted } from '../../../files/interrupted.js';
import { openCsvTable, type CsvTable } from '../../../formats/csv/table.js';
import { mapWithHeadings } from '../../../formats/mapping.js';
import { unreadable } from '../../../formats/unreadable.js';
import type { ListFile } from '../../suppression/provenance.js';
import { listFields } from './headings.js';
import type { SuppressionOptions } from './options.js';
import { ListRows, type ListColumns } from './list-rows.js';

/** The rows of all files together. */
export interface ReadLists {
  readonly rows: ListRows;
  readonly files: readonly ListFile[];
  readonly hasConsents: boolean;
}

/** Throws `usage` for columns, `input-unreadable` for a file that holds no list. */
export async function readLists(options: SuppressionOptions): Promise<ReadLists> {
  const rows = new ListRows();
  const files: ListFile[] = [];
  let hasConsents = false;
  let before = 0;
  for (const file of options.paths) {
    // The writer of a pipe may let it wait for ever.
    const table = await openedUnlessInterrupted(options.signal, openCsvTable(file, options), (late) => late.close());
    try {
      const columns = columnsOf(file, table, options);
      hasConsents ||= columns.consent >= 0;
      rows.begin(file);
      let count = 0;
      const reading = table.read((row) => {
        rows.add(row, columns);
        if ((++count & 0x3fff) !== 0) return;
        const total = options.paths.length === 1 ? (table.size ?? 0) : 0;
        options.onProgress?.({ phase: 'read', done: before + table.consumed(), total });
      }, options.signal);
      await interrupted(options.signal, reading);
      before += table.size ?? 0;
    } finally {
      await table.close();
    }
    files.push({ name: path.basename(file), sha256: await digestOf(file, options.signal) });
  }
  refuseUseless(rows, options.paths);
  return { rows, files, hasConsents };
}

function columnsOf(file: string, table: CsvTable, { list, map }: SuppressionOptions): ListColumns {
  const { columns, sample } = table;
  const target = { name: `a list of the ${list} in ${file}`, fields: listFields(list) };
  const mapping = mapWithHeadings(target, columns, sample, map);
  const at = (field: string): number => {
    const [column] = mapping.find((one) => one.field === field)?.columns ?? [];
    return column === undefined ? -1 : columns.indexOf(column);
  };
  const found = { dpid: at('dpid'), date: at('date'), consent: at('consent') };
  const there = columns.map((name) => `'${name}'`).join(', ');
  if (found.dpid < 0) {
    throw new WaypostError(
      'usage',
      `${file} has no column of delivery point ids; the columns are ${there}. Name it with --map dpid=COLUMN`,
    );
  }
  if (found.date < 0) {
    throw new WaypostError(
      'usage',
      `${file} has no column of dates, and a list is nothing without them: what is later than an entry would be ` +
        `suppressed too; the columns are ${there}. Name it with --map date=COLUMN`,
    );
  }
  return found;
}

/** A list is taken to be another file where it has no row that can be used, or more that cannot than can. */
function refuseUseless({ count, leftOut }: ListRows, paths: readonly string[]): void {
  const files = paths.join(', ');
  if (count + leftOut.total === 0) {
    throw new WaypostError('input-unreadable', `${files} has no rows; nothing was imported`);
  }
  if (leftOut.total <= count) return;
  throw new WaypostError(
    'input-unreadable',
    `${leftOut.total} of ${count + leftOut.total} rows of ${files} cannot be used, the first: ${leftOut.lines()[0]!}` +
      '; say which columns are meant with --map dpid=COLUMN and --map date=COLUMN. Nothing was imported',
  );
}

/** SHA-256 of a file's bytes, hexadecimal; '' of a pipe, which is gone once it is read. */
async function digestOf(file: string, signal: AbortSignal | undefined): Promise<string> {
  const hash = createHash('sha256');
  try {
    if (!statSync(file).isFile()) return '';
    await pipeline(createReadStream(file), hash, signal === undefined ? {} : { signal });
  } catch (error) {
    signal?.throwIfAborted();
    throw unreadable(file, error);
  }
  return hash.digest('hex');
}
