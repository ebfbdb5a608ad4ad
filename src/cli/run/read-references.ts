// Reads the files of a reference for its import: each row as the record that match makes of it, and as its engine
// compares it.
import path from 'node:path';
import { recordsOfReference } from '../../batch/whole/records-of.js';
import type { Step } from '../../batch/step.js';
import { WaypostError } from '../../contract/errors.js';
import type { Operation } from '../../contract/operation.js';
import { runOperations } from '../../contract/operations.js';
import type { WholeFileAnswerer } from '../../contract/whole-file.js';
import { importReference, type ReadRecord } from '../../data/import/reference/import.js';
import type { ImportResult, ImportSurroundings } from '../../data/import/result.js';
import { openLocalEngine } from '../../engine/local.js';
import { existingFile } from '../input.js';
import { steadyNow } from '../../layers/clock.js';
import { readMapping } from '../options/read-step.js';

/** The operation that compares records with installed ones. */
const matching = (): Operation => runOperations.find(({ amongInstalled }) => amongInstalled !== undefined)!;

/** Imports the files as one reference. Throws usage errors for their columns, `input-unreadable` for the files. */
export async function readReferences(
  paths: readonly string[],
  name: string,
  map: string[] | undefined,
  { dataDir, signal, onProgress }: ImportSurroundings,
): Promise<ImportResult> {
  const operation = matching();
  const engine = await openLocalEngine({ dataDir });
  try {
    const answerer = await engine.wholeFile!(operation, { hasReference: true, all: false, settings: {} });
    const steps = paths.map((file): Step => ({
      name: operation.name,
      operation,
      engine: () => Promise.resolve(engine),
      onThreads: false,
      reference: { input: { path: existingFile(file) }, map: readMapping(map, operation) },
    }));
    const records = recordsOf(steps, answerer, signal, (done) => {
      onProgress?.({ phase: 'read', done, total: 0 });
    });
    const files = paths.map((file) => path.basename(file));
    return await importReference({ dataDir, name, files, country: 'AU', records });
  } finally {
    await engine.close();
  }
}

async function* recordsOf(
  steps: readonly Step[],
  answerer: WholeFileAnswerer,
  signal: AbortSignal | undefined,
  onBytes: (done: number) => void,
): AsyncGenerator<ReadRecord, void> {
  const ids = new Map<string, number>();
  let row = 0;
  let kept = 0;
  for (const step of steps) {
    for await (const { rows, refused, done } of recordsOfReference({ steps: [step], signal, now: steadyNow })) {
      onBytes(done);
      if (refused > 0) yield { leftOut: 'rows that cannot be read', rows: refused };
      for (const { record, text } of rows) {
        row++;
        const indexed = record === null ? null : answerer.indexed!(record);
        if (indexed === null) {
          yield { leftOut: 'rows that say nothing to compare by', rows: 1 };
          continue;
        }
        const id = indexed.id || String(row);
        const before = ids.get(id);
        if (before !== undefined) throw repeated(id, before, row);
        ids.set(id, row);
        kept++;
        yield { record: { id, text, compared: indexed.compared }, keys: indexed.keys };
      }
    }
  }
  if (kept > 0) return;
  throw new WaypostError('input-unreadable', 'no row says anything to compare by; name the columns with --map');
}

const repeated = (id: string, first: number, second: number): WaypostError =>
  new WaypostError(
    'input-unreadable',
    `rows ${first} and ${second} have the same id ${id}; answers name records by it: give each an id of its own, or ` +
      'leave the column out with --map id=',
  );
