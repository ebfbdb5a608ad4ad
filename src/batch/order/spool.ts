// The rows of a run that must not come out as they are answered: they are kept in a folder of their own until the last
// is there, and then put into order, if that is wanted, and handed on.
import { open, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WaypostError } from '../../contract/errors.js';
import { openTemporaryFolder, type TemporaryFolder } from '../../files/temporary-folder.js';
import { writeFailure } from '../../contract/write-failure.js';
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
      const rows = await open(join(path, 'rows'), 'wx', MODE);
      const table = await open(join(path, 'table'), 'wx', MODE).catch(async (error: unknown) => {
        await rows.close().catch(() => undefined);
        throw error;
      });
      return new Spool(temporary, rows, table);
    } catch (error) {
      await temporary?.remove().catch(() => undefined);
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
    if (!frame) return this.handOn(at('rows'), to, signal);
    const ordered = { path: at('ordered'), mode: MODE, exact: false, name: this.folder };
    await this.keep(orderPieces({ rows: at('rows'), table: at('table') }, ordered, frame, signal));
    await this.handOn(ordered.path, to, signal);
  }

  /** Throws `output-unwritable` where the rows stay behind. */
  async remove(): Promise<void> {
    await Promise.all([this.rows, this.table].map((handle) => handle.close().catch(() => undefined)));
    await this.temporary.remove().catch((error: unknown) => {
      throw cannotRemove(this.folder, error);
    });
  }

  /** What the system says of it is of the reading: a place that takes rows says itself what is wrong with it. */
  private async handOn(path: string, to: Sink, signal: AbortSignal | undefined): Promise<void> {
    try {
      await deliver(path, to, signal);
    } catch (error) {
      throw error instanceof WaypostError ? error : cannotKeep(this.folder, error);
    }
  }

  private async keep<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      throw cannotKeep(this.folder, error);
    }
  }
}

const cannotRemove = (folder: string, error: unknown): WaypostError =>
  new WaypostError(
    'output-unwritable',
    `${folder} cannot be removed: ${writeFailure(error) ?? (error as Error).message}; rows of this run are in it: ` +
      `remove it, or run any such command again, which does`,
    { cause: error },
  );

/** A failure of the disk, with what to do about it; anything else as it is. */
function cannotKeep(folder: string, error: unknown): unknown {
  const cause = error instanceof WaypostError && error.kind === 'output-unwritable' ? error.cause : error;
  if ((cause as NodeJS.ErrnoException | undefined)?.code === undefined) return error;
  return unwritable(folder, cause, 'choose another folder for temporary files with TMPDIR');
}
