// Imports an attribute set from CSV: one column is the key, the others are attributes of what has that key.
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { localIdIn } from '../../../contract/address-id.js';
import { WaypostError } from '../../../contract/errors.js';
import type { InputField } from '../../../contract/operation.js';
import { openCsvTable, type CsvTable, type TableRow } from '../../../formats/csv/table.js';
import { mapWithHeadings } from '../../../formats/mapping.js';
import type { AttributeKey } from '../../attributes/read/attribute-table.js';
import { writeAttributes } from '../../attributes/write/write-attributes.js';
import type { BuiltFile } from '../../catalogue.js';
import type { SetMeta } from '../../file/format.js';
import { writing } from '../../file/write/set-writer.js';
import { interrupted, openedUnlessInterrupted } from '../../../files/interrupted.js';
import { version } from '../../../contract/version.js';
import { setFields } from '../csv/fields.js';
import type { CsvOptions } from '../csv/build.js';
import { importSet, type ImportResult, type ImportSurroundings } from '../result.js';

export interface AttributeOptions extends CsvOptions, ImportSurroundings {
  readonly source: string;
  readonly country: string;
  readonly key: AttributeKey;
}

/** Name of the field that `map` may give the key's column by. */
const KEY_FIELD = 'key';

/**
 * Imports the files into `dataDir` as the attribute set of `source`. `map` gives the column of `key`, and the
 * attributes by the names they shall have; without attributes in it, every other column is one. Throws WaypostError for
 * files, columns or rows that cannot be used (file, line, column), for a folder that cannot be written, and while
 * another import runs.
 */
export const importAttributes = (options: AttributeOptions): Promise<ImportResult> =>
  importSet(options.dataDir, async (out) => {
    const rows = new Rows();
    await read(options, rows);
    return { ...(await write(out, options, rows)), skipped: rows.skipped, notes: rows.notes };
  });

/** Keys and their values while files are read; a value is a number in the texts of its column. */
class Rows {
  readonly keys: string[] = [];
  readonly known = new Set<string>();
  readonly values: number[][] = [];
  readonly texts: Map<string, number>[] = [];
  readonly skipped: Record<string, number> = {};
  readonly notes: string[] = [];
  names: readonly string[] = [];

  add(row: TableRow, key: string, columns: readonly number[]): void {
    if (key === '') {
      this.skipped['without a key'] = (this.skipped['without a key'] ?? 0) + 1;
      return;
    }
    if (this.known.has(key)) throw row.bad(`the key ${key} is there twice; each needs a row of its own`);
    this.known.add(key);
    this.keys.push(key);
    columns.forEach((column, i) => {
      const text = row.cell(column);
      const texts = this.texts[i]!;
      let value = texts.get(text);
      if (value === undefined) texts.set(text, (value = texts.size));
      this.values[i]!.push(value);
    });
  }
}

async function read(options: AttributeOptions, rows: Rows): Promise<void> {
  let before = 0;
  for (const file of options.paths) {
    // The writer of a pipe may let it wait for ever.
    const table = await openedUnlessInterrupted(options.signal, openCsvTable(file, options), (late) => late.close());
    try {
      const { key, columns } = choose(options, table, file, rows);
      let count = 0;
      const reading = table.read((row) => {
        if ((++count & 0x3fff) === 0) {
          options.onProgress?.({
            phase: 'read',
            done: before + table.consumed(),
            total: options.paths.length === 1 ? (table.size ?? 0) : 0,
          });
        }
        // An id may be written whole, AU|GNAF|GAVIC…: it is looked up by its last part.
        rows.add(row, localIdIn(row.cell(key)), columns);
      }, options.signal);
      await interrupted(options.signal, reading);
      before += table.size ?? 0;
    } finally {
      await table.close();
    }
  }
  if (rows.keys.length === 0) {
    throw new WaypostError(
      'input-unreadable',
      `no row of ${options.paths.join(', ')} has a key; nothing was imported. Say which column holds it with ` +
        `--map ${KEY_FIELD}=COLUMN`,
    );
  }
}

/** The columns of key and attributes. The first file decides the attributes; the others must have them too. */
function choose(
  { map, key, source }: AttributeOptions,
  table: CsvTable,
  file: string,
  rows: Rows,
): { key: number; columns: number[] } {
  const field: InputField = {
    ...setFields.find(({ name }) => name === (key === 'MeshblockId' ? 'meshBlock' : 'id'))!,
    name: KEY_FIELD,
  };
  const { [KEY_FIELD]: told, ...wanted } = map;
  const [found] = mapWithHeadings(
    { name: `the ${key} of ${file}`, fields: [field] },
    table.columns,
    table.sample,
    told ? { [KEY_FIELD]: told } : {},
  );
  const at = table.columns.indexOf(found!.columns[0]!);
  const attributes = attributesOf(source, table, wanted, rows.names, at);
  const missing = attributes.filter(({ column }) => column < 0).map(({ name }) => name);
  if (missing.length > 0) {
    throw new WaypostError(
      'usage',
      `${file} has no column ${missing.join(', ')}, which the files before have; give files of one set, with ` +
        `the same headings`,
    );
  }
  if (attributes.length === 0) {
    throw new WaypostError(
      'input-unreadable',
      `${file} has no column beside the key '${found!.columns[0]!}'; nothing was imported`,
    );
  }
  if (rows.names.length === 0) {
    rows.names = attributes.map(({ name }) => name);
    rows.names.forEach(() => {
      rows.values.push([]);
      rows.texts.push(new Map());
    });
    rows.notes.push(
      `${key} from '${found!.columns[0]!}'; attributes: ${rows.names.map((name) => `${source}_${name}`).join(', ')}`,
    );
  }
  return { key: at, columns: attributes.map(({ column }) => column) };
}

/**
 * The columns that hold attributes: those told, else those of the files before, else all but the key. A column of -1
 * is missing.
 */
function attributesOf(
  source: string,
  { columns, sample }: CsvTable,
  told: CsvOptions['map'],
  before: readonly string[],
  key: number,
): { name: string; column: number }[] {
  if (Object.keys(told).length > 0) {
    return mapWithHeadings({ name: source, fields: [] }, columns, sample, told).map((mapped) => ({
      name: mapped.field,
      column: columns.indexOf(mapped.columns[0]!),
    }));
  }
  if (before.length > 0) return before.map((name) => ({ name, column: columns.indexOf(name) }));
  return columns.map((name, column) => ({ name, column })).filter(({ column }) => column !== key);
}

async function write(
  out: string,
  { source, country, key, release, paths, signal }: AttributeOptions,
  rows: Rows,
): Promise<Omit<BuiltFile, 'file'>> {
  await nextTurn();
  signal?.throwIfAborted();
  return writing(out, (writer) => {
    const columns = rows.values.map((values, i) => ({ values, texts: [...rows.texts[i]!.keys()] }));
    writeAttributes(writer, rows.keys, columns);
    const meta: SetMeta = {
      source,
      country,
      release: release ?? path.basename(paths[0]!).replace(/\.\w+(\.gz)?$/, ''),
      datum: '',
      states: [],
      builtBy: version(),
      counts: { addresses: 0, streets: 0, localities: 0 },
      table: { key, rows: rows.keys.length, columns: rows.names },
    };
    return { kind: 'attributes', meta, ...writer.finish(meta) };
  });
}
