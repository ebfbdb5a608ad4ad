// Writes refused rows: a CSV of line, code, reason and the row's text as it was, or JSON Lines of the same.
import { isUtf8 } from 'node:buffer';
import { decodeWindows1252 } from '../../formats/windows-1252.js';
import type { BlockRefusal } from '../plan.js';
import { bytesOfRow } from '../read/records.js';
import type { RefusedRow } from '../report.js';
import type { Sink } from './sinks.js';

/** A refused row as its block has it: its bytes, a character each, in place of its text. */
export type RowToRefuse = Omit<RefusedRow, 'text'> & Pick<BlockRefusal, 'bytes'>;

const HEADER = 'line,code,reason,row\n';
/** Rows that are written as one piece. */
const ROWS_AT_ONCE = 4096;

/** Takes rows in order; the file is opened at the first row, or at once if it is asked for by name. */
export class RefusedRows {
  private sink: Sink | undefined;
  readonly counts = new Map<string, number>();

  constructor(
    private readonly open: (() => Promise<Sink>) | undefined,
    private readonly format: 'csv' | 'jsonl',
    private readonly tell: ((row: RefusedRow) => void) | undefined,
  ) {}

  /** Opens the file though there may be nothing to write to it. */
  async begin(): Promise<void> {
    if (this.sink || !this.open) return;
    this.sink = await this.open();
    await this.sink.write(Buffer.from(this.format === 'csv' ? HEADER : ''));
  }

  /** Goes on with what an earlier run counted, and wrote if it wrote anything. */
  async resume(counts: Readonly<Record<string, number>>, hasFile: boolean): Promise<void> {
    for (const [code, count] of Object.entries(counts)) this.counts.set(code, count);
    if (hasFile && this.open) this.sink = await this.open();
  }

  async write(rows: readonly RowToRefuse[]): Promise<void> {
    if (rows.length === 0) return;
    for (const { bytes, ...row } of rows) {
      if (row.answered === true) continue;
      this.counts.set(row.code, (this.counts.get(row.code) ?? 0) + 1);
      this.tell?.({ ...row, text: bytesOfRow(bytes) });
    }
    await this.begin();
    const linesOf = this.format === 'csv' ? csvLines : jsonLines;
    for (let i = 0; i < rows.length; i += ROWS_AT_ONCE) {
      await this.sink?.write(linesOf(rows.slice(i, i + ROWS_AT_ONCE)));
    }
  }

  get total(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0);
  }
  get opened(): boolean {
    return this.sink !== undefined;
  }
  async commit(): Promise<void> {
    await this.sink?.commit();
  }
}

/** Lines of CSV. A row's bytes stand in the last cell as they were, in quotes, whatever their encoding. */
function csvLines(rows: readonly RowToRefuse[]): Buffer {
  const lines = rows.map(({ line, code, reason, bytes }) => {
    const why = Buffer.from(reason).toString('latin1');
    return `${line},${code},${/[",\r\n]/.test(why) ? quoted(why) : why},${quoted(bytes)}\n`;
  });
  return Buffer.from(lines.join(''), 'latin1');
}

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

function jsonLines(rows: readonly RowToRefuse[]): Buffer {
  const lines = rows.map(({ line, code, reason, bytes }) => {
    const row = rowText(Buffer.from(bytes, 'latin1'));
    return `${JSON.stringify({ line, code, reason, row })}\n`;
  });
  return Buffer.from(lines.join(''));
}

/** The row as text, for people and JSON: bytes that are no UTF-8 are most likely of windows-1252. */
export function rowText(text: Uint8Array): string {
  const bytes = Buffer.from(text.buffer, text.byteOffset, text.length);
  return isUtf8(text) ? bytes.toString('utf8') : decodeWindows1252(bytes, 0, bytes.length);
}
