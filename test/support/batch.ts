// Runs a batch over bytes in memory with the echo operation.
import { Readable, Writable } from 'node:stream';
import type { BatchJob } from '../../src/batch/job.js';
import type { BatchSummary, RefusedRow } from '../../src/batch/report.js';
import type { Step } from '../../src/batch/step.js';
import { runBatch } from '../../src/batch/run.js';
import { attachEngine, echo } from './echo-engine.mjs';

export interface Ran {
  readonly out: string;
  readonly bytes: Buffer;
  readonly refused: RefusedRow[];
  readonly summary: BatchSummary;
  readonly notes: string[];
}

/** What belongs to a run of one step, and what belongs to that step, beside each other. */
export type OneStepOptions = Partial<Omit<BatchJob, 'steps'>> & Partial<Step>;

type Places = Pick<BatchJob, 'input' | 'output'>;

/** A run of one step, of the echo operation unless the options say another. */
export function oneStep(options: OneStepOptions & Places): BatchJob {
  const { operation = echo, engine = () => Promise.resolve(attachEngine()), onThreads, ...rest } = options;
  const { scope, data, dataVersion, endpoint, sourceOfTruth, featureOptions, locale, map, ...rest2 } = rest;
  const { name, defaults, from, when, drop, only, reference, all, letters, columns, prefix, onClash, ...run } = rest2;
  const inputs = { map, defaults, from, when, drop, only, reference, sourceOfTruth, featureOptions, locale };
  const step: Step = {
    name: name ?? operation.name,
    operation,
    engine,
    onThreads: onThreads ?? options.threadEngine !== undefined,
    scope,
    data,
    dataVersion,
    endpoint,
    all,
    letters,
    columns,
    prefix,
    onClash,
    ...inputs,
  };
  return { now: Date.now, ...run, steps: [step] };
}

/** Collects what is written. */
export class Collector extends Writable {
  readonly parts: Buffer[] = [];
  override _write(part: Buffer, _encoding: string, done: () => void): void {
    this.parts.push(Buffer.from(part));
    done();
  }
  get bytes(): Buffer {
    return Buffer.concat(this.parts);
  }
}

/** The input as a stream in pieces of `pieceBytes`. */
export function inPieces(input: string | Buffer, pieceBytes = 1 << 16): Readable {
  const bytes = Buffer.from(input as string);
  const pieces = Array.from({ length: Math.ceil(bytes.length / pieceBytes) }, (_, i) =>
    bytes.subarray(i * pieceBytes, (i + 1) * pieceBytes),
  );
  return Readable.from(pieces, { objectMode: false });
}

/** Runs the batch; `run` may be the built one. */
export async function runEcho(
  input: string | Buffer,
  options: OneStepOptions & { pieceBytes?: number } = {},
  run: typeof runBatch = runBatch,
): Promise<Ran> {
  const { pieceBytes, ...job } = options;
  const collector = new Collector();
  const refused: RefusedRow[] = [];
  const notes: string[] = [];
  const summary = await run(
    oneStep({
      input: { stream: inPieces(input, pieceBytes), name: 'input' },
      output: { stream: collector, name: 'output' },
      onRefused: (row) => {
        refused.push(row);
      },
      onNote: (note) => {
        notes.push(note);
      },
      ...job,
    }),
  );
  return { out: collector.bytes.toString('utf8'), bytes: collector.bytes, refused, summary, notes };
}
