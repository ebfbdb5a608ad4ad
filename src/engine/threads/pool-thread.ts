// One thread of a pool: the turns that it has been given, in their order, and what they are thought to take.
import { Worker } from 'node:worker_threads';
import { WORKER_LIMITS } from './worker-limits.js';
import type { SentAnswer, SentBody, SentCall, SentTurn, WorkerStart } from './engine-worker.js';
import type { Owner } from './fair-turns.js';
import type { ResponseBody } from './responder.js';
import { SharedBodies } from './shared-bodies.js';

/** A call as a thread is given it. */
export interface PoolCall {
  readonly sent: Omit<SentCall, 'ms'>;
  readonly owner: Owner;
  readonly records: number;
  /** Milliseconds that the turn it was given is thought to take. */
  expected: number;
}

export interface ThreadStart {
  /**
   * Address of the module that exports `attachEngine`, `operationNamed` and `listOperationNamed` (thread-engine.ts).
   */
  readonly module: string;
  /** What `attachEngine` takes in each thread. */
  readonly share: unknown;
}

/** Who is told what becomes of a thread. */
export interface ThreadEvents {
  answer(answer: SentAnswer): void;
  gone(reason: unknown): void;
}

/**
 * A thread is given another turn before the one is over, so that it never waits for the main thread, as long as those
 * it has take less than this; of short ones several, so that both wake each other less often.
 */
const AHEAD_MS = 6;
const TURNS_AHEAD = 8;

export class PoolThread<Call extends PoolCall> {
  readonly bodies = new SharedBodies();
  isReady = false;
  /** Milliseconds that what it has been given is thought to take. */
  expected = 0;
  /** When it began with the first of its turns. */
  since = 0;
  private readonly worker: Worker;
  private readonly calls: Call[] = [];

  constructor({ module, share }: ThreadStart, { answer, gone }: ThreadEvents) {
    this.worker = new Worker(new URL('./engine-worker.js', import.meta.url), {
      workerData: { module, share, bodies: this.bodies.memory } satisfies WorkerStart,
      resourceLimits: WORKER_LIMITS,
    });
    let reason: unknown;
    this.worker
      .on('message', answer)
      .on('error', (error) => {
        reason = error;
      })
      .on('exit', (code) => {
        gone(reason ?? new Error(`a worker thread ended by itself (code ${code})`));
      });
  }

  get isBusy(): boolean {
    return this.calls.length > 0;
  }

  get hasRoom(): boolean {
    const { isReady, calls, expected } = this;
    return isReady && (calls.length === 0 || (expected < AHEAD_MS && calls.length < TURNS_AHEAD));
  }

  /** Gives it a turn of a call, which it may have begun with; `ms`: of how many milliseconds. */
  give(call: Call, ms: number, isBegun: boolean): void {
    if (this.calls.push(call) === 1) this.since = performance.now();
    this.expected += call.expected;
    const { id, operation, request } = call.sent;
    this.worker.postMessage(
      isBegun ? ({ id, isOver: false, ms } satisfies SentTurn) : ({ id, operation, request, ms } satisfies SentCall),
      [],
    );
  }

  /** The call whose turn is over, which is the first; undefined where it has none. */
  take(): Call | undefined {
    const call = this.calls.shift();
    if (call) this.expected = this.calls.length === 0 ? 0 : this.expected - call.expected;
    this.since = performance.now();
    return call;
  }

  /** All calls that it has been given a turn of, in their order. */
  takeAll(): Call[] {
    this.expected = 0;
    return this.calls.splice(0);
  }

  /** Lets it forget a call that it has begun with. */
  forget({ sent: { id } }: Call): void {
    this.worker.postMessage({ id, isOver: true, ms: 0 } satisfies SentTurn, []);
  }

  end(): Promise<number> {
    return this.worker.terminate();
  }
}

/** An answer of a thread as the server sends it. */
export const receivedBody = (body: SentBody, bodies: SharedBodies): ResponseBody =>
  body instanceof Uint8Array
    ? { json: Buffer.from(body.buffer, body.byteOffset, body.length) }
    : {
        json: bodies.bytes(body.place, body.length),
        done: () => {
          bodies.free(body.place);
        },
      };
