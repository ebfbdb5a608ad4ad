// The files of one run: results and refused rows. They appear together at the end. A run from a file into a file can be
// continued after whatever broke it off; any other leaves no trace then. Results that must not come out as they are
// answered, because they are to be put in order or may yet be refused, are kept until the last is there.
import type { Lock } from '../files/lock-file.js';
import type { Encoding } from '../formats/encoding.js';
import type { Identity } from './resume/identity.js';
import { DataMissing } from './findings/missing-data.js';
import type { BatchJob } from './job.js';
import type { Before, Entry } from './resume/journal.js';
import type { Frame } from './order/order-pieces.js';
import type { Pieces } from './order/pieces.js';
import { Spool } from './order/spool.js';
import type { BatchSummary } from './report.js';
import { exists } from './resume/left-behind.js';
import { withTheWayOn } from './resume/way-on.js';
import { piecesPlaceOf, sidePlaceOf } from './resume/run-places.js';
import { removeAbandoned } from './write/abandoned.js';
import { writeJson } from './write/json-file.js';
import { checkPlaces, encoded, encodes, errorsFile, outputPlaces, type OutputPlaces } from './write/places.js';
import { RefusedRows } from './write/refused.js';
import { lockPlaces, refuseLost } from './write/run-locks.js';
import { ResumableRun, type BlockDone } from './resume/resumable-run.js';
import { fileSink, nowhere, streamSink, type Sink } from './write/sinks.js';

export class Outputs {
  /** Takes the results in the order of the input. */
  results: Sink;
  refused: RefusedRows;
  /** Takes the rows that leave, where they are kept. */
  dropped: Sink | undefined;
  /** Where the results go in the end, if that is not where they go first. */
  private final: Sink | undefined;
  /** What an ordered file goes through on its way to its place. */
  private encode: ((sink: Sink) => Sink) | undefined;
  private readonly opened: Sink[] = [];
  /** True if there is something worth keeping: answers that cost something, or the work of an earlier run. */
  private keeps = false;
  /** Set where an earlier run wrote everything, and only the names are to be put right. */
  private ended: Entry | undefined;

  private constructor(
    private readonly job: BatchJob,
    readonly places: OutputPlaces,
    private readonly lock: Lock,
    private readonly run: ResumableRun | undefined,
    results: Sink | undefined,
    private readonly namedErrors: Sink | undefined,
    private readonly spool: Spool | undefined,
    dropped?: Sink,
  ) {
    this.results = results ?? nowhere;
    this.dropped = dropped;
    for (const sink of [results, namedErrors, dropped]) if (sink) this.opened.push(sink);
    this.refused = this.refusedRows(undefined);
  }

  /** Opens before anything is read: an output that cannot be written costs no work. */
  static async open(job: BatchJob): Promise<Outputs> {
    await checkPlaces(job);
    const places = await outputPlaces(job);
    const { written } = places;
    const lock = await lockPlaces(written, job.signal);
    try {
      for (const place of written) await removeAbandoned(place, job.onNote);
      return await (places.canContinue ? Outputs.ofRun(job, places, lock) : Outputs.ofSinks(job, places, lock));
    } catch (error) {
      lock.release();
      throw error;
    }
  }

  /** Those of a run that can be continued. */
  private static async ofRun(job: BatchJob, places: OutputPlaces, lock: Lock): Promise<Outputs> {
    const place = places.output!;
    const errorsPlace = sidePlaceOf(places.errors!, place);
    const droppedPlace = places.dropped && sidePlaceOf(places.dropped, place);
    const piecesPlace = isOrdered(job) ? piecesPlaceOf(place) : undefined;
    const run = await ResumableRun.open(job, { place, errorsPlace, droppedPlace, piecesPlace }, lock);
    const errors =
      job.errors !== undefined && errorsPlace.isDevice ? await fileSink(errorsPlace, job.signal) : undefined;
    return new Outputs(job, places, lock, run, undefined, errors, undefined);
  }

  /** Those of a run that leaves nothing when it is broken off. */
  private static async ofSinks(job: BatchJob, places: OutputPlaces, lock: Lock): Promise<Outputs> {
    const { output } = job;
    const results =
      'stream' in output
        ? streamSink(output.stream, output.name)
        : encoded(await fileSink(places.output!, job.signal), output.path, undefined);
    let errors: Sink | undefined;
    let dropped: Sink | undefined;
    try {
      errors = job.errors === undefined ? undefined : await fileSink(places.errors!, job.signal);
      dropped = places.dropped && (await fileSink(places.dropped, job.signal));
      const spool = isOrdered(job) || job.requireData === true ? await Spool.open(job.onNote) : undefined;
      return new Outputs(job, places, lock, undefined, results, errors, spool, dropped);
    } catch (error) {
      await results.discard();
      await errors?.discard();
      await dropped?.discard();
      throw error;
    }
  }

  /** Where refused rows went; undefined if nothing was written. */
  get errorsFile(): string | undefined {
    return this.refused.opened || (this.ended?.errors ?? null) !== null ? errorsFile(this.job) : undefined;
  }

  /** Where rows went that left the output; undefined if they went nowhere. */
  get droppedFile(): string | undefined {
    return this.places.dropped?.name;
  }

