// The files of a run that can be broken off and gone on with: the growing parts, the journal and the kept answers, all
// beside the output, whose lock is held. The order of steps decides what a crash leaves: the journal is there before
// any part, says only what the parts hold already, and goes away last.
import { dirname } from 'node:path';
import { WaypostError } from '../../contract/errors.js';
import type { Lock } from '../../files/lock-file.js';
import { syncFolder } from '../../files/sync-folder.js';
import { beside, type FilePlace } from '../write/file-place.js';
import { changesBetween, type Identity } from './identity.js';
import type { BatchJob } from '../job.js';
import { Journal, readJournal, type Before, type Entry, type Recorded } from './journal.js';
import { exists, lastGood, refuseStrangers, removeAll, throwAway } from './left-behind.js';
import { orderParts } from '../order/order-parts.js';
import type { Frame } from '../order/order-pieces.js';
import { tableBytes, type Pieces } from '../order/pieces.js';
import { growing, partSize, settle, type PartFile } from '../write/part-file.js';
import { Parts } from './parts.js';
import { refuseLost } from '../write/run-locks.js';
import type { RunPlaces } from './run-places.js';
import type { Sink } from '../write/sinks.js';

/** Milliseconds between two writes to the disk: what a power cut costs at most. */
const SYNC_MS = 1_000;

/** What a block adds to the journal; the rest of the line is known here. */
export type BlockDone = Pick<
  Entry,
  'text' | 'line' | 'begun' | 'counts' | 'news' | 'inputBytes' | 'elapsedMs' | 'whole'
>;

export class ResumableRun {
  private journal: Journal | undefined;
  private parts: Parts | undefined;
  private last: Entry | undefined;
  private syncing: Promise<void> | undefined;
  private lastSync: number;
  private failure: unknown;
  private hasBegun = false;
  private hasAnswers = false;
  /** True if an earlier run has left answers: whatever becomes of this one, they stay. */
  private hadAnswers = false;

  private constructor(
    private readonly job: BatchJob,
    private readonly places: RunPlaces,
    private readonly lock: Lock,
    private readonly recorded: Recorded | undefined,
  ) {
    this.lastSync = job.now();
  }

  /**
   * Reads what an earlier run left; `lock` is that of the places, and is held. Throws `resume-mismatch` where the job
   * insists on resuming and there is nothing.
   */
  static async open(job: BatchJob, places: RunPlaces, lock: Lock): Promise<ResumableRun> {
    const { name, target } = places.place;
    if (job.resume === 'restart') await throwAway(places);
    const recorded = await readJournal(beside(target).journal);
    if (job.resume === 'resume' && !recorded) {
      throw new WaypostError(
        'resume-mismatch',
        `there is no unfinished run into ${name} to resume; leave --resume out to begin one`,
      );
    }
    if (!(await exists(beside(target).journal, places.place))) await refuseStrangers(places);
    return new ResumableRun(job, places, lock, recorded);
  }

  /** True if an earlier run of this output was given answers before it could write a block. */
  async knowsAnswers(): Promise<boolean> {
    return this.recorded !== undefined && (await exists(this.answersFolder, this.place));
  }

  /** Folder for the answers that this run has been given. */
  get answersFolder(): string {
    return beside(this.place.target).answers;
  }

  /** Permissions of the output, and of what stands beside it. */
  get mode(): number {
    return this.place.mode;
  }

  /**
   * Opens the parts where the earlier run of the same identity left them, or at their beginning. Gives the last line of
   * the journal that the parts bear out. Throws `resume-mismatch` for another identity, and touches nothing then.
   */
  async begin(identity: Identity): Promise<Before | undefined> {
    const { recorded, place } = this;
    if (recorded) this.refuseChanges(recorded, identity);
    this.hadAnswers = await this.knowsAnswers();
    this.hasAnswers = this.hadAnswers;
    const good = recorded && (await lastGood(recorded, this.places));
    this.hasBegun = true;
    this.last = good?.entry;
    this.journal = await Journal.open(place, good ?? { identity });
    if (good?.entry.ended === true) return good;
    if (!good) syncFolder(dirname(place.target));
    this.parts = await Parts.open(this.places, good?.entry);
    return good;
  }

  private get place(): FilePlace {
    return this.places.place;
  }

  /** The growing output; after `begin`. */
  get resultsPart(): PartFile {
    return this.parts!.results;
  }

  /** The growing errors file, opened at the first call; undefined where errors go to a device. */
  errorsPart(): Promise<PartFile | undefined> {
    return this.parts!.errorsPart();
  }

