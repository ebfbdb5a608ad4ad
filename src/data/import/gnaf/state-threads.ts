// Threads that read the states of a release, the largest first; the parts come back in the order of the states.
import { Worker } from 'node:worker_threads';
import { WaypostError } from '../../../contract/errors.js';
import type { ColumnsPart } from '../../addresses/write/join-columns.js';
import { skip, type ScanContext } from './scan.js';
import type { StateAnswer, StateThreadStart } from './state-messages.js';

export class StateThreads {
  constructor(
    private readonly start: StateThreadStart,
    private readonly context: ScanContext,
  ) {}

  /**
   * Reads all states on `threads` threads. Throws what a thread threw, or the signal's reason; no thread is left then.
   */
  async read(states: readonly string[], size: (state: string) => number, threads: number): Promise<ColumnsPart[]> {
    const queue = states.map((state, at) => ({ state, at, size: size(state) })).sort((a, b) => b.size - a.size);
    const parts: ColumnsPart[] = [];
    const workers = Array.from(
      { length: threads },
      () => new Worker(new URL('./state-worker.js', import.meta.url), { workerData: this.start }),
    );
    const { signal } = this.context;
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener(
        'abort',
        () => {
          reject(signal.reason as Error);
        },
        { once: true },
      );
    });
    try {
      signal?.throwIfAborted();
      await Promise.race([
        aborted,
        Promise.all(
          workers.map(async (worker) => {
            // A thread is ended as soon as there is nothing left for it: its memory is needed.
            for (let next = queue.shift(); next; next = queue.shift()) {
              parts[next.at] = await this.ask(worker, next.state);
            }
            worker.removeAllListeners('exit');
            await worker.terminate();
          }),
        ),
      ]);
    } finally {
      for (const worker of workers) worker.removeAllListeners('exit');
      await Promise.all(workers.map((worker) => worker.terminate()));
    }
    return parts;
  }

  private ask(worker: Worker, state: string): Promise<ColumnsPart> {
    return new Promise((resolve, reject) => {
      worker
        .removeAllListeners()
        .on('error', reject)
        .on('exit', (code) => {
          reject(new Error(`a thread of the import ended by itself (code ${code})`));
        });
      worker.on('message', (answer: StateAnswer) => {
        if ('bytes' in answer) this.context.onBytes(answer.bytes);
        else if ('part' in answer) {
          for (const [reason, rows] of Object.entries(answer.skipped)) skip(this.context, reason, rows);
          resolve(answer.part);
        } else {
          const { kind, message, stack } = answer.failure;
          const error = kind ? new WaypostError(kind, message) : new Error(message);
          if (stack !== undefined) error.stack = stack;
          reject(error);
        }
      });
      worker.postMessage(state, []);
    });
  }
}
