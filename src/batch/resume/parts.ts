// The growing files of a run: the output, the refused rows, the rows that leave, and the table of the output's pieces
// where they are to be put into another order.
import type { FilePlace } from '../write/file-place.js';
import { openPart, type PartFile } from '../write/part-file.js';
import type { Entry, Synced } from './journal.js';
import { remove } from './left-behind.js';
import type { RunPlaces } from './run-places.js';

export class Parts {
  private errors: PartFile | undefined;
  dropped: PartFile | undefined;
  pieces: PartFile | undefined;
  /** Bytes that are known to be on the disk. */
  synced: Synced;

  private constructor(
    private readonly errorsPlace: FilePlace,
    readonly results: PartFile,
    from: Entry | undefined,
  ) {
    this.synced = {
      results: Math.min(from?.synced.results ?? 0, from?.results.bytes ?? 0),
      errors: Math.min(from?.synced.errors ?? 0, from?.errors?.bytes ?? 0),
      dropped: Math.min(from?.synced.dropped ?? 0, from?.dropped?.bytes ?? 0),
      pieces: Math.min(from?.synced.pieces ?? 0, from?.pieces?.bytes ?? 0),
    };
  }

  /** Opens the files where an earlier run left them, or at their beginning. Throws `output-unwritable`. */
  static async open(
    { place, errorsPlace, droppedPlace, piecesPlace }: RunPlaces,
    from: Entry | undefined,
  ): Promise<Parts> {
    const parts = new Parts(errorsPlace, await openPart(place, from?.results.bytes ?? 0), from);
    try {
      if (droppedPlace) parts.dropped = await openPart(droppedPlace, from?.dropped?.bytes ?? 0);
      if (piecesPlace) parts.pieces = await openPart(piecesPlace, from?.pieces?.bytes ?? 0);
      if (from?.errors) parts.errors = await openPart(errorsPlace, from.errors.bytes);
      else if (!errorsPlace.isDevice) await remove(errorsPlace, errorsPlace.part);
      return parts;
    } catch (error) {
      await parts.close();
      throw error;
    }
  }

  /** The growing errors file, opened at the first call; undefined where errors go to a device. */
  async errorsPart(): Promise<PartFile | undefined> {
    if (this.errorsPlace.isDevice) return undefined;
    return (this.errors ??= await openPart(this.errorsPlace, 0));
  }

  private get all(): PartFile[] {
    return [this.results, this.errors, this.dropped, this.pieces].filter((part) => part !== undefined);
  }

  /** How far each is. */
  marks(): Pick<Entry, 'results' | 'errors' | 'dropped' | 'pieces'> {
    return {
      results: this.results.mark(),
      errors: this.errors?.mark() ?? null,
      dropped: this.dropped?.mark() ?? null,
      pieces: this.pieces?.mark() ?? null,
    };
  }

  /** Brings to the disk what a line of the journal says, and what came after it so far. */
  async sync(last: Entry | undefined): Promise<void> {
    const bytes = {
      results: last?.results.bytes ?? 0,
      errors: last?.errors?.bytes ?? 0,
      dropped: last?.dropped?.bytes ?? 0,
      pieces: last?.pieces?.bytes ?? 0,
    };
    for (const part of this.all) await part.sync();
    this.synced = bytes;
  }

  /** Throws `output-unwritable` where one is no longer what was written. Nothing is being written. */
  async check(): Promise<void> {
    for (const part of this.all) await part.check();
  }

  async close(): Promise<void> {
    for (const part of this.all) await part.discard();
  }
}
