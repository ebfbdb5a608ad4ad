// Builds one data file of any source of addresses from CSV files: maps their columns, collects their rows, writes.
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { WaypostError } from '../../../contract/errors.js';
import { openCsvTable, type CsvTable, type TableRow } from '../../../formats/csv/table.js';
import { foldHeading } from '../../../formats/csv/header.js';
import type { Encoding } from '../../../formats/encoding.js';
import { describeMapping, mapWithHeadings, type Mapping } from '../../../formats/mapping.js';
import { WRITE_TURNS, writeSet } from '../../addresses/write/write-set.js';
import { writeTowns } from '../../addresses/write/write-towns.js';
import type { SetMeta } from '../../file/format.js';
import { writing } from '../../file/write/set-writer.js';
import { interrupted, openedUnlessInterrupted } from '../../../files/interrupted.js';
import { gazetteerLocalities, openGazetteer } from '../../gazetteer.js';
import type { BuiltSet, ImportSurroundings } from '../result.js';
import { RowCollector } from './collect.js';
import { setFields, setFieldsOf } from './fields.js';
import { PartsReader } from './parts.js';

/** How the files are read; shared by every import from CSV. */
export interface CsvOptions extends Omit<ImportSurroundings, 'dataDir'> {
  /** CSV files with a header, gzip or not, that together are one set. */
  readonly paths: readonly string[];
  /** Columns by field; the other fields are recognised by heading. */
  readonly map: Readonly<Record<string, readonly string[]>>;
  /** Default: the name of the first file. */
  readonly release?: string | undefined;
  /** One ASCII character; by the content if absent. */
  readonly delimiter?: string | undefined;
  readonly encoding?: Encoding | undefined;
}

export interface CsvSetOptions extends CsvOptions {
  readonly source: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly datum?: string | undefined;
}

/** A row of a file takes more bytes than this, so its size says how many rows it may have. */
const LEAST_ROW_BYTES = 40;
/** An import of a compressed file does not know how long it is. */
const MOST_EXPECTED = 1 << 20;

/**
 * Builds the data file `out`, which appears only when all is written and synced; on any failure nothing is left. Throws
 * WaypostError for files, columns or rows that cannot be used (file, line, column), and the signal's reason when
 * aborted.
 */
export async function buildCsvSet(out: string, builtBy: string, options: CsvSetOptions): Promise<BuiltSet> {
  const { source, country, signal } = options;
  const skipped: Record<string, number> = {};
  const notes: string[] = [];
  let rows: RowCollector | undefined;
  let number = 0;
  const gazetteer = openGazetteer();
  try {
    await readTables(options, (table, mapping) => {
      const columns = columnsOf(table, mapping, notes);
      const hasType = mapping.some(({ field }) => field === 'streetType');
      rows ??= new RowCollector(
        new PartsReader(gazetteerLocalities(gazetteer), country, hasType),
        skipped,
        Math.min(MOST_EXPECTED, Math.ceil((table.size ?? 0) / LEAST_ROW_BYTES)),
      );
      return (row) => rows!.add(row, valuesOf(row, columns), ++number);
    });
  } finally {
    gazetteer.close();
  }
  if (!rows || rows.count === 0) {
    const why = Object.entries(skipped)
      .map(([reason, count]) => `${count} ${reason}`)
      .join(', ');
    throw new WaypostError(
      'input-unreadable',
      `no row of ${options.paths.join(', ')} is an address${why === '' ? ': there are none' : ` (${why})`}; ` +
        `nothing was imported. Say which columns hold the parts with --map`,
    );
  }
  const { input, town, states, notes: lost } = rows.settle();
  let step = 0;
  const turn = async (): Promise<void> => {
    options.onProgress?.({ phase: 'write', done: step++, total: WRITE_TURNS });
    await nextTurn();
    signal?.throwIfAborted();
  };
  const counts = { addresses: rows.count, streets: input.streets.count, localities: input.localities.length };
  return writing(out, async (writer) => {
    const meta: SetMeta = {
      source,
      country,
      release: options.release ?? path.basename(options.paths[0]!).replace(/\.\w+(\.gz)?$/, ''),
      datum: options.datum ?? '',
      states,
      builtBy,
      counts,
    };
    const rank = await writeSet(writer, input, turn);
    if (town) writeTowns(writer, town, rank, []);
    return { kind: 'addresses', meta, ...writer.finish(meta), skipped, notes: [...notes, ...lost] };
  });
}

/** Opens the files one after another; `start` takes a table with its mapping and gives what takes its rows. */
async function readTables(
  options: CsvSetOptions,
  start: (table: CsvTable, mapping: Mapping) => (row: TableRow) => void,
): Promise<void> {
  let before = 0;
  for (const file of options.paths) {
    // The writer of a pipe may let it wait for ever.
    const table = await openedUnlessInterrupted(options.signal, openCsvTable(file, options), (late) => late.close());
    try {
      const onRow = start(
        table,
        mapWithHeadings(
          { name: `an address set of ${file}`, fields: setFieldsOf(options.country) },
          table.columns,
          table.sample,
          options.map,
        ),
      );
      const progress = (): void =>
        options.onProgress?.({
          phase: 'read',
          done: before + table.consumed(),
          total: options.paths.length === 1 ? (table.size ?? 0) : 0,
        });
      let count = 0;
      const reading = table.read((row) => {
        if ((++count & 0x3fff) === 0) progress();
        onRow(row);
      }, options.signal);
      await interrupted(options.signal, reading);
      before += table.size ?? 0;
    } finally {
      await table.close();
    }
  }
}

/** Column numbers of each field, and what the user should know of the choice. */
function columnsOf(table: CsvTable, mapping: Mapping, notes: string[]): number[][] {
  // A plain "id" beside a DPID is a row number of somebody's table: the DPID is the id that others know.
  const used = mapping.filter(
    ({ field, how, columns }) =>
      !(
        field === 'id' &&
        how === 'heading' &&
        foldHeading(columns[0]!) === 'id' &&
        mapping.some((other) => other.field === 'dpid')
      ),
  );
  notes.push(`read: ${describeMapping(used)}`);
  const unused = table.columns.filter((column) => !used.some(({ columns }) => columns.includes(column)));
  if (unused.length > 0) notes.push(`columns not used: ${unused.join(', ')}`);
  if (!used.some(({ field }) => field === 'id' || field === 'dpid')) {
    notes.push('no column holds an id: each address is numbered by its row');
  }
  return setFields.map(
    ({ name }) =>
      used.find(({ field }) => field === name)?.columns.map((column) => table.columns.indexOf(column)) ?? [],
  );
}

/** The values of a row in the order of `setFields`; a field of several columns joins what they hold. */
const valuesOf = (row: TableRow, columns: readonly (readonly number[])[]): string[] =>
  columns.map((numbers, field) => {
    if (numbers.length === 0) return '';
    if (numbers.length === 1) return row.cell(numbers[0]!);
    return numbers
      .map((column) => row.cell(column))
      .filter((value) => value !== '')
      .join(setFields[field]!.join ?? ' ');
  });
