// The rows of a run that must not come out as they are answered: they are kept in a folder of their own until the last
// is there, and then put into order, if that is wanted, and handed on.
import { open, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WaypostError } from '../../contract/errors.js';
import { openTemporaryFolder, type TemporaryFolder } from '../../files/temporary-folder.js';
import { unwritable } from '../write/file-place.js';
import { writeAll, type Sink } from '../write/sinks.js';
import { deliver } from './deliver.js';
import { orderPieces, type Frame } from './order-pieces.js';
import { tableBytes, type Pieces } from './pieces.js';

/** Owner alone: rows are not for others. */
const MODE = 0o600;

export class Spool {
  private constructor(
    private readonly temporary: TemporaryFolder,
    private readonly rows: FileHandle,
    private readonly table: FileHandle,
  ) {}

  /** `say` hears what killed runs had left there. Throws `output-unwritable`. */
  static async open(say: ((note: string) => void) | undefined): Promise<Spool> {
    let temporary: TemporaryFolder | undefined;
    try {
      temporary = await openTemporaryFolder('rows', say);
      const { path } = temporary;
      const [rows, table] = await Promise.all(['rows', 'table'].map((name) => open(join(path, name), 'wx', MODE)));
      return new Spool(temporary, rows!, table!);
    } catch (error) {
      await temporary?.remove();
      throw cannotKeep(tmpdir(), error);
    }
  }

  private get folder(): string {
    return this.temporary.path;
  }

  /** Takes rows. */
  get sink(): Sink {
    return {
      write: (bytes) => this.keep(writeAll(this.rows, bytes, this.folder)),
      commit: () => Promise.resolve(),
      discard: () => Promise.resolve(),
    };
  }

  writePieces(pieces: Pieces): Promise<void> {
    return this.keep(writeAll(this.table, tableBytes(pieces), this.folder));
  }

  /** Hands the rows on: as they are, or within a frame in the order of review. */
  async deliver(to: Sink, frame: Frame | undefined, signal: AbortSignal | undefined): Promise<void> {
    const at = (name: string): string => join(this.folder, name);
    if (!frame) return deliver(at('rows'), to, signal);
    const ordered = { path: at('ordered'), mode: MODE, exact: false, name: this.folder };
    await this.keep(orderPieces({ rows: at('rows'), table: at('table') }, ordered, frame, signal));
    await deliver(ordered.path, to, signal);
  }

  async remove(): Promise<void> {
    await Promise.all([this.rows.close(), this.table.close()]);
    await this.temporary.remove();
  }

  private async keep<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      throw cannotKeep(this.folder, error);
    }
  }
}

/** A failure of the disk, with what to do about it; anything else as it is. */
function cannotKeep(folder: string, error: unknown): unknown {
  const cause = error instanceof WaypostError && error.kind === 'output-unwritable' ? error.cause : error;
  if ((cause as NodeJS.ErrnoException | undefined)?.code === undefined) return error;
  return unwritable(folder, cause, 'choose another folder for temporary files with TMPDIR');
}
