// A preview of a batch as a table: takes the batch's CSV as a stream and shows the mapped columns and the main answers.
import { Writable } from 'node:stream';
import { parse } from 'csv-parse/sync';
import type { BatchSummary } from '../../batch/report.js';
import { textTable } from './text-table.js';

/** Rows that a preview shows unless --limit says otherwise. */
export const PREVIEW_ROWS = 50;
const WIDEST = 48;
/** A stream that keeps what is written to it. */
export class CollectedText extends Writable {
  private readonly pieces: Buffer[] = [];
  override _write(piece: Buffer, _: string, done: () => void): void {
    // The batch uses its buffers again.
    this.pieces.push(Buffer.from(piece));
    done();
  }
  get text(): string {
    return Buffer.concat(this.pieces).toString('utf8');
  }
}

/** The batch's CSV as a table: the columns that fed it joined into one, then the added ones. */
export function previewTable(csv: string, summary: BatchSummary, added: number): string {
  const [header = [], ...rows] = parse(csv, { relax_column_count: true, bom: true });
  const mappings = summary.steps?.map(({ mapping }) => mapping) ?? [summary.mapping ?? []];
  const fed = new Set(mappings.flat().flatMap(({ columns }) => columns));
  const used = [...fed].map((name) => header.indexOf(name)).filter((at) => at >= 0);
  const first = header.length - added;
  const prefix = commonPrefix(header.slice(first));
  const row = (cells: readonly string[]): string[] =>
    [
      used
        .map((at) => cells[at] ?? '')
        .filter((cell) => cell.trim() !== '')
        .join(', '),
      ...cells.slice(first),
    ].map(clip);
  return textTable([['input', ...header.slice(first).map((name) => name.slice(prefix.length))], ...rows.map(row)]);
}

function commonPrefix(names: readonly string[]): string {
  const first = names[0] ?? '';
  const end = first.indexOf('_') + 1;
  return names.every((name) => name.startsWith(first.slice(0, end))) ? first.slice(0, end) : '';
}

const clip = (cell: string): string => {
  const text = cell.replace(/\s+/g, ' ');
  return text.length > WIDEST ? `${text.slice(0, WIDEST - 1)}…` : text;
};
