// The files of one run: results and refused rows. They appear together at the end. A run from a file into a file can be
// continued after whatever broke it off; any other leaves no trace then.
import { access } from 'node:fs/promises';
import { WaypostError } from '../contract/errors.js';
import type { Encoding } from '../formats/encoding.js';
import type { Identity } from './resume/identity.js';
import type { BatchJob } from './job.js';
import type { Entry } from './resume/journal.js';
import { checkPlaces, encoded, errorsFile, resumablePlaces } from './write/places.js';
import { RefusedRows } from './write/refused.js';
import { ResumableRun, type BlockDone } from './resume/resumable-run.js';
import { fileSink, streamSink, type Sink } from './write/sinks.js';

export class Outputs {
  results: Sink;
  refused: RefusedRows;
  private readonly opened: Sink[] = [];
  /** Set where an earlier run wrote everything, and only the names are to be put right. */
  private ended: Entry | undefined;

  private constructor(
    private readonly job: BatchJob,
    private readonly run: ResumableRun | undefined,
    results: Sink | undefined,
    private readonly namedErrors: Sink | undefined,
  ) {
    this.results = results ?? NOWHERE;
    for (const sink of [results, namedErrors]) if (sink) this.opened.push(sink);
    this.refused = this.refusedRows(undefined);
  }

  /** Opens before anything is read: an output that cannot be written costs no work. */
  static async open(job: BatchJob): Promise<Outputs> {
    await checkPlaces(job);
    const { output } = job;
    const places = await resumablePlaces(job);
    if (places) {
      const { place, errorsPlace } = places;
      const run = await ResumableRun.open(job, place, errorsPlace);
      return new Outputs(
        job,
        run,
        undefined,
        job.errors !== undefined && errorsPlace.isDevice ? await fileSink(job.errors) : undefined,
      );
    }
    const results =
      'path' in output
        ? encoded(await fileSink(output.path), output.path, undefined)
        : streamSink(output.stream, output.name);
    try {
      return new Outputs(job, undefined, results, job.errors === undefined ? undefined : await fileSink(job.errors));
    } catch (error) {
      await results.discard();
      throw error;
    }
  }

  /** Where refused rows went; undefined if nothing was written. */
  get errorsFile(): string | undefined {
    return this.refused.opened || (this.ended?.errors ?? null) !== null ? errorsFile(this.job) : undefined;
  }

  /** Folder for the answers of a run that can be continued. */
  get answersFolder(): string | undefined {
    return this.run?.answersFolder;
  }

  /**
   * Takes the encodings of the results and of refused rows, once they are known. A file asked for by name has at least
   * its header. Gives where an earlier run of the same identity stopped, if this one goes on with it.
   */
  async begin(
    encoding: Encoding,
    ofRefused: Encoding | undefined,
    identity: () => Promise<Identity>,
  ): Promise<Entry | undefined> {
    const { run, job } = this;
    const from = await run?.begin(await identity());
    this.refused = this.refusedRows(ofRefused);
    if (from?.ended === true) {
      this.ended = from;
      await this.refused.resume(from.counts.refusals, false);
      return from;
    }
    if (run) this.results = encoded(run.resultsPart, 'path' in job.output ? job.output.path : '', encoding);
    else this.results = encoded(this.results, '', encoding);
    if (from) await this.refused.resume(from.counts.refusals, from.errors !== null || this.namedErrors !== undefined);
    else if (job.errors !== undefined) await this.refused.begin();
    return from;
  }

  /** What this run goes on with, in words; undefined if it begins. */
  async resumeNote(from: Entry | undefined): Promise<string | undefined> {
    if (from) return `continued after ${from.counts.read} rows of an earlier run`;
    return (await this.run?.knowsAnswers()) === true ? 'continued with the answers of an earlier run' : undefined;
  }

  /** A block is written: it is not done again. */
  async record(done: BlockDone): Promise<void> {
    await this.run?.record(done);
  }

  /** An answer that costs something is kept for the next run. */
  keepsAnswers(): void {
    this.run?.keepsAnswers();
  }

  /** Everything is written: the files appear. */
  async commit(done: () => BlockDone): Promise<void> {
    if (!this.ended) {
      const file = errorsFile(this.job);
      // The refused rows of an earlier run would be taken for this one's.
      if (file !== undefined && !this.refused.opened && (await exists(file))) await this.refused.begin();
      await this.run?.end(done());
      await this.refused.commit();
      await this.results.commit();
    }
    await this.run?.settle();
  }

  /** Nothing of the run but its output is needed any more. */
  async finish(): Promise<void> {
    await this.run?.finish();
  }

  /** The failure, with what is left of the run and how to go on with it. */
  explained(error: unknown): unknown {
    const left = this.run?.left;
    if (left === undefined || !(error instanceof WaypostError)) return error;
    return new WaypostError(error.kind, `${error.message}; ${left}: run the same command again to continue`, {
      cause: error,
    });
  }

  /** After `commit` there is nothing left to discard. */
  async close(): Promise<void> {
    await Promise.all(this.opened.map((sink) => sink.discard()));
    await this.run?.close();
  }

  private refusedRows(encoding: Encoding | undefined): RefusedRows {
    const file = errorsFile(this.job);
    const open =
      file === undefined
        ? undefined
        : async (): Promise<Sink> => {
            const part = this.namedErrors ? undefined : await this.run?.errorsPart();
            const sink = part ?? this.namedErrors ?? (await fileSink(file));
            if (!part && !this.namedErrors) this.opened.push(sink);
            return encoded(sink, file, encoding);
          };
    const jsonl = file !== undefined && /\.(jsonl|ndjson)(\.gz)?$/i.test(file);
    return new RefusedRows(open, jsonl ? 'jsonl' : 'csv', open ? undefined : this.job.onRefused);
  }
}

/** Before it is known where to go on. */
const NOWHERE: Sink = {
  write: () => Promise.resolve(),
  commit: () => Promise.resolve(),
  discard: () => Promise.resolve(),
};

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
