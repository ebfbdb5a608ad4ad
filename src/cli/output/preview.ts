// A preview of a batch as a table: takes the batch's CSV as a stream, and shows the columns that fed it joined into
// one, then the main answers.
import { Writable } from 'node:stream';
import { parse } from 'csv-parse/sync';
import type { Operation } from '../../contract/operation.js';
import type { AddedColumn, CsvOutput, Plan } from '../../batch/plan.js';
import { tableOf } from './text-table.js';

/** Rows that --format table shows unless --limit says otherwise. */
export const PREVIEW_ROWS = 50;
/** Rows that are shown on a terminal where no output is asked for. */
export const SCREEN_ROWS = 20;
/** Columns of a cell at most where the table is fitted to no terminal. */
const WIDEST = 48;

/** A stream that keeps what is written to it. */
export class CollectedBytes extends Writable {
  private readonly pieces: Buffer[] = [];
  override _write(piece: Buffer, _: string, done: () => void): void {
    // The batch uses its buffers again.
    this.pieces.push(Buffer.from(piece));
    done();
  }
  get bytes(): Buffer {
    return Buffer.concat(this.pieces);
  }
}

/** What a batch wrote as CSV, and how it is to be read. */
export interface Preview {
  readonly csv: Buffer;
  /** Of the CSV, as TextDecoder knows it. */
  readonly encoding: string;
  /** True if a row of it has the names of its columns, whatever stands above that. */
  readonly hasHeader: boolean;
  readonly plan: Plan;
  /** The steps of the plan. */
  readonly steps: readonly { readonly name: string; readonly operation: Operation }[];
}

/** The preview as lines of a table; `width` is that of the terminal, undefined for none. */
export function previewTable(preview: Preview, width: number | undefined): Promise<string[]> {
  const { csv, encoding, hasHeader, plan, steps } = preview;
  const { dialect, added } = plan.output as CsvOutput;
  const records: string[][] = parse(new TextDecoder(encoding).decode(csv), {
    delimiter: String.fromCharCode(dialect.delimiter),
    escape: String.fromCharCode(dialect.escape),
    relax_column_count: true,
    bom: true,
  });
  const behind = added.filter(({ replaces }) => replaces === undefined);
  const rows = records.slice(hasHeader ? headerEnd(records, behind) : 0).map((cells) => {
    const own = cells.slice(0, Math.max(0, cells.length - behind.length));
    return [
      inputText(plan, own),
      ...added.map((column) => cells[column.replaces ?? own.length + behind.indexOf(column)] ?? ''),
    ];
  });
  const headings = added.map(({ step, index, name }) =>
    steps.length === 1 ? steps[step]!.operation.columns[index]!.name : name,
  );
  return tableOf([['input', ...headings], ...rows.map((cells) => cells.map(oneLine))], [], width ?? { cell: WIDEST });
}

const oneLine = (cell: string): string => cell.replace(/\s+/g, ' ').trim();

/** How many records stand before the first row: the names of the columns are the last of them. */
function headerEnd(records: readonly (readonly string[])[], behind: readonly AddedColumn[]): number {
  const at = records.findIndex((cells) => {
    const last = cells.slice(-behind.length);
    return behind.every(({ name }, i) => last[i] === name);
  });
  return Math.max(0, at) + 1;
}

/** The texts of a row that fed the steps, each once, in the order of the fields they fed. */
function inputText({ input, steps }: Plan, cells: readonly string[]): string {
  const columns = new Set(steps.flatMap(({ fields }) => fields.flat()));
  return Array.from(columns, (column) => (typeof column === 'number' ? cells[column] : jsonText(column, input, cells)))
    .map((text) => (text ?? '').trim())
    .filter((text) => text !== '')
    .join(', ');
}

/** The text under a key, or where a key with dots leads to in the JSON of a cell. */
function jsonText(key: string, { names }: Plan['input'], cells: readonly string[]): string {
  const at = names.indexOf(key);
  if (at >= 0) return cells[at] ?? '';
  const outer = names.findIndex((name) => key.startsWith(`${name}.`));
  const cell = cells[outer] ?? '';
  if (!cell.startsWith('{')) return '';
  const path = key.slice(names[outer]!.length + 1).split('.');
  const value = path.reduce<unknown>(
    (inner, name) => (typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[name] : ''),
    JSON.parse(cell),
  );
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