  /** The growing file of rows that leave, where they are kept. */
  get droppedPart(): PartFile | undefined {
    return this.parts!.dropped;
  }

  /** Adds to the table of the output's pieces, where the output is put in order. */
  async writePieces(pieces: Pieces): Promise<void> {
    await this.parts!.pieces?.write(tableBytes(pieces));
  }

  /** What a block added is written: the journal says so. */
  async record(done: BlockDone): Promise<void> {
    if (this.failure !== undefined) throw this.failure;
    refuseLost(this.lock);
    await this.append(done, false);
    if (this.syncing || this.job.now() - this.lastSync < SYNC_MS) return;
    this.lastSync = this.job.now();
    this.syncing = this.sync()
      .catch((error: unknown) => {
        this.failure ??= error;
      })
      .finally(() => {
        this.syncing = undefined;
      });
  }

  /** An answer that costs something is kept: it is reason enough to keep the run. */
  keepsAnswers(): void {
    this.hasAnswers = true;
  }

  /**
   * Everything is written: makes it durable and says so, once the rows are in order, if they are to be. What follows
   * are the names alone. `encode`: what the ordered rows go through on their way into a file; absent for nothing.
   */
  async end(done: BlockDone, frame: Frame, encode: ((sink: Sink) => Sink) | undefined): Promise<void> {
    await this.syncing;
    if (this.failure !== undefined) throw this.failure;
    refuseLost(this.lock);
    await this.sync();
    await this.parts!.check();
    const { place, piecesPlace } = this.places;
    const ordered = piecesPlace && (await orderParts(place, piecesPlace, frame, encode, this.job.signal));
    await this.append(done, true, ordered);
    await this.journal!.sync();
  }

  /** Gives the files their names, those that have not got them yet. */
  async settle(): Promise<void> {
    const { place, errorsPlace, droppedPlace, piecesPlace } = this.places;
    if (!errorsPlace.isDevice && (await partSize(errorsPlace)) !== undefined) await settle(errorsPlace, 'part');
    if (droppedPlace && (await partSize(droppedPlace)) !== undefined) await settle(droppedPlace, 'part');
    const form = piecesPlace ? 'ordered' : 'part';
    if (await exists(growing(place, form), place)) await settle(place, form);
  }

  /** Nothing that the run did is worth to be gone on with. */
  abandon(): void {
    this.last = undefined;
    this.hasAnswers = this.hadAnswers;
  }

  /** The run is over, its summary written: nothing of it is left but its output. */
  async finish(): Promise<void> {
    await this.closeFiles();
    await removeAll(this.places);
    this.hasBegun = false;
  }

  /** What a broken run leaves for the next, in words; undefined if it leaves nothing. */
  get left(): string | undefined {
    if (!this.hasBegun) return undefined;
    if (this.last) return `${this.last.counts.read} rows are done`;
    return this.hasAnswers ? 'the answers so far are kept' : undefined;
  }

  /** Lets go of everything. A run that did nothing leaves nothing. */
  async close(): Promise<void> {
    await this.syncing;
    await this.closeFiles();
    if (this.hasBegun && this.left === undefined && !this.lock.lost()) {
      await removeAll(this.places).catch(() => undefined);
    }
  }

  /** `ordered`: bytes of the output in its order, where it is put in one. */
  private async append(done: BlockDone, ended: boolean, ordered?: number): Promise<void> {
    const { synced } = this.parts!;
    const entry: Entry = { ...done, ...this.parts!.marks(), synced, ended };
    if (ordered !== undefined) Object.assign(entry, { results: { bytes: ordered, crc: 0 } });
    await this.journal!.append(entry);
    this.last = entry;
  }

  private async sync(): Promise<void> {
    await this.parts!.sync(this.last);
    await this.journal!.sync();
  }

  private async closeFiles(): Promise<void> {
    await this.parts?.close();
    await this.journal?.close().catch(() => undefined);
    this.journal = undefined;
  }

  private refuseChanges({ identity: before, entries }: Recorded, identity: Identity): void {
    const changes = changesBetween(before, identity);
    if (changes.length === 0) return;
    const rows = entries.at(-1)?.entry.counts.read ?? 0;
    throw new WaypostError(
      'resume-mismatch',
      `${this.place.name}: the run that was broken off after ${rows} rows cannot be continued, because ` +
        `${changes.join(' and ')} changed since; put ${changes.length === 1 ? 'it' : 'them'} back, or begin ` +
        `anew with --restart`,
    );
  }
}
