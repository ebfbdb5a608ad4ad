// Runs of several steps over bytes in memory, with the fictional operations of echo-engine.mjs.
import type { BatchJob } from '../../src/batch/job.js';
import type { RefusedRow } from '../../src/batch/report.js';
import { runBatch } from '../../src/batch/run.js';
import type { Step } from '../../src/batch/step.js';
import type { Engine } from '../../src/contract/operation.js';
import { Collector, inPieces, type Ran } from './batch.js';
import { attachEngine, echo } from './echo-engine.mjs';

/** A step of the echo operation, unless the parts say another. */
export function step(parts: Partial<Step> = {}): Step {
  const { operation = echo } = parts;
  return {
    name: operation.name,
    operation,
    engine: () => Promise.resolve(attachEngine()),
    onThreads: false,
    ...parts,
  };
}

type Options = Partial<BatchJob> & { readonly pieceBytes?: number };

/** Runs the steps over the input; `run` may be the built one. */
export async function runSteps(
  input: string | Buffer,
  steps: readonly Partial<Step>[],
  { pieceBytes, ...options }: Options = {},
  run: typeof runBatch = runBatch,
): Promise<Ran> {
  const collector = new Collector();
  const refused: RefusedRow[] = [];
  const notes: string[] = [];
  const summary = await run({
    input: { stream: inPieces(input, pieceBytes), name: 'input' },
    output: { stream: collector, name: 'output' },
    now: Date.now,
    onRefused: (row) => {
      refused.push(row);
    },
    onNote: (note) => {
      notes.push(note);
    },
    ...options,
    steps: steps.map(step),
  });
  return { out: collector.bytes.toString('utf8'), bytes: collector.bytes, refused, summary, notes };
}

/** An engine that keeps the texts of each call, by operation. */
export function countingEngine(): { readonly engine: Engine; readonly calls: Record<string, string[][]> } {
  const calls: Record<string, string[][]> = {};
  const under = attachEngine();
  const engine: Engine = {
    ...under,
    run: async (operation, request) => {
      (calls[operation.name] ??= []).push(request.payload.map((record) => (record as { text: string }).text));
      await new Promise(setImmediate);
      return under.run(operation, request);
    },
  };
  return { engine, calls };
}
