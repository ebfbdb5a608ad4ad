// Threads that read the states of a release, the largest first; the parts come back in the order of the states.
import { WaypostError } from '../../../contract/errors.js';
import type { ColumnsPart } from '../../addresses/write/join-columns.js';
import { AskedThread } from '../asked-thread.js';
import { skip, type ScanContext } from './scan.js';
import type { StateAnswer, StateThreadStart } from './state-messages.js';

type StateThread = AskedThread<string, StateAnswer>;

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
      (): StateThread => new AskedThread(new URL('./state-worker.js', import.meta.url), this.start),
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
            await worker.end();
          }),
        ),
      ]);
    } finally {
      await Promise.all(workers.map((worker) => worker.end()));
    }
    return parts;
  }

  private ask(thread: StateThread, state: string): Promise<ColumnsPart> {
    return thread.ask<ColumnsPart>(state, (answer, { done, fail }) => {
      if ('bytes' in answer) this.context.onBytes(answer.bytes);
      else if ('part' in answer) {
        for (const [reason, rows] of Object.entries(answer.skipped)) skip(this.context, reason, rows);
        done(answer.part);
      } else fail(failureOf(answer.failure));
    });
  }
}

/** The failure that a thread sent, as it was thrown there. */
function failureOf({ kind, message, stack }: Extract<StateAnswer, { failure: unknown }>['failure']): Error {
  const error = kind ? new WaypostError(kind, message) : new Error(message);
  if (stack !== undefined) error.stack = stack;
  return error;
}
