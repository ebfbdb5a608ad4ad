// The files of one run: results and refused rows. They appear together at the end, or leave no trace.
import { access } from 'node:fs/promises';
import type { Encoding } from '../formats/encoding.js';
import type { BatchJob } from './job.js';
import { checkPlaces, encoded } from './places.js';
import { RefusedRows } from './refused.js';
import { fileSink, streamSink, type Sink } from './sinks.js';

export class Outputs {
  results: Sink;
  refused: RefusedRows;
  private readonly opened: Sink[] = [];

  private constructor(private readonly job: BatchJob, results: Sink, private readonly namedErrors: Sink | undefined) {
    this.results = results;
    this.opened.push(results);
    if (namedErrors) this.opened.push(namedErrors);
    this.refused = this.refusedRows(undefined);
  }

  /** Opens before anything is read: an output that cannot be written costs no work. */
  static async open(job: BatchJob): Promise<Outputs> {
    await checkPlaces(job);
    const { output } = job;
    const results = 'path' in output ? encoded(await fileSink(output.path), output.path, undefined) : streamSink(output.stream, output.name);
    try {
      return new Outputs(job, results, job.errors === undefined ? undefined : await fileSink(job.errors));
    } catch (error) {
      await results.discard();
      throw error;
    }
  }

  /** Where refused rows go; undefined when only `onRefused` hears of them. */
  get errorsFile(): string | undefined {
    const { errors, output } = this.job;
    return errors ?? ('path' in output && !output.path.startsWith('/dev/') ? `${output.path.replace(/\.gz$/i, '')}.errors.csv` : undefined);
  }

  /** Takes the encoding of the input, once it is known. A file asked for by name has at least its header. */
  async begin(encoding: Encoding | undefined): Promise<void> {
    this.results = encoded(this.results, '', encoding);
    this.refused = this.refusedRows(encoding);
    if (this.namedErrors) await this.refused.begin();
  }

  async commit(): Promise<void> {
    const file = this.errorsFile;
    // The refused rows of an earlier run would be taken for this one's.
    if (file !== undefined && !this.refused.opened && await exists(file)) await this.refused.begin();
    await this.refused.commit();
    await this.results.commit();
  }

  /** After `commit` there is nothing left to discard. */
  async discard(): Promise<void> { await Promise.all(this.opened.map((sink) => sink.discard())); }

  private refusedRows(encoding: Encoding | undefined): RefusedRows {
    const file = this.errorsFile;
    const open = file === undefined ? undefined : async (): Promise<Sink> => {
      const sink = this.namedErrors ?? await fileSink(file);
      if (!this.namedErrors) this.opened.push(sink);
      return encoded(sink, file, encoding);
    };
    const jsonl = file !== undefined && /\.(jsonl|ndjson)(\.gz)?$/i.test(file);
    return new RefusedRows(open, jsonl ? 'jsonl' : 'csv', open ? undefined : this.job.onRefused);
  }
}

const exists = (path: string): Promise<boolean> => access(path).then(() => true, () => false);
