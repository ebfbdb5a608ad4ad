// Reads the published tables of number ranges, a folder for each calling code: ranges.csv, and operators.csv with the
// names of who holds them.
import { WaypostError } from '../../../contract/errors.js';
import { groupOf, keyOf, KEY_DIGITS, type RangeType } from '../../phone-ranges/range-key.js';
import type { RangeInput } from '../../phone-ranges/write/write-phone-ranges.js';
import type { ImportProgress } from '../result.js';
import { releaseFiles, type ReleaseFile } from '../tables/files.js';
import { eachLine } from '../tables/lines.js';
import { RangeTable } from './cells.js';
import { beginningsOf, lengthsOf } from './digit-patterns.js';

const KIND = /(?:^|[\\/])(?:ranges|operators)\.csv$/;
const TABLE = /(?:^|[\\/])(\d{1,3})[\\/](ranges|operators)\.csv$/;
const LONGEST_LINE = 1 << 20;

interface ReadOptions {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: ImportProgress) => void) | undefined;
}

export interface ReadRanges {
  readonly ranges: RangeInput[];
  /** Calling codes of which there are ranges. */
  readonly callingCodes: number;
  /** Rows of the tables of ranges. */
  readonly rows: number;
  /** The newest date of the tables, YYYY-MM-DD; '' where a folder holds them, which keeps no date. */
  readonly date: string;
}

/** Types by what a row says of the tariff, and else by its own type; what a plan does not tell apart has none. */
const TARIFFS: Readonly<Record<string, RangeType>> = {
  TOLL_FREE: 'TOLL_FREE',
  PREMIUM_RATE: 'PREMIUM_RATE',
  SHARED_COST: 'SHARED_COST',
};
const TYPES: Readonly<Record<string, RangeType>> = {
  FIXED_LINE: 'FIXED_LINE',
  MOBILE: 'MOBILE',
  FIXED_LINE_OR_MOBILE: 'FIXED_LINE_OR_MOBILE',
  PERSONAL_NUMBER: 'PERSONAL_NUMBER',
  VOICEMAIL: 'VOICEMAIL',
  UAN: 'UAN',
  PAGER: 'PAGER',
  VOIP: 'VOIP',
};

/** The ranges of zips and folders. Throws WaypostError naming file and line. */
export async function readRanges(paths: readonly string[], { signal, onProgress }: ReadOptions): Promise<ReadRanges> {
  const opened: Awaited<ReturnType<typeof releaseFiles>>[] = [];
  try {
    for (const path of paths) opened.push(await releaseFiles(path, KIND));
    const files = opened.flatMap((one) => one.files).filter(({ path }) => TABLE.test(path));
    const tables = files.filter((file) => kindOf(file) === 'ranges');
    if (tables.length === 0) {
      throw new WaypostError(
        'input-unreadable',
        `there is no ranges.csv below a folder of a calling code in ${paths.join(', ')}; give the metadata.zip ` +
          'of the numbering plans, or its folder; nothing was imported',
      );
    }
    const total = files.reduce((bytes, { size }) => bytes + size, 0);
    let done = 0;
    const onBytes = (bytes: number): void => {
      done += bytes;
      onProgress?.({ phase: 'read', done, total });
    };
    const ranges: RangeInput[] = [];
    let rows = 0;
    for (const table of tables) {
      const names = files.find((file) => kindOf(file) === 'operators' && codeOf(file) === codeOf(table));
      const operators = names === undefined ? new Map<string, string>() : await readOperators(names, signal, onBytes);
      rows += await readTable(table, operators, ranges, signal, onBytes);
    }
    const date = files.map((file) => file.date ?? '').reduce((newest, one) => (one > newest ? one : newest), '');
    return { ranges, callingCodes: tables.length, rows, date };
  } finally {
    for (const { close } of opened) close();
  }
}

const kindOf = ({ path }: ReleaseFile): string => TABLE.exec(path)![2]!;
const codeOf = ({ path }: ReleaseFile): number => Number(TABLE.exec(path)![1]);

type OnBytes = (bytes: number) => void;

/** Calls `onRow` with each row of a table; throws for one without a header. */
async function eachRow(
  file: ReleaseFile,
  needed: readonly string[],
  signal: AbortSignal | undefined,
  onBytes: OnBytes,
  onRow: (cell: (column: string) => string, line: number, table: RangeTable) => void,
): Promise<void> {
  let table: RangeTable | undefined;
  const onLine = (text: string, line: number): void => {
    if (table === undefined) table = new RangeTable(file.name, text, needed);
    else if (text.trim() !== '') onRow(table.row(text), line, table);
  };
  await eachLine(file, LONGEST_LINE, onLine, { signal, onBytes });
  if (table === undefined) throw new WaypostError('input-unreadable', `${file.name} is empty; nothing was imported`);
}

async function readOperators(
  file: ReleaseFile,
  signal: AbortSignal | undefined,
  onBytes: OnBytes,
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  await eachRow(file, ['Id'], signal, onBytes, (cell) => {
    // A country whose operators have no names in the table has them as ids.
    if (cell('Name:en') !== '') names.set(cell('Id'), cell('Name:en'));
  });
  return names;
}

/** Adds the ranges of a table; returns its rows. */
async function readTable(
  file: ReleaseFile,
  operators: ReadonlyMap<string, string>,
  into: RangeInput[],
  signal: AbortSignal | undefined,
  onBytes: OnBytes,
): Promise<number> {
  const code = codeOf(file);
  let rows = 0;
  await eachRow(file, ['Prefix', 'Length', 'Type'], signal, onBytes, (cell, line, table) => {
    rows++;
    const lengths = lengthsOf(cell('Length'));
    if (lengths === undefined) throw table.bad(line, `'${cell('Length')}' is no length of numbers`);
    // An empty prefix stands for all numbers of the lengths.
    const beginnings = cell('Prefix') === '' ? [''] : beginningsOf(cell('Prefix'));
    if (beginnings === undefined) throw table.bad(line, `'${cell('Prefix')}' is no beginning of numbers`);
    if (beginnings[0]!.length > KEY_DIGITS) {
      throw table.bad(line, `'${cell('Prefix')}' has more than ${KEY_DIGITS} digits`);
    }
    const regions = cell('Regions');
    const operator = cell('Operator');
    const about = {
      operator: operator === '' ? '' : (operators.get(operator) ?? operator),
      place: cell('Geocode:en'),
      areaLength: Number(/^\d{1,2}$/.exec(cell('Area Code Length'))?.[0] ?? 0),
      type: TARIFFS[cell('Tariff')] ?? TYPES[cell('Type')] ?? '',
      country: /^[A-Z]{2}$/.test(regions) ? regions : '',
    } as const;
    for (const length of lengths) {
      const group = groupOf(code, length);
      for (const beginning of beginnings) {
        if (beginning.length > length) continue;
        into.push({ group, first: keyOf(beginning), last: lastKey(beginning, length), about });
      }
    }
  });
  return rows;
}

/** The highest key of numbers of a length that begin so: what a key has beyond the number is 0. */
const lastKey = (beginning: string, length: number): number =>
  keyOf(beginning.padEnd(Math.min(length, KEY_DIGITS), '9'));