  /** Folder for the answers of a run that can be continued. */
  get answersFolder(): string | undefined {
    return this.run?.answersFolder;
  }

  get answersMode(): number | undefined {
    return this.run?.mode;
  }

  /**
   * Takes the encodings of the results and of refused rows, once they are known. A file asked for by name has at least
   * its header. Gives where an earlier run of the same identity stopped, if this one goes on with it.
   */
  async begin(
    encoding: Encoding,
    ofRefused: Encoding | undefined,
    identity: () => Promise<Identity>,
  ): Promise<Before | undefined> {
    const { run, job } = this;
    const before = await run?.begin(await identity());
    const from = before?.entry;
    this.keeps ||= before !== undefined;
    this.refused = this.refusedRows(ofRefused);
    if (from?.ended === true) {
      this.ended = from;
      await this.refused.resume(from.counts.refusals, false);
      return before;
    }
    const { dropped } = this.places;
    if (dropped) this.dropped = encoded(run?.droppedPart ?? this.dropped!, dropped.name, encoding);
    if (run) this.writeInto(run, encoding);
    else {
      const results = encoded(this.results, '', encoding);
      if (this.spool) this.final = results;
      this.results = this.spool?.sink ?? results;
    }
    if (from) await this.refused.resume(from.counts.refusals, from.errors !== null || this.namedErrors !== undefined);
    else if (job.errors !== undefined) await this.refused.begin();
    return before;
  }

  /** Rows that are to be put in order grow as they are, and are encoded once they are in order. */
  private writeInto({ resultsPart }: ResumableRun, encoding: Encoding | undefined): void {
    const { output } = this.job;
    const path = 'path' in output ? output.path : '';
    if (!isOrdered(this.job)) this.results = encoded(resultsPart, path, encoding);
    else {
      this.results = resultsPart;
      this.encode = encodes(path, encoding) ? (sink) => encoded(sink, path, encoding) : undefined;
    }
  }

  /** Takes the pieces of results that are to be put in order. */
  async writePieces(pieces: Pieces): Promise<void> {
    await (this.run ?? this.spool)?.writePieces(pieces);
  }

  /** What this run goes on with, in words; undefined if it begins. */
  async resumeNote(from: Before | undefined): Promise<string | undefined> {
    if (from) return `continued after ${from.entry.counts.read} rows of an earlier run`;
    return (await this.run?.knowsAnswers()) === true ? 'continued with the answers of an earlier run' : undefined;
  }

  /** A block is written: it is not done again. */
  async record(done: BlockDone): Promise<void> {
    await this.run?.record(done);
  }

  /** An answer that costs something is kept for the next run. */
  keepsAnswers(): void {
    this.keeps = true;
    this.run?.keepsAnswers();
  }

  /** Writes the summary to its file, if there is one. */
  async writeSummary(summary: BatchSummary): Promise<void> {
    if (this.places.summary) await writeJson(this.places.summary, summary, this.job.signal);
  }

  /** Everything is written: the files appear. `frame`: what stands around rows that are put in order. */
  async commit(done: () => BlockDone, frame: Frame): Promise<void> {
    refuseLost(this.lock);
    if (!this.ended) {
      const file = errorsFile(this.job);
      // The refused rows of an earlier run would be taken for this one's.
      const isNew = file !== undefined && !this.refused.opened;
      if (isNew && (await exists(file, this.places.errors!))) await this.refused.begin();
      await this.run?.end(done(), frame, this.encode);
      if (this.final) {
        await this.spool?.deliver(this.final, isOrdered(this.job) ? frame : undefined, this.job.signal);
      }
      await this.refused.commit();
      await this.dropped?.commit();
      await (this.final ?? this.results).commit();
    }
    await this.run?.settle();
  }

  /** Nothing of the run but its output is needed any more. */
  async finish(): Promise<void> {
    await this.run?.finish();
  }

  /** The failure, with what is left of the run and how to go on with it. */
  explained(error: unknown): unknown {
    // Data that is missing is still missing after another try of the same command.
    if (error instanceof DataMissing && !this.keeps) this.run?.abandon();
    return withTheWayOn(error, this.run?.left);
  }

  /** After `commit` there is nothing left to discard. */
  async close(): Promise<void> {
    await Promise.all(this.opened.map((sink) => sink.discard()));
    await this.spool?.remove().catch((error: unknown) => this.job.onNote?.((error as Error).message));
    await this.run?.close();
    this.lock.release();
  }

  private refusedRows(encoding: Encoding | undefined): RefusedRows {
    const file = errorsFile(this.job);
    const open =
      file === undefined
        ? undefined
        : async (): Promise<Sink> => {
            const part = this.namedErrors ? undefined : await this.run?.errorsPart();
            const sink = part ?? this.namedErrors ?? (await fileSink(this.places.errors!, this.job.signal));
            if (!part && !this.namedErrors) this.opened.push(sink);
            return encoded(sink, file, encoding);
          };
    const jsonl = file !== undefined && /\.(jsonl|ndjson)(\.gz)?$/i.test(file);
    return new RefusedRows(open, jsonl ? 'jsonl' : 'csv', open ? undefined : this.job.onRefused);
  }
}

const isOrdered = ({ order }: BatchJob): boolean => order === 'review';
