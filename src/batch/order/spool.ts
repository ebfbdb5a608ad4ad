// The rows of a run that must not come out as they are answered: they are kept in a folder of their own until the last
// is there, and then put into order, if that is wanted, and handed on.
import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unwritable } from '../write/file-place.js';
import { writeAll, type Sink } from '../write/sinks.js';
import { deliver } from './deliver.js';
import { orderPieces, type Frame } from './order-pieces.js';
import { tableBytes, type Pieces } from './pieces.js';

/** Owner alone: rows are not for others. */
const MODE = 0o600;

export class Spool {
  private constructor(
    private readonly folder: string,
    private readonly rows: FileHandle,
    private readonly table: FileHandle,
  ) {}

  static async open(): Promise<Spool> {
    try {
      const folder = await mkdtemp(join(tmpdir(), 'waypost-rows-'));
      const [rows, table] = await Promise.all(['rows', 'table'].map((name) => open(join(folder, name), 'wx', MODE)));
      return new Spool(folder, rows!, table!);
    } catch (error) {
      throw unwritable(tmpdir(), error);
    }
  }

  /** Takes rows. */
  get sink(): Sink {
    return {
      write: (bytes) => writeAll(this.rows, bytes, this.folder),
      commit: () => Promise.resolve(),
      discard: () => Promise.resolve(),
    };
  }

  writePieces(pieces: Pieces): Promise<void> {
    return writeAll(this.table, tableBytes(pieces), this.folder);
  }

  /** Hands the rows on: as they are, or within a frame in the order of review. */
  async deliver(to: Sink, frame: Frame | undefined, signal: AbortSignal | undefined): Promise<void> {
    const at = (name: string): string => join(this.folder, name);
    if (!frame) return deliver(at('rows'), to, signal);
    const ordered = { path: at('ordered'), mode: MODE, name: this.folder };
    await orderPieces({ rows: at('rows'), table: at('table') }, ordered, frame, signal);
    await deliver(ordered.path, to, signal);
  }

  async remove(): Promise<void> {
    await Promise.all([this.rows.close(), this.table.close()]);
    await rm(this.folder, { recursive: true, force: true });
  }
}
