// Runs a file of addresses through the batch and the remote engine, in this process, with a clock that never makes a
// test wait.
import { PassThrough } from 'node:stream';
import { onTestFinished } from 'vitest';
import type { BatchSummary } from '../../../src/batch/report.js';
import { runBatch } from '../../../src/batch/run.js';
import { cleanse } from '../../../src/contract/operations/cleanse.js';
import type { WaypostError } from '../../../src/contract/errors.js';
import type { Engine, Operation } from '../../../src/contract/operation.js';
import type { Clock } from '../../../src/layers/clock.js';
import { openRemoteEngine, type RemoteEngine, type RemoteEngineOptions } from '../../../src/remote/engine.js';
import { inPieces, oneStep, type OneStepOptions } from '../batch.js';

export interface TestClock extends Clock {
  /** Waits so far, in milliseconds; each is over at once, and the clock moves on by it. */
  readonly pauses: number[];
  /** Lets the time of every call under way run out. */
  expire(): void;
}

/** Chance is always the middle. */
export function testClock(): TestClock {
  let now = Date.UTC(2026, 0, 2, 3, 4, 5);
  const deadlines = new Set<() => void>();
  const pauses: number[] = [];
  return {
    pauses,
    now: () => now,
    random: () => 0.5,
    pause(ms, over) {
      pauses.push(ms);
      const soon = setImmediate(() => {
        now += ms;
        over();
      });
      return () => {
        clearImmediate(soon);
      };
    },
    deadline(_, over) {
      deadlines.add(over);
      return () => {
        deadlines.delete(over);
      };
    },
    expire() {
      for (const over of deadlines) over();
    },
  };
}

export const CREDENTIAL = { user: 'some user', secret: 'pa:ss wörd' };

/** A remote engine on a service, closed when the test ends: one call at a time, one retry, and no waiting. */
export function remoteEngine(url: string, options: Partial<RemoteEngineOptions> = {}): RemoteEngine {
  const engine = openRemoteEngine({
    endpoint: url,
    credential: CREDENTIAL,
    clock: testClock(),
    concurrency: 1,
    ...options,
  });
  onTestFinished(() => engine.close());
  return engine;
}

export interface RemoteRun {
  /** Status and text of each row of the output, in order; undefined if the run was stopped. */
  readonly rows: readonly (readonly [status: string, text: string])[] | undefined;
  readonly summary: BatchSummary | undefined;
  readonly error: WaypostError | undefined;
}

/** As many addresses, each of its own. */
export const addresses = (count: number): string[] => Array.from({ length: count }, (_, i) => `${i + 1} KING ST PERTH`);

/** Cleanses addresses through the engine and gives what is in the output, or the error that stopped it. */
export async function cleanseAll(
  engine: Engine,
  lines: readonly string[],
  job: OneStepOptions = {},
): Promise<RemoteRun> {
  const stream = new PassThrough();
  const pieces: Buffer[] = [];
  stream.on('data', (piece: Buffer) => {
    pieces.push(Buffer.from(piece));
  });
  try {
    const summary = await runBatch(
      oneStep({
        operation: cleanse as unknown as Operation,
        engine: () => Promise.resolve(engine),
        now: Date.now,
        columns: ['status', 'full_address', 'messages'],
        input: { stream: inPieces(`address\n${lines.join('\n')}\n`), name: 'input' },
        output: { stream, name: 'output' },
        map: { fullAddress: ['address'] },
        delimiter: '|',
        ...job,
      }),
    );
    const rows = Buffer.concat(pieces)
      .toString('utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => line.split('|'));
    return {
      rows: rows.map(([, status = '', text = '', messages = '']) => [status, status === 'error' ? messages : text]),
      summary,
      error: undefined,
    };
  } catch (error) {
    return { rows: undefined, summary: undefined, error: error as WaypostError };
  }
}
